"""What a player takes in at a glance: the goal of the hand, and the steps of the turn."""

from typing import Final

from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.ui.aids import missing_of
from capolinea.games.transamerica.ui.table import Now
from capolinea.i18n import Say
from capolinea.i18n.phrases import listed
from capolinea.render.look import TurnStep
from capolinea.render.table.goal import goal_html, strong
from capolinea.render.table.steps import turn_steps

BEGINNING: Final = (("start", "TA-7"), ("first", "TA-9"))
TURN: Final = (("first", "TA-9"), ("second", "TA-10"))


def steps(now: Now, say: Say) -> tuple[TurnStep, ...]:
    view = now.view
    if view.stage == "over":
        return ()
    if view.stage == "start":
        return turn_steps(say, BEGINNING, "start")
    return turn_steps(say, TURN, "second" if view.cost_this_turn else "first")


def goal(now: Now, say: Say) -> str:
    """Name the viewer's cities; those that are not connected yet stand out."""
    view, missing = now.view, now.once(missing_of)
    if missing is None:
        return goal_html(say("goal.watching"))
    names = [BOARD.city_names[city] for city in view.hand]
    cities = [name if away == 0 else strong(name) for name, away in zip(names, missing.cities, strict=True)]
    return goal_html(say("goal.own", cities=listed(say, cities)))

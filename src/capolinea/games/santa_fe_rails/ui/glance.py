"""What a player takes in at a glance: what counts, and the steps of the turn."""

from typing import Final

from capolinea.games.santa_fe_rails.board import BOARD
from capolinea.games.santa_fe_rails.ui.table import Now
from capolinea.games.santa_fe_rails.view import View
from capolinea.i18n import Say
from capolinea.i18n.phrases import listed
from capolinea.render.look import TurnStep
from capolinea.render.table.goal import goal_html, strong
from capolinea.render.table.steps import turn_steps

#: So many cities are named; of more, how many they are.
NAMED: Final = 2
COUNTERS: Final = ("boomtown", "SF-52")
TURN: Final = (("draw", "SF-7"), ("choose", "SF-12"), COUNTERS, ("first_lay", "SF-17"), ("second_lay", "SF-17"))


def steps(view: View, say: Say) -> tuple[TurnStep, ...]:
    """Return the steps; counters are placed only in turns in which somebody plays a boomtown."""
    if view.stage == "over":
        return ()
    turn = [step for step in TURN if step != COUNTERS or view.stage == "boomtown"]
    return turn_steps(say, turn, view.stage)


def goal(now: Now, say: Say) -> str:
    """Name the cities in the viewer's hand; without any, those that were played. Two lines have room for a few."""
    view = now.view
    if view.seat is None:
        return goal_html(say("goal.watching"))
    towns = dict.fromkeys(view.hand or view.played[view.seat])
    if not towns:
        return goal_html(say("goal.watching"))
    names = [strong(BOARD.town_names[town]) for town in towns]
    if len(names) <= NAMED + 1:
        return goal_html(say("goal.own", cities=listed(say, names)))
    return goal_html(say("goal.own_many", cities=", ".join(names[:NAMED]), count=len(names) - NAMED))

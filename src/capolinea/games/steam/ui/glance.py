"""What a player takes in at a glance: what counts, and the phases of the turn."""

from typing import Final

from capolinea.games.steam.ui.aids import score_of
from capolinea.games.steam.ui.table import Now
from capolinea.games.steam.view import View
from capolinea.i18n import Say
from capolinea.i18n.phrases import plain
from capolinea.render.look import TurnStep
from capolinea.render.table.goal import goal_html, strong
from capolinea.render.table.steps import turn_steps

FIRST_ORDER: Final = (("bid", "ST-6"), ("action", "ST-10"))
BASE: Final = (
    ("action", "ST-10"),
    ("build", "ST-14"),
    ("move_1", "ST-31"),
    ("move_2", "ST-31"),
    ("income", "ST-36"),
)
STANDARD: Final = (("capital", "ST-61"), ("bid", "ST-62"), *BASE[:-1], ("income", "ST-66"))


def steps(view: View, say: Say) -> tuple[TurnStep, ...]:
    if view.stage == "over":
        return ()
    now = f"move_{view.round}" if view.stage in ("move", "points") else view.stage
    if view.options.game == "standard":
        return turn_steps(say, STANDARD, now)
    return turn_steps(say, FIRST_ORDER if now == "bid" else BASE, now)


def goal(now: Now, say: Say) -> str:
    """Say how long the game lasts and what the viewer would score if it ended now."""
    view = now.view
    if view.seat is None or not view.alive[view.seat]:
        return goal_html(say("goal.watching", last=view.last_turn))
    score = plain(sum(now.once(score_of, view.seat)))
    return goal_html(say("goal.own", last=view.last_turn, score=strong(score)))

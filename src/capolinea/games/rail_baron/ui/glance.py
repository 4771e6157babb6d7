"""What a player takes in at a glance: the way to win, and the steps of the turn."""

from typing import Final

from capolinea.games.rail_baron.fees import winning_sum
from capolinea.games.rail_baron.ui.names import name_city
from capolinea.games.rail_baron.ui.table import Now
from capolinea.games.rail_baron.view import View
from capolinea.i18n import Say
from capolinea.i18n.phrases import dollars
from capolinea.render.look import TurnStep
from capolinea.render.table.goal import goal_html, strong
from capolinea.render.table.steps import turn_steps

TURN: Final = (("destination", "RB-4"), ("dice", "RB-8"), ("ride", "RB-9"), ("purchase", "RB-30"))
AFTER: Final = (("dice", "RB-8"), ("ride", "RB-9"), ("bonus", "RB-13"), ("purchase", "RB-30"))
#: What interrupts a turn is a strip of its own.
INTERRUPTIONS: Final = {"sale": ("sale", "RB-23"), "bid": ("bid", "RB-26")}


def steps(view: View, say: Say) -> tuple[TurnStep, ...]:
    if view.stage == "over":
        return ()
    if view.stage in INTERRUPTIONS:
        return turn_steps(say, [INTERRUPTIONS[view.stage]], view.stage)
    if view.stage == "after":
        return turn_steps(say, AFTER, "bonus")
    return turn_steps(say, TURN, step_of(view))


def step_of(view: View) -> str:
    if view.stage == "turn":
        wanted = view.destination[view.actor] < 0 and not view.declared[view.actor]
        return "destination" if wanted else "dice"
    return {"region": "destination", "ride": "ride"}.get(view.stage, "purchase")


def goal(now: Now, say: Say) -> str:
    """Name the viewer's home, and the sum that is still missing."""
    view = now.view
    kind = "governor" if view.options.governor else "net_worth" if view.options.net_worth else "home"
    needed = winning_sum(view.options)
    if view.seat is None or not view.in_game[view.seat] or kind == "governor":
        return goal_html(say(f"goal.{kind}_watching", needed=strong(dollars(say, needed))))
    home = strong(name_city(say, view.home[view.seat]))
    missing = needed - view.cash[view.seat]
    if kind == "home" and missing > 0:
        return goal_html(say("goal.home", place=home, goal=needed, missing=strong(dollars(say, missing))))
    return goal_html(say(f"goal.{kind}_near", place=home, needed=strong(dollars(say, needed))))

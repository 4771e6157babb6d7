"""What a player takes in at a glance: contracts and route, and the steps of the turn."""

from typing import Final

from capolinea.games.spike.board import BOARD
from capolinea.games.spike.state import DELIVERED
from capolinea.games.spike.ui.aids import contracts, own_route
from capolinea.games.spike.ui.phrases import good_words
from capolinea.games.spike.view import View
from capolinea.i18n import Say
from capolinea.i18n.phrases import listed
from capolinea.render.look import TurnStep
from capolinea.render.table.goal import goal_html, strong
from capolinea.render.table.steps import turn_steps

SIDES: Final = ("sides", "SP-36")
SETUP: Final = (SIDES, ("gift", "SP-6"), ("route", "SP-8"), ("place", "SP-9"))
TURN: Final = (("train", "SP-14"), ("action", "SP-39"))
#: Only turns that end in a city have it.
CARGO: Final = ("cargo", "SP-18")


def steps(view: View, say: Say) -> tuple[TurnStep, ...]:
    if view.stage == "over":
        return ()
    if view.stage in [code for code, _ in SETUP]:
        return turn_steps(say, SETUP if view.options.advanced else SETUP[1:], view.stage)
    if view.stage == "after":
        return turn_steps(say, (*TURN, CARGO), "cargo")
    return turn_steps(say, TURN, "train" if view.stage == "turn" and view.steps else "action")


def goal(view: View, say: Say) -> str:
    """Name the goods that the viewer has still to deliver, and where the route starts."""
    seat = view.seat
    if seat is None:
        return goal_html(say("goal.watching"))
    left = [good for good in contracts(view, seat) if view.token[good] != DELIVERED]
    goods = listed(say, [strong(good_words(say.language, good)) for good in left])
    route = own_route(view, seat)
    if route < 0:
        return goal_html(say("goal.contracts", goods=goods))
    start = strong(BOARD.city_names[BOARD.route_start[route]])
    code = "goal.own" if left else "goal.route"
    return goal_html(say(code, goods=goods, start=start))

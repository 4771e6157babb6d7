"""Riding by destination: a player points at a dot and sees the routes to it, with their fees, before choosing one."""

from typing import Final

from capolinea.games.rail_baron.actions import Ride
from capolinea.games.rail_baron.rules import RULES
from capolinea.games.rail_baron.ui.aids import distance_of, payoff_of, shortest, target_of
from capolinea.games.rail_baron.ui.drawing import draw_route
from capolinea.games.rail_baron.ui.geometry import BOARD
from capolinea.games.rail_baron.ui.names import dot_words
from capolinea.games.rail_baron.ui.phrases import codes, kinds_words, party
from capolinea.games.rail_baron.ui.routes import BillItem, Route, routes_to
from capolinea.games.rail_baron.ui.table import Now, state_of
from capolinea.i18n import Say
from capolinea.i18n.phrases import dollars
from capolinea.render.look import Aim, Plan

DOT: Final = "dot:"


def can_aim(now: Now) -> bool:
    return any([isinstance(action, Ride) for action in now.offers])


def aim(now: Now, target: str, origin: str, say: Say) -> Aim:
    """Return the viewer's routes to the dot `target`; they begin where its train is."""
    view, number = now.view, target.removeprefix(DOT)
    dots = now.once(state_of).board.dots
    known = target.startswith(DOT) and number.isascii() and number.isdigit() and int(number) < dots
    if not known or not can_aim(now):
        return Aim(say("aim.nothing"), say("aim.nothing_why"))
    dot = int(number)
    routes = now.once(routes_to, view.actor, dot)
    if not routes:
        here = dot == view.dot[view.actor]
        return Aim(say("aim.unreachable", dot=dot), say("aim.here" if here else "aim.cut_off"))
    others = len(routes) - 1
    plans = [plan(now, route, say, dot, others, number) for number, route in enumerate(routes)]
    return Aim(say("aim.to", dot=dot), aim_text(now, dot, routes, say), tuple(plans))


def aim_text(now: Now, dot: int, routes: tuple[Route, ...], say: Say) -> str:
    """Say how the ride would end: with the payoff, at a stop, or only part of the way there."""
    view = now.view
    shortest = min([len(route.segments) for route in routes])
    if shortest > view.steps:
        return say("aim.beyond", dots=shortest, steps=view.steps)
    if dot == target_of(now, view.actor):
        declared = view.declared[view.actor]
        return say("aim.home") if declared else say("aim.arrives", payoff=payoff_of(now, view.actor))
    return say("aim.ends") if shortest == view.steps else say("aim.stops", left=view.steps - shortest)


def plan(now: Now, route: Route, say: Say, dot: int, others: int, number: int = -1) -> Plan:
    """Describe a route: where it leads, what this turn will owe to whom and why, and what is left after it.

    A plan that was asked for has a `number` and brings its drawing along. What a route is best at is said only if there
    are `others` to compare it with.
    """
    view, ridden = now.view, route.segments[: route.now]
    end = view.dot[view.actor]
    for segment in ridden:
        end = BOARD.across[segment] - end
    before, after = now.once(distance_of, view.actor), distance_after(now, ridden, end)
    kinds = ", ".join(kinds_words(say, route.kinds, others)) or say("route.other")
    parts = [toward_text(before, after, say), later_text(now, route, dot, say), kinds if others else ""]
    return Plan(
        label=say("plan.label", place=dot_words(end)),
        note=" · ".join([part for part in parts if part]),
        figure=dollars(say, route.fee_now),
        detail=bill_text(route.bill, say),
        actions=tuple([RULES.write(Ride(view.actor, segment)) for segment in ridden]),
        drawing=draw_route(view.dot[view.actor], route.segments, route.now, number) if number >= 0 else "",
        warns=after > before >= 0,
    )


def distance_after(now: Now, ridden: tuple[int, ...], end: int) -> int:
    """Return the dots that are left to the destination once `ridden` has been ridden; -1 without a trip."""
    state, goal = now.once(state_of), target_of(now, now.view.actor)
    if goal < 0:
        return -1
    used = bytearray(state.used_tracks[now.view.actor])
    for segment in ridden:
        used[state.board.track_one[segment]] = 1
        used[state.board.track_two[segment]] = 1
    return 0 if end == goal else shortest(state.board, end, goal, used)


def toward_text(before: int, after: int, say: Say) -> str:
    """Say how far the destination is before and after, and warn of a ride that leads away from it."""
    if before < 0 or after <= 0:
        return ""
    return say("plan.away" if after > before else "plan.toward", before=before, after=after)


def later_text(now: Now, route: Route, dot: int, say: Say) -> str:
    """Say what follows this roll, or how much of it is left."""
    view = now.view
    if len(route.segments) > route.now:
        return say("plan.later", turns=route.turns, total=dollars(say, route.fee), dots=len(route.segments))
    if dot == target_of(now, view.actor):
        return say("plan.arrives")
    left = view.steps - route.now
    return say("plan.stops", dots=route.now, left=left) if left else say("plan.ends", dots=route.now)


def bill_text(bill: tuple[BillItem, ...], say: Say) -> str:
    """ "Bank $1,000 (UP, SP) + Marco $5,000 (NYC, established rate)"."""
    return " + ".join([bill_item_text(item, say) for item in bill]) or say("bill.nothing")


def bill_item_text(item: BillItem, say: Say) -> str:
    who, by = party(say, item.who), ", ".join(codes(item.railroads))
    code = "bill.before" if not by else "bill.old" if item.old else "bill.fare"
    return say(code, party=who, amount=item.amount, railroads=by)

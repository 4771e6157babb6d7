"""Whole rides of this turn towards the best deliveries, for players who do not want to ride space by space."""

from typing import Final

from capolinea.core.action import Action
from capolinea.games.spike import actions as do
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.cargo import can_load, has_room
from capolinea.games.spike.rules import RULES
from capolinea.games.spike.ui.aids import is_to_act, speed
from capolinea.games.spike.ui.table import Now, state_of
from capolinea.games.spike.ui.trips import Ride, Trip, rides_from, trips_of
from capolinea.games.spike.view import View
from capolinea.i18n import Say
from capolinea.i18n.phrases import dollars
from capolinea.render.look import Plan

#: More suggestions would leave too little room for the other actions.
MOST: Final = 1


def plans(now: Now, say: Say) -> tuple[Plan, ...]:
    """Suggest at the start of a turn: load what waits here, then ride as far as this turn allows."""
    view = now.view
    if not is_to_act(view) or view.stage not in ("turn", "move") or view.arrived:
        return ()
    seat = view.actor
    made = [plan_for(now, seat, trip, say) for trip in now.once(trips_of, seat)]
    return tuple([plan for plan in made if plan is not None][:MOST])


def plan_for(now: Now, seat: int, trip: Trip, say: Say) -> Plan | None:
    """Return the moves of this turn for a trip, or None if it does not move now."""
    view = now.view
    loading = waits_here(now, seat, trip)
    to_source = trip.source >= 0 and not loading
    ride = onward(now, seat, trip, to_source=to_source)
    if ride is None:
        return None
    goal = trip.source if to_source else trip.goal
    moves = moves_now(view, seat, ride, goal)
    if not moves:
        return None
    arrives = moves[-1] == goal
    actions: list[Action] = [do.Load(seat, -1)] if loading else []
    in_city = view.train_place[seat] < BOARD.cities
    for number, place in enumerate(moves):
        actions.append(do.Start(seat, place) if in_city and number == 0 else do.Ride(seat, place))
    if arrives:
        actions.append(do.Load(seat, -1) if to_source else do.Deliver(seat, trip.good))
    what = "fetch" if to_source else "carry"
    return Plan(
        label=say(f"plan.{what}", good=trip.good, city=goal),
        note=say("plan.arrives", spaces=len(moves))
        if arrives
        else say("plan.later", spaces=len(moves), turns=trip.turns),
        figure=f"+{dollars(say, trip.money)}",
        detail=say("plan.detail", good=trip.good, city=trip.goal, money=trip.money, turns=trip.turns),
        actions=tuple([RULES.write(action) for action in actions]),
    )


def waits_here(now: Now, seat: int, trip: Trip) -> bool:
    """Return whether the good of the trip can be loaded where the train is."""
    view, state = now.view, now.once(state_of)
    return (
        view.stage == "turn"
        and trip.source >= 0
        and view.train_place[seat] == trip.source
        and can_load(state, seat)
        and has_room(state, seat)
    )


def onward(now: Now, seat: int, trip: Trip, *, to_source: bool) -> Ride | None:
    """Return the next ride of a trip, or None if the train would first have to unload something."""
    if to_source:
        return trip.fetch if has_room(now.once(state_of), seat) else None
    view = now.view
    return rides_from(view.own_spaces[seat], view.train_place[seat]).get(trip.goal)


def moves_now(view: View, seat: int, ride: Ride, goal: int) -> list[int]:
    """SP-16, SP-17 Return the places of this turn, skipping cities before the goal; none if it came from there."""
    if view.train_place[seat] >= BOARD.cities and view.entered_by == ride.nodes[0] and view.entered_by >= 0:
        return []
    left = speed(view, seat) if view.train_place[seat] < BOARD.cities else view.steps
    places = [BOARD.cities + space for space in ride.spaces]
    return [*places, goal][:left]

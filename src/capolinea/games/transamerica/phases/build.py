"""TA-8 to TA-13 and TA-V1: laying rails."""

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance
from capolinea.core.event import Event
from capolinea.core.refusal import Refusal
from capolinea.games.transamerica.actions import LayRail, Stop
from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.events import RailLaid, Stopped
from capolinea.games.transamerica.networks import (
    completed,
    free_lines,
    in_network,
    lay_coloured,
    lay_common,
    network_cities,
)
from capolinea.games.transamerica.pieces import TURN_BUDGET
from capolinea.games.transamerica.sequence import end_round, end_turn
from capolinea.games.transamerica.state import BUILD, State


def refuse_lay_rail(state: State, action: LayRail) -> Refusal | None:
    """TA-9, TA-10 A free line at the own network, that fits what was laid in the turn; TA-V1 the own colour."""
    graph = BOARD.graph
    line = action.line
    if state.phase != BUILD:
        return Refusal("rail.start_first", "TA-7")
    if not 0 <= line < graph.lines:
        return Refusal("rail.no_such_line", "TA-10")
    if line in state.rails:
        return Refusal("rail.line_taken", "TA-10", {"line": line}, suggest(state, action.seat))
    if not in_network(state, action.seat, graph.a[line]) and not in_network(state, action.seat, graph.b[line]):
        return Refusal("rail.not_connected", "TA-10", {"line": line}, suggest(state, action.seat))
    if state.laid_now + graph.cost[line] > TURN_BUDGET:
        return Refusal("rail.double_after_single", "TA-9", {"line": line}, suggest(state, action.seat))
    if action.coloured:
        return refuse_coloured(state, action)
    return None


def refuse_coloured(state: State, action: LayRail) -> Refusal | None:
    """TA-V1, TA-V2 A coloured rail of one's own that cuts nobody off from any part of the board."""
    plain = LayRail(action.seat, action.line)
    if not state.vexation:
        return Refusal("coloured.not_in_game", "TA-V1", {}, plain)
    if state.coloured_left[action.seat] == 0:
        return Refusal("coloured.used_up", "TA-V1", {}, plain)
    for other in range(state.seats):
        if other != action.seat and cuts_off(state, action, other):
            return Refusal("coloured.cuts_off", "TA-V2", {"holder": other, "line": action.line}, plain)
    return None


def cuts_off(state: State, action: LayRail, other: Seat) -> bool:
    """TA-V2 Whether some point could then never be reached by `other`; the board was whole for it before."""
    closed = [False] * BOARD.graph.lines
    closed[action.line] = True
    for line, owner in state.coloured:
        closed[line] = owner != other
    return not BOARD.graph.are_joined(BOARD.graph.a[action.line], BOARD.graph.b[action.line], closed)


def suggest(state: State, seat: Seat) -> LayRail | None:
    """The first line that may be laid instead."""
    lines = buildable(state, seat)
    return LayRail(seat, lines[0]) if lines else None


def buildable(state: State, seat: Seat) -> list[int]:
    """TA-9 The lines that `seat` may lay now, ascending: of any kind first, then single ones only."""
    singles = free_lines(state, seat, 1)
    if state.laid_now > 0:
        return singles
    return sorted(singles + free_lines(state, seat, 2))


def refuse_stop(state: State, action: Stop) -> Refusal | None:
    """TA-9, TA-12 Not before a rail is laid."""
    if state.phase != BUILD:
        return Refusal("rail.start_first", "TA-7")
    if state.laid_now == 0:
        return Refusal("stop.lay_one_first", "TA-9", {}, suggest(state, action.seat))
    return None


def offer_build(state: State, seat: Seat) -> list[Action]:
    """Every rail that may be laid, then stopping."""
    lines = buildable(state, seat)
    offers: list[Action] = [LayRail(seat, line) for line in lines]
    if state.vexation and state.coloured_left[seat] > 0:
        coloured = [LayRail(seat, line, True) for line in lines]
        offers += [offer for offer in coloured if refuse_coloured(state, offer) is None]
    if state.laid_now > 0:
        offers.append(Stop(seat))
    return offers


def lay_rail(state: State, action: LayRail, chance: Chance) -> list[Event]:
    """TA-10 Lay it; TA-13 end the round if it completes anybody; TA-9, TA-20 end the turn if no other may follow."""
    seat = action.seat
    line = action.line
    cost = BOARD.graph.cost[line]
    strangers = [other for other in range(state.seats) if not in_network(state, seat, state.markers[other])]
    cities = network_cities(state, seat)
    gained = lay_coloured(state, seat, line) if action.coloured else lay_common(state, line)
    joined = tuple([other for other in strangers if in_network(state, seat, state.markers[other])])
    new = network_cities(state, seat) & ~cities
    reached = tuple([city for city in range(len(BOARD.city_names)) if new >> city & 1])
    events: list[Event] = [RailLaid(seat, line, cost, action.coloured, joined, reached)]
    state.laid_now += cost
    if gained and completed(state):
        return events + end_round(state, chance)
    if state.laid_now >= TURN_BUDGET or not free_lines(state, seat, 1):
        end_turn(state)
    return events


def stop(state: State, action: Stop) -> list[Event]:
    end_turn(state)
    return [Stopped(action.seat)]

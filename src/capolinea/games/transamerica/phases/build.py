"""TA-8 to TA-13 and TA-V1: laying rails."""

from typing import Final

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance
from capolinea.core.event import Event, Log
from capolinea.core.refusal import Refusal
from capolinea.games.transamerica.actions import LayRail, Stop
from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.events import RailLaid, Stopped
from capolinea.games.transamerica.meta import SEATS
from capolinea.games.transamerica.moves import Move
from capolinea.games.transamerica.networks import (
    all_free_lines,
    completed,
    free_lines,
    has_free_single,
    in_network,
    lay_coloured,
    lay_common,
    network_cities,
    network_components,
)
from capolinea.games.transamerica.pieces import TURN_BUDGET
from capolinea.games.transamerica.sequence import end_round, end_turn
from capolinea.games.transamerica.state import BUILD, NOWHERE, State

#: Every plain rail that can be laid, by seat and line: a listing has a hundred, and making them took most of its time.
RAILS: Final[list[list[Action]]] = [
    [LayRail(seat, line) for line in range(BOARD.graph.lines)] for seat in range(SEATS.stop - 1)
]


def refuse_lay_rail(state: State, action: LayRail) -> Refusal | None:
    """TA-9, TA-10 The line is free, at the player's network, and fits the rest of the turn; TA-V1 coloured rails."""
    graph = BOARD.graph
    line = action.line
    if state.stage != BUILD:
        return Refusal("rail.start_first", "TA-7")
    if not 0 <= line < graph.lines:
        return Refusal("rail.no_such_line", "TA-10")
    if line in state.rails:
        return Refusal("rail.line_taken", "TA-10", {"line": line}, suggest(state, action.seat))
    if not in_network(state, action.seat, graph.a[line]) and not in_network(state, action.seat, graph.b[line]):
        return Refusal("rail.not_connected", "TA-10", {"line": line}, suggest(state, action.seat))
    if state.cost_this_turn + graph.cost[line] > TURN_BUDGET:
        return Refusal("rail.double_after_single", "TA-9", {"line": line}, suggest(state, action.seat))
    if action.coloured:
        return refuse_coloured(state, action)
    return None


def refuse_coloured(state: State, action: LayRail) -> Refusal | None:
    """TA-V1, TA-V2 The player has a coloured rail left, and it cuts nobody off from any part of the board."""
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
    """TA-V2 Return whether `other` could then no longer reach some point; before, it could reach all of them."""
    closed = [False] * BOARD.graph.lines
    closed[action.line] = True
    for line, owner in state.coloured:
        closed[line] = owner != other
    return not BOARD.graph.has_path(BOARD.graph.a[action.line], BOARD.graph.b[action.line], closed)


def suggest(state: State, seat: Seat) -> LayRail | None:
    """Return the first rail that may be laid instead."""
    lines = buildable(state, seat)
    return LayRail(seat, lines[0]) if lines else None


def buildable(state: State, seat: Seat) -> list[int]:
    """TA-9 Return the lines that `seat` may build on now, ascending: any for the first rail, single for the second."""
    components = network_components(state, seat)
    if len(components) == 1:
        lines, cost = all_free_lines(state, components[0]), BOARD.graph.cost
        return [line for line in lines if cost[line] == 1] if state.cost_this_turn > 0 else lines[:]
    # A line between two components is in the lists of both.
    singles = free_lines(state, seat, 1)
    return singles if state.cost_this_turn > 0 else sorted(singles + free_lines(state, seat, 2))


def offer_rails(state: State, seat: Seat) -> list[Action]:
    """Offer every rail that may be laid, then coloured ones."""
    lines, rails = buildable(state, seat), RAILS[seat]
    offers = [rails[line] for line in lines]
    if state.vexation and state.coloured_left[seat] > 0:
        coloured = [LayRail(seat, line, True) for line in lines]
        offers += [offer for offer in coloured if refuse_coloured(state, offer) is None]
    return offers


def lay_rail(state: State, move: Move, chance: Chance, log: Log) -> None:
    """TA-10 Lay a rail; TA-13 end the round if it completes anybody; TA-9, TA-20 end the turn if none may follow."""
    seat, line = move.seat, move.line
    before = None if log is None or not may_gain(state, move) else reach_of(state, seat)
    gained = lay_coloured(state, seat, line) if move.coloured else lay_common(state, line, move.hint)
    if log is not None:
        log.append(rail_laid(move, before, reach_of(state, seat)) if before is not None else plain_rail(move))
    state.cost_this_turn += BOARD.graph.cost[line]
    if gained and completed(state):
        end_round(state, chance, log)
    elif state.cost_this_turn >= TURN_BUDGET or not has_free_single(state, seat):
        end_turn(state)


def may_gain(state: State, move: Move) -> bool:
    """Return whether the rail could add a city or a start to the player's network: nearly all lead to a bare point."""
    a, b = BOARD.graph.a[move.line], BOARD.graph.b[move.line]
    one, two = state.component_of[a], state.component_of[b]
    if move.coloured or (one != NOWHERE and two != NOWHERE):
        return True
    return bool(BOARD.city_bit[a] if one == NOWHERE else BOARD.city_bit[b])


def plain_rail(move: Move) -> Event:
    return RailLaid(move.seat, move.line, BOARD.graph.cost[move.line], move.coloured, (), ())


def reach_of(state: State, seat: Seat) -> tuple[list[Seat], int]:
    """Return the seats whose start is in the network of `seat`, and its cities as bits."""
    seats = [other for other in range(state.seats) if in_network(state, seat, state.markers[other])]
    return seats, network_cities(state, seat)


def rail_laid(move: Move, before: tuple[list[Seat], int], after: tuple[list[Seat], int]) -> Event:
    """Return the event, with what the rail added to the player's network."""
    joined = tuple([seat for seat in after[0] if seat not in before[0]])
    new = after[1] & ~before[1]
    reached = tuple([city for city in range(len(BOARD.city_names)) if new >> city & 1])
    return RailLaid(move.seat, move.line, BOARD.graph.cost[move.line], move.coloured, joined, reached)


def refuse_stop(state: State, action: Stop) -> Refusal | None:
    """TA-9, TA-12 A turn must have at least one rail."""
    if state.stage != BUILD:
        return Refusal("rail.start_first", "TA-7")
    if state.cost_this_turn == 0:
        return Refusal("stop.lay_one_first", "TA-9", {}, suggest(state, action.seat))
    return None


def offer_stop(state: State, seat: Seat) -> list[Action]:
    return [Stop(seat)] if state.cost_this_turn > 0 else []


def stop(state: State, move: Move, chance: Chance, log: Log) -> None:
    if log is not None:
        log.append(Stopped(move.seat))
    end_turn(state)

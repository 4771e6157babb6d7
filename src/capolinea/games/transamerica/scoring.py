"""TA-13 to TA-15 and TA-18: what a round costs, and who has won."""

from collections.abc import Sequence

from capolinea.core.outcome import Outcome, ScorePart, ranked
from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.events import RoundResult, SeatResult
from capolinea.games.transamerica.networks import line_weights, network_cities, network_points, rail_owners
from capolinea.games.transamerica.state import OVER, State
from capolinea.kit.steiner import Tree, cheapest_tree


def missing_track(state: State, seat: int, weights: list[int] | None = None, network: list[bool] | None = None) -> Tree:
    """TA-14 Return the cheapest lines that would connect all cities of `seat` to its network, and their cost.

    `weights` are the line weights of `seat` and `network` its points, if they are already known.
    """
    there = network_cities(state, seat)
    cities = [BOARD.city_point[city] for city in state.hands[seat] if not there >> city & 1]
    if not cities:
        return Tree(0, [])
    if weights is None:
        weights = line_weights(state, seat)
    if network is None:
        network = network_points(state, seat)
    return cheapest_tree(BOARD.graph, weights, network, cities)


def cheapest_network(hand: Sequence[int]) -> Tree:
    """Return the cheapest lines that connect the cities of `hand` on the empty board, and their cost."""
    points = [BOARD.city_point[city] for city in hand]
    home = [point == points[0] for point in range(BOARD.graph.points)]
    return cheapest_tree(BOARD.graph, BOARD.graph.cost, home, points[1:])


def score_round(state: State) -> RoundResult:
    """TA-14, TA-15 Subtract from each score the cost of the missing track; record and return the result."""
    seats: list[SeatResult] = []
    # Without coloured rails a line costs everybody the same, and connected markers share one network.
    weights = None if state.vexation else line_weights(state, 0)
    network: list[bool] | None = None
    for seat in range(state.seats):
        if state.vexation:
            network = None
        elif seat == 0 or state.home_component[seat] != state.home_component[seat - 1]:
            network = network_points(state, seat)
        tree = missing_track(state, seat, weights, network)
        points = state.scores[seat] - tree.cost
        seats.append(SeatResult(state.hands[seat], tree.cost, tuple(tree.lines), points))
    state.scores = tuple([result.points for result in seats])
    result = RoundResult(
        round=state.round,
        first=state.first,
        barrier=state.barrier,
        markers=state.markers,
        rails=tuple(state.rails),
        owners=rail_owners(state),
        seats=tuple(seats),
    )
    state.history += (result,)
    return result


def past_barrier(state: State) -> list[int]:
    """TA-3, TA-18 Return the seats whose locomotive has reached or passed the barrier."""
    return [seat for seat in range(state.seats) if state.scores[seat] <= state.barrier]


def outcome(state: State) -> Outcome | None:
    """TA-18 Rank by points; equal points share the victory."""
    if state.stage != OVER:
        return None
    scores = state.scores
    breakdown = tuple(
        [
            (
                ScorePart("start", BOARD.start_points),
                *[ScorePart("round", -result.seats[seat].lost) for result in state.history],
            )
            for seat in range(state.seats)
        ]
    )
    return Outcome(ranked(scores), scores, breakdown, "barrier_passed")

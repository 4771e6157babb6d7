"""SP-34, SP-35: route cards, and who has won."""

from capolinea.core.outcome import Outcome, ScorePart, ranked
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.state import OVER, State

#: More than any number of cards, and of cities and cards, so that a city or a dollar outweighs them.
CITY_FIRST = 1 << 10
MONEY_FIRST = 1 << 20


def route_money(state: State, seat: int) -> int:
    """SP-34 Return the value of the best city connected to the start, plus 1 for each other connected one."""
    card = state.route[seat]
    if not state.network_bits[BOARD.route_start[card]] >> seat & 1:
        return 0
    values = [value for city, value in BOARD.route_lines[card] if state.network_bits[city] >> seat & 1]
    return max(values) + len(values) - 1 if values else 0


def cities_connected(state: State, seat: int) -> int:
    return len([node for node in state.network_nodes[seat] if node < BOARD.cities])


def ranking_key(state: State, seat: int) -> int:
    """SP-35 Return a sort key: money, then cities, then cards in hand."""
    money = state.money[seat] + route_money(state, seat)
    return money * MONEY_FIRST + cities_connected(state, seat) * CITY_FIRST + sum(state.hands[seat])


def winners(state: State) -> tuple[int, ...]:
    order = [ranking_key(state, seat) for seat in range(state.seats)]
    return tuple([seat for seat in range(state.seats) if order[seat] == max(order)])


def outcome(state: State) -> Outcome | None:
    if state.stage != OVER:
        return None
    seats = range(state.seats)
    parts = [
        (
            ScorePart("market", state.from_market[seat]),
            ScorePart("contracts", state.from_contracts[seat]),
            ScorePart("route", route_money(state, seat)),
            ScorePart("improvements", -state.spent[seat]),
        )
        for seat in seats
    ]
    scores = tuple([sum([part.value for part in each]) for each in parts])
    order = tuple([ranking_key(state, seat) for seat in seats])
    return Outcome(ranked(order), scores, tuple(parts), state.reason)

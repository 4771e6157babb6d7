"""What a seat's chance of winning depends on: money now, and what its network, train and goods promise."""

from typing import Final

from capolinea.games.spike.board import BOARD
from capolinea.games.spike.bot.errands import route_worth
from capolinea.games.spike.pieces import COLOURS, FREIGHT_CARS, GOODS, LAST_ROUND, LOCOMOTIVE, SIDES, TENDER
from capolinea.games.spike.state import DELIVERED, State, cards_per_colour

#: Dollars and cards are counted in tens, so that weights are of one size.
TEN: Final = 10.0


def progress(state: State) -> float:
    """Return how far the match has gone, from 0 to 1, by the cards drawn."""
    if state.finisher >= 0:
        return 1.0
    deck = cards_per_colour(state.seats) * len(COLOURS)
    return min(1.0, (state.round - state.deck_size / deck) / LAST_ROUND)


def features(state: State) -> list[list[float]]:
    """Return a row for each seat: every feature, and again times the progress of the match."""
    gone = progress(state)
    rows: list[list[float]] = []
    for seat in range(state.seats):
        row = features_of(state, seat)
        rows.append(row + [gone * each for each in row])
    return rows


def features_of(state: State, seat: int) -> list[float]:
    connected = 0
    cities = 0
    for node in state.network_nodes[seat]:
        if node < BOARD.cities:
            connected |= 1 << node
            cities += 1
    aboard, ready, waiting = promised(state, seat, connected)
    level = state.level[seat]
    return [
        state.money[seat] / TEN,
        route_worth(state.route[seat], connected) / TEN,
        aboard / TEN,
        ready / TEN,
        waiting / TEN,
        cities / TEN,
        sum(state.hands[seat]) / TEN,
        float(level[LOCOMOTIVE]),
        float(level[TENDER]),
        float(level[FREIGHT_CARS]),
        # Who moves next has a turn more than the others.
        1.0 if state.actor == seat else 0.0,
    ]


def promised(state: State, seat: int, connected: int) -> tuple[float, float, float]:
    """Return what goods aboard would be paid in the network, the same for goods offered there, and what the others
    could bring at most."""
    aboard = ready = waiting = 0.0
    for good in range(len(GOODS)):
        if state.holder[good] != seat or state.token[good] == DELIVERED or state.side[good] < 0:
            continue
        inside = 0
        anywhere = 0
        for city, money in BOARD.contract_lines[state.contract[good]][state.side[good] % SIDES]:
            if state.supplied[city] >> seat & 1:
                continue
            anywhere = max(anywhere, money)
            if connected >> city & 1:
                inside = max(inside, money)
        if good in state.aboard[seat]:
            aboard += inside
        elif inside and any([connected >> source & 1 for source in BOARD.sources[good]]):
            ready += inside
        waiting += anywhere
    return aboard, ready, waiting

"""SP-12, SP-18 to SP-20: what can be loaded and delivered where."""

from capolinea.games.spike.board import BOARD
from capolinea.games.spike.pieces import FREIGHT_CARS, GOODS, POWER, SIDES
from capolinea.games.spike.state import DELIVERED, WAITING, State


def has_room(state: State, seat: int) -> bool:
    """SP-11 Return whether a freight car is empty."""
    return len(state.aboard[seat]) < POWER[FREIGHT_CARS][state.level[seat][FREIGHT_CARS]]


def can_load(state: State, seat: int) -> bool:
    """SP-18 Return whether the city's good is on a contract of `seat`; there is always a good to unload for it."""
    city = state.train_place[seat]
    if not 0 <= city < BOARD.cities:
        return False
    good = BOARD.city_good[city]
    return state.holder[good] == seat and state.token[good] == WAITING


def price_paid(state: State, good: int, city: int) -> int:
    """SP-19 Return what the contract of `good` pays in `city`, or 0."""
    return BOARD.pays[state.contract[good] * SIDES + state.side[good]][city]


def can_deliver(state: State, seat: int, good: int) -> bool:
    """SP-19, SP-20"""
    city = state.train_place[seat]
    return (
        0 <= city < BOARD.cities
        and good in state.aboard[seat]
        and price_paid(state, good, city) > 0
        and not state.supplied[city] >> seat & 1
    )


def can_deliver_any(state: State, seat: int) -> bool:
    """Return whether something aboard can be delivered where the train is."""
    return any([can_deliver(state, seat, good) for good in state.aboard[seat]])


def delivery_left(state: State, seat: int) -> bool:
    """SP-33 Return whether a good is aboard or offered in the network, and a city of its contract there is open."""
    network = state.network_bits
    for good in range(len(GOODS)):
        if state.holder[good] != seat or state.token[good] == DELIVERED:
            continue
        offered = [city for city in BOARD.sources[good] if network[city] >> seat & 1]
        if not offered and good not in state.aboard[seat]:
            continue
        for city, _ in BOARD.contract_lines[state.contract[good]][state.side[good]]:
            if network[city] >> seat & 1 and not state.supplied[city] >> seat & 1:
                return True
    return False

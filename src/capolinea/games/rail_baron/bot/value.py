"""What a seat's chance of winning depends on: cash, its network and engine, and how near it is to home and payoff."""

from typing import Final

from capolinea.games.rail_baron.atlas import FAR, Atlas, atlas_of
from capolinea.games.rail_baron.fees import engine_price, has_enough_to_win, railroad_value, winning_sum
from capolinea.games.rail_baron.networks import PACES, foreign_turns
from capolinea.games.rail_baron.pieces import EXPRESS, SUPERCHIEF
from capolinea.games.rail_baron.state import BANK, State
from capolinea.games.rail_baron.trips import paid_between

#: Sums are counted in hundreds of thousands, dots in tens.
MONEY: Final = 100_000.0
DOTS: Final = 10.0
#: As a feature, in place of the chances of a player who is out: far below all others.
OUT: Final = 1.0


def progress(state: State) -> float:
    """Return how far the match has gone, from 0 to 1: the railroads sold, and the richest player's sum."""
    sold = 1.0 - state.owner.count(BANK) / len(state.owner)
    richest = max([wealth(state, seat) for seat in range(state.seats)]) / winning_sum(state.options)
    return 0.5 * sold + 0.5 * min(1.0, richest)


def wealth(state: State, seat: int) -> float:
    """RB-33, RB-52 Return what counts towards winning."""
    cash = float(state.cash[seat])
    if not state.options.net_worth:
        return cash
    return cash + railroad_value(state, seat) + engine_price(state, state.engine[seat])


def is_out(state: State, seat: int) -> bool:
    return not state.in_game[seat]


def features(state: State) -> list[list[float]]:
    """Return a row for each seat: every feature, and again times the progress of the match."""
    atlas, gone = atlas_of(state.board), progress(state)
    rows: list[list[float]] = []
    for seat in range(state.seats):
        row = features_of(state, atlas, seat)
        rows.append(row + [gone * each for each in row] + [0.0 if state.in_game[seat] else OUT])
    return rows


def features_of(state: State, atlas: Atlas, seat: int) -> list[float]:
    if not state.in_game[seat]:
        return [0.0] * 12
    mine = 0
    for railroad, owner in enumerate(state.owner):
        if owner == seat:
            mine |= 1 << railroad
    variants = (state.options.rfp_dot, state.options.acl_no_turn)
    promised, left = trip_left(state, atlas, seat)
    home = atlas.distance(state.board.city_dot[state.home[seat]])[state.dot[seat]]
    rich = has_enough_to_win(state, seat, 0)
    declared = state.declared[seat]
    return [
        state.cash[seat] / MONEY,
        railroad_value(state, seat) / MONEY,
        foreign_turns(variants, mine, PACES[state.engine[seat]]),
        sum([atlas.traffic[railroad] for railroad in range(len(state.owner)) if mine >> railroad & 1]) / DOTS,
        1.0 if state.engine[seat] == EXPRESS else 0.0,
        1.0 if state.engine[seat] == SUPERCHIEF else 0.0,
        promised / MONEY,
        left / DOTS,
        1.0 if rich else 0.0,
        1.0 if declared else 0.0,
        home / DOTS if declared else 0.0,
        home / DOTS if rich and not declared else 0.0,
    ]


def trip_left(state: State, atlas: Atlas, seat: int) -> tuple[float, float]:
    """Return the payoff of the present trip and the dots that are left of it; none for a declared train."""
    city = state.destination[seat]
    if city < 0 or state.declared[seat]:
        return 0.0, 0.0
    paid = paid_between(state.board, state.options.rich_payoffs, state.origin[seat], city)
    dots = atlas.distance(state.board.city_dot[city])[state.dot[seat]]
    return float(paid), float(dots if dots < FAR else 0)

"""What railroads are worth to a player, from the network they form. Flat and typed, so that it could be compiled."""

from math import pow
from typing import Final

from capolinea.games.rail_baron.atlas import Atlas, atlas_of
from capolinea.games.rail_baron.bot.tariffs import pace_of
from capolinea.games.rail_baron.bot.weights import Weights
from capolinea.games.rail_baron.fees import engine_price, railroad_value
from capolinea.games.rail_baron.networks import ENDS, bits, foreign_turns
from capolinea.games.rail_baron.pieces import BANK_FEE, GOAL, NET_WORTH, PLAYER_FEE, PLAYER_FEE_LATE
from capolinea.games.rail_baron.state import BANK, State

#: How much longer than the shortest path a trip usually is.
DETOUR: Final = 1.15


def owned(state: State, seat: int) -> int:
    """Return the railroads of `seat`, as bits."""
    return sum([1 << railroad for railroad, owner in enumerate(state.owner) if owner == seat])


def toll_traffic(atlas: Atlas, mine: int, theirs: int, power: float) -> float:
    """Return how often in a trip the owner of `theirs` reaches or leaves a city by railroads of `mine`."""
    here: dict[int, int] = {}
    for railroad in bits(mine):
        for city in bits(atlas.serves[railroad]):
            here[city] = here.get(city, 0) + 1
    served = 0
    for railroad in bits(theirs):
        served |= atlas.serves[railroad]
    return sum(
        [
            ENDS * atlas.city_chance[city] * pow(count / atlas.servers[city], power)
            for city, count in here.items()
            if not served >> city & 1
        ]
    )


def foreign_fee(state: State) -> float:
    """Return what a turn on others' railroads will cost on average until the end."""
    if state.fees_raised:
        return PLAYER_FEE_LATE
    left = state.owner.count(BANK) / len(state.owner)
    return left * (PLAYER_FEE + BANK_FEE) / 2 + (1 - left) * (PLAYER_FEE + PLAYER_FEE_LATE) / 2


def wealth(state: State, seat: int) -> int:
    """Return what counts towards winning, as far as it is known."""
    cash = state.cash[seat]
    if not state.options.net_worth:
        return cash
    return cash + railroad_value(state, seat) + engine_price(state, state.engine[seat])


def trips_left(state: State, weights: Weights) -> float:
    """Return how many trips each player will probably still make."""
    goal = NET_WORTH[state.seats] if state.options.net_worth else GOAL
    richest = max([wealth(state, seat) for seat in range(state.seats) if state.in_game[seat]])
    missing = max(0, goal - richest) / weights["income"]
    return weights["least"] + missing + weights["unsold"] * state.owner.count(BANK)


def railroads_worth(state: State, seat: int, mine: int, extra: int, weights: Weights) -> float:
    """Return how many dollars `extra` will bring to `seat`, who has `mine`, until the end."""
    variants = (state.options.rfp_dot, state.options.acl_no_turn)
    atlas = atlas_of(state.board)
    pace = pace_of(state, seat)
    both = mine | extra
    saved = foreign_turns(variants, mine, pace) - foreign_turns(variants, both, pace)
    ridden = sum([atlas.traffic[railroad] for railroad in bits(extra)]) * 10 / pace
    earned = transit = denied = 0.0
    for other in range(state.seats):
        if other == seat or not state.in_game[other]:
            continue
        theirs = owned(state, other) & ~both
        power = weights["monopoly"]
        earned += toll_traffic(atlas, both, theirs, power) - toll_traffic(atlas, mine, theirs, power)
        transit += ridden
        theirs_pace = pace_of(state, other)
        helped = foreign_turns(variants, theirs, theirs_pace) - foreign_turns(variants, theirs | extra, theirs_pace)
        denied = max(denied, helped)
    per_trip = (
        weights["saved"] * saved
        + weights["earned"] * earned
        + weights["transit"] * transit
        + weights["denied"] * denied
    )
    return per_trip * foreign_fee(state) * trips_left(state, weights)

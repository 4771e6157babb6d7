"""Railroads as a network: which of them meet, and how much of a trip is ridden on others' railroads."""

from functools import lru_cache
from typing import Final

from capolinea.games.rail_baron.atlas import Atlas, atlas_of
from capolinea.games.rail_baron.board import load_board

#: Average dots of a turn with each engine, times ten.
PACES: Final = (71, 76, 105)
#: Both ends of a trip need a railroad.
ENDS: Final = 2


def bits(mask: int) -> list[int]:
    return [number for number in range(mask.bit_length()) if mask >> number & 1]


def connected(atlas: Atlas, mine: int) -> list[int]:
    """Return the connected networks that the railroads `mine` form, each as bits."""
    found: list[int] = []
    left = mine
    while left:
        part = left & -left
        grown = 0
        while part != grown:
            grown = part
            for railroad in bits(grown):
                part |= atlas.touches[railroad] & left
        found.append(part)
        left &= ~part
    return found


def crossing(gap: int, pace: int) -> float:
    """Return in how many turns fees are due for riding `gap` dots."""
    return 1.0 + (gap - 1) * 10 / pace if gap > 0 else 0.0


@lru_cache(maxsize=1 << 15)
def foreign_turns(variants: tuple[bool, bool], mine: int, pace: int) -> float:
    """Return the turns of a trip on others' railroads, for the owner of `mine`, once the Bank has sold everything."""
    atlas = atlas_of(load_board(*variants))
    most = crossing(int(atlas.trip), pace) / ENDS
    parts = connected(atlas, mine)
    members = [bits(part) for part in parts]
    weight = [0.0] * len(parts)
    total = 0.0
    for city, chance in enumerate(atlas.city_chance):
        gaps = atlas.city_gap[city]
        nearest, closest = 10**6, -1
        for number, railroads in enumerate(members):
            gap = min([gaps[railroad] for railroad in railroads])
            if gap < nearest:
                nearest, closest = gap, number
        total += chance * ENDS * min(most, crossing(nearest, pace))
        if closest >= 0:
            weight[closest] += chance
    for one in range(len(parts)):
        for two in range(one):
            gap = min([atlas.rail_gap[a][b] for a in members[one] for b in members[two]])
            total += 2 * weight[one] * weight[two] * min(2 * most, crossing(gap, pace))
    return min(total, 2 * most)

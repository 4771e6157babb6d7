"""SP-22, SP-23, SP-40: by which spaces a new city can be joined, and with which cards; the cheapest ways first."""

from collections.abc import Sequence
from functools import lru_cache
from heapq import heappop, heappush
from typing import Final

from capolinea.games.spike.board import BOARD
from capolinea.games.spike.payments import Counts, cheapest, missing_and_sets
from capolinea.games.spike.pieces import COLOURS
from capolinea.kit.walks import walk_from

#: Ways to a city that are listed at most, and payments for each.
OPTIONS: Final = 6
PAYMENTS: Final = 6
#: What a space, a card and a lacking card weigh: any card more than all spaces, any lacking one more than all cards.
SPACE: Final = 1
CARD: Final = 1 << 10
MISSING: Final = 1 << 20
BITS: Final = 8


class BuildOption:
    """From the network to a city: so many cards are `missing`; if none are, `payments` are the cheapest, best first."""

    def __init__(self, spaces: tuple[int, ...], need: Counts, missing: int, payments: tuple[Counts, ...]) -> None:
        self.spaces = spaces
        self.need = need
        self.missing = missing
        self.payments = payments


class BuildSearch:
    """What lies open to one seat; made from a state as well as from a view."""

    def __init__(
        self,
        lines: Sequence[Sequence[int]],
        joined: Sequence[int],
        seat: int,
        hand: Sequence[int],
        tracks: int,
        shared: bool,
        mixed: bool,
    ) -> None:
        """`lines` are everybody's, `joined` the own nodes."""
        self.hand: Final = tuple(hand)
        self.tracks: Final = tracks
        self.mixed: Final = mixed
        self.most: Final = min(tracks, sum(hand))
        free = [True] * BOARD.spaces
        for other, spaces in enumerate(lines):
            if other == seat or not shared:
                for space in spaces:
                    free[space] = False
        self.free: Final = free
        own = [False] * BOARD.nodes
        for node in joined:
            own[node] = True
        self.own: Final = own
        self.far: Final = self.distances(joined)
        self._weights: Final = weights_for(self.hand, mixed)

    def distances(self, joined: Sequence[int]) -> list[int]:
        """Free spaces from each node to the network, past no city; more than there are where there is no way."""
        return walk_from(BOARD.graph.incident, joined, self.free, BOARD.is_junction, BOARD.spaces + 1).steps

    def cities(self) -> list[int]:
        """New cities near enough for the tracks that are left and the cards in hand, nearest first."""
        near = [city for city in range(BOARD.cities) if not self.own[city] and self.far[city] <= self.most]
        return sorted(near, key=lambda city: (self.far[city], city))

    def options(self, city: int, most: int = OPTIONS) -> list[BuildOption]:
        """The cheapest ways that can be paid for, at most so many; the fewest cards first, then the fewest spaces."""
        return self.find(city, most, payable=True, longest=self.most)

    def nearest(self, city: int) -> BuildOption | None:
        """The way for which the fewest cards are lacking; None: there is none with the tracks that are left."""
        found = self.find(city, 1, payable=False, longest=self.tracks)
        return found[0] if found else None

    def find(self, city: int, most: int, *, payable: bool, longest: int) -> list[BuildOption]:
        """From `city` back to the network, always on with what costs least so far and at best from there."""
        around, colours, free, own, far = BOARD.graph.incident, BOARD.colour, self.free, self.own, self.far
        if own[city] or far[city] > longest:
            return []
        cities = BOARD.cities
        weights = self._weights
        found: list[BuildOption] = []
        # What it weighs at best, in the last bits what is left of the longest way: of those that weigh the same the
        # longer goes first, being nearer to its end. Then its spaces from the city on, its nodes, what its colours ask.
        edge: list[tuple[int, tuple[int, ...], tuple[int, ...], int]] = [(longest, (), (city,), 0)]
        while edge:
            at_best, spaces, nodes, need = heappop(edge)
            left = at_best & (1 << BITS) - 1
            node = nodes[-1]
            if own[node]:
                found.append(self.option(spaces[::-1], need))
                if len(found) == most:
                    break
                continue
            near = around[node]
            for i in range(0, len(near), 2):
                space, other = near[i], near[i + 1]
                if not free[space] or far[other] >= left or other in nodes:
                    continue
                if other < cities and not own[other]:
                    continue
                asked = need + (1 << BITS * colours[space])
                weight = weights.get(asked)
                if weight is None:
                    weight = weights[asked] = self.weigh(unpacked(asked))
                if weight < MISSING or not payable:
                    at_best = weight + far[other] * (CARD + SPACE)
                    heappush(edge, (at_best << BITS | left - 1, (*spaces, space), (*nodes, other), asked))
        return found

    def weigh(self, need: Counts) -> int:
        """What it weighs to pay for `need`."""
        missing, sets = missing_and_sets(self.hand, need, self.mixed)
        spaces = sum(need)
        return missing * MISSING + (spaces + sets) * CARD + spaces * SPACE

    def option(self, spaces: tuple[int, ...], packed: int) -> BuildOption:
        need = unpacked(packed)
        missing = self._weights[packed] // MISSING
        return BuildOption(spaces, need, missing, () if missing else cheapest(self.hand, need, self.mixed)[:PAYMENTS])


@lru_cache(maxsize=32)
def weights_for(hand: Counts, mixed: bool) -> dict[int, int]:
    """What paying weighs, for all that was ever asked of a hand: it is surveyed many times before it changes."""
    return {}


def unpacked(need: int) -> Counts:
    return tuple([need >> BITS * colour & (1 << BITS) - 1 for colour in range(len(COLOURS))])

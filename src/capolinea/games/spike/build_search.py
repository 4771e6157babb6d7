"""SP-22, SP-23, SP-40: along which spaces a new city can be connected, and with which cards; cheapest first."""

from collections.abc import Sequence
from functools import lru_cache
from heapq import heappop, heappush
from typing import Final

from capolinea.games.spike.board import BOARD
from capolinea.games.spike.payments import Counts, cheapest, missing_and_sets
from capolinea.games.spike.pieces import COLOURS
from capolinea.kit.walks import walk_from

#: How many paths to a city are listed at most, and how many payments for each.
OPTIONS: Final = 6
PAYMENTS: Final = 6
#: Weights of a space, a card and a missing card: a card outweighs all spaces, a missing card all cards.
SPACE: Final = 1
CARD: Final = 1 << 10
MISSING: Final = 1 << 20
BITS: Final = 8


class BuildOption:
    """A path from the network to a city, with how many cards are `missing`; if none, the cheapest `payments`."""

    def __init__(self, spaces: tuple[int, ...], need: Counts, missing: int, payments: tuple[Counts, ...]) -> None:
        self.spaces = spaces
        self.need = need
        self.missing = missing
        self.payments = payments


class BuildSearch:
    """The builds that one seat can make; made from a state or from a view."""

    def __init__(
        self,
        spaces_of: Sequence[Sequence[int]],
        nodes: Sequence[int],
        seat: int,
        hand: Sequence[int],
        tracks: int,
        shared: bool,
        mixed: bool,
    ) -> None:
        """`spaces_of` has everybody's spaces, `nodes` those of the seat's network."""
        self.hand: Final = tuple(hand)
        self.tracks: Final = tracks
        self.mixed: Final = mixed
        self.most: Final = min(tracks, sum(hand))
        free = [True] * BOARD.spaces
        for other, spaces in enumerate(spaces_of):
            if other == seat or not shared:
                for space in spaces:
                    free[space] = False
        self.free: Final = free
        own = [False] * BOARD.nodes
        for node in nodes:
            own[node] = True
        self.own: Final = own
        self.far: Final = self.distances(nodes)
        self._weights: Final = weights_for(self.hand, mixed)

    def distances(self, nodes: Sequence[int]) -> list[int]:
        """Return the free spaces from each node to the network, past no city; more than all if there is no path."""
        return walk_from(BOARD.graph.incident, nodes, self.free, BOARD.is_junction, BOARD.spaces + 1).steps

    def cities(self) -> list[int]:
        """Return new cities within reach of the tracks left and the cards in hand, nearest first."""
        near = [city for city in range(BOARD.cities) if not self.own[city] and self.far[city] <= self.most]
        return sorted(near, key=lambda city: (self.far[city], city))

    def options(self, city: int, most: int = OPTIONS) -> list[BuildOption]:
        """Return up to `most` cheapest affordable paths: fewest cards first, then fewest spaces."""
        return self.find(city, most, payable=True, longest=self.most)

    def nearest(self, city: int) -> BuildOption | None:
        """Return the path with the fewest missing cards, or None if the tracks that are left do not suffice."""
        found = self.find(city, 1, payable=False, longest=self.tracks)
        return found[0] if found else None

    def find(self, city: int, most: int, *, payable: bool, longest: int) -> list[BuildOption]:
        """Search from `city` back to the network with A*: least cost so far plus least cost still to come first."""
        incident, colours, free, own, far = BOARD.graph.incident, BOARD.colour, self.free, self.own, self.far
        if own[city] or far[city] > longest:
            return []
        cities = BOARD.cities
        weights = self._weights
        found: list[BuildOption] = []
        # The weight at best, with what is left of `longest` in the last bits, so that of equal weights the longer path
        # comes first, because it is nearer to its end. Then its spaces from the city on, its nodes, and its colours.
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
            near = incident[node]
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
        """Return the weight of paying for `need`."""
        missing, sets = missing_and_sets(self.hand, need, self.mixed)
        spaces = sum(need)
        return missing * MISSING + (spaces + sets) * CARD + spaces * SPACE

    def option(self, spaces: tuple[int, ...], packed: int) -> BuildOption:
        need = unpacked(packed)
        missing = self._weights[packed] // MISSING
        return BuildOption(spaces, need, missing, () if missing else cheapest(self.hand, need, self.mixed)[:PAYMENTS])


@lru_cache(maxsize=32)
def weights_for(hand: Counts, mixed: bool) -> dict[int, int]:
    """Return the cache of weights for a hand, which is searched many times before it changes."""
    return {}


def unpacked(need: int) -> Counts:
    return tuple([need >> BITS * colour & (1 << BITS) - 1 for colour in range(len(COLOURS))])

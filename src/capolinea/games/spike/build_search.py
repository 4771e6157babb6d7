"""SP-22, SP-23, SP-40: along which spaces a new city can be connected, and with which cards; cheapest first."""

from bisect import insort
from collections.abc import Sequence
from functools import lru_cache
from heapq import heappop, heappush
from typing import Final

from capolinea.games.spike.board import BOARD
from capolinea.games.spike.payments import Counts, cheapest, missing_and_sets, ranked, with_plain_sets
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
#: The weight of a space that is paid for by a card of its own colour, and the packed need of one, by colour.
PLAIN: Final = CARD + SPACE
ONE: Final = [1 << BITS * colour for colour in range(len(COLOURS))]
IS_CITY: Final = [node < BOARD.cities for node in range(BOARD.nodes)]
#: In `Found`: more than the spaces of any path, and the bits that they need.
DEEPEST: Final = 255

#: A path that was found: its rank, which is its weight and, in the last bits, what decides between equal weights; its
#: spaces from the city on; its colours.
Found = tuple[int, tuple[int, ...], int]


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
        affordable: bool = False,
    ) -> None:
        """`spaces_of` has everybody's spaces, `nodes` those of the seat's network. If only `affordable` builds are
        asked for, nothing farther away than the cards and tracks reach is looked at."""
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
        self.far: Final = self.distances(nodes, self.most if affordable else BOARD.spaces)
        self._weights: Final = weights_for(self.hand, mixed)
        self._cards: Final = sum(hand)
        self._substitutes: Final = sum([held - 1 for held in hand if held > 1])
        # Compiled code finds an attribute faster than what another module defines.
        self._incident: Final = BOARD.graph.incident
        self._colours: Final = BOARD.colour
        # What `options` has found so far, best first, and where its walk is.
        self._found: list[Found] = []
        self._wanted = 0
        self._bound = 0
        self._is_cut = False
        self._path: list[int] = []
        # Where the walk has been, and where it may not go: past other cities.
        self._seen = IS_CITY[:]
        for node in nodes:
            self._seen[node] = False

    def distances(self, nodes: Sequence[int], most: int) -> list[int]:
        """Return the free spaces from each node to the network, past no city; more than all if there is no path, or
        none of up to `most` spaces."""
        return walk_from(BOARD.graph.incident, nodes, self.free, BOARD.is_junction, BOARD.spaces + 1, most).steps

    def cities(self) -> list[int]:
        """Return new cities within reach of the tracks left and the cards in hand, nearest first."""
        far, own = self.far, self.own
        near = [far[city] << BITS | city for city in range(BOARD.cities) if far[city] <= self.most and not own[city]]
        near.sort()
        return [each & (1 << BITS) - 1 for each in near]

    def options(self, city: int, most: int = OPTIONS) -> list[BuildOption]:
        """Return up to `most` cheapest affordable paths: fewest cards first, then fewest spaces.

        All paths of up to a certain weight are walked, at first little more than the least, then more until there are
        enough: hands pay for few spaces, and a heap costs more than it saves. Of equal weights comes first the path
        whose cost was known latest, then the one with the first spaces: the order of a search by `find`.
        """
        if self.own[city] or self.far[city] > self.most:
            return []
        bound = (self.far[city] + 2) * PLAIN + CARD
        self._wanted = most
        while True:
            self._found = []
            self._bound = bound
            self._is_cut = False
            self._walk(city, self.most, 0, 0, 0, 0)
            if not self._is_cut or len(self._found) == most:
                break
            bound += 3 * PLAIN
        return [self.option(spaces[::-1], need, rank // (DEEPEST + 1)) for rank, spaces, need in self._found]

    def _walk(self, node: int, left: int, need: int, short: int, at_best: int, known: int) -> None:
        """Walk on from `node` with `left` spaces to go. `need` has the colours so far, for which `short` cards of their
        own colour are lacking; the weight is `at_best` since the path had `known` spaces."""
        free, own, far, seen, path = self.free, self.own, self.far, self._seen, self._path
        colours = self._colours
        near = self._incident[node]
        spaces = len(path) + 1
        for i in range(0, len(near), 2):
            space, other = near[i], near[i + 1]
            ahead = far[other]
            if ahead >= left or seen[other] or not free[space]:
                continue
            colour = colours[space]
            asked = need + ONE[colour]
            lacking = short + 1 if (asked >> BITS * colour & (1 << BITS) - 1) > self.hand[colour] else short
            if not lacking:
                weight = spaces * PLAIN
            elif spaces + ahead < self._cards and lacking <= self._substitutes:
                # A set has a card more than it replaces.
                weight = self.weight_of(asked)
                if weight >= MISSING:
                    continue
            else:
                continue
            best = weight + ahead * PLAIN
            if best > self._bound:
                self._is_cut = True
                continue
            since = known if best == at_best else spaces
            path.append(space)
            if own[other]:
                self._note((best * (DEEPEST + 1) + DEEPEST - since, tuple(path), asked))
            else:
                seen[other] = True
                self._walk(other, left - 1, asked, lacking, best, since)
                seen[other] = False
            path.pop()

    def _note(self, found: Found) -> None:
        """Keep the best paths; what is worse than all of them need not be walked any more."""
        insort(self._found, found)
        if len(self._found) > self._wanted:
            self._found.pop()
        if len(self._found) == self._wanted:
            self._bound = self._found[-1][0] // (DEEPEST + 1)

    def nearest(self, city: int) -> BuildOption | None:
        """Return the path with the fewest missing cards, or None if the tracks that are left do not suffice."""
        found = self.find(city, 1, longest=self.tracks)
        return found[0] if found else None

    def find(self, city: int, most: int, *, longest: int) -> list[BuildOption]:
        """Return up to `most` cheapest paths, whatever cards are missing: those with the fewest missing cards first.

        A search from `city` back to the network with A*: least cost so far plus least cost still to come first.
        """
        incident, colours, free, own, far = BOARD.graph.incident, BOARD.colour, self.free, self.own, self.far
        if own[city] or far[city] > longest:
            return []
        cities = BOARD.cities
        found: list[BuildOption] = []
        # The weight at best, with what is left of `longest` in the last bits, so that of equal weights the longer path
        # comes first, because it is nearer to its end. Then its spaces from the city on, its nodes, and its colours.
        edge: list[tuple[int, tuple[int, ...], tuple[int, ...], int]] = [(longest, (), (city,), 0)]
        while edge:
            at_best, spaces, nodes, need = heappop(edge)
            left = at_best & (1 << BITS) - 1
            node = nodes[-1]
            if own[node]:
                found.append(self.option(spaces[::-1], need, self.weight_of(need)))
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
                asked = need + ONE[colours[space]]
                at_best = self.weight_of(asked) + far[other] * PLAIN
                heappush(edge, (at_best << BITS | left - 1, (*spaces, space), (*nodes, other), asked))
        return found

    def weight_of(self, need: int) -> int:
        """Return the weight of paying for the packed `need`."""
        hand, mask = self.hand, (1 << BITS) - 1
        spaces = lacking = colours = most = 0
        for colour in range(len(COLOURS)):
            asked = need >> BITS * colour & mask
            more = hand[colour] - asked
            spaces += asked
            if more < 0:
                lacking -= more
                colours += 1
            elif more > most:
                most = more
        # Few needs are not this simple: no set can be made, or one is enough.
        if not lacking or most < 2:
            return lacking * MISSING + spaces * PLAIN
        if lacking < most and (colours == 1 or self.mixed):
            return spaces * PLAIN + CARD
        weight = self._weights.get(need)
        if weight is None:
            missing, sets = missing_and_sets(hand, unpacked(need), self.mixed)
            weight = self._weights[need] = missing * MISSING + sets * CARD + spaces * PLAIN
        return weight

    def option(self, spaces: tuple[int, ...], packed: int, weight: int) -> BuildOption:
        need = unpacked(packed)
        missing = weight // MISSING
        if missing:
            return BuildOption(spaces, need, missing, ())
        if weight == len(spaces) * PLAIN:
            return BuildOption(spaces, need, 0, (need,))
        if weight == len(spaces) * PLAIN + CARD and not self.mixed:
            return BuildOption(spaces, need, 0, ranked(self.hand, with_plain_sets(self.hand, need, 1))[:PAYMENTS])
        return BuildOption(spaces, need, 0, cheapest(self.hand, need, self.mixed)[:PAYMENTS])


@lru_cache(maxsize=32)
def weights_for(hand: Counts, mixed: bool) -> dict[int, int]:
    """Return the cache of weights for a hand, which is searched many times before it changes."""
    return {}


def unpacked(need: int) -> Counts:
    return tuple([need >> BITS * colour & (1 << BITS) - 1 for colour in range(len(COLOURS))])

"""The walk that lists affordable builds, compared with a search by a heap, which defines their order."""

from heapq import heappop, heappush
from random import Random

from tests.games.spike.positions import A, hold, table
from tests.support.spike import BOARD

from capolinea.core.chance import QuickChance
from capolinea.games.spike.actions import Build
from capolinea.games.spike.build_search import BITS, MISSING, ONE, OPTIONS, PAYMENTS, PLAIN, BuildOption, BuildSearch
from capolinea.games.spike.meta import Options
from capolinea.games.spike.payments import cheapest
from capolinea.games.spike.phases.building import build_search, lay_tracks, offer_builds
from capolinea.games.spike.pieces import COLOURS
from capolinea.games.spike.rules import RULES
from capolinea.games.spike.state import PLACE, State


def position(seed: int) -> State:
    """Return a position of a random match, with some tracks laid."""
    random, chance = Random(seed), QuickChance(seed)
    options = Options(2 + seed % 3, shared_lines=bool(seed & 1), mixed_wilds=bool(seed & 2))
    state, _ = RULES.setup(options, chance)
    while state.stage <= PLACE:
        RULES.actions.play_out(state, chance, random.random, 1)
    RULES.actions.play_out(state, chance, random.random, random.randrange(80))
    return state


def searched(search: BuildSearch, city: int, most: int) -> list[tuple[int, ...]]:
    """Return the spaces of the cheapest affordable paths by a search: least cost so far and still to come first; of
    equal costs the longest path, because it is nearest to its end, then the one with the first spaces."""
    found: list[tuple[int, ...]] = []
    edge: list[tuple[int, tuple[int, ...], tuple[int, ...], int]] = [(search.most, (), (city,), 0)]
    while edge and len(found) < most:
        key, spaces, nodes, need = heappop(edge)
        left = key & (1 << BITS) - 1
        if search.own[nodes[-1]]:
            found.append(spaces[::-1])
            continue
        near = BOARD.graph.incident[nodes[-1]]
        for space, other in zip(near[::2], near[1::2], strict=True):
            passes = other >= BOARD.cities or search.own[other]
            if passes and search.free[space] and search.far[other] < left and other not in nodes:
                asked = need + ONE[BOARD.colour[space]]
                weight = search.weight_of(asked)
                if weight < MISSING:
                    key = (weight + search.far[other] * PLAIN) << BITS | left - 1
                    heappush(edge, (key, (*spaces, space), (*nodes, other), asked))
    return found


def told(options: list[BuildOption]) -> list[object]:
    return [(option.spaces, option.need, option.missing, option.payments) for option in options]


def test_the_walk_finds_what_a_search_finds_in_the_same_order() -> None:
    count = 0
    for seed in range(60):
        state, random = position(seed), Random(seed)
        for seat in range(state.seats):
            cards = [random.randrange(len(COLOURS)) for _ in range(1 + seed % 8)]
            state.hands[seat] = [cards.count(colour) for colour in range(len(COLOURS))]
            search = build_search(state, seat)
            near = build_search(state, seat, affordable=True)
            assert near.cities() == search.cities()
            for city in search.cities():
                for most in (1, OPTIONS):
                    options = search.options(city, most)
                    assert [option.spaces for option in options] == searched(search, city, most)
                    assert told(options) == told(near.options(city, most))
                    for option in options:
                        assert option.payments == cheapest(search.hand, option.need, search.mixed)[:PAYMENTS]
                    count += len(options)
    assert count > 1000


def test_builds_are_not_kept_when_somebody_else_lays_track() -> None:
    taken = 0
    for seed in range(12):
        state = position(seed)
        state.hands = [[1] * len(COLOURS) for _ in range(state.seats)]
        for seat in range(state.seats):
            before = list(offer_builds(state, seat))
            other = (seat + 1) % state.seats
            theirs = offer_builds(state.clone(), other)[-1]
            assert isinstance(theirs, Build)
            lay_tracks(state, other, theirs.spaces)
            assert offer_builds(state, seat) == offer_builds(state.clone(), seat)
            taken += offer_builds(state, seat) != before
    assert taken > 5


def test_no_card_or_no_track_builds_nothing() -> None:
    at = table(hand="ywr")
    assert BuildSearch([[]], [0], A, (0,) * len(COLOURS), 45, False, False).cities() == []
    hold(at, A, "")
    assert [offer for offer in at.match.offers(A) if type(offer).__name__ == "Build"] == []

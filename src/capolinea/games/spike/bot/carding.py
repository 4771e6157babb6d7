"""Which cards to take, which builds to pay for: what the hand lacks for the cities that are to be joined."""

from collections.abc import Sequence
from typing import Final

from capolinea.core.action import Action
from capolinea.games.spike.actions import Build, Draw, Stop, Take
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.bot.errands import Scheme
from capolinea.games.spike.bot.sight import Sight
from capolinea.games.spike.payments import Counts, lack_and_sets, needs, with_more
from capolinea.games.spike.surveys import Survey

#: Cards are drawn for so many of the next cities.
AHEAD: Final = 3
#: Spaces that a way may be longer than the shortest for the sake of its colours.
DETOUR: Final = 1


def survey_of(sight: Sight) -> Survey:
    seen = sight.seen
    return Survey(
        seen.own_spaces,
        sight.nodes,
        sight.seat,
        sight.hand,
        sight.tracks,
        seen.options.shared_lines,
        seen.options.mixed_wilds,
    )


def build_to(sight: Sight, around: Survey, city: int) -> Build | None:
    """The cheapest way to `city`, if the hand can pay for one."""
    ways = around.ways(city, 1)
    return Build(sight.seat, ways[0].spaces, ways[0].payments[0]) if ways else None


def needs_of(around: Survey, scheme: Scheme) -> list[Counts]:
    """What the next cities ask for: the first by the way that lacks the fewest cards, the others by the scheme."""
    if not scheme.builds:
        return []
    city = scheme.builds[0]
    ways = around.search(city, 1, payable=False, longest=min(around.tracks, around.far[city] + DETOUR))
    first = ways[0].need if ways else needs([BOARD.colour[space] for space in scheme.ways[0]])
    return [first, *[needs([BOARD.colour[space] for space in way]) for way in scheme.ways[1:AHEAD]]]


def choose_card(sight: Sight, offers: Sequence[Action], asked: Sequence[Counts]) -> Action:
    """The open card that brings the builds nearest, or the top of the deck where that promises more."""
    hand = tuple(sight.hand)
    mixed = sight.seen.options.mixed_wilds
    merits = [merit(with_more(hand, colour, 1), asked, mixed) for colour in range(len(hand))]
    draw: Action | None = None
    best, chosen = -1e9, None
    for offer in offers:
        if isinstance(offer, Take) and merits[offer.colour] > best:
            best, chosen = merits[offer.colour], offer
        elif isinstance(offer, Draw):
            draw = offer
    assert draw is not None
    return draw if chosen is None or expected(sight, merits) > best else chosen


def merit(hand: Counts, asked: Sequence[Counts], mixed: bool) -> float:
    """Less for every card that is lacking, most for the first way; pairs and more are good for sets."""
    worth = 0.0
    weight = 1.0
    need: Counts = (0,) * len(hand)
    for each in asked:
        need = tuple([a + b for a, b in zip(need, each, strict=True)])
        missing, sets = lack_and_sets(hand, need, mixed)
        worth -= weight * (missing + 0.3 * sets)
        weight *= 0.4
    return worth + 0.01 * sum([held * held for held in hand])


def expected(sight: Sight, merits: Sequence[float]) -> float:
    """What the top of the deck brings on average, by what has not been seen."""
    seen = sight.seen
    unseen = [10 - held - gone for held, gone in zip(sight.hand, seen.discards, strict=True)]
    for colour in seen.open:
        if colour >= 0:
            unseen[colour] -= 1
    for other, known in enumerate(seen.known_cards):
        if other != sight.seat:
            unseen = [left - cards for left, cards in zip(unseen, known, strict=True)]
    weights = [max(0, left) + 0.01 for left in unseen]
    return sum([weight * each for weight, each in zip(weights, merits, strict=True)]) / sum(weights)


def stop_of(offers: Sequence[Action]) -> Stop | None:
    for offer in offers:
        if isinstance(offer, Stop):
            return offer
    return None

"""Which cards to take, which builds to pay for: what the hand lacks for the cities that are to be joined."""

from collections.abc import Sequence
from typing import Final

from capolinea.core.action import Action
from capolinea.games.spike.actions import Build, Draw, Stop, Take
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.bot.errands import ErrandPlan
from capolinea.games.spike.bot.position import Position
from capolinea.games.spike.build_search import BuildSearch
from capolinea.games.spike.payments import Counts, missing_and_sets, needs, with_more

#: Cards are drawn for so many of the next cities.
AHEAD: Final = 3
#: Spaces that a way may be longer than the shortest for the sake of its colours.
DETOUR: Final = 1


def build_search_of(position: Position) -> BuildSearch:
    view = position.view
    return BuildSearch(
        view.own_spaces,
        position.nodes,
        position.seat,
        position.hand,
        position.tracks,
        view.options.shared_lines,
        view.options.mixed_wilds,
    )


def build_to(position: Position, search: BuildSearch, city: int) -> Build | None:
    """The cheapest way to `city`, if the hand can pay for one."""
    options = search.options(city, 1)
    return Build(position.seat, options[0].spaces, options[0].payments[0]) if options else None


def needs_of(search: BuildSearch, plan: ErrandPlan) -> list[Counts]:
    """What the next cities ask for: the first by the way that lacks the fewest cards, the others by the scheme."""
    if not plan.builds:
        return []
    city = plan.builds[0]
    options = search.find(city, 1, payable=False, longest=min(search.tracks, search.far[city] + DETOUR))
    first = options[0].need if options else needs([BOARD.colour[space] for space in plan.paths[0]])
    return [first, *[needs([BOARD.colour[space] for space in path]) for path in plan.paths[1:AHEAD]]]


def choose_card(position: Position, offers: Sequence[Action], asked: Sequence[Counts]) -> Action:
    """The open card that brings the builds nearest, or the top of the deck where that promises more."""
    hand = tuple(position.hand)
    mixed = position.view.options.mixed_wilds
    merits = [merit(with_more(hand, colour, 1), asked, mixed) for colour in range(len(hand))]
    draw: Action | None = None
    best, chosen = -1e9, None
    for offer in offers:
        if isinstance(offer, Take) and merits[offer.colour] > best:
            best, chosen = merits[offer.colour], offer
        elif isinstance(offer, Draw):
            draw = offer
    assert draw is not None
    return draw if chosen is None or expected(position, merits) > best else chosen


def merit(hand: Counts, asked: Sequence[Counts], mixed: bool) -> float:
    """Less for every card that is lacking, most for the first way; pairs and more are good for sets."""
    worth = 0.0
    weight = 1.0
    need: Counts = (0,) * len(hand)
    for each in asked:
        need = tuple([a + b for a, b in zip(need, each, strict=True)])
        missing, sets = missing_and_sets(hand, need, mixed)
        worth -= weight * (missing + 0.3 * sets)
        weight *= 0.4
    return worth + 0.01 * sum([held * held for held in hand])


def expected(position: Position, merits: Sequence[float]) -> float:
    """What the top of the deck brings on average, by what has not been seen."""
    view = position.view
    unseen = [10 - held - gone for held, gone in zip(position.hand, view.discards, strict=True)]
    for colour in view.open:
        if colour >= 0:
            unseen[colour] -= 1
    for other, known in enumerate(view.known_cards):
        if other != position.seat:
            unseen = [left - cards for left, cards in zip(unseen, known, strict=True)]
    weights = [max(0, left) + 0.01 for left in unseen]
    return sum([weight * each for weight, each in zip(weights, merits, strict=True)]) / sum(weights)


def stop_of(offers: Sequence[Action]) -> Stop | None:
    for offer in offers:
        if isinstance(offer, Stop):
            return offer
    return None

"""Which cards to take, and which builds to pay for: what is missing for the cities to be connected."""

from collections.abc import Sequence
from typing import Final

from capolinea.core.action import Action
from capolinea.games.spike.actions import Build, Draw, Stop, Take
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.bot.errands import ErrandPlan
from capolinea.games.spike.bot.position import Position
from capolinea.games.spike.build_search import BuildSearch
from capolinea.games.spike.payments import Counts, missing_and_sets, needs, with_more

#: How many of the next cities cards are drawn for.
AHEAD: Final = 3
#: How many spaces longer than the shortest a path may be for better colours.
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
    """Return the cheapest build to `city`, or None if the hand cannot pay for one."""
    options = search.options(city, 1)
    return Build(position.seat, options[0].spaces, options[0].payments[0]) if options else None


def needs_of(search: BuildSearch, plan: ErrandPlan) -> list[Counts]:
    """Return the needs of the next cities: of the first by the path with the fewest missing cards, then by the plan."""
    if not plan.builds:
        return []
    city = plan.builds[0]
    options = search.find(city, 1, longest=min(search.tracks, search.far[city] + DETOUR))
    first = options[0].need if options else needs([BOARD.colour[space] for space in plan.paths[0]])
    return [first, *[needs([BOARD.colour[space] for space in path]) for path in plan.paths[1:AHEAD]]]


def choose_card(position: Position, offers: Sequence[Action], asked: Sequence[Counts]) -> Action:
    """Choose the open card that helps the builds most, or the top of the deck if it is expected to help more."""
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
    """Return the value of a hand: less for every missing card, most for the first build; more for equal cards."""
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
    """Return the expected value of the top card of the deck, from the cards that are not known."""
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

"""What cities, spaces, goods, colours and sums are called."""

from collections.abc import Mapping
from functools import cache
from math import dist
from typing import Final

from capolinea.core.refusal import Fact
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.ui.geometry import node_xy
from capolinea.games.spike.ui.phrases import PACKAGE, colour_words, good_words, part_words, plain_translator
from capolinea.i18n import Namer, Say
from capolinea.i18n.phrases import dollars, speaker_of

__all__ = ["NAMES", "PACKAGE", "translator"]


def name_city(say: Say, city: Fact) -> str:
    return BOARD.city_names[int(city)]


@cache
def nearby(node: int) -> tuple[int, ...]:
    """Return the cities by their distance from a node, as drawn on the map."""
    at = node_xy(node)
    return tuple(sorted(range(BOARD.cities), key=lambda city: dist(at, node_xy(city))))


@cache
def node_words(language: str, node: int) -> str:
    """Name a city, or a junction by the city it is near."""
    if node < BOARD.cities:
        return BOARD.city_names[node]
    return plain_translator(language)("junction", name=BOARD.city_names[nearby(node)[0]])


def name_node(say: Say, node: Fact) -> str:
    return node_words(say.language, int(node))


@cache
def space_words(space: int) -> str:
    """Name a space by the cities near its ends, because players do not know junctions by name."""
    one = nearby(BOARD.graph.a[space])[0]
    two = next(city for city in nearby(BOARD.graph.b[space]) if city != one)
    return f"{BOARD.city_names[one]}–{BOARD.city_names[two]}"


def name_space(say: Say, space: Fact) -> str:
    return space_words(int(space))


def name_place(say: Say, place: Fact) -> str:
    """Name the place of a train."""
    return BOARD.city_names[int(place)] if int(place) < BOARD.cities else space_words(int(place) - BOARD.cities)


def name_good(say: Say, good: Fact) -> str:
    return good_words(say.language, int(good))


def name_colour(say: Say, colour: Fact) -> str:
    return colour_words(say.language, int(colour))


def name_part(say: Say, part: Fact) -> str:
    return part_words(say.language, int(part))


def name_start(say: Say, route: Fact) -> str:
    """Name a route card by the city it starts in."""
    return BOARD.city_names[BOARD.route_start[int(route)]]


MONEY: Final = ("money", "price", "amount", "left_over", "short_by", "lacking")

NAMES: Final[Mapping[str, Namer]] = {
    "city": name_city,
    "skipped": name_city,
    "node": name_node,
    "space": name_space,
    "place": name_place,
    "good": name_good,
    "colour": name_colour,
    "part": name_part,
    "route": name_start,
    **dict.fromkeys(MONEY, dollars),
}
#: Translates messages about everything except players.
translator: Final = speaker_of(PACKAGE, NAMES)

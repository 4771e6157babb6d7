"""Short phrases that the panels, the log and the terminal share."""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Final

from capolinea.games.spike.board import BOARD
from capolinea.games.spike.pieces import COLOURS, GOODS, PARTS
from capolinea.i18n import Say
from capolinea.i18n.phrases import capital, listed, speaker_of

PACKAGE: Final = "capolinea.games.spike.ui"
#: Translates messages without names.
plain_translator: Final = speaker_of(PACKAGE)


@cache
def good_words(language: str, good: int) -> str:
    return plain_translator(language)(f"good.{GOODS[good]}")


@cache
def good_title(language: str, good: int) -> str:
    """Name a good with a capital letter, for the start of a line."""
    return capital(good_words(language, good))


@cache
def colour_words(language: str, colour: int) -> str:
    return plain_translator(language)(f"colour.{COLOURS[colour]}")


@cache
def part_words(language: str, part: int) -> str:
    return plain_translator(language)(f"train.{PARTS[part]}")


def city_list(say: Say, cities: Iterable[int]) -> str:
    return listed(say, [BOARD.city_names[city] for city in cities])


@lru_cache(maxsize=4096)
def count_words(language: str, colour: int, count: int) -> str:
    """Say "2 blue", as cards are counted."""
    return plain_translator(language)(f"cards.{COLOURS[colour]}", count=count)


@lru_cache(maxsize=4096)
def cards_words(language: str, counts: Sequence[int]) -> str:
    """Say "1 red, 2 blue"; `counts` has a count of each colour."""
    return ", ".join([count_words(language, colour, count) for colour, count in enumerate(counts) if count])


@lru_cache(maxsize=1024)
def colours_words(language: str, colours: tuple[int, ...]) -> str:
    """Name the colours of a path in order."""
    return ", ".join([colour_words(language, colour) for colour in colours])

"""Small turns of phrase that the panels, the log and the terminal share."""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Final

from babel.lists import format_list

from capolinea.games.spike.board import BOARD
from capolinea.games.spike.pieces import COLOURS, GOODS, PARTS
from capolinea.i18n import Say

PACKAGE: Final = "capolinea.games.spike.ui"
#: Where a language has habits of its own: no comma before the last "and".
LOCALES: Final = {"en": "en_GB"}


@cache
def voice(language: str) -> Say:
    """Speaks of what needs no names."""
    return Say(language, (PACKAGE,))


@lru_cache(maxsize=1024)
def dollars(language: str, amount: int) -> str:
    """ "$12", "12 $"."""
    return ("−" if amount < 0 else "") + voice(language)("dollars", figure=str(abs(amount)))


def money(say: Say, amount: int) -> str:
    return dollars(say.language, amount)


@lru_cache(maxsize=4096)
def enumerate_words(language: str, words: tuple[str, ...]) -> str:
    return format_list(words, locale=LOCALES.get(language, language))


def listed(say: Say, words: Iterable[str]) -> str:
    """ "A, B and C" as the language says it."""
    return enumerate_words(say.language, tuple(words))


def seat_names(say: Say, seats: Iterable[int]) -> str:
    return listed(say, [say.seat(seat) for seat in seats])


@cache
def good_words(language: str, good: int) -> str:
    return voice(language)(f"good.{GOODS[good]}")


@cache
def good_title(language: str, good: int) -> str:
    """As the head of a line."""
    words = good_words(language, good)
    return words[0].upper() + words[1:]


@cache
def colour_words(language: str, colour: int) -> str:
    return voice(language)(f"colour.{COLOURS[colour]}")


@cache
def part_words(language: str, part: int) -> str:
    return voice(language)(f"train.{PARTS[part]}")


def city_list(say: Say, cities: Iterable[int]) -> str:
    return listed(say, [BOARD.city_names[city] for city in cities])


@lru_cache(maxsize=4096)
def count_words(language: str, colour: int, count: int) -> str:
    """ "2 blue", as cards are counted."""
    return voice(language)(f"cards.{COLOURS[colour]}", count=count)


@lru_cache(maxsize=4096)
def cards_words(language: str, counts: Sequence[int]) -> str:
    """ "1 red, 2 blue"; `counts` of each colour."""
    return ", ".join([count_words(language, colour, count) for colour, count in enumerate(counts) if count])


@lru_cache(maxsize=1024)
def colours_words(language: str, colours: tuple[int, ...]) -> str:
    """The colours of a way in their order."""
    return ", ".join([colour_words(language, colour) for colour in colours])

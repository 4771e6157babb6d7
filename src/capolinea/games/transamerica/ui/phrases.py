"""Small turns of phrase that the panels, the log and the terminal share."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from babel.lists import format_list

from capolinea.games.transamerica.board import BOARD
from capolinea.i18n import Say

#: Where a language has habits of its own: no comma before the last "and".
LOCALES: Final = {"en": "en_GB"}


def number(value: int) -> str:
    """A figure with a true minus sign."""
    return str(value) if value >= 0 else f"−{-value}"


@lru_cache(maxsize=4096)
def enumerate_words(language: str, words: tuple[str, ...]) -> str:
    return format_list(words, locale=LOCALES.get(language, language))


def listed(say: Say, words: Iterable[str]) -> str:
    """ "A, B and C" as the language says it."""
    return enumerate_words(say.language, tuple(words))


def seat_names(say: Say, seats: Iterable[int]) -> str:
    return listed(say, [say.seat(seat) for seat in seats])


def city_names(say: Say, cities: Iterable[int]) -> str:
    return listed(say, [BOARD.city_names[city] for city in cities])


def points_words(say: Say, value: int) -> str:
    """ "1 point", "9 points"."""
    return say("points.count", number=value, shown=number(value))


def winners_of(scores: Sequence[int]) -> list[int]:
    return [seat for seat, score in enumerate(scores) if score == max(scores)]

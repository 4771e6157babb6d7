"""Small turns of phrase that the panels, the log and the terminal share."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

from babel.lists import format_list

from capolinea.games.steam.pieces import COLOURS
from capolinea.i18n import Say

PACKAGE: Final = "capolinea.games.steam.ui"
#: Where a language has habits of its own: no comma before the last "and".
LOCALES: Final = {"en": "en_GB"}
MINUS: Final = "\u2212"


@cache
def voice(language: str) -> Say:
    """Speaks of what needs no names."""
    return Say(language, (PACKAGE,))


def plain(number: int) -> str:
    return str(number).replace("-", MINUS)


def signed(number: int) -> str:
    """ "+3", "0", "−2"."""
    return f"+{number}" if number > 0 else plain(number)


@lru_cache(maxsize=512)
def euros(language: str, amount: int) -> str:
    """ "€4", "4 €"."""
    return (MINUS if amount < 0 else "") + voice(language)("euros", figure=str(abs(amount)))


def money(say: Say, amount: int) -> str:
    return euros(say.language, amount)


@lru_cache(maxsize=512)
def signed_euros(language: str, amount: int) -> str:
    return ("+" if amount > 0 else "") + euros(language, amount)


@lru_cache(maxsize=4096)
def enumerate_words(language: str, words: tuple[str, ...]) -> str:
    return format_list(words, locale=LOCALES.get(language, language))


def listed(say: Say, words: Iterable[str]) -> str:
    """ "A, B and C" as the language says it."""
    return enumerate_words(say.language, tuple(words))


def seat_names(say: Say, seats: Iterable[int]) -> str:
    return listed(say, [say.seat(seat) for seat in seats])


def capital(first: str) -> str:
    """A phrase at the beginning of a sentence."""
    return first[:1].upper() + first[1:]


def goods_words(goods: tuple[str, ...], say: Say) -> str:
    """ "red ×2, blue"."""
    names = [(str(say.name("colour", colour)), goods.count(colour)) for colour in COLOURS if colour in goods]
    return ", ".join([name if count == 1 else f"{name}\u00a0×{count}" for name, count in names])

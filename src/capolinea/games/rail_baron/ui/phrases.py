"""Small turns of phrase that the panels, the log and the terminal share."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

from babel.lists import format_list
from babel.numbers import format_decimal

from capolinea.games.rail_baron.state import BANK, GOVERNOR
from capolinea.games.rail_baron.ui.geometry import BOARD
from capolinea.i18n import Say

PACKAGE: Final = "capolinea.games.rail_baron.ui"
#: Where a language has habits of its own: no comma before the last "and".
LOCALES: Final = {"en": "en_GB"}


@cache
def voice(language: str) -> Say:
    """Speaks of what needs no names."""
    return Say(language, (PACKAGE,))


@lru_cache(maxsize=8192)
def dollars(language: str, amount: int) -> str:
    """ "$12,500", "12.500 $"."""
    figure = format_decimal(abs(amount), locale=LOCALES.get(language, language))
    return ("−" if amount < 0 else "") + voice(language)("dollars", figure=figure)


def money(say: Say, amount: int) -> str:
    return dollars(say.language, amount)


@lru_cache(maxsize=1024)
def percent(language: str, thousandths: int) -> str:
    """A share told in tenths of a percent."""
    figure = format_decimal(thousandths / 10, format="0.#", locale=LOCALES.get(language, language))
    return voice(language)("percent", figure=figure)


@lru_cache(maxsize=4096)
def enumerate_words(language: str, words: tuple[str, ...]) -> str:
    return format_list(words, locale=LOCALES.get(language, language))


def listed(say: Say, words: Iterable[str]) -> str:
    """ "A, B and C" as the language says it."""
    return enumerate_words(say.language, tuple(words))


def seat_names(say: Say, seats: Iterable[int]) -> str:
    return listed(say, [say.seat(seat) for seat in seats])


def codes(railroads: Iterable[int]) -> list[str]:
    return [BOARD.railroads[railroad] for railroad in railroads]


def party(say: Say, who: int) -> str:
    """A seat, the Bank or the Governor."""
    if who == BANK:
        return voice(say.language)("party.bank")
    return voice(say.language)("party.governor") if who == GOVERNOR else say.seat(who)


def dues_words(say: Say, dues: Iterable[tuple[int, int]]) -> str:
    """ "Bank $1,000, Marco $5,000"."""
    return ", ".join([f"{party(say, who)} {money(say, amount)}" for who, amount in dues])

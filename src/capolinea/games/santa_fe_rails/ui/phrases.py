"""Small turns of phrase that the panels, the log and the terminal share."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

from babel.lists import format_list

from capolinea.games.santa_fe_rails.board import BOARD
from capolinea.games.santa_fe_rails.pieces import NOTHING, SPECIAL_KEYS
from capolinea.games.santa_fe_rails.ui.geometry import code_of
from capolinea.i18n import Say

PACKAGE: Final = "capolinea.games.santa_fe_rails.ui"
#: Where a language has habits of its own: no comma before the last "and".
LOCALES: Final = {"en": "en_GB"}


@cache
def voice(language: str) -> Say:
    """Speaks of what needs no names."""
    return Say(language, (PACKAGE,))


@lru_cache(maxsize=1024)
def dollars(language: str, amount: int) -> str:
    """ "$7", "7 $"."""
    return ("−" if amount < 0 else "") + voice(language)("dollars", figure=abs(amount))


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
def card_words(language: str, card: int) -> str:
    """A city by its name, a special card as the language calls it."""
    if card in SPECIAL_KEYS:
        return voice(language)(f"card.{SPECIAL_KEYS[card]}")
    return voice(language)("card.nothing") if card == NOTHING else BOARD.city_names[card]


def railroads_in(bits: int) -> list[int]:
    """The railroads whose bits are set."""
    return [railroad for railroad in range(BOARD.railroads) if bits >> railroad & 1]


def codes(bits: int) -> str:
    """ "UP, KP"."""
    return ", ".join([code_of(railroad) for railroad in railroads_in(bits)])

"""Short phrases that the panels, the log and the terminal share."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from babel.numbers import format_decimal

from capolinea.games.rail_baron.state import BANK, GOVERNOR
from capolinea.games.rail_baron.ui.geometry import BOARD
from capolinea.i18n import Say
from capolinea.i18n.phrases import dollars, locale_of, speaker_of

PACKAGE: Final = "capolinea.games.rail_baron.ui"
#: Translates messages without names.
plain_translator: Final = speaker_of(PACKAGE)


@lru_cache(maxsize=1024)
def percent(language: str, thousandths: int) -> str:
    """Write a share to a tenth of a percent."""
    figure = format_decimal(thousandths / 10, format="0.#", locale=locale_of(language))
    return plain_translator(language)("percent", figure=figure)


def codes(railroads: Iterable[int]) -> list[str]:
    return [BOARD.railroads[railroad] for railroad in railroads]


def party(say: Say, who: int) -> str:
    """Name a seat, the Bank or the Governor."""
    if who == BANK:
        return plain_translator(say.language)("party.bank")
    return plain_translator(say.language)("party.governor") if who == GOVERNOR else say.seat(who)


def due_words(say: Say, who: int, amount: int) -> str:
    """Say "$1,000 to the Bank", "$5,000 to Marco"."""
    return given_words(say, who, dollars(say, amount))


def given_words(say: Say, who: int, what: str) -> str:
    """Say "B&O to the Bank"."""
    if who in (BANK, GOVERNOR):
        return plain_translator(say.language)("due.bank" if who == BANK else "due.governor", amount=what)
    return plain_translator(say.language)("due.other", amount=what, other=say.seat(who))


def kinds_words(say: Say, kinds: Iterable[str], others: int) -> list[str]:
    """Say what a route is best at, if there are `others` to compare it with."""
    return [say(f"route.{kind}") for kind in kinds] if others else []


def dues_words(say: Say, dues: Iterable[tuple[int, int]]) -> str:
    """Say "Bank $1,000, Marco $5,000"."""
    return ", ".join([f"{party(say, who)} {dollars(say, amount)}" for who, amount in dues])

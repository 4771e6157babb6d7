"""Turns of phrase that every game needs: figures with a true minus sign, lists of names, sums of money, voices."""

from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime
from functools import cache, lru_cache
from typing import Final

from babel.dates import format_skeleton, format_timedelta
from babel.lists import format_list
from babel.numbers import format_decimal

from capolinea.core.refusal import Fact
from capolinea.i18n import Namer, Say, before_vowel

MINUS: Final = "\u2212"
#: Where a language has habits of its own: no comma before the last "and".
LOCALES: Final = {"en": "en_GB"}


def locale_of(language: str) -> str:
    return LOCALES.get(language, language)


def speaker_of(package: str, names: Mapping[str, Namer] | None = None) -> Callable[[str], Say]:
    """By language, a voice for the messages of `package` that calls things by `names`, but nobody who sits there."""

    @cache
    def speaker(language: str) -> Say:
        return Say(language, (package,), names)

    return speaker


def plain(number: int) -> str:
    """ "3", "−2"."""
    return str(number) if number >= 0 else f"{MINUS}{-number}"


def signed(number: int) -> str:
    """ "+3", "0", "−2"."""
    return f"+{number}" if number > 0 else plain(number)


def capital(words: str) -> str:
    """A phrase at the beginning of a sentence or a line."""
    return words[:1].upper() + words[1:]


def listed(say: Say, words: Iterable[str]) -> str:
    """ "A, B and C" as the language says it; in Italian "Anna ed Elena"."""
    return enumerated(say.language, tuple(words))


@lru_cache(maxsize=4096)
def enumerated(language: str, words: tuple[str, ...]) -> str:
    text = format_list(words, locale=locale_of(language))
    if language == "it" and len(words) > 1:
        return text.removesuffix(f"e {words[-1]}") + before_vowel("e", words[-1])
    return text


def seat_names(say: Say, seats: Iterable[int]) -> str:
    return listed(say, [say.seat(seat) for seat in seats])


def told_apart(name: str, taken: Iterable[str]) -> str:
    """`name`, or with a number behind it if somebody is called that already, in whatever letters: "Anna 2"."""
    others = {each.casefold() for each in taken if each}
    number, told = 1, name
    while told and told.casefold() in others:
        number += 1
        told = f"{name} {number}"
    return told


def duration(say: Say, seconds: float) -> str:
    """ "2 minutes", "3 ore": in the largest unit that fits, at least a minute."""
    return format_timedelta(max(60, int(seconds)), granularity="minute", threshold=1, locale=locale_of(say.language))


def day(say: Say, at: float) -> str:
    """ "14 nov", by the clock of Greenwich: the script shows that of whoever looks."""
    return format_skeleton("MMMd", datetime.fromtimestamp(at, UTC), locale=locale_of(say.language))


def dollars(say: Say, amount: Fact) -> str:
    """ "$12,500", "12.500 $"; also a namer."""
    return sum_of_money(say.language, "dollars", int(amount))


def euros(say: Say, amount: Fact) -> str:
    """ "€4", "4 €"; also a namer."""
    return sum_of_money(say.language, "euros", int(amount))


@lru_cache(maxsize=8192)
def sum_of_money(language: str, currency: str, amount: int) -> str:
    figure = format_decimal(abs(amount), locale=locale_of(language))
    return (MINUS if amount < 0 else "") + Say(language)(currency, figure=figure)


def name_option(say: Say, option: Fact) -> str:
    """An option of a match by its key."""
    return say(f"option.{option}")

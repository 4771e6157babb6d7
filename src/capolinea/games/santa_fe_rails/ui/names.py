"""What towns, railroads, cards and sums are called."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from capolinea.core.refusal import Fact
from capolinea.games.santa_fe_rails.board import BOARD
from capolinea.games.santa_fe_rails.ui.phrases import PACKAGE, card_words, dollars
from capolinea.i18n import Namer, Say

__all__ = ["NAMES", "PACKAGE", "speaker"]


def name_railroad(say: Say, railroad: Fact) -> str:
    return BOARD.railroad_names[int(railroad)]


def name_city(say: Say, city: Fact) -> str:
    return BOARD.city_names[int(city)]


def name_card(say: Say, card: Fact) -> str:
    return card_words(say.language, int(card))


def name_money(say: Say, amount: Fact) -> str:
    return dollars(say.language, int(amount))


MONEY: Final = ("price", "cost", "money", "amount")

NAMES: Final[Mapping[str, Namer]] = {
    "railroad": name_railroad,
    "owner": name_railroad,
    "city": name_city,
    "home": name_city,
    "goal_city": name_city,
    "card": name_card,
    **dict.fromkeys(MONEY, name_money),
}


@cache
def speaker(language: str) -> Say:
    """Speaks of everything but who sits where."""
    return Say(language, (PACKAGE,), NAMES)

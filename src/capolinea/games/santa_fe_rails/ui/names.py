"""What towns, railroads, cards and sums are called."""

from collections.abc import Mapping
from typing import Final

from capolinea.core.refusal import Fact
from capolinea.games.santa_fe_rails.board import BOARD
from capolinea.games.santa_fe_rails.ui.phrases import PACKAGE, card_words
from capolinea.i18n import Namer, Say
from capolinea.i18n.phrases import dollars, speaker_of

__all__ = ["NAMES", "PACKAGE", "speaker"]


def name_railroad(say: Say, railroad: Fact) -> str:
    return BOARD.railroad_names[int(railroad)]


def name_city(say: Say, city: Fact) -> str:
    return BOARD.city_names[int(city)]


def name_card(say: Say, card: Fact) -> str:
    return card_words(say.language, int(card))


MONEY: Final = ("price", "cost", "money", "amount")

NAMES: Final[Mapping[str, Namer]] = {
    "railroad": name_railroad,
    "owner": name_railroad,
    "city": name_city,
    "home": name_city,
    "goal_city": name_city,
    "card": name_card,
    **dict.fromkeys(MONEY, dollars),
}
#: Speaks of everything but who sits where.
speaker: Final = speaker_of(PACKAGE, NAMES)

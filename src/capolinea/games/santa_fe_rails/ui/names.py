"""The names of towns, railroads, cards and sums of money."""

from collections.abc import Mapping
from typing import Final

from capolinea.core.refusal import Fact
from capolinea.games.santa_fe_rails.board import BOARD
from capolinea.games.santa_fe_rails.ui.phrases import PACKAGE, card_words
from capolinea.i18n import Namer, Say
from capolinea.i18n.phrases import dollars, speaker_of

__all__ = ["NAMES", "PACKAGE", "translator"]


def name_railroad(say: Say, railroad: Fact) -> str:
    return BOARD.railroad_names[int(railroad)]


def name_town(say: Say, town: Fact) -> str:
    return BOARD.town_names[int(town)]


def name_card(say: Say, card: Fact) -> str:
    return card_words(say.language, int(card))


MONEY: Final = ("price", "cost", "money", "amount", "lacking")

NAMES: Final[Mapping[str, Namer]] = {
    "railroad": name_railroad,
    "owner": name_railroad,
    "city": name_town,
    "other_city": name_town,
    "home": name_town,
    "goal_city": name_town,
    "card": name_card,
    **dict.fromkeys(MONEY, dollars),
}
#: By language: translates messages that do not name players.
translator: Final = speaker_of(PACKAGE, NAMES)

"""Short phrases that the panels, the log and the terminal share."""

from functools import cache
from typing import Final

from capolinea.games.santa_fe_rails.board import BOARD
from capolinea.games.santa_fe_rails.pieces import NOTHING, SPECIAL_KEYS
from capolinea.games.santa_fe_rails.ui.geometry import code_of
from capolinea.i18n.phrases import speaker_of

PACKAGE: Final = "capolinea.games.santa_fe_rails.ui"
#: By language: translates messages that name nothing.
plain_translator: Final = speaker_of(PACKAGE)


@cache
def card_words(language: str, card: int) -> str:
    """Return the name of a card: that of its town, or that of a special card in the language."""
    if card in SPECIAL_KEYS:
        return plain_translator(language)(f"card.{SPECIAL_KEYS[card]}")
    return plain_translator(language)("card.nothing") if card == NOTHING else BOARD.town_names[card]


def railroads_in(bits: int) -> list[int]:
    """Return the railroads whose bits are set."""
    return [railroad for railroad in range(BOARD.railroads) if bits >> railroad & 1]


def codes(bits: int) -> str:
    """ "UP, KP"."""
    return ", ".join([code_of(railroad) for railroad in railroads_in(bits)])

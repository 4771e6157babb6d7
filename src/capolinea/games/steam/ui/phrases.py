"""Small phrases that the panels, the log and the terminal share."""

from typing import Final

from capolinea.games.steam.pieces import COLOURS
from capolinea.i18n import Say
from capolinea.i18n.phrases import speaker_of

PACKAGE: Final = "capolinea.games.steam.ui"
#: Translates what needs no names.
plain_translator: Final = speaker_of(PACKAGE)


def goods_words(goods: tuple[str, ...], say: Say) -> str:
    """ "red ×2, blue"."""
    names = [(str(say.name("colour", colour)), goods.count(colour)) for colour in COLOURS if colour in goods]
    return ", ".join([name if count == 1 else f"{name}\u00a0×{count}" for name, count in names])

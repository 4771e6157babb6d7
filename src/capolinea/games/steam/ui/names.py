"""The names of places, tiles, goods and sums. Places have the names of the match's map."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from capolinea.core.refusal import Fact
from capolinea.core.rules import Options as CoreOptions
from capolinea.games.steam.board import Board, load_board
from capolinea.games.steam.meta import Options
from capolinea.games.steam.pieces import TILES
from capolinea.games.steam.tiles import TILE_SET
from capolinea.games.steam.ui.phrases import PACKAGE, plain_translator
from capolinea.games.steam.ui.whereabouts import hex_words, where_words
from capolinea.i18n import Namer, Say
from capolinea.i18n.phrases import euros, name_option, signed, speaker_of
from capolinea.kit.hexes import SIDES

__all__ = ["NAMES", "PACKAGE", "names_on", "translator"]


def place_words(board: Board, hex: str) -> str:
    """Return the name of a city or town."""
    return board.place_name[board.place_at[board.hex_of[hex]]]


@lru_cache(maxsize=32)
def names_of(board: Board) -> Mapping[str, Namer]:
    def name_hex(say: Say, hex: Fact) -> str:
        return hex_words(say.language, board, str(hex))

    def name_where(say: Say, hex: Fact) -> str:
        return where_words(say.language, board, str(hex))

    return {"hex": name_hex, "to_hex": name_hex, "town": name_hex, "where": name_where}


def names_on(options: CoreOptions) -> Mapping[str, Namer]:
    """Return the names of the places of a match."""
    assert isinstance(options, Options)
    return names_of(load_board(options))


def name_any_hex(say: Say, hex: Fact) -> str:
    """Name a hex of an unknown map; a fault of a map may have no hex."""
    return str(hex) or "none"


def name_tile(say: Say, tile: Fact) -> str:
    """Name an action tile or track tile by its key; an unknown key stays as it is written."""
    return plain_translator(say.language)(f"tile.{tile}") if tile in TILES or tile in TILE_SET.faces else str(tile)


def name_good(say: Say, good: Fact) -> str:
    return plain_translator(say.language)(f"good.{good}")


def name_colour(say: Say, colour: Fact) -> str:
    return plain_translator(say.language)(f"colour.{colour}")


def name_side(say: Say, side: Fact) -> str:
    """Name a side of a hex; what is not a side in a map file stays as it is written."""
    return plain_translator(say.language)(f"side.{str(side).lower()}") if side in SIDES else str(side)


def name_owner(say: Say, seat: Fact) -> str:
    return say.seat(int(seat))


def name_problem(say: Say, problem: Fact) -> str:
    """Name a fault of a map by its code, in short."""
    return plain_translator(say.language)(f"{problem}.short")


def name_income(say: Say, income: Fact) -> str:
    return signed(int(income))


MONEY: Final = ("amount", "cost", "price", "cash", "least", "owed", "short", "back", "lacking")

NAMES: Final[Mapping[str, Namer]] = {
    "hex": name_any_hex,
    "where": name_any_hex,
    "tile": name_tile,
    "good": name_good,
    "colour": name_colour,
    "owner": name_owner,
    "side": name_side,
    "to_side": name_side,
    "option": name_option,
    "problem": name_problem,
    "income": name_income,
    **dict.fromkeys(MONEY, euros),
}
#: Translates everything but the names of places and seats.
translator: Final = speaker_of(PACKAGE, NAMES)

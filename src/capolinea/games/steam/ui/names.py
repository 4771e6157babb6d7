"""What places, tiles, goods and sums are called. Places are called as on the map of the match."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from capolinea.core.refusal import Fact
from capolinea.core.rules import Options as CoreOptions
from capolinea.games.steam.board import Board, load_board
from capolinea.games.steam.meta import Options
from capolinea.games.steam.pieces import TILES
from capolinea.games.steam.tiles import TILE_SET
from capolinea.games.steam.ui.phrases import PACKAGE, voice
from capolinea.i18n import Namer, Say
from capolinea.i18n.phrases import euros, name_option, signed, speaker_of
from capolinea.kit.hexes import SIDES

__all__ = ["NAMES", "PACKAGE", "names_on", "speaker"]


def place_words(board: Board, hex: str) -> str:
    """A city or town by its name, any other hex as on the map."""
    number = board.hex_of.get(hex, -1)
    place = board.place_at[number] if number >= 0 else -1
    return board.place_name[place] if place >= 0 else hex


@lru_cache(maxsize=32)
def names_of(board: Board) -> Mapping[str, Namer]:
    def name_hex(say: Say, hex: Fact) -> str:
        return place_words(board, str(hex))

    return {"hex": name_hex, "to_hex": name_hex, "town": name_hex}


def names_on(options: CoreOptions) -> Mapping[str, Namer]:
    """How the places of a match are called."""
    assert isinstance(options, Options)
    return names_of(load_board(options))


def name_any_hex(say: Say, hex: Fact) -> str:
    """A hex of no map in particular; what is wrong with a map may be wrong nowhere in particular."""
    return str(hex) or "none"


def name_tile(say: Say, tile: Fact) -> str:
    """An action tile or a track tile by its key; a name that is none stays as it is written."""
    return voice(say.language)(f"tile.{tile}") if tile in TILES or tile in TILE_SET.faces else str(tile)


def name_good(say: Say, good: Fact) -> str:
    return voice(say.language)(f"good.{good}")


def name_colour(say: Say, colour: Fact) -> str:
    return voice(say.language)(f"colour.{colour}")


def name_side(say: Say, side: Fact) -> str:
    """A side of a hex; what stands for none in a map file stays as it is written."""
    return voice(say.language)(f"side.{str(side).lower()}") if side in SIDES else str(side)


def name_owner(say: Say, seat: Fact) -> str:
    return say.seat(int(seat))


def name_problem(say: Say, problem: Fact) -> str:
    """The code of what is wrong with a map, in short."""
    return voice(say.language)(f"{problem}.short")


def name_income(say: Say, income: Fact) -> str:
    return signed(int(income))


MONEY: Final = ("amount", "cost", "price", "cash", "least", "owed", "short", "back")

NAMES: Final[Mapping[str, Namer]] = {
    "hex": name_any_hex,
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
#: Speaks of everything but places and who sits where.
speaker: Final = speaker_of(PACKAGE, NAMES)

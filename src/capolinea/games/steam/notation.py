"""Actions as short text: `take engineer`, `lay H7 straight 0`, `found K10 grey 3`, `move red H6 S-S`, `put income`."""

from collections.abc import Callable
from typing import Final

from capolinea.core.action import Action, Seat
from capolinea.core.action_rules import Notation, Words, plain
from capolinea.core.refusal import InvalidAction
from capolinea.games.steam.actions import (
    Bid,
    EndBuilding,
    FoundCity,
    GrowCity,
    ImproveLocomotive,
    LayTrack,
    MoveGood,
    PassBid,
    PassMove,
    PutPoints,
    RaiseCapital,
    Side,
    TakeBack,
    TakeTile,
)
from capolinea.games.steam.phases.moving import COLOUR_NAMES, SIDE_NAMES
from capolinea.games.steam.pieces import TILES
from capolinea.games.steam.tiles import TILE_SET
from capolinea.kit.hexes import is_hex_name
from capolinea.kit.names import name_in

PUTS: Final[tuple[Callable[[Seat], Action], ...]] = (
    lambda seat: PutPoints(seat, "income"),
    lambda seat: PutPoints(seat, "points"),
)
PASSING: Final = "to pass"


def parts_of(words: Words, count: int) -> list[str]:
    """Return the words after the verb; there must be exactly `count`."""
    parts = words.rest.split()
    if len(parts) != count:
        raise InvalidAction("notation.unknown", text=words.text)
    return parts


def read_side(word: str, text: str) -> Side:
    for each in SIDE_NAMES:
        if each == word.upper():
            return each
    raise InvalidAction("notation.no_such_side", side=word[:20], text=text)


def read_hex(word: str, text: str) -> str:
    if not is_hex_name(word.upper()):
        raise InvalidAction("notation.no_such_hex", hex=word[:20], text=text)
    return word.upper()


def read_number(word: str, text: str) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) < 5):
        raise InvalidAction("notation.no_number", number=word[:20], text=text)
    return int(word)


def of_number(verb: str, action: Callable[[Seat, int], Action], field: str) -> Notation:
    """Return the notation of an action that is a verb and a number."""

    def write(done: Action) -> str:
        return f"{verb} {getattr(done, field)}"

    def read(seat: Seat, words: Words) -> Action:
        return action(seat, read_number(parts_of(words, 1)[0], words.text))

    return Notation((verb,), write, read)


def write_take(action: TakeTile) -> str:
    return f"take {action.tile} {PASSING}" if action.passing else f"take {action.tile}"


def read_take(seat: Seat, words: Words) -> Action:
    name, _, rest = words.rest.partition(" ")
    if not name or rest.lower() not in ("", PASSING):
        raise InvalidAction("notation.unknown", text=words.text)
    return TakeTile(seat, TILES[name_in(TILES, name, words.text)], bool(rest))


def write_lay(action: LayTrack) -> str:
    return f"lay {action.hex} {action.tile} {action.turn}"


def read_lay(seat: Seat, words: Words) -> Action:
    hex, tile, turn = parts_of(words, 3)
    name = read_hex(hex, words.text)
    face = TILE_SET.faces[name_in(TILE_SET.faces, tile, words.text)]
    return LayTrack(seat, name, face, read_number(turn, words.text))


def write_grow(action: GrowCity) -> str:
    return f"grow {action.hex} {action.space}"


def read_grow(seat: Seat, words: Words) -> Action:
    hex, space = parts_of(words, 2)
    return GrowCity(seat, read_hex(hex, words.text), read_number(space, words.text))


def write_found(action: FoundCity) -> str:
    return f"found {action.hex} {action.colour} {action.space}"


def read_found(seat: Seat, words: Words) -> Action:
    hex, colour, space = parts_of(words, 3)
    named = COLOUR_NAMES[name_in(COLOUR_NAMES, colour, words.text)]
    return FoundCity(seat, read_hex(hex, words.text), named, read_number(space, words.text))


def write_move(action: MoveGood) -> str:
    return f"move {action.good} {action.hex} {'-'.join(action.path)}"


def read_move(seat: Seat, words: Words) -> Action:
    good, hex, path = parts_of(words, 3)
    named = COLOUR_NAMES[name_in(COLOUR_NAMES, good, words.text)]
    sides = tuple([read_side(word, words.text) for word in path.split("-")])
    return MoveGood(seat, read_hex(hex, words.text), named, sides)


def write_put(action: PutPoints) -> str:
    return f"put {action.on}"


def read_put(seat: Seat, words: Words) -> Action:
    return PUTS[name_in(("income", "points"), parts_of(words, 1)[0], words.text)](seat)


BID: Final = of_number("bid", Bid, "amount")
PASS_BID: Final = plain(PassBid, "pass")
RAISE: Final = of_number("raise", RaiseCapital, "steps")
TAKE: Final = Notation(("take",), write_take, read_take)
LAY: Final = Notation(("lay",), write_lay, read_lay)
TAKE_BACK: Final = plain(TakeBack, "take back")
GROW: Final = Notation(("grow",), write_grow, read_grow)
FOUND: Final = Notation(("found",), write_found, read_found)
END: Final = plain(EndBuilding, "done")
MOVE: Final = Notation(("move",), write_move, read_move)
IMPROVE: Final = plain(ImproveLocomotive, "improve")
PASS_MOVE: Final = plain(PassMove, "stay")
PUT: Final = Notation(("put",), write_put, read_put)

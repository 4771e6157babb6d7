"""Steam for learning programs: actions as numbers, views as vectors.

A hex is said by its column and its row, so that numbers mean the same on every map.
"""

from collections.abc import Sequence
from typing import Final

from capolinea.core.action import Action, Seat
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
    TakeBack,
    TakeTile,
)
from capolinea.games.steam.maps import MOST_SPACES
from capolinea.games.steam.phases.moving import COLOUR_NAMES, SIDE_NAMES
from capolinea.games.steam.pieces import COLOURS, LEAST_INCOME, MOST_INCOME, TILES
from capolinea.games.steam.planes import draw, draw_still, planes
from capolinea.games.steam.tiles import TILE_SET
from capolinea.kit.hexes import MOST_COLUMNS, MOST_ROWS, SIDES
from capolinea.kit.numbering import Numbers, Reader, spell_amount
from capolinea.research import Tensor

#: Bids below this are one number.
BIDS: Final = 128
FACES: Final = TILE_SET.faces
TURNS: Final = 6

NUMBERS: Final = Numbers(
    ("lay", MOST_COLUMNS, "lay track in this column; row and tile follow"),
    ("grow", MOST_COLUMNS, "grow a city in this column; row and space follow"),
    ("found", MOST_COLUMNS, "found a city in this column; row, colour and space follow"),
    ("move", MOST_COLUMNS, "move a good from this column; row, colour and sides follow"),
    ("row", MOST_ROWS, "the hex is in this row, counted from 0"),
    ("tile", len(FACES) * TURNS, "tile * 6 + turn"),
    ("colour", len(COLOURS), f"a colour: {', '.join(COLOURS)}"),
    ("space", 1 + MOST_SPACES, "a supply space, counted from 1; 0 for none"),
    ("side", len(SIDES), f"the good leaves its place by this side and goes on: {', '.join(SIDES)}"),
    ("last side", len(SIDES), "the good leaves its place by this side for where it is delivered"),
    ("bid", BIDS, f"bid this much, and {BIDS} for each `more` before it"),
    ("more", 1, f"a bid of at least {BIDS}, which follows"),
    ("capital", 1 + MOST_INCOME - LEAST_INCOME, "raise capital by this many steps"),
    ("take", len(TILES) * 2, "take an action tile: tile * 2, + 1 to pass"),
    ("pass bid", 1, "leave the auction"),
    ("take back", 1, "take back the last tile"),
    ("end building", 1, "end the building"),
    ("improve", 1, "improve the locomotive"),
    ("pass move", 1, "move nothing"),
    ("points to", 2, "put the points down: income, victory points"),
)
LAY: Final = NUMBERS.first("lay")
GROW: Final = NUMBERS.first("grow")
FOUND: Final = NUMBERS.first("found")
MOVE: Final = NUMBERS.first("move")
ROW: Final = NUMBERS.first("row")
TILE: Final = NUMBERS.first("tile")
COLOUR: Final = NUMBERS.first("colour")
SPACE: Final = NUMBERS.first("space")
SIDE: Final = NUMBERS.first("side")
LAST_SIDE: Final = NUMBERS.first("last side")
BID: Final = NUMBERS.first("bid")
MORE: Final = NUMBERS.first("more")
CAPITAL: Final = NUMBERS.first("capital")
TAKE: Final = NUMBERS.first("take")
POINTS: Final = NUMBERS.first("points to")
PUT_ON: Final = ("income", "points")
PLAIN: Final[dict[type[Action], int]] = {
    PassBid: NUMBERS.first("pass bid"),
    TakeBack: NUMBERS.first("take back"),
    EndBuilding: NUMBERS.first("end building"),
    ImproveLocomotive: NUMBERS.first("improve"),
    PassMove: NUMBERS.first("pass move"),
}
PLAIN_BY_NAME: Final = {NUMBERS.range_of(number).name: made for made, number in PLAIN.items()}


def place(verb: int, hex: str) -> tuple[int, int]:
    """Return the numbers of a hex: the column, in the range that says what is done there, and the row."""
    return verb + ord(hex[0]) - ord("A"), ROW + int(hex[1:]) - 1


def spell(action: Action) -> tuple[int, ...]:
    if isinstance(action, LayTrack):
        return (*place(LAY, action.hex), TILE + FACES.index(action.tile) * TURNS + action.turn)
    if isinstance(action, MoveGood):
        sides = [SIDES.index(side) for side in action.path]
        path = (*[SIDE + side for side in sides[:-1]], LAST_SIDE + sides[-1])
        return (*place(MOVE, action.hex), COLOUR + COLOURS.index(action.good), *path)
    if isinstance(action, GrowCity):
        return (*place(GROW, action.hex), SPACE + action.space)
    if isinstance(action, FoundCity):
        return (*place(FOUND, action.hex), COLOUR + COLOURS.index(action.colour), SPACE + action.space)
    if isinstance(action, Bid):
        return spell_amount(action.amount, BID, BIDS, MORE)
    if isinstance(action, RaiseCapital):
        return (CAPITAL + action.steps,)
    if isinstance(action, TakeTile):
        return (TAKE + TILES.index(action.tile) * 2 + action.passing,)
    if isinstance(action, PutPoints):
        return (POINTS + PUT_ON.index(action.on),)
    return (PLAIN[type(action)],)


def action(said: Sequence[int], seat: Seat) -> Action:
    reader = Reader(NUMBERS, said)
    value = reader.next("lay", "grow", "found", "move", "bid", "more", "capital", "take", "points to", *PLAIN_BY_NAME)
    made: Action
    if reader.range in ("lay", "grow", "found", "move"):
        made = read_work(reader, reader.range, value, seat)
    elif reader.range in ("bid", "more"):
        amount = 0
        while reader.range == "more":
            amount += BIDS
            value = reader.next("bid", "more")
        made = Bid(seat, amount + value)
    elif reader.range == "capital":
        made = RaiseCapital(seat, value)
    elif reader.range == "take":
        made = TakeTile(seat, TILES[value // 2], bool(value % 2))
    elif reader.range == "points to":
        made = PutPoints(seat, "points" if value else "income")
    else:
        made = PLAIN_BY_NAME[reader.range](seat)
    reader.end()
    return made


def read_work(reader: Reader, verb: str, column: int, seat: Seat) -> Action:
    """Return what is done on a hex of this column."""
    hex = f"{chr(ord('A') + column)}{reader.next('row') + 1}"
    if verb == "lay":
        tile = reader.next("tile")
        return LayTrack(seat, hex, FACES[tile // TURNS], tile % TURNS)
    if verb == "grow":
        return GrowCity(seat, hex, reader.next("space"))
    colour = COLOUR_NAMES[reader.next("colour")]
    if verb == "found":
        return FoundCity(seat, hex, colour, reader.next("space"))
    path = [SIDE_NAMES[reader.next("side", "last side")]]
    while reader.range == "side":
        path.append(SIDE_NAMES[reader.next("side", "last side")])
    return MoveGood(seat, hex, colour, tuple(path))


TENSOR: Final = Tensor(numbers=NUMBERS, spell=spell, action=action, planes=planes, draw=draw, draw_still=draw_still)

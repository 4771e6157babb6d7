"""Positions that the clause tests start from.

The map is the northeast: Albany H6, New York H10, Hartford J8, Boston M7, Syracuse D5, Scranton E9, Philadelphia F12;
towns Poughkeepsie H8, New Haven K10, Springfield K7, Providence L8, Amsterdam F5, Easton F10, Reading D11. Sides of a
hex go clockwise from north; H7 lies south of Albany, G7 south-west, I7 south-east of it.
"""

from collections.abc import Sequence
from typing import TypeAlias

from tests.support.driver import RefereedMatch

from capolinea.core.action import Seat
from capolinea.core.chance import QuickChance, ScriptedChance
from capolinea.core.match import Match
from capolinea.games.steam.board import Board, load_board
from capolinea.games.steam.laying import put_down
from capolinea.games.steam.meta import RULES_VERSION, Options
from capolinea.games.steam.pieces import COLOURS
from capolinea.games.steam.rules import RULES
from capolinea.games.steam.state import COLOUR_COUNT, State
from capolinea.games.steam.tiles import TILE_SET
from capolinea.games.steam.track import rebuild_chains
from capolinea.games.steam.view import View
from capolinea.kit.hexes import SIDES

StTable: TypeAlias = RefereedMatch[State, View]

A, B, C, D = 0, 1, 2, 3
NOBODY, NO_TRACK = -1, -2
BOARD: Board = load_board(Options(3))
STANDARD = Options(3, game="standard")

#: Nobody is asked twice about tiles that do nothing to a building.
QUIET = ("turn_order", "first_move", "locomotive", "engineer", "first_build")


def new_table(
    options: Options | None = None,
    *,
    order: Sequence[int] = (),
    opener: Seat = 0,
    seed: int = 7,
    version: int = RULES_VERSION,
) -> StTable:
    """A new match; `order` are the draws of the order, all 0 by default: seat by seat."""
    options = options or Options(3)
    script = {"order": list(order) or [0] * options.seats, "opener": [opener]}
    return RefereedMatch(Match(RULES.at(version), options, ScriptedChance(script, QuickChance(seed))))


def base(seats: int = 3, **others: object) -> Options:
    """The base game with a drawn order: A, B, C … with €0, €1, €2 …"""
    return Options(seats, random_order=True, **others)  # type: ignore[arg-type]


def in_actions(options: Options | None = None, version: int = RULES_VERSION) -> StTable:
    """The first turn of the base game, A about to take a tile; nobody has cash."""
    at = new_table(options or base(), version=version)
    at.state.cash = [0] * at.state.seats
    return at


def in_building(*tiles: str, options: Options | None = None, cash: int = 0, version: int = RULES_VERSION) -> StTable:
    """The actor is about to build; `tiles` are taken by A, B, C … in this order, the rest are of no account."""
    at = in_actions(options, version)
    taken = [tile.split()[0] for tile in tiles]
    rest = [tile for tile in QUIET if tile not in taken and tile not in ("engineer", "first_build", "locomotive")]
    rest += [tile for tile in QUIET if tile not in taken and tile not in rest]
    for seat in range(at.state.seats):
        at.state.cash[seat] = 20
        at.plays(f"take {tiles[seat] if seat < len(tiles) else rest.pop(0)}")
    at.state.cash = [cash] * at.state.seats
    at.state.income = [0] * at.state.seats
    return at


def track(at: StTable, seat: Seat, *tiles: str) -> None:
    """Tiles of `seat` as if laid in earlier turns, at no cost; `H7 straight 0` each."""
    state = at.state
    money = (state.cash[:], state.income[:], state.points[:], state.spent)
    building = (state.tiles_left, state.extended_ends, state.loose, state.undo_stack)
    for tile in tiles:
        name, face, rotation = tile.split()
        state.cash[seat] = 99
        put_down(state, seat, BOARD.hex_of[name], TILE_SET.pose_of(face, int(rotation)), None)
    state.cash, state.income, state.points, state.spent = money
    state.tiles_left, state.extended_ends, state.loose, state.undo_stack = building
    at.check()


def exit_of(name: str, side: str) -> int:
    return BOARD.hex_of[name] * 6 + SIDES.index(side)


def owner(at: StTable, name: str, side: str) -> int:
    """Whose track leads out of the hex by that side."""
    return at.state.owner[exit_of(name, side)]


def goods_at(at: StTable, name: str) -> list[str]:
    place = BOARD.place_at[BOARD.hex_of[name]]
    counts = at.state.goods[place * COLOUR_COUNT : (place + 1) * COLOUR_COUNT]
    return [colour for colour, count in zip(COLOURS, counts, strict=True) for _ in range(count)]


def put_goods(at: StTable, name: str, *goods: str) -> None:
    """Exactly these goods in a city: the others to the bag, these out of it."""
    state = at.state
    place = BOARD.place_at[BOARD.hex_of[name]]
    for colour, name_of in enumerate(COLOURS):
        before, now = state.goods[place * COLOUR_COUNT + colour], goods.count(name_of)
        state.goods[place * COLOUR_COUNT + colour] = now
        state.bag[colour] += before - now
    at.check()


def in_moving(*tiles: str, options: Options | None = None, level: int = 1) -> StTable:
    """The first round of moving goods, nobody has built."""
    at = in_building(*tiles, options=options)
    for _ in range(at.state.seats):
        at.state.pending_tile = 0
        at.plays("done")
    at.state.level = [level] * at.state.seats
    return at


def end_round(at: StTable) -> None:
    """Nobody moves anything more in this round."""
    number, turn = at.state.round, at.state.turn
    while at.state.round == number and at.state.turn == turn and at.match.turn is not None:
        at.plays("stay")


def end_goods(at: StTable) -> None:
    """Nobody moves anything more in this turn; accounts are settled."""
    while at.match.turn is not None and at.match.turn.phase == "move":
        at.plays("stay")


def scatter(at: StTable, kind: str, count: int) -> None:
    """Pieces of that kind, track up, on hexes where they are in nobody's way and nobody's."""
    state = at.state
    pose = TILE_SET.pose_of(kind, 0)
    piece = TILE_SET.kinds.index(kind)
    exits = TILE_SET.exits[pose]
    for hex in range(BOARD.size):
        near = [BOARD.across[hex * 6 + side] // 6 for side in exits]
        is_free = state.pose[hex] < 0 and BOARD.place_at[hex] < 0 and TILE_SET.mask[pose] & ~BOARD.open_sides[hex] == 0
        if count and is_free and not [each for each in near if state.pose[each] >= 0 or BOARD.place_at[each] >= 0]:
            count -= 1
            state.left[piece] -= 1
            state.pose[hex], state.piece[hex] = pose, piece
            for side in exits:
                state.owner[hex * 6 + side] = NOBODY
    assert count == 0
    rebuild_chains(state)
    at.check()


def standard_building(options: Options = STANDARD, cash: int = 0, version: int = RULES_VERSION) -> StTable:
    """The first building of the standard game, in the order A, B, C, with `cash` each."""
    at = new_table(options, version=version)
    at.plays(*["raise 0"] * 3, "pass", "pass")
    for tile in ("turn_order", "first_move", "engineer"):
        at.plays(f"take {tile}")
    at.state.order = at.state.queue = (A, B, C)
    at.state.actor = A
    at.state.tiles_left = 3
    at.state.cash = [cash] * 3
    return at

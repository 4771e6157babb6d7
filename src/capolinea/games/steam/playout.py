"""Where playouts look: one legal move at a time, drawn without listing any.

Track is mostly continued from its open ends, goods take random walks, and the judge decides what may be done.
"""

from typing import Final

from capolinea.core.action import Seat
from capolinea.core.moves import Random
from capolinea.games.steam import moves
from capolinea.games.steam.actions import ImproveLocomotive, TakeTile
from capolinea.games.steam.laying import cost_of, judge_pose
from capolinea.games.steam.money import most_to_pay
from capolinea.games.steam.moves import Move
from capolinea.games.steam.phases.bidding import least_bid
from capolinea.games.steam.phases.choosing import price_of, refuse_tile
from capolinea.games.steam.phases.cities import may_grow, sets_left
from capolinea.games.steam.phases.moving import COLOUR_NAMES, SIDE_NAMES, refuse_improve
from capolinea.games.steam.pieces import CAPITAL as STEP
from capolinea.games.steam.pieces import CITY_GROWTH, LEAST_INCOME, NO_TILE, TILES
from capolinea.games.steam.state import ACTION, BID, BUILD, CAPITAL, COLOUR_COUNT, MOVE, NOBODY, OVER, POINTS, State
from capolinea.games.steam.tiles import TILE_SET
from capolinea.games.steam.track import MASK, VALID, is_city

#: How often a seat passes in an auction, ends a building early, begins new track although some could be continued,
#: improves the locomotive if it may, puts points to income, and refuses a tile that would need capital.
PASSES: Final = 0.7
ENDS: Final = 0.12
BEGINS: Final = 0.25
IMPROVES: Final = 0.35
SAVES: Final = 0.3
THRIFT: Final = 0.9
#: How often a tile has two tracks, and track is led to a neighbouring place.
DOUBLES: Final = 0.04
AIMS: Final = 0.95
TRIES: Final = 6
#: No seat spends itself below this income, or raises more steps than this at once; none raises with this much cash.
POOREST: Final = -3
MOST_STEPS: Final = 2
RICH: Final = 8
#: Below this income, points go to income.
MODEST: Final = 2

#: Towns with one or two exits: further exits would mostly stay open.
SMALL_TOWNS: Final = [pose for pose in TILE_SET.towns if len(TILE_SET.exits[pose]) <= 2]


def choose(state: State, random: Random, move: Move) -> bool:
    """Fill in a legal move; return False if the match is over."""
    stage = state.stage
    move.seat = seat = state.actor
    if stage == BUILD:
        choose_building(state, seat, random, move)
    elif stage == MOVE:
        choose_in_goods(state, seat, random, move)
    elif stage == POINTS:
        move.kind = moves.PUT_POINTS
        move.on = "income" if state.income[seat] < MODEST or random() < SAVES else "points"
    elif stage == ACTION:
        choose_tile(state, seat, random, move)
    elif stage == BID:
        bid = least_bid(state) + int(random() * 2)
        move.kind = moves.PASS_BID if random() < PASSES or bid > most_to_pay(state, seat) else moves.BID
        move.amount = bid
    elif stage == CAPITAL:
        steps = min(state.income[seat] - LEAST_INCOME, 1 + int(random() * MOST_STEPS))
        move.kind = moves.RAISE_CAPITAL
        move.steps = steps if state.cash[seat] < RICH and state.income[seat] > POOREST else 0
    else:
        assert stage == OVER
        return False
    return True


def choose_tile(state: State, seat: Seat, random: Random, move: Move) -> None:
    """Take any available tile; mostly leave one that would need capital, or take it to pass."""
    move.kind = moves.TAKE_TILE
    while True:
        tile = 1 + int(random() * len(TILES))
        is_expensive = price_of(state, seat, tile, False) > state.cash[seat] and random() < THRIFT
        action = TakeTile(seat, TILES[tile - 1], is_expensive and state.options.game == "base")
        refusal = refuse_tile(state, action)
        if refusal is None or refusal.fix is not None:
            # A tile that cannot be carried out can be taken to pass.
            move.tile = action.tile
            move.passing = action.passing or refusal is not None
            return


# Building.


def choose_building(state: State, seat: Seat, random: Random, move: Move) -> None:
    """City Growth or Urbanization first; then tiles, until none fits or the building ends early."""
    if state.loose:
        if not seek_tile(state, seat, random, move):
            move.kind = moves.TAKE_BACK
    elif state.pending_tile != NO_TILE:
        choose_work(state, random, move)
    elif not state.tiles_left or random() < ENDS or not seek_tile(state, seat, random, move):
        move.kind = moves.END_BUILDING


def choose_work(state: State, random: Random, move: Move) -> None:
    board, sets = state.board, sets_left(state)
    grows = state.pending_tile == CITY_GROWTH
    move.kind = moves.GROW_CITY if grows else moves.FOUND_CITY
    move.space = sets[int(random() * len(sets))] if sets else 0
    while True:
        place = int(random() * board.places)
        if may_grow(state, place) if grows else state.colour[place] < 0:
            break
    move.hex = board.name[board.place_hex[place]]
    if not grows:
        colours = [colour for colour in range(COLOUR_COUNT) if state.new_cities[colour]]
        move.colour = COLOUR_NAMES[colours[int(random() * len(colours))]]


def seek_tile(state: State, seat: Seat, random: Random, move: Move) -> bool:
    """Try a few tiles where track may begin; return False if none of them is legal."""
    board, most = state.board, most_to_spend(state, seat)
    for _ in range(TRIES):
        meets = board.across[draw_beginning(state, seat, random)]
        if meets < 0:
            continue
        hex, side = meets // 6, meets % 6
        if is_city(state, hex):
            continue
        for _ in range(TRIES):
            pose = draw_shape(state, hex, side, random)
            if pose < 0 or not MASK[pose] >> side & 1 or cost_of(state, hex, pose) > most:
                continue
            if judge_pose(state, seat, hex, pose) == VALID:
                move.kind = moves.LAY_TRACK
                move.hex = board.name[hex]
                move.tile = TILE_SET.faces[TILE_SET.face[pose]]
                move.turn = TILE_SET.rotation[pose]
                return True
    return False


def most_to_spend(state: State, seat: Seat) -> int:
    """Return what a thrifty player would spend at most."""
    return state.cash[seat] + STEP * max(0, state.income[seat] - POOREST)


def draw_shape(state: State, hex: int, side: int, random: Random) -> int:
    """Return a pose for track that enters by `side`, mostly one that leads to a neighbouring place, or -1."""
    board, old = state.board, state.pose[hex]
    if old >= 0:
        poses = TILE_SET.improved[old]
    elif board.place_at[hex] >= 0:
        poses = SMALL_TOWNS
    elif random() < DOUBLES:
        poses = TILE_SET.double
    else:
        other = int(random() * 6)
        if random() < AIMS:
            near = [
                each for each in range(6) if each != side and board.place_at[board.across[hex * 6 + each] // 6] >= 0
            ]
            near = [each for each in near if board.across[hex * 6 + each] >= 0]
            if near:
                other = near[int(random() * len(near))]
        return TILE_SET.joining[side * 6 + other]
    return poses[int(random() * len(poses))] if poses else -1


def draw_beginning(state: State, seat: Seat, random: Random) -> int:
    """Return an open end of the seat's or of ownerless track, or a side of a city, mostly one with a place near by."""
    if random() >= BEGINS:
        ends = [exit for exit in state.open if state.owner[exit] == seat]
        if not ends and random() < BEGINS:
            ends = [exit for exit in state.open if state.owner[exit] == NOBODY]
        if ends:
            near = [exit for exit in ends if is_near(state, exit)]
            if near:
                return near[int(random() * len(near))]
            if random() < BEGINS:
                return ends[int(random() * len(ends))]
    board, tries = state.board, TRIES
    while True:
        place = int(random() * board.places)
        if state.colour[place] < 0:
            continue
        exit = board.place_hex[place] * 6 + int(random() * 6)
        tries -= 1
        if tries == 0 or (board.across[exit] >= 0 and board.places_near[board.across[exit] // 6] > 1):
            return exit


def is_near(state: State, exit: int) -> bool:
    """Whether the next tile at that open end would be in a town or next to a place."""
    board = state.board
    hex = board.across[exit] // 6
    return board.place_at[hex] >= 0 or board.places_near[hex] > 0


# Goods.


def choose_in_goods(state: State, seat: Seat, random: Random, move: Move) -> None:
    """Try random walks with goods until one arrives; otherwise improve the locomotive, or pass."""
    may_improve = (
        state.level[seat] < 2 + state.turn // 2
        and (state.options.game == "base" or state.level[seat] <= state.income[seat])
        and refuse_improve(state, ImproveLocomotive(seat)) is None
    )
    if not (may_improve and random() < IMPROVES):
        own = own_ends(state, seat)
        for _ in range(TRIES if own else 0):
            place = state.board.place_at[own[int(random() * len(own))] // 6]
            if seek_path(state, seat, place, random, move):
                return
    move.kind = moves.IMPROVE_LOCOMOTIVE if may_improve else moves.PASS_MOVE


def own_ends(state: State, seat: Seat) -> list[int]:
    """Return both ends of every complete link of `seat`."""
    place_at, other_end, owner = state.board.place_at, state.other_end, state.owner
    found: list[int] = []
    for hex in state.board.place_hex:
        for exit in range(hex * 6, hex * 6 + 6):
            if owner[exit] == seat and other_end[exit] != exit and place_at[other_end[exit] // 6] >= 0:
                found.append(exit)
    return found


def seek_path(state: State, seat: Seat, start: int, random: Random, move: Move) -> bool:
    """Walk over complete links with all goods of a city; return False if none arrives or others own too many links."""
    board, other_end, owner = state.board, state.other_end, state.owner
    goods = state.goods[start * COLOUR_COUNT : (start + 1) * COLOUR_COUNT]
    if not any(goods):
        return False
    hex = board.place_hex[start]
    visited = [hex]
    path: list[int] = []
    used = [0] * (state.seats + 1)
    while len(path) < state.level[seat]:
        first = int(random() * 6)
        step = -1
        for turn in range(6):
            exit = hex * 6 + (first + turn) % 6
            end = other_end[exit]
            if end >= 0 and end != exit and board.place_at[end // 6] >= 0 and end // 6 not in visited:
                step = exit
                break
        if step < 0:
            return False
        path.append(step % 6)
        used[owner[step]] += 1
        hex = other_end[step] // 6
        visited.append(hex)
        colour = state.colour[board.place_at[hex]]
        if colour >= 0 and goods[colour]:
            own = used[seat]
            if own and max(used[:-1]) <= own:
                move.kind = moves.MOVE_GOOD
                move.hex = board.name[visited[0]]
                move.good = COLOUR_NAMES[colour]
                move.path = tuple([SIDE_NAMES[side] for side in path])
                return True
            goods[colour] = 0
    return False

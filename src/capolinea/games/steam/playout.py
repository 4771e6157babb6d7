"""Where playouts look: one legal move at a time, drawn without listing any.

Track is mostly led on from where it is open, goods are sent wandering, and what is drawn is put to the judge.
"""

from typing import Final

from capolinea.core.action import Seat
from capolinea.core.moves import Random
from capolinea.games.steam import moves
from capolinea.games.steam.actions import ImproveLocomotive, TakeTile
from capolinea.games.steam.lays import cost_of, judge_lay
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
from capolinea.games.steam.track import MASK, SOUND, is_city

#: How often a bid is passed, a building ended early, track begun anew where some could be led on, a locomotive improved
#: when it may be, points put on income, and a tile not bought for which capital would have to be raised.
PASSES: Final = 0.7
ENDS: Final = 0.12
BEGINS: Final = 0.25
IMPROVES: Final = 0.35
SAVES: Final = 0.3
THRIFT: Final = 0.9
#: How often a tile has two tracks, and track is led to a place that is near.
DOUBLES: Final = 0.04
AIMS: Final = 0.95
TRIES: Final = 6
#: Nobody spends so much as to be left with less income than this, or raises more steps at once.
POOREST: Final = -3
MOST_STEPS: Final = 2
RICH: Final = 8
#: Below so much income, points are put on it.
MODEST: Final = 2

#: Towns of one or two exits: more of them would mostly lie open.
SMALL_TOWNS: Final = [lay for lay in TILE_SET.towns if len(TILE_SET.exits[lay]) <= 2]


def choose(state: State, random: Random, move: Move) -> bool:
    """Fill in a legal move; False where the match is over."""
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
    """Any that can be had; what would need capital is mostly left, or taken to pass."""
    move.kind = moves.TAKE_TILE
    while True:
        tile = 1 + int(random() * len(TILES))
        dear = price_of(state, seat, tile, False) > state.cash[seat] and random() < THRIFT
        action = TakeTile(seat, TILES[tile - 1], dear and state.options.game == "base")
        refusal = refuse_tile(state, action)
        if refusal is None or refusal.fix is not None:
            # What can't be carried out can be taken to pass.
            move.tile = action.tile
            move.passing = action.passing or refusal is not None
            return


# Building.


def choose_building(state: State, seat: Seat, random: Random, move: Move) -> None:
    """City Growth or Urbanization first; then tiles, until none fits or nothing more is wanted."""
    if state.loose:
        if not seek_lay(state, seat, random, move):
            move.kind = moves.TAKE_BACK
    elif state.work != NO_TILE:
        choose_work(state, random, move)
    elif not state.tiles_left or random() < ENDS or not seek_lay(state, seat, random, move):
        move.kind = moves.END_BUILDING


def choose_work(state: State, random: Random, move: Move) -> None:
    board, sets = state.board, sets_left(state)
    grows = state.work == CITY_GROWTH
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


def seek_lay(state: State, seat: Seat, random: Random, move: Move) -> bool:
    """A few tiles are tried where track may begin; False when none of them will do."""
    board, most = state.board, most_to_spend(state, seat)
    for _ in range(TRIES):
        meets = board.across[draw_beginning(state, seat, random)]
        if meets < 0:
            continue
        hex, side = meets // 6, meets % 6
        if is_city(state, hex):
            continue
        for _ in range(TRIES):
            lay = draw_shape(state, hex, side, random)
            if lay < 0 or not MASK[lay] >> side & 1 or cost_of(state, hex, lay) > most:
                continue
            if judge_lay(state, seat, hex, lay) == SOUND:
                move.kind = moves.LAY_TRACK
                move.hex = board.name[hex]
                move.tile = TILE_SET.faces[TILE_SET.face[lay]]
                move.turn = TILE_SET.turn[lay]
                return True
    return False


def most_to_spend(state: State, seat: Seat) -> int:
    """Return what a thrifty player would spend at most."""
    return state.cash[seat] + STEP * max(0, state.income[seat] - POOREST)


def draw_shape(state: State, hex: int, side: int, random: Random) -> int:
    """A lay for track that comes in by `side`; where a place is near it is mostly led there. -1: none comes to mind."""
    board, old = state.board, state.lay[hex]
    if old >= 0:
        lays = TILE_SET.improved[old]
    elif board.place_at[hex] >= 0:
        lays = SMALL_TOWNS
    elif random() < DOUBLES:
        lays = TILE_SET.double
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
    return lays[int(random() * len(lays))] if lays else -1


def draw_beginning(state: State, seat: Seat, random: Random) -> int:
    """An open end of own or nobody's track, or a side of a city, mostly one with another place not far behind it."""
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
    """Whether track that is open there comes to a town with the next tile, or beside a place."""
    board = state.board
    hex = board.across[exit] // 6
    return board.place_at[hex] >= 0 or board.places_near[hex] > 0


# Goods.


def choose_in_goods(state: State, seat: Seat, random: Random, move: Move) -> None:
    """Goods that wander until one is where it is wanted; else the locomotive, or nothing."""
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
    """Both ends of every complete link of `seat`."""
    place_at, mate, owner = state.board.place_at, state.mate, state.owner
    found: list[int] = []
    for hex in state.board.place_hex:
        for exit in range(hex * 6, hex * 6 + 6):
            if owner[exit] == seat and mate[exit] != exit and place_at[mate[exit] // 6] >= 0:
                found.append(exit)
    return found


def seek_path(state: State, seat: Seat, start: int, random: Random, move: Move) -> bool:
    """One walk over complete links with all goods of a city; False when none arrives or too much track is others'."""
    board, mate, owner = state.board, state.mate, state.owner
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
            end = mate[exit]
            if end >= 0 and end != exit and board.place_at[end // 6] >= 0 and end // 6 not in visited:
                step = exit
                break
        if step < 0:
            return False
        path.append(step % 6)
        used[owner[step]] += 1
        hex = mate[step] // 6
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

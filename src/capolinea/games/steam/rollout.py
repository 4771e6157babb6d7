"""Whole matches at random without listing moves: the kernel for simulations and search.

Track is mostly led on from where it is open, goods are sent wandering, and what is drawn is put to the judge.
Everything is done to the state by the functions of `phases/`; a law test replays what was done through the judge.
"""

from collections.abc import Callable
from typing import Final

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance
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
from capolinea.games.steam.lays import cost_of, judge_lay
from capolinea.games.steam.money import most_to_pay
from capolinea.games.steam.phases.bidding import least_bid
from capolinea.games.steam.phases.choosing import price_of, refuse_tile
from capolinea.games.steam.phases.cities import may_grow, sets_left
from capolinea.games.steam.phases.moving import COLOUR_NAMES, SIDE_NAMES, refuse_improve
from capolinea.games.steam.pieces import CAPITAL as STEP
from capolinea.games.steam.pieces import CITY_GROWTH, LEAST_INCOME, NO_TILE, TILES
from capolinea.games.steam.rules import apply
from capolinea.games.steam.state import ACTION, BID, BUILD, CAPITAL, COLOUR_COUNT, MOVE, NOBODY, OVER, POINTS, State
from capolinea.games.steam.tiles import TILE_SET
from capolinea.games.steam.track import MASK, SOUND, is_city

Random = Callable[[], float]
"""Gives a float in [0, 1)."""

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

#: By side * 6 + side: the tile that joins them, or -1.
JOINING: Final = [
    ([lay for lay in TILE_SET.simple if TILE_SET.partner[lay * 6 + one] == two] or [-1])[0]
    for one in range(6)
    for two in range(6)
]
#: Towns of one or two exits: more of them would mostly lie open.
SMALL_TOWNS: Final = [lay for lay in TILE_SET.towns if len(TILE_SET.exits[lay]) <= 2]


def play_match(state: State, chance: Chance, random: Random, most: int, played: list[Action] | None = None) -> int:
    """Play on to the end, or until `most` actions are made; the number of actions. `played` takes them down."""
    actions = 0
    while state.stage != OVER and actions < most:
        action = draw_action(state, random)
        apply(state, action, chance)
        actions += 1
        if played is not None:
            played.append(action)
    return actions


def draw_action(state: State, random: Random) -> Action:
    seat, stage = state.actor, state.stage
    if stage == BUILD:
        return draw_building(state, seat, random)
    if stage == MOVE:
        return draw_move(state, seat, random)
    if stage == POINTS:
        return PutPoints(seat, "income" if state.income[seat] < MODEST or random() < SAVES else "points")
    if stage == ACTION:
        return draw_tile(state, seat, random)
    if stage == BID:
        bid = least_bid(state) + int(random() * 2)
        return PassBid(seat) if random() < PASSES or bid > most_to_pay(state, seat) else Bid(seat, bid)
    assert stage == CAPITAL
    steps = min(state.income[seat] - LEAST_INCOME, 1 + int(random() * MOST_STEPS))
    return RaiseCapital(seat, steps if state.cash[seat] < RICH and state.income[seat] > POOREST else 0)


def can_spend(state: State, seat: Seat, cost: int) -> bool:
    """Whether a thrifty player would."""
    return cost <= state.cash[seat] + STEP * max(0, state.income[seat] - POOREST)


def draw_tile(state: State, seat: Seat, random: Random) -> Action:
    """Any that can be had; what would need capital is mostly left, or taken to pass."""
    while True:
        tile = 1 + int(random() * len(TILES))
        dear = price_of(state, seat, tile, False) > state.cash[seat] and random() < THRIFT
        action = TakeTile(seat, TILES[tile - 1], dear and state.options.game == "base")
        refusal = refuse_tile(state, action)
        if refusal is None:
            return action
        if refusal.fix is not None:
            # What can't be carried out can be taken to pass.
            return refusal.fix


def draw_building(state: State, seat: Seat, random: Random) -> Action:
    """City Growth or Urbanization first; then tiles, until none fits or nothing more is wanted."""
    if state.loose:
        action = draw_lay(state, seat, random)
        return TakeBack(seat) if action is None else action
    if state.work != NO_TILE:
        return draw_work(state, seat, random)
    if state.tiles_left and random() >= ENDS:
        action = draw_lay(state, seat, random)
        if action is not None:
            return action
    return EndBuilding(seat)


def draw_work(state: State, seat: Seat, random: Random) -> Action:
    board, sets = state.board, sets_left(state)
    space = sets[int(random() * len(sets))] if sets else 0
    while True:
        place = int(random() * board.places)
        name = board.name[board.place_hex[place]]
        if state.work == CITY_GROWTH:
            if may_grow(state, place):
                return GrowCity(seat, name, space)
        elif state.colour[place] < 0:
            colours = [colour for colour in range(COLOUR_COUNT) if state.new_cities[colour]]
            return FoundCity(seat, name, COLOUR_NAMES[colours[int(random() * len(colours))]], space)


def draw_lay(state: State, seat: Seat, random: Random) -> Action | None:
    """A few tiles are tried where track may begin; None when none of them will do."""
    board = state.board
    for _ in range(TRIES):
        meets = board.across[draw_beginning(state, seat, random)]
        if meets < 0:
            continue
        hex = meets // 6
        if is_city(state, hex):
            continue
        for _ in range(TRIES):
            lay = draw_shape(state, hex, meets % 6, random)
            if lay < 0 or not MASK[lay] >> meets % 6 & 1 or not can_spend(state, seat, cost_of(state, hex, lay)):
                continue
            if judge_lay(state, seat, hex, lay) == SOUND:
                return LayTrack(seat, board.name[hex], TILE_SET.faces[TILE_SET.face[lay]], TILE_SET.turn[lay])
    return None


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
        return JOINING[side * 6 + other]
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


def draw_move(state: State, seat: Seat, random: Random) -> Action:
    """Goods that wander until one is where it is wanted; else the locomotive, or nothing."""
    may_improve = (
        state.level[seat] < 2 + state.turn // 2
        and (state.options.game == "base" or state.level[seat] <= state.income[seat])
        and refuse_improve(state, ImproveLocomotive(seat)) is None
    )
    if may_improve and random() < IMPROVES:
        return ImproveLocomotive(seat)
    own = own_ends(state, seat)
    for _ in range(TRIES if own else 0):
        place = state.board.place_at[own[int(random() * len(own))] // 6]
        action = draw_path(state, seat, place, random)
        if action is not None:
            return action
    return ImproveLocomotive(seat) if may_improve else PassMove(seat)


def own_ends(state: State, seat: Seat) -> list[int]:
    """Both ends of every complete link of `seat`."""
    place_at, mate, owner = state.board.place_at, state.mate, state.owner
    found: list[int] = []
    for hex in state.board.place_hex:
        for exit in range(hex * 6, hex * 6 + 6):
            if owner[exit] == seat and mate[exit] != exit and place_at[mate[exit] // 6] >= 0:
                found.append(exit)
    return found


def draw_path(state: State, seat: Seat, start: int, random: Random) -> Action | None:
    """One walk over complete links with all goods of a city; None when none arrives or too much track is others'."""
    board, mate, owner = state.board, state.mate, state.owner
    goods = state.goods[start * COLOUR_COUNT : (start + 1) * COLOUR_COUNT]
    if not any(goods):
        return None
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
            return None
        path.append(step % 6)
        used[owner[step]] += 1
        hex = mate[step] // 6
        visited.append(hex)
        colour = state.colour[board.place_at[hex]]
        if colour >= 0 and goods[colour]:
            own = used[seat]
            if own and max(used[:-1]) <= own:
                sides = tuple([SIDE_NAMES[side] for side in path])
                return MoveGood(seat, board.name[visited[0]], COLOUR_NAMES[colour], sides)
            goods[colour] = 0
    return None

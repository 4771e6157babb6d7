"""A fast player for playouts: one leg at a time from its own network, the best good, the locomotive when it pays.

It judges by the same networks and plans as the bots, but looks at fewer legs, and plans once for a leg instead of once
for a tile: what is planned is kept in the move between decisions, and the judge decides whether it may still be laid.
"""

from typing import Final

from capolinea.core.action import Seat
from capolinea.core.moves import Random
from capolinea.games.steam import moves
from capolinea.games.steam.actions import TakeTile
from capolinea.games.steam.bot.legs import Leg, find_legs
from capolinea.games.steam.bot.money import budget, steps_to_raise, upkeep_worth, wants_income
from capolinea.games.steam.bot.networks import ROW, Network, points_to_come, rows_of
from capolinea.games.steam.bot.plans import PlanContext, tiles_of
from capolinea.games.steam.bot.weights import POLICY
from capolinea.games.steam.deliveries import deliveries
from capolinea.games.steam.laying import judge_pose
from capolinea.games.steam.moves import Move
from capolinea.games.steam.phases.bidding import least_bid
from capolinea.games.steam.phases.choosing import has_best_locomotive, is_taken, price_of, refuse_tile
from capolinea.games.steam.phases.cities import may_grow, sets_left
from capolinea.games.steam.phases.moving import COLOUR_NAMES, SIDE_NAMES
from capolinea.games.steam.pieces import CITY_GROWTH, ENGINEER, LOCOMOTIVE, NO_TILE, TILES, URBANIZATION
from capolinea.games.steam.state import (
    ACTION,
    BID,
    BUILD,
    CAPITAL,
    COLOUR_COUNT,
    MOVE,
    OVER,
    POINTS,
    State,
)
from capolinea.games.steam.tiles import TILE_SET
from capolinea.games.steam.track import VALID

#: Tiles in the order in which they are wanted, if the better reasons for one of them do not hold.
CHEAP_TILES: Final = (2, 4, 1, 3, 5, 7, 6)
#: Euros for which capital is raised, in the standard game.
BUILDING_COSTS: Final = 9


def policy(state: State, random: Random, move: Move) -> bool:
    """Fill in a legal move; return False if the match is over."""
    stage = state.stage
    move.seat = seat = state.actor
    if stage == BUILD:
        choose_building(state, seat, move)
    elif stage == MOVE:
        choose_good(state, seat, move)
    elif stage == POINTS:
        move.kind = moves.PUT_POINTS
        move.on = "income" if wants_income(state, seat, state.points_due[0][1], POLICY) else "points"
    elif stage == ACTION:
        choose_tile(state, seat, move)
    elif stage == BID:
        # The first bid may be 0, and costs nothing.
        move.kind = moves.BID if least_bid(state) == 0 else moves.PASS_BID
        move.amount = 0
    elif stage == CAPITAL:
        move.kind = moves.RAISE_CAPITAL
        move.steps = steps_to_raise(state, seat, BUILDING_COSTS, POLICY)
    else:
        assert stage == OVER
        return False
    return True


def choose_tile(state: State, seat: Seat, move: Move) -> None:
    """A locomotive or the Engineer while they can be used; otherwise a tile that costs nothing."""
    move.kind = moves.TAKE_TILE
    spare = budget(state, seat, POLICY)
    left = state.last_turn - state.turn
    wanted: list[int] = []
    if left > 1 and not has_best_locomotive(state, seat) and state.level[seat] <= 1 + state.turn // 2:
        wanted.append(LOCOMOTIVE)
    if spare > BUILDING_COSTS:
        wanted.append(ENGINEER)
    if left > 0:
        wanted.append(CITY_GROWTH)
    for tile in (*wanted, *CHEAP_TILES):
        if not is_taken(state, tile) and price_of(state, seat, tile, False) <= spare:
            action = TakeTile(seat, TILES[tile - 1])
            if refuse_tile(state, action) is None:
                move.tile = action.tile
                move.passing = False
                return
    for tile in (CITY_GROWTH, URBANIZATION, *CHEAP_TILES):
        for passing in (True, False):
            action = TakeTile(seat, TILES[tile - 1], passing)
            if refuse_tile(state, action) is None:
                move.tile = action.tile
                move.passing = passing
                return


# Building.


def choose_building(state: State, seat: Seat, move: Move) -> None:
    if state.loose:
        move.kind = moves.TAKE_BACK
        return
    if state.pending_tile != NO_TILE:
        choose_work(state, seat, move)
        return
    move.kind = moves.END_BUILDING
    if not state.tiles_left:
        return
    if lay_next(state, seat, move):
        return
    plan(state, seat, move)
    if not lay_next(state, seat, move):
        move.planned = []


def lay_next(state: State, seat: Seat, move: Move) -> bool:
    """Lay the first of the planned tiles that may be laid; return False if there is none."""
    for number, (hex, pose) in enumerate(move.planned):
        if state.pose[hex] != pose and judge_pose(state, seat, hex, pose) == VALID:
            move.planned = move.planned[:number] + move.planned[number + 1 :]
            move.kind = moves.LAY_TRACK
            move.hex = state.board.name[hex]
            move.tile = TILE_SET.faces[TILE_SET.face[pose]]
            move.turn = TILE_SET.rotation[pose]
            return True
    return False


def plan(state: State, seat: Seat, move: Move) -> None:
    """Plan the leg that brings most for its price."""
    tiles = state.tiles_left
    context = PlanContext(state, seat, POLICY)
    context.know_legs(near_legs(state, seat, context.network, tiles), tiles)
    best = context.best_plan(tiles, budget(state, seat, POLICY))
    move.planned = tiles_of(state, best)


def near_legs(state: State, seat: Seat, network: Network, tiles: int) -> list[Leg]:
    """Return the legs that begin in the seat's network or at its open ends; without a network, those from any city."""
    near = [not network.own and colour >= 0 for colour in state.colour]
    for a, b in network.own:
        near[a] = True
        near[b] = True
    # Between two places of the network a leg is found twice.
    legs = find_legs(state, seat, tiles, near)
    return [leg for leg in legs if leg.is_begun or leg.b > leg.a or not near[leg.b]]


def choose_work(state: State, seat: Seat, move: Move) -> None:
    """Grow or found a city where its goods bring most over the seat's links."""
    board = state.board
    network = PlanContext(state, seat, POLICY).network
    grows = state.pending_tile == CITY_GROWTH
    best, chosen, taken = -1, -1, 0
    for place in range(board.places):
        if not (may_grow(state, place) if grows else state.colour[place] < 0):
            continue
        for space in sets_left(state) or [0]:
            worth = points_of_set(state, network, place, space)
            if worth > best:
                best, chosen, taken = worth, place, space
    move.kind = moves.GROW_CITY if grows else moves.FOUND_CITY
    move.hex = board.name[board.place_hex[chosen]]
    move.space = taken
    if not grows:
        move.colour = COLOUR_NAMES[scarcest_colour(state)]


def points_of_set(state: State, network: Network, place: int, space: int) -> int:
    """Return the points that the goods of a space would bring if they were in `place`."""
    points = 0
    for colour in range(COLOUR_COUNT if space else 0):
        count = state.supply[(space - 1) * COLOUR_COUNT + colour]
        if count:
            at = (place * COLOUR_COUNT + colour) * ROW
            points += count * max(network.best[at : at + ROW])
    return points


def scarcest_colour(state: State) -> int:
    """Return the colour of a new city with most goods waiting for each city of that colour."""
    best, chosen = -1.0, 0
    for colour in range(COLOUR_COUNT):
        if state.new_cities[colour]:
            waiting = sum(state.goods[colour::COLOUR_COUNT]) / (1 + state.colour.count(colour))
            if waiting > best:
                best, chosen = waiting, colour
    return chosen


# Goods.


def choose_good(state: State, seat: Seat, move: Move) -> None:
    """Move the good with most points, unless a better locomotive promises more."""
    found = deliveries(state, seat)
    # Once a turn is enough to ask.
    can_improve = (state.round == 1 or not found) and not state.improved[seat] and not has_best_locomotive(state, seat)
    if can_improve and promises_more(state, seat, -found[0][0] if found else 0):
        move.kind = moves.IMPROVE_LOCOMOTIVE
    elif found:
        _, _, hex, colour, path, _ = found[0]
        move.kind = moves.MOVE_GOOD
        move.hex = state.board.name[hex]
        move.good = COLOUR_NAMES[colour]
        move.path = tuple([SIDE_NAMES[side] for side in path])
    else:
        move.kind = moves.PASS_MOVE


def promises_more(state: State, seat: Seat, points: int) -> bool:
    """Return whether an improvement now brings more points until the horizon than a delivery of so many points."""
    context = PlanContext(state, seat, POLICY)
    rows = rows_of(context.network, state.goods)
    upkeep = upkeep_worth(state, POLICY)
    with_more = later_points(context, rows, context.level + 1, upkeep) - upkeep * (context.poses + 1)
    return with_more > points + later_points(context, rows, context.level, upkeep)


def later_points(context: PlanContext, rows: list[list[int]], level: int, upkeep: float) -> float:
    """Return the points to come after this move with a locomotive of that level."""
    return points_to_come(
        rows,
        level=level,
        moves=context.moves - 1,
        may_improve=context.may_improve and level == context.level,
        turns=context.poses,
        decay=POLICY["decay"],
        upkeep=upkeep,
    )

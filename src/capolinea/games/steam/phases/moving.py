"""ST-31 to ST-35, ST-48, ST-49: moving goods, improving locomotives, and putting down points."""

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance
from capolinea.core.event import Log
from capolinea.core.refusal import Refusal
from capolinea.games.steam.actions import Colour, ImproveLocomotive, MoveGood, PassMove, PutPoints, Side
from capolinea.games.steam.deliveries import deliveries
from capolinea.games.steam.events import GoodMoved, LocomotiveImproved, MovePassed, PointsPut
from capolinea.games.steam.moves import Move
from capolinea.games.steam.phases.choosing import has_best_locomotive
from capolinea.games.steam.phases.cities import place_named
from capolinea.games.steam.pieces import COLOURS, MOST_INCOME, MOST_LEVEL
from capolinea.games.steam.sequence import next_mover
from capolinea.games.steam.state import COLOUR_COUNT, MOVE, POINTS, State
from capolinea.games.steam.track import is_complete
from capolinea.kit.hexes import SIDES

SIDE_NAMES: tuple[Side, ...] = ("N", "NE", "SE", "S", "SW", "NW")
COLOUR_NAMES: tuple[Colour, ...] = ("red", "yellow", "purple", "blue", "grey")


def refuse_move(state: State, action: MoveGood) -> Refusal | None:
    """ST-32, ST-33"""
    seat = action.seat
    if state.stage != MOVE:
        return Refusal("move.not_now", "ST-31")
    place = place_named(state, action.hex)
    if place < 0 or state.colour[place] < 0:
        return Refusal("move.no_city", "ST-32", {"hex": action.hex[:20]})
    colour = COLOURS.index(action.good)
    if not state.goods[place * COLOUR_COUNT + colour]:
        return Refusal("move.no_good", "ST-32", {"hex": action.hex, "good": action.good})
    if not action.path:
        return Refusal("move.no_path", "ST-48")
    if len(action.path) > state.level[seat]:
        return Refusal("move.too_far", "ST-32", {"links": len(action.path), "level": state.level[seat]})
    return refuse_path(state, action, colour) or refuse_owners(state, action)


def refuse_path(state: State, action: MoveGood, colour: int) -> Refusal | None:
    """ST-32 Only complete links, no place twice, and no further than the first city of the good's colour."""
    board, hex = state.board, state.board.hex_of[action.hex]
    visited = [hex]
    for number, side in enumerate(action.path):
        exit = hex * 6 + SIDES.index(side)
        if not is_complete(state, exit):
            return Refusal("move.no_link", "ST-32", {"hex": board.name[hex], "side": side})
        hex = state.other_end[exit] // 6
        if hex in visited:
            return Refusal("move.twice", "ST-32", {"hex": board.name[hex]})
        visited.append(hex)
        arrived = state.colour[board.place_at[hex]] == colour
        if arrived and number + 1 < len(action.path):
            shorter = MoveGood(action.seat, action.hex, action.good, action.path[: number + 1])
            fix = shorter if refuse_owners(state, shorter) is None else None
            return Refusal("move.past_its_city", "ST-32", {"hex": board.name[hex], "good": action.good}, fix)
    if not arrived:
        return Refusal("move.wrong_end", "ST-32", {"hex": board.name[hex], "good": action.good})
    return None


def refuse_owners(state: State, action: MoveGood) -> Refusal | None:
    """ST-33 At least one link of the mover, and no more links of any other player than of the mover."""
    _, owners = follow_path(state, action.hex, action.path)
    own = owners.count(action.seat)
    if not own:
        return Refusal("move.no_own_link", "ST-33")
    for other in range(state.seats):
        if owners.count(other) > own:
            facts = {"own": own, "other": other, "others": owners.count(other)}
            return Refusal("move.too_many_of_others", "ST-33", dict(facts))
    return None


def follow_path(state: State, hex: str, path: tuple[Side, ...]) -> tuple[list[int], list[int]]:
    """Return the hexes of the places along a path from `hex`, and the owners of the links between them."""
    hexes, owners = [state.board.hex_of[hex]], []
    for side in path:
        exit = hexes[-1] * 6 + SIDES.index(side)
        owners.append(state.owner[exit])
        hexes.append(state.other_end[exit] // 6)
    return hexes, owners


def refuse_improve(state: State, action: ImproveLocomotive) -> Refusal | None:
    """ST-31"""
    if state.stage != MOVE:
        return Refusal("move.not_now", "ST-31")
    if has_best_locomotive(state, action.seat):
        return Refusal("improve.highest_level", "ST-31", {"level": MOST_LEVEL})
    if state.improved[action.seat]:
        return Refusal("improve.once_a_turn", "ST-31")
    return None


def refuse_pass(state: State, action: PassMove) -> Refusal | None:
    return Refusal("move.not_now", "ST-31") if state.stage != MOVE else None


def refuse_points(state: State, action: PutPoints) -> Refusal | None:
    """ST-34, ST-49"""
    return Refusal("points.not_due", "ST-34") if state.stage != POINTS else None


def offer_moves(state: State, seat: Seat) -> list[Action]:
    """Offer deliveries, best for the mover first."""
    name = state.board.name
    return [
        MoveGood(seat, name[hex], COLOUR_NAMES[colour], tuple([SIDE_NAMES[side] for side in path]))
        for _, _, hex, colour, path, _ in deliveries(state, seat)
    ]


def offer_improvement(state: State, seat: Seat) -> list[Action]:
    offer = ImproveLocomotive(seat)
    return [offer] if refuse_improve(state, offer) is None else []


def offer_pass(state: State, seat: Seat) -> list[Action]:
    return [PassMove(seat)]


def offer_points(state: State, seat: Seat) -> list[Action]:
    return [PutPoints(seat, "income"), PutPoints(seat, "points")]


def delivery_points(state: State, seat: Seat, owners: list[int]) -> tuple[tuple[int, int], ...]:
    """ST-34 Every owner gets a point for each link: the mover puts them down first, the others in turn order."""
    order = (seat, *[other for other in state.order if other != seat])
    return tuple([(other, owners.count(other)) for other in order if other in owners])


def move_good(state: State, move: Move, chance: Chance, log: Log) -> None:
    """ST-34, ST-35"""
    seat, name = move.seat, state.board.name
    hexes, owners = follow_path(state, move.hex, move.path)
    colour = COLOURS.index(move.good)
    place = state.board.place_at[hexes[0]]
    state.goods[place * COLOUR_COUNT + colour] -= 1
    state.bag[colour] += 1
    state.points_due = delivery_points(state, seat, owners)
    state.delivery = tuple([hex * 6 + SIDE_NAMES.index(side) for hex, side in zip(hexes, move.path, strict=False)])
    if log is not None:
        log.append(GoodMoved(seat, move.good, tuple([name[hex] for hex in hexes]), move.path, tuple(owners)))
    state.stage = POINTS
    state.actor = seat


def income_lost(state: State, seat: Seat, points: int) -> int:
    """ST-4 How many of these points would be lost on income, which ends at +10."""
    return max(0, state.income[seat] + points - MOST_INCOME)


def put_points(state: State, move: Move, chance: Chance, log: Log) -> None:
    """ST-34"""
    seat, points = state.points_due[0]
    lost = 0
    if move.on == "income":
        lost = income_lost(state, seat, points)
        state.income[seat] += points - lost
        total = state.income[seat]
    else:
        state.points[seat] += points
        total = state.points[seat]
    state.points_due = state.points_due[1:]
    if log is not None:
        log.append(PointsPut(seat, move.on, points, total, lost))
    if state.points_due:
        state.actor = state.points_due[0][0]
    else:
        state.delivery = ()
        next_mover(state, log)


def improve_locomotive(state: State, move: Move, chance: Chance, log: Log) -> None:
    seat = move.seat
    state.level[seat] += 1
    state.improved[seat] = True
    if log is not None:
        log.append(LocomotiveImproved(seat, state.level[seat]))
    next_mover(state, log)


def pass_move(state: State, move: Move, chance: Chance, log: Log) -> None:
    if log is not None:
        log.append(MovePassed(move.seat))
    next_mover(state, log)

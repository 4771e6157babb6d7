"""ST-14 to ST-25, ST-40 to ST-47: laying track, taking it back, and ending a building."""

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance
from capolinea.core.event import Event, Log
from capolinea.core.refusal import Refusal
from capolinea.games.steam.actions import EndBuilding, LayTrack, TakeBack
from capolinea.games.steam.events import BuildingEnded, LinkClaimed, LinkCompleted, LinkLost, TrackLaid, TrackTakenBack
from capolinea.games.steam.lays import (
    BLOCKED,
    LINK_OF_OTHERS,
    NO_TILE_LEFT,
    NO_TOWN,
    NONE_LEFT,
    NOT_AN_END,
    NOT_JOINED,
    ON_CITY,
    REDIRECTS_LOOSE,
    STAYS_LOOSE,
    TAKEN_BACK,
    TOO_DEAR,
    TOWN_NEEDED,
    TRACK_LOST,
    WAYS,
    cost_of,
    cost_parts,
    exchange,
    judge_lay,
    outer_side,
    put_down,
    way_of,
)
from capolinea.games.steam.money import most_to_pay, raises_for_costs
from capolinea.games.steam.moves import Move
from capolinea.games.steam.phases.cities import offer_foundings, offer_growth
from capolinea.games.steam.pieces import NO_TILE, TILES
from capolinea.games.steam.sequence import next_builder
from capolinea.games.steam.state import BUILD, NOBODY, State
from capolinea.games.steam.tiles import TILE_SET
from capolinea.games.steam.track import LOOSE, MEETS_OTHERS, RING, SOUND, paint, rebuild_chains
from capolinea.kit.hexes import SIDES


def refuse_lay(state: State, action: LayTrack) -> Refusal | None:
    """ST-14 to ST-25"""
    if state.stage != BUILD:
        return Refusal("lay.not_now", "ST-14")
    if action.hex not in state.board.hex_of:
        return Refusal("lay.no_such_hex", "ST-15", {"hex": action.hex[:20]})
    if action.tile not in TILE_SET.faces:
        return Refusal("lay.no_such_tile", "ST-19", {"tile": action.tile[:20]})
    turns = TILE_SET.turns[TILE_SET.faces.index(action.tile)]
    if not 0 <= action.turn < len(turns):
        return Refusal("lay.no_such_turn", "ST-19", {"tile": action.tile, "turns": len(turns)})
    hex, lay = state.board.hex_of[action.hex], turns[action.turn]
    found = judge_lay(state, action.seat, hex, lay)
    return None if found == SOUND else explain(state, action, hex, lay, found)


def explain(state: State, action: LayTrack, hex: int, lay: int, found: int) -> Refusal:
    name = action.hex
    if found == NO_TILE_LEFT:
        return Refusal("lay.no_tile_left", "ST-14", {}, remedy(state, action.seat))
    if found == ON_CITY:
        return Refusal("lay.on_city", "ST-15", {"hex": name})
    if found == TOWN_NEEDED:
        return Refusal("lay.town_tile_needed", "ST-21", {"hex": name})
    if found == NO_TOWN:
        return Refusal("lay.no_town", "ST-21", {"hex": name})
    if found == BLOCKED:
        side = min([side for side in TILE_SET.exits[lay] if not state.board.open_sides[hex] >> side & 1])
        return Refusal("lay.blocked_side", "ST-15", {"hex": name, "side": SIDES[side]})
    if found == TAKEN_BACK:
        return Refusal("lay.taken_back", "ST-47", {"hex": name})
    if found == TRACK_LOST:
        return Refusal("lay.track_lost", "ST-23", {"hex": name})
    if found == NOT_AN_END:
        return Refusal("redirect.not_an_end", "ST-25", {"hex": name})
    if found == LINK_OF_OTHERS:
        owner = state.owner[hex * 6 + outer_side(state.lay[hex], lay)]
        return Refusal("redirect.others", "ST-25", {"hex": name, "owner": owner})
    if found == REDIRECTS_LOOSE:
        return Refusal("redirect.loose", "ST-47", {"hex": name}, TakeBack(action.seat))
    if found == NOT_JOINED:
        return Refusal("redirect.not_joined", "ST-25", {"hex": name})
    if found == MEETS_OTHERS:
        return Refusal("lay.meets_others", "ST-40", {"hex": name})
    if found == RING:
        return Refusal("lay.ring", "ST-17", {"hex": name})
    if found == LOOSE:
        return Refusal("lay.not_joined", "ST-16", {"hex": name})
    if found == NONE_LEFT:
        return Refusal("lay.none_left", "ST-19", {"tile": action.tile})
    if found == STAYS_LOOSE:
        return Refusal("lay.stays_loose", "ST-47", {"hex": name})
    assert found == TOO_DEAR
    cost, most = cost_of(state, hex, lay), most_to_pay(state, action.seat)
    if not raises_for_costs(state):
        return Refusal("lay.too_dear", "ST-61", {"cost": cost, "most": most})
    return Refusal("lay.too_dear", "ST-9", {"cost": cost, "most": most})


def remedy(state: State, seat: Seat) -> Action | None:
    return EndBuilding(seat) if refuse_end(state, EndBuilding(seat)) is None else None


def refuse_take_back(state: State, action: TakeBack) -> Refusal | None:
    """ST-47"""
    if state.stage != BUILD:
        return Refusal("lay.not_now", "ST-14")
    if not state.loose:
        return Refusal("take_back.nothing_loose", "ST-47")
    return None


def refuse_end(state: State, action: EndBuilding) -> Refusal | None:
    """ST-14, ST-24, ST-47"""
    if state.stage != BUILD:
        return Refusal("lay.not_now", "ST-14")
    if state.loose:
        return Refusal(
            "end.loose_track", "ST-24", {"hex": state.board.name[state.loose[0] // 6]}, TakeBack(action.seat)
        )
    if is_work_due(state):
        works = offer_growth(state, action.seat) or offer_foundings(state, action.seat)
        return Refusal("end.work_due", "ST-14", {"tile": TILES[state.work - 1]}, works[0])
    return None


def is_work_due(state: State) -> bool:
    """ST-14; ST-65 in the standard game nothing need be carried out."""
    return state.work != NO_TILE and state.options.game == "base"


# Offers; those of tiles are in `candidates`.


def offer_end(state: State, seat: Seat) -> list[Action]:
    return [] if state.loose or is_work_due(state) else [EndBuilding(seat)]


def offer_take_back(state: State, seat: Seat) -> list[Action]:
    return [TakeBack(seat)] if state.loose else []


# What it does.


def lay_track(state: State, move: Move, chance: Chance, log: Log) -> None:
    hex = state.board.hex_of[move.hex]
    lay = TILE_SET.lay_of(move.tile, move.turn)
    if log is not None:
        exits, town, river, hill = cost_parts(state, hex, lay)
        way, terrain = WAYS[way_of(state, hex, lay)], river + hill
        log.append(TrackLaid(move.seat, move.hex, move.tile, move.turn, way, exits + town + terrain, terrain))
    ends, claimed = put_down(state, move.seat, hex, lay, log)
    if log is not None:
        log += told(state, ends, claimed)


def told(state: State, ends: list[tuple[int, int]], claimed: list[int]) -> list[Event]:
    """What became of links: claimed ones first, then those completed."""
    name, owner = state.board.name, state.owner
    events: list[Event] = [LinkClaimed(owner[exit], name[exit // 6], SIDES[exit % 6]) for exit in claimed]
    for one, two in ends:
        if one != two and state.board.place_at[one // 6] >= 0 and state.board.place_at[two // 6] >= 0:
            places = (name[one // 6], SIDES[one % 6], name[two // 6], SIDES[two % 6])
            events.append(LinkCompleted(owner[one], *places))
    return events


def take_back(state: State, move: Move, chance: Chance, log: Log) -> None:
    """ST-47 Piece, cost and capital as before."""
    hex, old, piece, cash, income, points, fresh, loose, changes = state.undone[-1]
    seat, lay = move.seat, state.lay[hex]
    exchange(state, hex, piece, old)
    for i in range(0, len(changes), 2):
        state.owner[changes[i]] = changes[i + 1]
    rebuild_chains(state)
    cost = cost_of(state, hex, lay)
    state.cash[seat] = cash
    state.income[seat] = income
    state.points[seat] = points
    state.fresh = fresh
    state.loose = loose
    state.undone = state.undone[:-1]
    state.banned = state.banned | {hex * TILE_SET.lays + lay}
    state.tiles_left += 1
    state.spent -= cost
    if log is not None:
        log.append(TrackTakenBack(seat, state.board.name[hex], cost))


def links_to_lose(state: State, seat: Seat) -> list[int]:
    """ST-27, ST-41, ST-46 The beginnings of incomplete links of `seat` that this building has not extended."""
    mate, owner, fresh = state.mate, state.owner, state.fresh
    return [mate[exit] for exit in state.open if owner[exit] == seat and mate[exit] not in fresh]


def end_building(state: State, move: Move, chance: Chance, log: Log) -> None:
    """ST-27 Incomplete links that were not extended lose their owner."""
    seat = move.seat
    if log is not None:
        log.append(BuildingEnded(seat))
    for start in links_to_lose(state, seat):
        if log is not None:
            log.append(LinkLost(seat, state.board.name[start // 6], SIDES[start % 6]))
        paint(state, start, NOBODY)
    next_builder(state, log)

"""ST-14 to ST-25, ST-40 to ST-47: laying track, taking it back, and ending a building."""

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance
from capolinea.core.event import Event, Log
from capolinea.core.refusal import Refusal
from capolinea.games.steam.actions import EndBuilding, LayTrack, TakeBack
from capolinea.games.steam.events import BuildingEnded, LinkClaimed, LinkCompleted, LinkLost, TrackLaid, TrackTakenBack
from capolinea.games.steam.laying import (
    BLOCKED,
    LAY_KINDS,
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
    TOO_EXPENSIVE,
    TOWN_NEEDED,
    TRACK_LOST,
    cost_of,
    cost_parts,
    exchange,
    judge_pose,
    keep_listings,
    lay_kind,
    outer_side,
    put_down,
)
from capolinea.games.steam.money import most_to_pay, raises_for_costs
from capolinea.games.steam.moves import Move
from capolinea.games.steam.phases.cities import offer_foundings, offer_growth
from capolinea.games.steam.pieces import NO_TILE, TILES
from capolinea.games.steam.sequence import next_builder
from capolinea.games.steam.state import BUILD, NOBODY, State
from capolinea.games.steam.tiles import TILE_SET
from capolinea.games.steam.track import LOOSE, MEETS_OTHERS, RING, VALID, rebuild_chains, set_owner
from capolinea.kit.hexes import SIDES


def refuse_lay(state: State, action: LayTrack) -> Refusal | None:
    """ST-14 to ST-25"""
    if state.stage != BUILD:
        return Refusal("lay.not_now", "ST-14")
    if action.hex not in state.board.hex_of:
        return Refusal("lay.no_such_hex", "ST-15", {"hex": action.hex[:20]})
    if action.tile not in TILE_SET.faces:
        return Refusal("lay.no_such_tile", "ST-19", {"tile": action.tile[:20]})
    poses = TILE_SET.poses[TILE_SET.faces.index(action.tile)]
    if not 0 <= action.turn < len(poses):
        return Refusal("lay.no_such_turn", "ST-19", {"tile": action.tile, "turns": len(poses)})
    hex, pose = state.board.hex_of[action.hex], poses[action.turn]
    found = judge_pose(state, action.seat, hex, pose)
    return None if found == VALID else explain(state, action, hex, pose, found)


def explain(state: State, action: LayTrack, hex: int, pose: int, found: int) -> Refusal:
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
        side = min([side for side in TILE_SET.exits[pose] if not state.board.open_sides[hex] >> side & 1])
        return Refusal("lay.blocked_side", "ST-15", {"hex": name, "side": SIDES[side]})
    if found == TAKEN_BACK:
        return Refusal("lay.taken_back", "ST-47", {"hex": name})
    if found == TRACK_LOST:
        return Refusal("lay.track_lost", "ST-23", {"hex": name})
    if found == NOT_AN_END:
        return Refusal("redirect.not_an_end", "ST-25", {"hex": name})
    if found == LINK_OF_OTHERS:
        owner = state.owner[hex * 6 + outer_side(state.pose[hex], pose)]
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
    assert found == TOO_EXPENSIVE
    cost, most = cost_of(state, hex, pose), most_to_pay(state, action.seat)
    lacking = cost - most
    if not raises_for_costs(state):
        return Refusal("lay.too_dear", "ST-61", {"cost": cost, "most": most, "lacking": lacking})
    return Refusal("lay.too_dear", "ST-9", {"cost": cost, "most": most, "lacking": lacking})


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
        return Refusal("end.work_due", "ST-14", {"tile": TILES[state.pending_tile - 1]}, works[0])
    return None


def is_work_due(state: State) -> bool:
    """ST-14; ST-65 in the standard game nothing has to be carried out."""
    return state.pending_tile != NO_TILE and state.options.game == "base"


# Offers; those of track tiles are in `candidates`.


def offer_end(state: State, seat: Seat) -> list[Action]:
    return [] if state.loose or is_work_due(state) else [EndBuilding(seat)]


def offer_take_back(state: State, seat: Seat) -> list[Action]:
    return [TakeBack(seat)] if state.loose else []


# Performing.


def lay_track(state: State, move: Move, chance: Chance, log: Log) -> None:
    hex = state.board.hex_of[move.hex]
    pose = TILE_SET.pose_of(move.tile, move.turn)
    if log is not None:
        exits, town, river, hill = cost_parts(state, hex, pose)
        kind, terrain = LAY_KINDS[lay_kind(state, hex, pose)], river + hill
        log.append(TrackLaid(move.seat, move.hex, move.tile, move.turn, kind, exits + town + terrain, terrain))
    ends, claimed = put_down(state, move.seat, hex, pose, log)
    if log is not None:
        log += link_events(state, ends, claimed)


def link_events(state: State, ends: list[tuple[int, int]], claimed: list[int]) -> list[Event]:
    """Return the events of the links that changed: claimed ones first, then completed ones."""
    name, owner = state.board.name, state.owner
    events: list[Event] = [LinkClaimed(owner[exit], name[exit // 6], SIDES[exit % 6]) for exit in claimed]
    for one, two in ends:
        if one != two and state.board.place_at[one // 6] >= 0 and state.board.place_at[two // 6] >= 0:
            places = (name[one // 6], SIDES[one % 6], name[two // 6], SIDES[two % 6])
            events.append(LinkCompleted(owner[one], *places))
    return events


def take_back(state: State, move: Move, chance: Chance, log: Log) -> None:
    """ST-47 Restore piece, cost and capital."""
    hex, old, piece, cash, income, points, extended_ends, loose, changes = state.undo_stack[-1]
    seat, pose = move.seat, state.pose[hex]
    exchange(state, hex, piece, old)
    for i in range(0, len(changes), 2):
        state.owner[changes[i]] = changes[i + 1]
    rebuild_chains(state)
    cost = cost_of(state, hex, pose)
    state.cash[seat] = cash
    state.income[seat] = income
    state.points[seat] = points
    state.extended_ends = extended_ends
    state.loose = loose
    state.undo_stack = state.undo_stack[:-1]
    state.taken_back = state.taken_back | {hex * TILE_SET.pose_count + pose}
    state.tiles_left += 1
    state.spent -= cost
    mend_listing(state, hex * TILE_SET.pose_count + pose)
    if log is not None:
        log.append(TrackTakenBack(seat, state.board.name[hex], cost))


def mend_listing(state: State, taken: int) -> None:
    """ST-47 The position is what it was before the tile was laid, except that this tile may not be laid again, there
    or before."""
    keep_listings(state, len(state.undo_stack) + 1)
    for poses, track in zip(state.kept_poses, state.kept_track, strict=True):
        if taken in poses:
            place = poses.index(taken)
            del poses[place]
            del track[place]


def links_to_lose(state: State, seat: Seat) -> list[int]:
    """ST-27, ST-41, ST-46 Return where the incomplete links of `seat` begin that this building has not extended."""
    other_end, owner, extended_ends = state.other_end, state.owner, state.extended_ends
    return [other_end[exit] for exit in state.open if owner[exit] == seat and other_end[exit] not in extended_ends]


def end_building(state: State, move: Move, chance: Chance, log: Log) -> None:
    """ST-27 Incomplete links that were not extended lose their owner."""
    seat = move.seat
    if log is not None:
        log.append(BuildingEnded(seat))
    for start in links_to_lose(state, seat):
        if log is not None:
            log.append(LinkLost(seat, state.board.name[start // 6], SIDES[start % 6]))
        set_owner(state, start, NOBODY)
    next_builder(state, log)

"""Laying one tile: the kinds of laying, what it costs, whether it is allowed, and what it does (ST-19 to ST-25)."""

from typing import Final

from capolinea.core.action import Seat
from capolinea.core.event import Log
from capolinea.games.steam.meta import REDIRECTS_EXTEND
from capolinea.games.steam.money import most_to_pay, pay
from capolinea.games.steam.pieces import TOWN_COST
from capolinea.games.steam.state import NOBODY, State, UndoStep
from capolinea.games.steam.tiles import TILE_SET
from capolinea.games.steam.track import (
    HALF_LOOSE,
    MASK,
    MEETS_OTHERS,
    PARTNER,
    RING,
    VALID,
    add_town_exit,
    add_track,
    claim_open_exits,
    ends_of_track,
    far_end,
    is_city,
    is_loose,
    judge_town,
    judge_track,
    judge_two_tracks,
    leads_to_city,
    open_end_met,
    redirect_track,
)

#: The kinds of laying: on an empty hex, improving the tile there, or redirecting its track.
NEW: Final = 0
IMPROVED: Final = 1
REDIRECTED: Final = 2
NO_KIND: Final = 3
LAY_KINDS: Final = ("new", "improved", "redirected")

#: ST-20 By pose: what its exits and its town cost.
EXITS_COST: Final = [len(exits) for exits in TILE_SET.exits]
TOWNS_COST: Final = [TOWN_COST if is_town else 0 for is_town in TILE_SET.is_town]

#: The verdicts on a tile, besides those on its track.
ON_CITY: Final = 10
TAKEN_BACK: Final = 11
TOWN_NEEDED: Final = 12
NO_TOWN: Final = 13
BLOCKED: Final = 14
TRACK_LOST: Final = 15
NOT_AN_END: Final = 16
LINK_OF_OTHERS: Final = 17
NOT_JOINED: Final = 18
REDIRECTS_LOOSE: Final = 19
NONE_LEFT: Final = 20
TOO_EXPENSIVE: Final = 21
NO_TILE_LEFT: Final = 22
STAYS_LOOSE: Final = 23


# The kind of laying, what it costs, and which piece is used.


def lay_kind(state: State, hex: int, pose: int) -> int:
    """ST-23, ST-25, ST-45"""
    old = state.pose[hex]
    if old < 0:
        return NEW
    if pose in TILE_SET.improved[old]:
        return IMPROVED
    return REDIRECTED if outer_side(old, pose) >= 0 else NO_KIND


def outer_side(old: int, pose: int) -> int:
    """ST-45 Return the side of the old pose whose track the new one leads elsewhere, or -1 if it changes more."""
    for side in TILE_SET.exits[old]:
        if pose in TILE_SET.redirected[old * 6 + side]:
            return side
    return -1


def cost_parts(state: State, hex: int, pose: int) -> tuple[int, int, int, int]:
    """ST-20, ST-23, ST-45 A euro for each exit, and for a town; on an empty hex also what river and hill cost."""
    if state.pose[hex] >= 0:
        return EXITS_COST[pose], TOWNS_COST[pose], 0, 0
    board = state.board
    return EXITS_COST[pose], TOWNS_COST[pose], board.river_cost[hex], board.hill_cost[hex]


def cost_of(state: State, hex: int, pose: int) -> int:
    """Return the total cost of a tile."""
    exits, town, river, hill = cost_parts(state, hex, pose)
    return exits + town + river + hill


def piece_for(state: State, hex: int, pose: int) -> int:
    """ST-19, ST-44 Return the kind with this face that has most left, or -1; the piece on the hex goes back first."""
    best, most = -1, 0
    for kind in TILE_SET.kinds_of[TILE_SET.face[pose]]:
        left = state.left[kind] + (1 if state.piece[hex] == kind else 0)
        if left > most:
            best, most = kind, left
    return best


# The judge.


def judge_pose(state: State, seat: Seat, hex: int, pose: int) -> int:
    """Return VALID, or the first reason why the tile may not be laid."""
    board = state.board
    if state.tiles_left == 0:
        return NO_TILE_LEFT
    if is_city(state, hex):
        return ON_CITY
    if TILE_SET.is_town[pose] != (board.place_at[hex] >= 0):
        return NO_TOWN if TILE_SET.is_town[pose] else TOWN_NEEDED
    if MASK[pose] & ~board.open_sides[hex]:
        return BLOCKED
    if state.taken_back and hex * TILE_SET.pose_count + pose in state.taken_back:
        return TAKEN_BACK
    kind = lay_kind(state, hex, pose)
    if kind == NO_KIND:
        return TRACK_LOST
    track = judge_by_kind(state, seat, hex, pose, kind)
    if track != VALID and track != HALF_LOOSE:
        return track
    if piece_for(state, hex, pose) < 0:
        return NONE_LEFT
    if cost_of(state, hex, pose) > most_to_pay(state, seat):
        return TOO_EXPENSIVE
    if state.tiles_left == 1 and (track == HALF_LOOSE or state.loose) and stays_loose(state, seat, hex, pose):
        return STAYS_LOOSE
    return VALID


def judge_by_kind(state: State, seat: Seat, hex: int, pose: int, kind: int) -> int:
    if kind == REDIRECTED:
        return judge_redirect(state, seat, hex, pose)
    if TILE_SET.is_town[pose]:
        return judge_town(state, seat, hex, pose)
    tracks = TILE_SET.tracks[pose]
    if kind == NEW:
        if len(tracks) == 2:
            return judge_two_tracks(state, seat, hex, pose)
        return judge_track(state, seat, hex * 6 + tracks[0][0], hex * 6 + tracks[0][1])
    one, two = added_track(state.pose[hex], pose)
    return judge_track(state, seat, hex * 6 + one, hex * 6 + two)


def added_track(old: int, pose: int) -> tuple[int, int]:
    first, second = TILE_SET.tracks[pose]
    return second if first in TILE_SET.tracks[old] else first


def judge_redirect(state: State, seat: Seat, hex: int, pose: int) -> int:
    """ST-25 Only the open end of the seat's own link, or of an ownerless link that begins where its track may begin."""
    old = state.pose[hex]
    outer = outer_side(old, pose)
    end = hex * 6 + outer
    start, owner = state.other_end[end], state.owner[end]
    if start < 0:
        return NOT_AN_END
    if owner not in (seat, NOBODY):
        return LINK_OF_OTHERS
    if state.loose and hex in [exit // 6 for exit in state.loose]:
        return REDIRECTS_LOOSE
    if owner == NOBODY and not leads_to_city(state, seat, start):
        return NOT_JOINED
    new = hex * 6 + PARTNER[pose * 6 + PARTNER[old * 6 + outer]]
    meets = open_end_met(state, new)
    if meets >= 0 and state.owner[meets] not in (seat, NOBODY):
        return MEETS_OTHERS
    far = far_end(state, new)
    return RING if far // 6 == start // 6 and state.board.place_at[far // 6] >= 0 else VALID


def stays_loose(state: State, seat: Seat, hex: int, pose: int) -> bool:
    """ST-47 Whether track would be loose after the last tile, when it could no longer be joined."""
    if not may_hold(state, hex, pose):
        return True
    trial = state.clone()
    put_down(trial, seat, hex, pose, None)
    return bool(trial.loose)


def may_hold(state: State, hex: int, pose: int) -> bool:
    """Whether the tile could join loose track, or reach a town at which loose track ends."""
    if state.loose:
        hexes = hexes_to_hold(state)
        return hexes is None or hex in hexes
    place_at = state.board.place_at
    exits = [hex * 6 + side for side in TILE_SET.exits[pose]]
    ends = [far_end(state, exit) for exit in exits if open_end_met(state, exit) >= 0]
    return any([place_at[end // 6] >= 0 for end in ends])


def hexes_to_hold(state: State) -> list[int] | None:
    """Return the hexes where a tile could join all loose track, or None if any tile might: some ends at a town, which
    can be reached from elsewhere."""
    place_at, across = state.board.place_at, state.board.across
    found: list[int] | None = None
    for exit in state.loose:
        one, two = ends_of_track(state, exit)
        if place_at[one // 6] >= 0 or place_at[two // 6] >= 0:
            return None
        near = (across[one] // 6, across[two] // 6)
        found = list(near) if found is None else [hex for hex in found if hex in near]
    return found


# Performing.


def put_down(state: State, seat: Seat, hex: int, pose: int, log: Log) -> tuple[list[tuple[int, int]], list[int]]:
    """Pay, change the tile and join its track; return the ends of the chains that changed, and of those claimed."""
    kind, cost, old, old_piece = (
        lay_kind(state, hex, pose),
        cost_of(state, hex, pose),
        state.pose[hex],
        state.piece[hex],
    )
    before = (state.cash[seat], state.income[seat], state.points[seat], state.extended_ends, state.loose)
    owners = state.owner[:] if state.loose or (kind == NEW and len(TILE_SET.tracks[pose]) == 2) else []
    pay(state, seat, cost, log)
    exchange(state, hex, piece_for(state, hex, pose), pose)
    claimed: list[int] = []
    ends, begun = change_track(state, seat, hex, old, pose, claimed)
    place_at = state.board.place_at
    if is_extension(state, hex, kind, ends):
        starts = [exit for pair in ends for exit in pair if place_at[exit // 6] >= 0 and state.owner[exit] == seat]
        state.extended_ends = tuple(sorted({*state.extended_ends, *starts}))
    if owners:
        state.loose = tuple([exit for exit in (*state.loose, *begun) if is_loose(state, seat, exit)])
        changes: list[int] = []
        for exit, owner in enumerate(owners):
            if state.owner[exit] != owner:
                changes += [exit, owner]
        cash, income, points, extended_ends, loose = before
        taken: UndoStep = (hex, old, old_piece, cash, income, points, extended_ends, loose, tuple(changes))
        state.undo_stack = (*state.undo_stack, taken) if state.loose else ()
    state.tiles_left -= 1
    state.spent += cost
    if state.kept_track:
        keep_listings(state, len(state.undo_stack))
    return ends, claimed


def keep_listings(state: State, count: int) -> None:
    """Keep what was listed in the first `count` positions: those that taking back may lead to."""
    del state.kept_track[count:]
    del state.kept_poses[count:]


def is_extension(state: State, hex: int, kind: int, ends: list[tuple[int, int]]) -> bool:
    """ST-25, ST-46 Whether links were extended: a redirected tile extends one only if it joins other track."""
    if kind != REDIRECTED:
        return True
    if state.version < REDIRECTS_EXTEND:
        return False
    # Joined track ends on another hex, because a hex with loose track is not redirected (ST-47).
    return ends[0][1] // 6 != hex


def exchange(state: State, hex: int, piece: int, pose: int) -> None:
    """ST-19 Change the piece on a hex; the old one goes back to the supply first."""
    if state.piece[hex] >= 0:
        state.left[state.piece[hex]] += 1
    if piece >= 0:
        state.left[piece] -= 1
    state.piece[hex] = piece
    state.pose[hex] = pose


def change_track(
    state: State, seat: Seat, hex: int, old: int, pose: int, claimed: list[int]
) -> tuple[list[tuple[int, int]], list[int]]:
    """Join the new track; return the ends of the chains that it makes or changes, and an exit of each new track."""
    if TILE_SET.is_town[pose]:
        new = MASK[pose] & ~(MASK[old] if old >= 0 else 0)
        exits = [hex * 6 + side for side in range(6) if new >> side & 1]
        ends = [add_town_exit(state, seat, exit, claimed) for exit in exits]
        return ends + claim_open_exits(state, seat, hex, claimed), []
    if old < 0:
        tracks = list(TILE_SET.tracks[pose])
    elif pose in TILE_SET.improved[old]:
        tracks = [added_track(old, pose)]
    else:
        outer = outer_side(old, pose)
        side = PARTNER[pose * 6 + PARTNER[old * 6 + outer]]
        return [redirect_track(state, seat, hex, outer, side, claimed)], []
    ends = [add_track(state, seat, hex * 6 + one, hex * 6 + two, claimed) for one, two in tracks]
    return ends, [hex * 6 + one for one, _ in tracks]

"""One tile: how it may come to lie, what it costs, whether it may be laid, and what it does (ST-19 to ST-25)."""

from typing import Final

from capolinea.core.action import Seat
from capolinea.core.event import Log
from capolinea.games.steam.meta import REDIRECTS_EXTEND
from capolinea.games.steam.money import most_to_pay, pay
from capolinea.games.steam.pieces import TOWN_COST
from capolinea.games.steam.state import NOBODY, State, Taken
from capolinea.games.steam.tiles import TILE_SET
from capolinea.games.steam.track import (
    HALF_LOOSE,
    MASK,
    MEETS_OTHERS,
    PARTNER,
    RING,
    SOUND,
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
    met,
    redirect_track,
)

#: How a tile can come to lie.
NEW: Final = 0
IMPROVED: Final = 1
REDIRECTED: Final = 2
NO_WAY: Final = 3
WAYS: Final = ("new", "improved", "redirected")

#: ST-20 By lay: what its exits and its town cost.
EXITS_COST: Final = [len(exits) for exits in TILE_SET.exits]
TOWNS_COST: Final = [TOWN_COST if is_town else 0 for is_town in TILE_SET.is_town]

#: What a tile may be found to be besides what its track is.
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
TOO_DEAR: Final = 21
NO_TILE_LEFT: Final = 22
STAYS_LOOSE: Final = 23


# How a tile comes to lie, what it costs, and which piece it is.


def way_of(state: State, hex: int, lay: int) -> int:
    """ST-23, ST-25, ST-45"""
    old = state.lay[hex]
    if old < 0:
        return NEW
    if lay in TILE_SET.improved[old]:
        return IMPROVED
    return REDIRECTED if outer_side(old, lay) >= 0 else NO_WAY


def outer_side(old: int, lay: int) -> int:
    """ST-45 The side of the old lay whose track the new one leads elsewhere; -1 where it does more than that."""
    for side in TILE_SET.exits[old]:
        if lay in TILE_SET.redirected[old * 6 + side]:
            return side
    return -1


def cost_parts(state: State, hex: int, lay: int) -> tuple[int, int, int, int]:
    """ST-20, ST-23, ST-45 A euro for each exit, and for a town; on an empty hex also what river and hill cost."""
    if state.lay[hex] >= 0:
        return EXITS_COST[lay], TOWNS_COST[lay], 0, 0
    board = state.board
    return EXITS_COST[lay], TOWNS_COST[lay], board.river_cost[hex], board.hill_cost[hex]


def cost_of(state: State, hex: int, lay: int) -> int:
    """Return what the tile costs in all."""
    exits, town, river, hill = cost_parts(state, hex, lay)
    return exits + town + river + hill


def piece_for(state: State, hex: int, lay: int) -> int:
    """ST-19, ST-44 Of the kinds that bear the face, the one with most left; what lies there goes back first."""
    best, most = -1, 0
    for kind in TILE_SET.kinds_of[TILE_SET.face[lay]]:
        left = state.left[kind] + (1 if state.piece[hex] == kind else 0)
        if left > most:
            best, most = kind, left
    return best


# The judge.


def judge_lay(state: State, seat: Seat, hex: int, lay: int) -> int:
    """SOUND, or the first thing that is wrong with laying the tile."""
    board = state.board
    if state.tiles_left == 0:
        return NO_TILE_LEFT
    if is_city(state, hex):
        return ON_CITY
    if TILE_SET.is_town[lay] != (board.place_at[hex] >= 0):
        return NO_TOWN if TILE_SET.is_town[lay] else TOWN_NEEDED
    if MASK[lay] & ~board.open_sides[hex]:
        return BLOCKED
    if state.banned and hex * TILE_SET.lays + lay in state.banned:
        return TAKEN_BACK
    way = way_of(state, hex, lay)
    if way == NO_WAY:
        return TRACK_LOST
    track = judge_way(state, seat, hex, lay, way)
    if track != SOUND and track != HALF_LOOSE:
        return track
    if piece_for(state, hex, lay) < 0:
        return NONE_LEFT
    if cost_of(state, hex, lay) > most_to_pay(state, seat):
        return TOO_DEAR
    if state.tiles_left == 1 and (track == HALF_LOOSE or state.loose) and stays_loose(state, seat, hex, lay):
        return STAYS_LOOSE
    return SOUND


def judge_way(state: State, seat: Seat, hex: int, lay: int, way: int) -> int:
    if way == REDIRECTED:
        return judge_redirect(state, seat, hex, lay)
    if TILE_SET.is_town[lay]:
        return judge_town(state, seat, hex, lay)
    tracks = TILE_SET.tracks[lay]
    if way == NEW:
        if len(tracks) == 2:
            return judge_two_tracks(state, seat, hex, lay)
        return judge_track(state, seat, hex * 6 + tracks[0][0], hex * 6 + tracks[0][1])
    one, two = added_track(state.lay[hex], lay)
    return judge_track(state, seat, hex * 6 + one, hex * 6 + two)


def added_track(old: int, lay: int) -> tuple[int, int]:
    first, second = TILE_SET.tracks[lay]
    return second if first in TILE_SET.tracks[old] else first


def judge_redirect(state: State, seat: Seat, hex: int, lay: int) -> int:
    """ST-25 The open end of an own link, or of an ownerless one that a city or own track holds."""
    old = state.lay[hex]
    outer = outer_side(old, lay)
    end = hex * 6 + outer
    start, owner = state.mate[end], state.owner[end]
    if start < 0:
        return NOT_AN_END
    if owner not in (seat, NOBODY):
        return LINK_OF_OTHERS
    if state.loose and hex in [exit // 6 for exit in state.loose]:
        return REDIRECTS_LOOSE
    if owner == NOBODY and not leads_to_city(state, seat, start):
        return NOT_JOINED
    new = hex * 6 + PARTNER[lay * 6 + PARTNER[old * 6 + outer]]
    meets = met(state, new)
    if meets >= 0 and state.owner[meets] not in (seat, NOBODY):
        return MEETS_OTHERS
    far = far_end(state, new)
    return RING if far // 6 == start // 6 and state.board.place_at[far // 6] >= 0 else SOUND


def stays_loose(state: State, seat: Seat, hex: int, lay: int) -> bool:
    """ST-47 With no tile left after it, loose track could never be joined."""
    if not may_hold(state, hex, lay):
        return True
    trial = state.clone()
    put_down(trial, seat, hex, lay, None)
    return bool(trial.loose)


def may_hold(state: State, hex: int, lay: int) -> bool:
    """Whether the tile could join loose track, or reach a town at which loose track ends."""
    if state.loose:
        hexes = hexes_to_hold(state)
        return not hexes or hex in hexes
    place_at = state.board.place_at
    exits = [hex * 6 + side for side in TILE_SET.exits[lay]]
    ends = [far_end(state, exit) for exit in exits if met(state, exit) >= 0]
    return any([place_at[end // 6] >= 0 for end in ends])


def hexes_to_hold(state: State) -> set[int]:
    """Where a tile could join loose track; none named where it ends at a town, which can be reached from afar."""
    place_at, across = state.board.place_at, state.board.across
    ends = [end for exit in state.loose for end in ends_of_track(state, exit)]
    return set() if any([place_at[end // 6] >= 0 for end in ends]) else {across[end] // 6 for end in ends}


# What it does.


def put_down(state: State, seat: Seat, hex: int, lay: int, log: Log) -> tuple[list[tuple[int, int]], list[int]]:
    """Pay, change the tile, join its track: the ends of the chains that changed, and of those claimed."""
    way, cost, old, old_piece = way_of(state, hex, lay), cost_of(state, hex, lay), state.lay[hex], state.piece[hex]
    before = (state.cash[seat], state.income[seat], state.points[seat], state.fresh, state.loose)
    owners = state.owner[:] if state.loose or (way == NEW and len(TILE_SET.tracks[lay]) == 2) else []
    pay(state, seat, cost, log)
    exchange(state, hex, piece_for(state, hex, lay), lay)
    claimed: list[int] = []
    ends, begun = change_track(state, seat, hex, old, lay, claimed)
    place_at = state.board.place_at
    if is_extension(state, hex, way, ends):
        starts = [exit for pair in ends for exit in pair if place_at[exit // 6] >= 0 and state.owner[exit] == seat]
        state.fresh = tuple(sorted({*state.fresh, *starts}))
    if owners:
        state.loose = tuple([exit for exit in (*state.loose, *begun) if is_loose(state, seat, exit)])
        changes: list[int] = []
        for exit, owner in enumerate(owners):
            if state.owner[exit] != owner:
                changes += [exit, owner]
        cash, income, points, fresh, loose = before
        taken: Taken = (hex, old, old_piece, cash, income, points, fresh, loose, tuple(changes))
        state.undone = (*state.undone, taken) if state.loose else ()
    state.tiles_left -= 1
    state.spent += cost
    return ends, claimed


def is_extension(state: State, hex: int, way: int, ends: list[tuple[int, int]]) -> bool:
    """ST-25, ST-46 A tile laid or improved adds track; one redirected does where it joins other track."""
    if way != REDIRECTED:
        return True
    if state.version < REDIRECTS_EXTEND:
        return False
    # What it joins ends elsewhere: a hex with loose track is not redirected (ST-47).
    return ends[0][1] // 6 != hex


def exchange(state: State, hex: int, piece: int, lay: int) -> None:
    """ST-19 What lies there goes back to the supply first."""
    if state.piece[hex] >= 0:
        state.left[state.piece[hex]] += 1
    if piece >= 0:
        state.left[piece] -= 1
    state.piece[hex] = piece
    state.lay[hex] = lay


def change_track(
    state: State, seat: Seat, hex: int, old: int, lay: int, claimed: list[int]
) -> tuple[list[tuple[int, int]], list[int]]:
    """The ends of the chains that the new tile makes or changes, and an exit of each new track."""
    if TILE_SET.is_town[lay]:
        new = MASK[lay] & ~(MASK[old] if old >= 0 else 0)
        exits = [hex * 6 + side for side in range(6) if new >> side & 1]
        ends = [add_town_exit(state, seat, exit, claimed) for exit in exits]
        return ends + claim_open_exits(state, seat, hex, claimed), []
    if old < 0:
        tracks = list(TILE_SET.tracks[lay])
    elif lay in TILE_SET.improved[old]:
        tracks = [added_track(old, lay)]
    else:
        outer = outer_side(old, lay)
        side = PARTNER[lay * 6 + PARTNER[old * 6 + outer]]
        return [redirect_track(state, seat, hex, outer, side, claimed)], []
    ends = [add_track(state, seat, hex * 6 + one, hex * 6 + two, claimed) for one, two in tracks]
    return ends, [hex * 6 + one for one, _ in tracks]

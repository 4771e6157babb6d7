"""Chains of track: where they lead, who owns them, and how they join (ST-16 to ST-28, ST-40 to ST-43)."""

from bisect import insort
from typing import Final

from capolinea.games.steam.meta import IMPROVERS_CLAIM
from capolinea.games.steam.state import NO_TRACK, NOBODY, State
from capolinea.games.steam.tiles import TILE_SET

#: The verdicts on a new piece of track.
VALID: Final = 0
LOOSE: Final = 1
MEETS_OTHERS: Final = 2
RING: Final = 3
HALF_LOOSE: Final = 4

MASK: Final = TILE_SET.mask
PARTNER: Final = TILE_SET.partner


def is_city(state: State, hex: int) -> bool:
    place = state.board.place_at[hex]
    return place >= 0 and state.colour[place] >= 0


def is_complete(state: State, start: int) -> bool:
    """ST-18 Whether the chain that begins at the exit `start` of a place ends in another place."""
    end = state.other_end[start]
    return end >= 0 and end != start and state.board.place_at[end // 6] >= 0


def reaches(state: State, seat: int, hex: int) -> bool:
    """ST-16 Whether a complete link of `seat` leads to the town; every such link leads back to a city."""
    owner, other_end, place_at = state.owner, state.other_end, state.board.place_at
    for exit in range(hex * 6, hex * 6 + 6):
        if (
            owner[exit] == seat
            and other_end[exit] >= 0
            and other_end[exit] != exit
            and place_at[other_end[exit] // 6] >= 0
        ):
            return True
    return False


def leads_to_city(state: State, seat: int, end: int) -> bool:
    """ST-16 Whether track of `seat` may begin at that end: at a city, or at a town that the seat's track reaches."""
    place = state.board.place_at[end // 6]
    return place >= 0 and (state.colour[place] >= 0 or reaches(state, seat, end // 6))


def open_end_met(state: State, exit: int) -> int:
    """Return the open exit of other track that track out of `exit` would join, or -1."""
    meets = state.board.across[exit]
    if meets < 0:
        return -1
    pose = state.pose[meets // 6]
    return meets if pose >= 0 and MASK[pose] >> meets % 6 & 1 else -1


def far_end(state: State, exit: int) -> int:
    """Return where track out of `exit` would end: in a city, at the far end of the chain it joins, or at `exit`."""
    board = state.board
    meets = board.across[exit]
    hex = meets // 6
    place = board.place_at[hex]
    if place >= 0 and state.colour[place] >= 0:
        return meets
    pose = state.pose[hex]
    if pose >= 0 and MASK[pose] >> meets % 6 & 1:
        return state.other_end[meets]
    return exit


def judge_track(state: State, seat: int, one: int, two: int) -> int:
    """ST-16, ST-17, ST-40 Judge new track between two exits of a hex."""
    owner = state.owner
    for exit in (one, two):
        meets = open_end_met(state, exit)
        if meets >= 0 and owner[meets] != seat and owner[meets] != NOBODY:
            return MEETS_OTHERS
    return judge_ends(state, seat, far_end(state, one), far_end(state, two), open_end_met(state, two))


def judge_ends(state: State, seat: int, first: int, second: int, meets: int) -> int:
    """Judge track between two ends. If `meets`, the open exit that its second exit joins, is `first`, it is a ring."""
    place_at = state.board.place_at
    if first == meets:
        return RING
    if first // 6 == second // 6 and place_at[first // 6] >= 0:
        return RING
    if leads_to_city(state, seat, first) or leads_to_city(state, seat, second):
        return VALID
    return LOOSE


def judge_two_tracks(state: State, seat: int, hex: int, pose: int) -> int:
    """ST-24, ST-47 Judge both tracks of a tile on an empty hex, the second with the first; one must be valid."""
    (a, b), (c, d) = TILE_SET.tracks[pose]
    first = judge_track(state, seat, hex * 6 + a, hex * 6 + b)
    if first > LOOSE:
        return first
    second = judge_track(state, seat, hex * 6 + c, hex * 6 + d)
    if second > LOOSE:
        return second
    if state.loose:
        # Only loose track has two open ends, and the two tracks may join the same loose track.
        ends = (far_end(state, hex * 6 + a), far_end(state, hex * 6 + b))
        if open_end_met(state, hex * 6 + c) in ends or open_end_met(state, hex * 6 + d) in ends:
            return judge_through(state, seat, hex * 6 + c, hex * 6 + d, ends)
    return first if first == second else HALF_LOOSE


def judge_through(state: State, seat: int, one: int, two: int, ends: tuple[int, int]) -> int:
    """Judge the second of two tracks that join through loose track, as the one chain that they make."""
    outer: list[int] = []
    for exit in (one, two):
        meets = open_end_met(state, exit)
        if meets == ends[0]:
            outer.append(ends[1])
        elif meets == ends[1]:
            outer.append(ends[0])
        else:
            outer.append(far_end(state, exit))
    if outer[0] == ends[1] and outer[1] == ends[0]:
        return RING
    return judge_ends(state, seat, outer[0], outer[1], -1)


def judge_town(state: State, seat: int, hex: int, pose: int) -> int:
    """ST-21, ST-40, ST-42 Judge a town's tile: the seat's track must reach the town already, or by this tile."""
    old = state.pose[hex]
    new = MASK[pose] & ~(MASK[old] if old >= 0 else 0)
    joined = [open_end_met(state, hex * 6 + side) for side in range(6) if new >> side & 1]
    is_reached = old >= 0 and reaches(state, seat, hex)
    for meets in joined:
        if meets < 0:
            continue
        start = state.other_end[meets]
        if start // 6 == hex or start in joined:
            return RING
        if state.owner[meets] in (seat, NOBODY) and leads_to_city(state, seat, start):
            is_reached = True
    return VALID if is_reached else LOOSE


def ends_of_track(state: State, exit: int) -> tuple[int, int]:
    """Return both ends of the chain that contains the track at a tile's exit."""
    hex = exit // 6
    other = hex * 6 + PARTNER[state.pose[hex] * 6 + exit % 6]
    return end_of_track(state, exit), end_of_track(state, other)


def is_loose(state: State, seat: int, exit: int) -> bool:
    """ST-47 Whether the track at a tile's exit does not lead back to a city over the seat's own track."""
    one, two = ends_of_track(state, exit)
    return not leads_to_city(state, seat, one) and not leads_to_city(state, seat, two)


def chain_from(state: State, start: int) -> list[int]:
    """Return the exits of the chain that begins at the exit `start` of a place, in order, up to its other end."""
    end, across, pose = state.other_end[start], state.board.across, state.pose
    found = [start]
    if end == start:
        return found
    exit = across[start]
    while True:
        found.append(exit)
        if exit == end:
            return found
        hex = exit // 6
        out = hex * 6 + PARTNER[pose[hex] * 6 + exit % 6]
        found.append(out)
        if out == end:
            return found
        exit = across[out]


def set_owner(state: State, start: int, owner: int) -> None:
    """Give the chain that begins at the exit `start` of a place to `owner`."""
    for exit in chain_from(state, start):
        state.owner[exit] = owner


def join(state: State, seat: int, exit: int, claimed: list[int]) -> int:
    """Lead new track out of `exit` and return its end there. ST-28 It claims ownerless track that it joins."""
    board = state.board
    meets = board.across[exit]
    if is_city(state, meets // 6):
        state.owner[meets] = seat
        return meets
    if open_end_met(state, exit) < 0:
        insort(state.open, exit)
        return exit
    end = state.other_end[meets]
    if state.owner[meets] == NOBODY:
        set_owner(state, end, seat)
        claimed.append(end)
    state.open.remove(meets)
    if end != meets:
        state.other_end[meets] = -1
    return end


def add_track(state: State, seat: int, one: int, two: int, claimed: list[int]) -> tuple[int, int]:
    """Add track of `seat` between two exits of a hex that already has its tile; return the ends of its chain."""
    state.owner[one] = seat
    state.owner[two] = seat
    first = join(state, seat, one, claimed)
    second = join(state, seat, two, claimed)
    return pair_ends(state, first, second)


def pair_ends(state: State, first: int, second: int) -> tuple[int, int]:
    state.other_end[first] = second
    state.other_end[second] = first
    return first, second


def redirect_track(state: State, seat: int, hex: int, outer: int, side: int, claimed: list[int]) -> tuple[int, int]:
    """ST-25 Lead the open end at `outer` to `side` instead; only if it joins other track there may its owner change."""
    old, new = hex * 6 + outer, hex * 6 + side
    start, owner = state.other_end[old], state.owner[old]
    state.open.remove(old)
    state.owner[old] = NO_TRACK
    state.other_end[old] = -1
    state.owner[new] = owner
    end = join(state, seat, new, claimed)
    pair_ends(state, start, end)
    if end != new and owner == NOBODY:
        set_owner(state, start, seat)
        claimed.append(start)
    return start, end


def add_town_exit(state: State, seat: int, exit: int, claimed: list[int]) -> tuple[int, int]:
    """ST-21, ST-40 Add an exit to a town's tile: it completes the link that it meets, for its owner, or stays open."""
    meets = open_end_met(state, exit)
    if meets < 0:
        state.owner[exit] = seat
        insort(state.open, exit)
        return pair_ends(state, exit, exit)
    return complete_at(state, seat, exit, meets, claimed)


def claim_open_exits(state: State, seat: int, hex: int, claimed: list[int]) -> list[tuple[int, int]]:
    """ST-42 Ownerless open exits of a town's tile go to the player who improves it."""
    if state.version < IMPROVERS_CLAIM:
        return []
    exits = range(hex * 6, hex * 6 + 6)
    fallen = [exit for exit in exits if state.other_end[exit] == exit and state.owner[exit] == NOBODY]
    for exit in fallen:
        state.owner[exit] = seat
        claimed.append(exit)
    return [(exit, exit) for exit in fallen]


def complete_at(state: State, seat: int, exit: int, meets: int, claimed: list[int]) -> tuple[int, int]:
    """End the chain that is open at `meets` at the exit of a place; if it was ownerless, `seat` claims it."""
    start = state.other_end[meets]
    state.open.remove(meets)
    state.other_end[meets] = -1
    state.owner[exit] = state.owner[meets]
    pair_ends(state, start, exit)
    if state.owner[meets] == NOBODY:
        set_owner(state, start, seat)
        claimed.append(start)
    return start, exit


def open_exits(state: State) -> list[int]:
    """Return the exits at which a chain is open, in order."""
    place_at, other_end = state.board.place_at, state.other_end
    return [exit for exit, end in enumerate(other_end) if end == exit or (end >= 0 and place_at[exit // 6] < 0)]


def rebuild_chains(state: State) -> None:
    """Find all chains anew from tiles and owners."""
    board = state.board
    state.other_end = [-1] * len(state.other_end)
    for hex in board.place_hex:
        for start in range(hex * 6, hex * 6 + 6):
            if state.owner[start] != NO_TRACK:
                pair_ends(state, start, end_of_track(state, start))
    for hex in range(board.size):
        pose = state.pose[hex]
        for one, _ in TILE_SET.tracks[pose] if pose >= 0 else ():
            # Chains that end in a place are known by now; the others are loose.
            pair_ends(state, *ends_of_track(state, hex * 6 + one))
    state.open = open_exits(state)


def end_of_track(state: State, exit: int) -> int:
    """Return the end of the track that leads out of `exit`."""
    while True:
        meets = state.board.across[exit]
        hex = meets // 6
        if meets < 0 or state.owner[meets] == NO_TRACK:
            return exit
        if state.board.place_at[hex] >= 0:
            return meets
        exit = hex * 6 + PARTNER[state.pose[hex] * 6 + meets % 6]

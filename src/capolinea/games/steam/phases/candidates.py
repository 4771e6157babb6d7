"""Every tile that may be laid, found from the sides where track can begin; the judge is in `laying`."""

from typing import Final

from capolinea.core.action import Action, Seat
from capolinea.games.steam.actions import LayTrack
from capolinea.games.steam.laying import cost_of, hexes_to_hold, judge_pose, piece_for
from capolinea.games.steam.money import most_to_pay
from capolinea.games.steam.state import BUILD, NOBODY, State
from capolinea.games.steam.tiles import TILE_SET
from capolinea.games.steam.track import (
    MASK,
    VALID,
    far_end,
    is_city,
    leads_to_city,
    open_end_met,
    reaches,
)

#: The fifteen tracks that a hex can have, their numbers by side * 6 + side, and the tracks of each pose as bits.
PAIRS: Final = [(one, two) for one in range(6) for two in range(one + 1, 6)]
TRACK_NUMBER: Final = [PAIRS.index((one, two)) if one < two else -1 for one in range(6) for two in range(6)]
TRACK_BITS: Final = [sum([1 << PAIRS.index(track) for track in tracks]) for tracks in TILE_SET.tracks]


def offer_track(state: State, seat: Seat) -> list[Action]:
    """Offer tiles by hex, in the order of the map; for a hex by face and rotation."""
    if state.tiles_left == 0:
        return []
    if seat != state.actor or state.stage != BUILD:
        return track_of(state, seat, found_poses(state, seat))
    kept, place = state.kept_track, len(state.undo_stack)
    while len(kept) <= place:
        kept.append([])
        state.kept_poses.append([])
    if not kept[place]:
        poses = found_poses(state, seat)
        kept[place] = track_of(state, seat, poses)
        state.kept_poses[place] = poses
    return kept[place]


def track_of(state: State, seat: Seat, poses: list[int]) -> list[Action]:
    """Return the actions that lay these tiles, which are numbered as in `found_poses`."""
    names, faces, count = state.board.name, TILE_SET.faces, TILE_SET.pose_count
    return [
        LayTrack(seat, names[each // count], faces[TILE_SET.face[each % count]], TILE_SET.rotation[each % count])
        for each in poses
    ]


def found_poses(state: State, seat: Seat) -> list[int]:
    """Return every tile that may be laid: hex * number of poses + pose."""
    to_hold = hexes_to_hold(state) if state.loose and state.tiles_left == 1 else None
    if to_hold is not None and not to_hold:
        return []
    hexes = candidate_hexes(state, seat)
    if to_hold is not None:
        hexes = [hex for hex in hexes if hex in to_hold]
    return [hex * TILE_SET.pose_count + pose for hex in hexes for pose in valid_poses(state, seat, hex)]


def valid_poses(state: State, seat: Seat, hex: int) -> list[int]:
    """Return the poses that may be laid on a hex, by number.

    Most offers are for empty hexes. All tiles for them are made of the same fifteen tracks, which are judged once.
    """
    if state.pose[hex] < 0 and state.board.place_at[hex] < 0 and not state.loose:
        poses = poses_of_tracks(state, seat, hex)
        return (
            [pose for pose in poses if hex * TILE_SET.pose_count + pose not in state.taken_back]
            if state.taken_back
            else poses
        )
    return [pose for pose in candidate_poses(state, seat, hex) if judge_pose(state, seat, hex, pose) == VALID]


def poses_of_tracks(state: State, seat: Seat, hex: int) -> list[int]:
    """ST-16, ST-17, ST-24, ST-40 The same for an empty hex without a town, while nothing is loose."""
    valid, loose, may_be_held = judge_tracks(state, seat, hex)
    if not valid:
        return []
    most = most_to_pay(state, seat)
    found: list[int] = []
    # Tiles with the same number of tracks cost the same.
    if cost_of(state, hex, TILE_SET.simple[0]) > most:
        return found
    for pose in TILE_SET.simple:
        if TRACK_BITS[pose] & valid and piece_for(state, hex, pose) >= 0:
            found.append(pose)
    if cost_of(state, hex, TILE_SET.double[0]) > most:
        return found
    allowed = valid | loose
    is_last = state.tiles_left == 1
    for pose in TILE_SET.double:
        bits = TRACK_BITS[pose]
        if bits & valid and bits & allowed == bits and piece_for(state, hex, pose) >= 0:
            # After the last tile the second track can hardly ever be joined: ask the judge.
            is_half = is_last and bits & valid != bits
            if not is_half or (may_be_held and judge_pose(state, seat, hex, pose) == VALID):
                found.append(pose)
    return found


def judge_tracks(state: State, seat: Seat, hex: int) -> tuple[int, int, bool]:
    """Return the valid and the loose tracks through an empty hex, as bits, and whether any would begin in a town."""
    board = state.board
    sides: list[int] = []
    ends: list[int] = []
    held: list[bool] = []
    joins_town = False
    for side in range(6):
        exit = hex * 6 + side
        meets = open_end_met(state, exit)
        if board.across[exit] < 0 or (meets >= 0 and state.owner[meets] != seat and state.owner[meets] != NOBODY):
            continue
        end = far_end(state, exit)
        sides.append(side)
        ends.append(end)
        held.append(leads_to_city(state, seat, end))
        joins_town = joins_town or (meets >= 0 and board.place_at[end // 6] >= 0)
    valid = loose = 0
    for i in range(len(sides)):
        for j in range(i):
            if ends[i] // 6 == ends[j] // 6 and board.place_at[ends[i] // 6] >= 0:
                continue
            bit = 1 << TRACK_NUMBER[sides[j] * 6 + sides[i]]
            if held[i] or held[j]:
                valid |= bit
            else:
                loose |= bit
    return valid, loose, joins_town


def candidate_hexes(state: State, seat: Seat) -> list[int]:
    """Return the hexes next to a city, those at an open end of the seat's or ownerless track, and towns it reaches."""
    board, owner = state.board, state.owner
    found: set[int] = set()
    for place, colour in enumerate(state.colour):
        hex = board.place_hex[place]
        if colour >= 0:
            found.update(board.near[hex])
        elif state.pose[hex] >= 0 and reaches(state, seat, hex):
            found.add(hex)
    for exit in state.open:
        if owner[exit] in (seat, NOBODY):
            found.add(exit // 6)
            found.add(board.across[exit] // 6)
    return sorted([hex for hex in found if not is_city(state, hex)])


def candidate_poses(state: State, seat: Seat, hex: int) -> list[int]:
    """Return the poses that avoid closed sides and have an exit where track may begin; no other could be valid."""
    board, old = state.board, state.pose[hex]
    closed = ~board.open_sides[hex]
    if board.place_at[hex] >= 0:
        poses = TILE_SET.towns if old < 0 else TILE_SET.improved[old]
        return [pose for pose in poses if not MASK[pose] & closed]
    begins = beginnings(state, seat, hex)
    if old < 0:
        poses = TILE_SET.simple + TILE_SET.double
        return [pose for pose in poses if MASK[pose] & begins and not MASK[pose] & closed]
    found = [pose for pose in TILE_SET.improved[old] if MASK[pose] & ~MASK[old] & begins and not MASK[pose] & closed]
    for side in TILE_SET.exits[old]:
        exit = hex * 6 + side
        if state.other_end[exit] >= 0 and state.owner[exit] in (seat, NOBODY):
            found += [pose for pose in TILE_SET.redirected[old * 6 + side] if not MASK[pose] & closed]
    return sorted(found)


def beginnings(state: State, seat: Seat, hex: int) -> int:
    """Return the sides of a hex, as bits, that face a city or an open end of the seat's or ownerless track."""
    found = 0
    for side in range(6):
        meets = state.board.across[hex * 6 + side]
        if meets >= 0 and (
            is_city(state, meets // 6)
            or (open_end_met(state, hex * 6 + side) >= 0 and state.owner[meets] in (seat, NOBODY))
        ):
            found |= 1 << side
    return found

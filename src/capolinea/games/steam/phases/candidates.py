"""Every tile that may be laid, found by way of the sides where track can begin; the judge is in `lays`."""

from typing import Final

from capolinea.core.action import Action, Seat
from capolinea.games.steam.actions import LayTrack
from capolinea.games.steam.lays import cost_of, hexes_to_hold, judge_lay, piece_for
from capolinea.games.steam.money import most_to_pay
from capolinea.games.steam.state import NOBODY, State
from capolinea.games.steam.tiles import TILE_SET
from capolinea.games.steam.track import (
    MASK,
    SOUND,
    far_end,
    is_city,
    leads_to_city,
    met,
    reaches,
)

#: The fifteen tracks that a hex can have, by side * 6 + side, and those of a lay as bits.
PAIRS: Final = [(one, two) for one in range(6) for two in range(one + 1, 6)]
TRACK_NUMBER: Final = [PAIRS.index((one, two)) if one < two else -1 for one in range(6) for two in range(6)]
TRACK_BITS: Final = [sum([1 << PAIRS.index(track) for track in tracks]) for tracks in TILE_SET.tracks]


def offer_lays(state: State, seat: Seat) -> list[Action]:
    """By hex, in the order of the map; of a hex by face and turn."""
    if state.tiles_left == 0:
        return []
    names, faces, hexes = state.board.name, TILE_SET.faces, candidate_hexes(state, seat)
    if state.loose and state.tiles_left == 1 and (to_hold := hexes_to_hold(state)):
        hexes = [hex for hex in hexes if hex in to_hold]
    return [
        LayTrack(seat, names[hex], faces[TILE_SET.face[lay]], TILE_SET.turn[lay])
        for hex in hexes
        for lay in sound_lays(state, seat, hex)
    ]


def sound_lays(state: State, seat: Seat, hex: int) -> list[int]:
    """The lays that may be put on a hex, by number.

    Most offers are for empty hexes, and all their tiles are made of the same fifteen tracks: these are judged once.
    """
    if state.lay[hex] < 0 and state.board.place_at[hex] < 0 and not state.loose:
        lays = lays_of_tracks(state, seat, hex)
        return [lay for lay in lays if hex * TILE_SET.lays + lay not in state.banned] if state.banned else lays
    return [lay for lay in candidate_lays(state, seat, hex) if judge_lay(state, seat, hex, lay) == SOUND]


def lays_of_tracks(state: State, seat: Seat, hex: int) -> list[int]:
    """ST-16, ST-17, ST-24, ST-40 For an empty hex without a town, while nothing is loose."""
    sound, loose, may_be_held = judged_tracks(state, seat, hex)
    if not sound:
        return []
    most = most_to_pay(state, seat)
    found: list[int] = []
    # Tiles of as many tracks cost the same.
    if cost_of(state, hex, TILE_SET.simple[0]) > most:
        return found
    for lay in TILE_SET.simple:
        if TRACK_BITS[lay] & sound and piece_for(state, hex, lay) >= 0:
            found.append(lay)
    if cost_of(state, hex, TILE_SET.double[0]) > most:
        return found
    allowed = sound | loose
    is_last = state.tiles_left == 1
    for lay in TILE_SET.double:
        bits = TRACK_BITS[lay]
        if bits & sound and bits & allowed == bits and piece_for(state, hex, lay) >= 0:
            # With no tile after it, the second track is hardly ever to be joined: the judge knows.
            is_half = is_last and bits & sound != bits
            if not is_half or (may_be_held and judge_lay(state, seat, hex, lay) == SOUND):
                found.append(lay)
    return found


def judged_tracks(state: State, seat: Seat, hex: int) -> tuple[int, int, bool]:
    """Tracks through an empty hex, as bits: sound ones and loose ones; and whether any would begin in a town."""
    board = state.board
    sides: list[int] = []
    ends: list[int] = []
    held: list[bool] = []
    joins_town = False
    for side in range(6):
        exit = hex * 6 + side
        meets = met(state, exit)
        if board.across[exit] < 0 or (meets >= 0 and state.owner[meets] != seat and state.owner[meets] != NOBODY):
            continue
        end = far_end(state, exit)
        sides.append(side)
        ends.append(end)
        held.append(leads_to_city(state, seat, end))
        joins_town = joins_town or (meets >= 0 and board.place_at[end // 6] >= 0)
    sound = loose = 0
    for i in range(len(sides)):
        for j in range(i):
            if ends[i] // 6 == ends[j] // 6 and board.place_at[ends[i] // 6] >= 0:
                continue
            bit = 1 << TRACK_NUMBER[sides[j] * 6 + sides[i]]
            if held[i] or held[j]:
                sound |= bit
            else:
                loose |= bit
    return sound, loose, joins_town


def candidate_hexes(state: State, seat: Seat) -> list[int]:
    """Hexes beside a city or beside or with an open end of own or nobody's track, and towns that own track reaches."""
    board, owner = state.board, state.owner
    found: set[int] = set()
    for place, colour in enumerate(state.colour):
        hex = board.place_hex[place]
        if colour >= 0:
            found.update(board.near[hex])
        elif state.lay[hex] >= 0 and reaches(state, seat, hex):
            found.add(hex)
    for exit in state.open:
        if owner[exit] in (seat, NOBODY):
            found.add(exit // 6)
            found.add(board.across[exit] // 6)
    return sorted([hex for hex in found if not is_city(state, hex)])


def candidate_lays(state: State, seat: Seat, hex: int) -> list[int]:
    """Lays that fit between closed sides and have an exit where track may begin; others could not be sound."""
    board, old = state.board, state.lay[hex]
    closed = ~board.open_sides[hex]
    if board.place_at[hex] >= 0:
        lays = TILE_SET.towns if old < 0 else TILE_SET.improved[old]
        return [lay for lay in lays if not MASK[lay] & closed]
    begins = beginnings(state, seat, hex)
    if old < 0:
        lays = TILE_SET.simple + TILE_SET.double
        return [lay for lay in lays if MASK[lay] & begins and not MASK[lay] & closed]
    found = [lay for lay in TILE_SET.improved[old] if MASK[lay] & ~MASK[old] & begins and not MASK[lay] & closed]
    for side in TILE_SET.exits[old]:
        exit = hex * 6 + side
        if state.mate[exit] >= 0 and state.owner[exit] in (seat, NOBODY):
            found += [lay for lay in TILE_SET.redirected[old * 6 + side] if not MASK[lay] & closed]
    return sorted(found)


def beginnings(state: State, seat: Seat, hex: int) -> int:
    """Sides of a hex, as bits, that face a city, or an open end of own or nobody's track."""
    found = 0
    for side in range(6):
        meets = state.board.across[hex * 6 + side]
        if meets >= 0 and (
            is_city(state, meets // 6) or (met(state, hex * 6 + side) >= 0 and state.owner[meets] in (seat, NOBODY))
        ):
            found |= 1 << side
    return found

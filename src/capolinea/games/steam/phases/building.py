"""ST-14 to ST-25, ST-40 to ST-47: laying track."""

from typing import Final

from capolinea.core.action import Action, Seat
from capolinea.core.event import Event
from capolinea.core.refusal import Refusal
from capolinea.games.steam.actions import EndBuilding, LayTrack, TakeBack
from capolinea.games.steam.events import BuildingEnded, LinkClaimed, LinkCompleted, LinkLost, TrackLaid, TrackTakenBack
from capolinea.games.steam.money import most_to_pay, pay
from capolinea.games.steam.phases.cities import offer_cities
from capolinea.games.steam.pieces import NO_TILE, TILES, TOWN_COST
from capolinea.games.steam.sequence import next_builder
from capolinea.games.steam.state import BUILD, NOBODY, State, Taken
from capolinea.games.steam.tiles import TILE_SET
from capolinea.games.steam.track import (
    HALF_LOOSE,
    LOOSE,
    MASK,
    MEETS_OTHERS,
    PARTNER,
    RING,
    SOUND,
    add_town_exit,
    add_track,
    ends_of_track,
    far_end,
    is_city,
    is_loose,
    judge_town,
    judge_track,
    judge_two_tracks,
    leads_to_city,
    met,
    paint,
    reaches,
    rebuild_chains,
    redirect_track,
)
from capolinea.kit.hexes import SIDES

#: How a tile can come to lie.
NEW: Final = 0
IMPROVED: Final = 1
REDIRECTED: Final = 2
NO_WAY: Final = 3
WAYS: Final = ("new", "improved", "redirected")

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


def cost_of(state: State, hex: int, lay: int) -> int:
    """ST-20, ST-23, ST-45 An euro for each exit and for a town; on an empty hex the terrain besides."""
    cost = len(TILE_SET.exits[lay]) + (TOWN_COST if TILE_SET.is_town[lay] else 0)
    return cost + (state.board.terrain_cost[hex] if state.lay[hex] < 0 else 0)


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
    put_down(trial, seat, hex, lay)
    return bool(trial.loose)


def may_hold(state: State, hex: int, lay: int) -> bool:
    """Whether the tile could join loose track, or reach a town at which loose track ends; most others are told apart here."""
    place_at, across = state.board.place_at, state.board.across
    if state.loose:
        ends = [end for exit in state.loose for end in ends_of_track(state, exit)]
        return any([place_at[end // 6] >= 0 or across[end] // 6 == hex for end in ends])
    exits = [hex * 6 + side for side in TILE_SET.exits[lay]]
    ends = [far_end(state, exit) for exit in exits if met(state, exit) >= 0]
    return any([place_at[end // 6] >= 0 for end in ends])


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
    """ST-14, ST-24, ST-47; ST-65 in the standard game nothing need be carried out."""
    if state.stage != BUILD:
        return Refusal("lay.not_now", "ST-14")
    if state.loose:
        return Refusal(
            "end.loose_track", "ST-24", {"hex": state.board.name[state.loose[0] // 6]}, TakeBack(action.seat)
        )
    if state.work != NO_TILE and state.options.game == "base":
        return Refusal("end.work_due", "ST-14", {"tile": TILES[state.work - 1]}, offer_cities(state, action.seat)[0])
    return None


# Offers.


def offer_lays(state: State, seat: Seat) -> list[Action]:
    """Every tile that may be laid, by hex, in the order of the map; of a hex by face and turn."""
    if state.tiles_left == 0:
        return []
    names, faces = state.board.name, TILE_SET.faces
    offers: list[Action] = []
    for hex in candidate_hexes(state, seat):
        for lay in candidate_lays(state, seat, hex):
            if judge_lay(state, seat, hex, lay) == SOUND:
                offers.append(LayTrack(seat, names[hex], faces[TILE_SET.face[lay]], TILE_SET.turn[lay]))
    return offers


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


def offer_building(state: State, seat: Seat) -> list[Action]:
    """Ending first, then cities, then tiles."""
    offers: list[Action] = []
    if refuse_end(state, EndBuilding(seat)) is None:
        offers.append(EndBuilding(seat))
    if state.loose:
        offers.append(TakeBack(seat))
    else:
        offers += offer_cities(state, seat)
    return offers + offer_lays(state, seat)


# What it does.


def lay_track(state: State, action: LayTrack) -> list[Event]:
    board, seat = state.board, action.seat
    hex, face = board.hex_of[action.hex], TILE_SET.faces.index(action.tile)
    lay = TILE_SET.turns[face][action.turn]
    way, cost = way_of(state, hex, lay), cost_of(state, hex, lay)
    terrain = board.terrain_cost[hex] if way == NEW else 0
    laid = TrackLaid(seat, action.hex, action.tile, action.turn, WAYS[way], cost, terrain)
    raised, ends, claimed = put_down(state, seat, hex, lay)
    return [laid, *raised, *told(state, ends, claimed)]


def told(state: State, ends: list[tuple[int, int]], claimed: list[int]) -> list[Event]:
    """What became of links: claimed ones first, then those completed."""
    name, owner = state.board.name, state.owner
    events: list[Event] = [LinkClaimed(owner[exit], name[exit // 6], SIDES[exit % 6]) for exit in claimed]
    for one, two in ends:
        if one != two and state.board.place_at[one // 6] >= 0 and state.board.place_at[two // 6] >= 0:
            places = (name[one // 6], SIDES[one % 6], name[two // 6], SIDES[two % 6])
            events.append(LinkCompleted(owner[one], *places))
    return events


def put_down(state: State, seat: Seat, hex: int, lay: int) -> tuple[list[Event], list[tuple[int, int]], list[int]]:
    """Pay, change the tile, join its track: capital raised, the ends of the chains that changed, those claimed."""
    way, cost, old, old_piece = way_of(state, hex, lay), cost_of(state, hex, lay), state.lay[hex], state.piece[hex]
    before = (state.cash[seat], state.income[seat], state.points[seat], state.fresh, state.loose)
    owners = state.owner[:] if state.loose or (way == NEW and len(TILE_SET.tracks[lay]) == 2) else []
    raised = pay(state, seat, cost)
    exchange(state, hex, piece_for(state, hex, lay), lay)
    claimed: list[int] = []
    ends, begun = change_track(state, seat, hex, old, lay, claimed)
    place_at = state.board.place_at
    if way != REDIRECTED:
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
    return raised, ends, claimed


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
        return [add_town_exit(state, seat, exit, claimed) for exit in exits], []
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


def take_back(state: State, action: TakeBack) -> list[Event]:
    """ST-47 Piece, cost and capital as before."""
    hex, old, piece, cash, income, points, fresh, loose, changes = state.undone[-1]
    seat, lay = action.seat, state.lay[hex]
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
    state.banned = (*state.banned, hex * TILE_SET.lays + lay)
    state.tiles_left += 1
    state.spent -= cost
    return [TrackTakenBack(seat, state.board.name[hex], cost)]


def end_building(state: State, action: EndBuilding) -> list[Event]:
    """ST-27, ST-41, ST-46 Incomplete links that were not extended lose their owner."""
    seat = action.seat
    events: list[Event] = [BuildingEnded(seat)]
    for exit in state.open:
        start = state.mate[exit]
        if state.owner[exit] == seat and start not in state.fresh:
            events.append(LinkLost(seat, state.board.name[start // 6], SIDES[start % 6]))
            paint(state, start, NOBODY)
    return events + next_builder(state)

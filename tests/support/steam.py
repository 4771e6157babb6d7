"""Steam for tests: its invariants, its domain of actions, players, and scripted positions."""

from collections import Counter
from random import Random
from typing import get_args

from tests.support.steam_maps import SMALL

from capolinea.core.action import Action, Seat
from capolinea.core.event import Event
from capolinea.core.match import Match
from capolinea.games.steam import events as was
from capolinea.games.steam.actions import (
    Bid,
    EndBuilding,
    FoundCity,
    GrowCity,
    ImproveLocomotive,
    LayTrack,
    MoveGood,
    PassBid,
    PassMove,
    PutPoints,
    RaiseCapital,
    Side,
    TakeBack,
    TakeTile,
)
from capolinea.games.steam.board import Board
from capolinea.games.steam.deliveries import deliveries
from capolinea.games.steam.laying import put_down
from capolinea.games.steam.meta import Options
from capolinea.games.steam.phases.bidding import least_bid
from capolinea.games.steam.phases.moving import COLOUR_NAMES, offer_moves
from capolinea.games.steam.pieces import (
    CITY_GROWTH,
    COLOURS,
    GOODS,
    GROWTH_MARKERS,
    LEAST_INCOME,
    MOST_INCOME,
    MOST_LEVEL,
    NEW_CITIES,
    NO_TILE,
    TILES,
    URBANIZATION,
)
from capolinea.games.steam.rules import RULES
from capolinea.games.steam.scoring import links_of
from capolinea.games.steam.state import BID, BUILD, COLOUR_COUNT, MOVE, NO_TRACK, NOBODY, OVER, POINTS, State
from capolinea.games.steam.tiles import TILE_SET
from capolinea.games.steam.track import is_loose, rebuild_chains
from capolinea.games.steam.view import View
from capolinea.kit.hexes import Hex

#: Both games, every option, three to six seats; mostly on a small map, where more happens in less time.
LAW_OPTIONS = (
    Options(3, map_text=SMALL),
    Options(4, game="standard", map_text=SMALL),
    Options(3, map="ruhr", random_order=True),
    Options(5, map_text=SMALL),
    Options(4, game="standard", map_text=SMALL, gentle_capital=True),
    Options(6, map_text=SMALL, random_order=True),
    Options(3, game="standard"),
    Options(5, game="standard", map_text=SMALL),
)


def any_options(number: int) -> Options:
    """Seats, game, map and options as they come, of those that go together."""
    random = Random(number)
    base = random.random() < 0.5
    return Options(
        3 + number % 4,
        game="base" if base else "standard",
        map=random.choice(("northeast", "ruhr", "padana")),
        map_text=SMALL if random.random() < 0.4 else "",
        random_order=base and random.random() < 0.3,
        gentle_capital=not base and random.random() < 0.3,
    )


def rounds(state: State) -> int:
    return state.turn if state.stage == OVER else max(0, state.turn - 1)


# The domain of actions.


def domain(state: State, seat: Seat) -> list[Action]:
    """Return actions that can be written, legal or not: tiles on every hex where one may be laid and on some others;
    all routes of the goods of a few cities, and many that they cannot take."""
    actions: list[Action] = [PassBid(seat), TakeBack(seat), EndBuilding(seat), ImproveLocomotive(seat), PassMove(seat)]
    actions += [PutPoints(seat, "income"), PutPoints(seat, "points")]
    actions += [TakeTile(seat, tile, passing) for tile in TILES for passing in (False, True)]
    actions += [RaiseCapital(seat, steps) for steps in range(23)]
    least = least_bid(state) if state.stage == BID else 0
    actions += [Bid(seat, amount) for amount in range(max(0, least - 2), least + 160)]
    is_actor = seat == state.actor
    actions += domain_of_tiles(state, seat, is_actor and state.stage == BUILD)
    actions += domain_of_works(state, seat, is_actor and state.stage == BUILD and state.pending_tile != NO_TILE)
    return actions + domain_of_moves(state, seat, is_actor and state.stage == MOVE)


def domain_of_tiles(state: State, seat: Seat, in_full: bool) -> list[Action]:
    names = state.board.name if in_full else state.board.name[:2]
    some = state.tiles_left + len(state.open)
    return [
        LayTrack(seat, name, face, turn)
        for number, name in enumerate(names)
        if not in_full or number % 7 == some % 7 or is_near_track(state, number)
        for face, turns in zip(TILE_SET.faces, TILE_SET.poses, strict=True)
        for turn in range(len(turns))
    ]


def is_near_track(state: State, hex: int) -> bool:
    """Beside a city, or on or beside track: nothing can be laid elsewhere."""
    hexes = [hex, *state.board.near[hex]]
    return any([state.pose[each] >= 0 or state.board.ground[each] == "city" for each in hexes]) or any(
        [state.board.place_at[each] >= 0 for each in hexes]
    )


def domain_of_works(state: State, seat: Seat, in_full: bool) -> list[Action]:
    board = state.board
    places = [board.name[hex] for hex in (board.place_hex if in_full else board.place_hex[::15])]
    spaces = range(board.spaces + 2) if in_full else range(2)
    grown: list[Action] = [GrowCity(seat, name, space) for name in [*places, "A3"] for space in spaces]
    return grown + [
        FoundCity(seat, name, colour, space) for name in places for colour in COLOUR_NAMES for space in spaces
    ]


def domain_of_moves(state: State, seat: Seat, in_full: bool) -> list[Action]:
    """Found by another walk than the rules', which goes on where they stop: past its city, and round in rings."""
    board = state.board
    sides: tuple[Side, ...] = get_args(Side)
    if not in_full:
        return [MoveGood(seat, board.name[board.place_hex[0]], "red", (side,)) for side in sides]
    found: list[Action] = []
    for hex in board.place_hex:
        paths: list[tuple[tuple[Side, ...], int]] = [((), hex)]
        for path, at in paths:  # grows while we walk it
            for number, side in enumerate(sides):
                end = state.other_end[at * 6 + number]
                if end >= 0 and end // 6 != at and board.place_at[end // 6] >= 0 and len(path) <= state.level[seat]:
                    if len(paths) < 400:
                        paths.append(((*path, side), end // 6))
                elif len(path) < 2:
                    found.append(MoveGood(seat, board.name[hex], "blue", (*path, side)))
        found += [MoveGood(seat, board.name[hex], good, path) for path, _ in paths[1:] for good in COLOUR_NAMES]
    known = set(found)
    return found + [offer for offer in offer_moves(state, seat) if offer not in known]


def nonsense(seat: Seat) -> list[Action]:
    """Actions that decode, but name nothing there is."""
    actions: list[Action] = []
    for number in (-1, 1 << 70, -(1 << 70)):
        actions += [Bid(seat, number), RaiseCapital(seat, number), GrowCity(seat, "H6", number)]
        actions += [FoundCity(seat, "H8", "grey", number), LayTrack(seat, "H7", "straight", number)]
    for name in ("", "Z99", "h6", "H06", "nowhere", "H6 "):
        actions += [LayTrack(seat, name, "straight", 0), GrowCity(seat, name, 1), FoundCity(seat, name, "grey", 1)]
        actions += [MoveGood(seat, name, "red", ("N",))]
    actions += [LayTrack(seat, "H7", "", 0), LayTrack(seat, "H7", "curve", 0), LayTrack(seat, "H7", "straight", 3)]
    actions += [TakeTile(seat, ""), TakeTile(seat, "engine"), TakeTile(seat, "engineer", True)]
    return [*actions, MoveGood(seat, "H6", "red", ()), MoveGood(seat, "H6", "red", ("N",) * 50)]


# Invariants, by other means than the rules use.


def check_state(state: State) -> None:
    """What must be true of every state between two actions."""
    check_pieces(state)
    check_goods(state)
    check_money(state)
    check_stage(state)
    check_track(state)


def check_pieces(state: State) -> None:
    """ST-44 136 pieces, each in the supply or on the map with a face that it bears."""
    on_map = Counter([piece for piece in state.piece if piece >= 0])
    for kind, count in enumerate(TILE_SET.count):
        assert state.left[kind] >= 0
        assert state.left[kind] + on_map[kind] == count, TILE_SET.kinds[kind]
    assert sum(state.left) + sum(on_map.values()) == 136
    for hex, (pose, piece) in enumerate(zip(state.pose, state.piece, strict=True)):
        assert (pose < 0) == (piece < 0)
        if pose >= 0:
            assert piece in TILE_SET.kinds_of[TILE_SET.face[pose]]
            assert TILE_SET.is_town[pose] == (state.board.place_at[hex] >= 0)
            for side in TILE_SET.exits[pose]:
                assert state.board.across[hex * 6 + side] >= 0


def check_goods(state: State) -> None:
    """ST-1, ST-3, ST-35 96 goods, 8 new cities, 10 markers, wherever they are."""
    for colour, count in enumerate(GOODS):
        on_map = sum(state.goods[colour::COLOUR_COUNT])
        assert state.bag[colour] + on_map + sum(state.supply[colour::COLOUR_COUNT]) == count, COLOURS[colour]
    assert min([*state.goods, *state.supply, *state.bag, *state.new_cities, state.markers]) >= 0
    cities = state.board.cities
    for colour, count in enumerate(NEW_CITIES):
        assert state.new_cities[colour] + state.colour[cities:].count(colour) == count
    assert state.colour[:cities] == state.board.colour
    assert state.markers + sum(state.grown[:cities]) == GROWTH_MARKERS
    for place in range(cities, state.board.places):
        assert state.grown[place] == (state.colour[place] >= 0)
        assert state.colour[place] >= 0 or not any(state.goods[place * COLOUR_COUNT : (place + 1) * COLOUR_COUNT])


def check_money(state: State) -> None:
    for seat in range(state.seats):
        assert LEAST_INCOME <= state.income[seat] <= MOST_INCOME
        assert state.cash[seat] >= 0
        assert state.points[seat] >= 0
        assert 1 <= state.level[seat] <= MOST_LEVEL


def check_stage(state: State) -> None:
    alive = [seat for seat in range(state.seats) if state.alive[seat]]
    assert sorted(state.order) == alive
    assert sorted([*alive, *state.bankrupt]) == list(range(state.seats))
    assert (state.reason != "") == (state.stage == OVER)
    assert 0 <= state.turn <= state.last_turn
    taken = [state.tile[seat] for seat in range(state.seats) if state.taken[seat]]
    assert len(taken) == len(set(taken))
    for seat in state.bankrupt:
        assert state.cash[seat] == 0
        assert seat not in state.owner
    if state.stage == OVER:
        return
    assert state.alive[state.actor]
    assert (state.points_due != ()) == (state.stage == POINTS)
    if state.stage == POINTS:
        assert state.actor == state.points_due[0][0]
        assert all([points > 0 for _, points in state.points_due])
    else:
        assert state.actor == state.queue[0]
    if state.stage != BUILD:
        assert not state.extended_ends
        assert not state.loose
        assert not state.undo_stack
        assert not state.taken_back
        assert state.pending_tile == NO_TILE
        assert state.tiles_left == 0
    assert state.pending_tile in (NO_TILE, CITY_GROWTH, URBANIZATION)
    assert bool(state.undo_stack) == bool(state.loose)
    assert state.spent >= 0


def check_track(state: State) -> None:
    """ST-16 to ST-18 Chains found anew are those that are known; all track leads back to a city over own track."""
    board = state.board
    again = state.clone()
    rebuild_chains(again)
    assert again.other_end == state.other_end
    assert again.open == state.open
    for exit, owner in enumerate(state.owner):
        hex, pose = exit // 6, state.pose[exit // 6]
        is_city = board.place_at[hex] >= 0 and state.colour[board.place_at[hex]] >= 0
        has_track = pose >= 0 and exit % 6 in TILE_SET.exits[pose]
        if not is_city:
            assert (owner != NO_TRACK) == has_track, board.name[hex]
        meets = board.across[exit]
        if has_track and state.owner[meets] != NO_TRACK:
            assert owner == state.owner[meets], "a link has two owners"
    for hex, pose in enumerate(state.pose):
        for one, two in TILE_SET.tracks[pose] if pose >= 0 else ():
            assert state.owner[hex * 6 + one] == state.owner[hex * 6 + two]
    for exit, end in enumerate(state.other_end):
        if end >= 0 and exit != end and board.place_at[exit // 6] >= 0 and board.place_at[end // 6] >= 0:
            assert exit // 6 != end // 6, "a link begins and ends in the same place"
    loose = {exit for exit in state.loose if is_loose(state, state.actor, exit)}
    assert loose == set(state.loose)
    for seat in range(state.seats):
        held = held_by(state, seat)
        for exit, owner in enumerate(state.owner):
            if owner == seat and exit not in held:
                assert state.loose, f"track of {seat} at {board.name[exit // 6]} leads to no city"
                assert seat == state.actor


def held_by(state: State, seat: Seat) -> set[int]:
    """ST-16 Exits of own track found by walking from cities over own track, through towns as well."""
    board = state.board
    found: list[int] = [
        hex * 6 + side
        for place, hex in enumerate(board.place_hex)
        if state.colour[place] >= 0
        for side in range(6)
        if state.owner[hex * 6 + side] == seat
    ]
    known = set(found)
    for exit in found:  # grows while we walk it
        hex = exit // 6
        near = []
        if board.across[exit] >= 0:
            near.append(board.across[exit])
        pose = state.pose[hex]
        if pose >= 0 and TILE_SET.is_town[pose]:
            near += [hex * 6 + side for side in range(6)]
        elif pose >= 0:
            near.append(hex * 6 + TILE_SET.partner[pose * 6 + exit % 6])
        for other in near:
            if other not in known and state.owner[other] == seat:
                known.add(other)
                found.append(other)
    return known


# Money, recounted from the events.


def flows(event: Event) -> tuple[int, int, int, int]:
    """What an event does to cash, income and points, after the seat."""
    if isinstance(event, was.PlaceTaken):
        return (event.seat, -event.price, 0, 0)
    if isinstance(event, was.CapitalRaised):
        return (event.seat, event.cash, -event.steps, -event.points)
    if isinstance(event, was.TileTaken | was.TrackLaid):
        return (event.seat, -event.cost, 0, 0)
    if isinstance(event, was.PointsPut):
        on_income = event.on == "income"
        return (event.seat, 0, event.points - event.lost if on_income else 0, 0 if on_income else event.points)
    if isinstance(event, was.IncomePaid):
        return (event.seat, event.amount, 0, 0)
    if isinstance(event, was.ShortfallCovered):
        return (event.seat, event.short + event.back, -event.steps, -event.points)
    return (-1, 0, 0, 0)


def recounted(match: Match[State, View]) -> list[list[int]]:
    """Everybody's cash, income and points from the events; where tiles were taken back it can't be told."""
    totals = [[0] * match.options.seats for _ in range(3)]
    for event in [event for entry in match.journal for event in entry.events]:
        if isinstance(event, was.OrderDrawn):
            totals[0] = [*event.cash]
        if isinstance(event, was.WentBankrupt):
            totals[0][event.seat] = 0
        seat, *changes = flows(event)
        for total, change in zip(totals, changes, strict=True):
            total[seat] += change if seat >= 0 else 0
    return totals


# Players.


def drawn(state: State, random: Random) -> Action:
    """As playouts play."""
    action = RULES.actions.sample(state, random.random)
    assert action is not None
    return action


def canny(state: State, seat: Seat, random: Random) -> Action:
    """Completes links and moves goods by the best routes: soon all of the map is in play, and few go bankrupt."""
    if state.stage == BUILD and not state.loose and state.pending_tile == NO_TILE:
        return canny_building(state, seat, random)
    if state.stage == MOVE and random.random() < 0.8:
        found = deliveries(state, seat)
        if found and (-found[0][0] > 1 or random.random() < 0.6):
            return offer_moves(state, seat)[min(len(found) - 1, random.randrange(3))]
        can_keep = state.options.game == "base" or state.income[seat] > state.level[seat]
        if can_keep and state.level[seat] < min(2 + state.turn // 2, 5) and not state.improved[seat]:
            return ImproveLocomotive(seat)
    return drawn(state, random)


def canny_building(state: State, seat: Seat, random: Random) -> Action:
    """The best of some tiles, by links of its own and track towards places; it stops where money does."""
    if not state.tiles_left or state.income[seat] < -4 or (state.income[seat] < -2 and state.cash[seat] < 2):
        return EndBuilding(seat)
    best: Action | None = None
    most = 0.0
    for _ in range(24):
        action = drawn(state, random)
        if not isinstance(action, LayTrack):
            continue
        trial = state.clone()
        hex = state.board.hex_of[action.hex]
        pose = TILE_SET.pose_of(action.tile, action.turn)
        put_down(trial, seat, hex, pose, None)
        if trial.loose:
            continue
        near = [exit for exit in trial.open if trial.owner[exit] == seat and leads_near(trial, exit)]
        worth = 4.0 * (links_of(trial, seat) - links_of(state, seat)) + len(near)
        worth -= 0.2 * (state.cash[seat] - trial.cash[seat] + 5 * (state.income[seat] - trial.income[seat]))
        if worth + 2 > most:
            best, most = action, worth + 2
    return EndBuilding(seat) if best is None else best


def leads_near(state: State, exit: int) -> bool:
    hex = state.board.across[exit] // 6
    return state.pose[hex] < 0 and (state.board.place_at[hex] >= 0 or state.board.places_near[hex] > 1)


def wayward(state: State, seat: Seat, random: Random) -> Action:
    """Mostly canny or as playouts play, and now and then anybody does anything."""
    chance = random.random()
    if chance < 0.06 or (state.stage == BUILD and chance < 0.15):
        offers = RULES.offers(state, seat)
        return offers[random.randrange(len(offers))]
    return canny(state, seat, random) if seat % 2 == 0 else drawn(state, random)


# Names.


def hex_named(board: Board, name: str) -> int:
    return board.hex_of[name]


def neighbour(name: str, side: int) -> str:
    column, row = ord(name[0]) - ord("A"), int(name[1:]) - 1
    return Hex(column, row - (column - (column & 1)) // 2).step(side).name


__all__ = ["NOBODY", "canny", "check_state", "domain", "nonsense", "recounted", "rounds", "wayward"]

"""Routes from place to place: they can be played, cost what the rules charge, and none is cheaper."""

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest
from tests.games.steam.positions import BOARD, new_table

from capolinea.core.action import Action
from capolinea.core.chance import SeededChance
from capolinea.games.catalogue import bots_of
from capolinea.games.steam.actions import LayTrack
from capolinea.games.steam.board import Board
from capolinea.games.steam.build_search import Route, find_routes, origins
from capolinea.games.steam.laying import put_down
from capolinea.games.steam.meta import Options
from capolinea.games.steam.phases.candidates import candidate_hexes, valid_poses
from capolinea.games.steam.rules import RULES
from capolinea.games.steam.state import BUILD, NOBODY, State
from capolinea.games.steam.tiles import TILE_SET
from capolinea.games.steam.track import is_complete


def actions_of(state: State, seat: int, route: Route) -> list[Action]:
    names, faces = state.board.name, TILE_SET.faces
    return [
        LayTrack(seat, names[tile.hex], faces[TILE_SET.face[tile.pose]], TILE_SET.rotation[tile.pose])
        for tile in route.tiles
    ]


def links(state: State, seat: int) -> set[tuple[int, int]]:
    """The complete links of a seat, by both their exits."""
    exits = [hex * 6 + side for hex in state.board.place_hex for side in range(6)]
    whole = [exit for exit in exits if state.owner[exit] == seat and is_complete(state, exit)]
    return {(exit, state.other_end[exit]) for exit in whole}


def is_joined(new: set[tuple[int, int]], origin: int, goal: int) -> bool:
    """Whether new links lead from one place to the other."""
    reached = [origin]
    for hex in reached:
        reached += [two // 6 for one, two in new if one // 6 == hex and two // 6 not in reached]
    return goal in reached


def buildings(options: Options, seed: int, most: int) -> Iterator[tuple[State, int]]:
    """Positions in which somebody builds, as bots play."""
    match = new_table(options, seed=seed).match
    play, chance = bots_of("steam").named("easy"), SeededChance(f"routes {seed}".encode())
    while (turn := match.turn) is not None and match.last_entry < most:
        seat = turn.seats[-1]
        if match.state.stage == BUILD and match.state.tiles_left:
            yield match.state, seat
        match.play(play(match.view(seat), match.offers(seat), chance))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("options", [Options(3), Options(4, game="standard"), Options(5, map="ruhr")], ids=str)
def test_every_way_is_accepted_and_costs_what_is_charged(options: Options, seed: int) -> None:
    random, tried = Random(seed), 0
    for state, seat in buildings(options, seed, 160):
        if random.random() < 0.8 or not origins(state, seat):
            continue
        origin = random.choice(origins(state, seat))
        around = sorted(within(state.board, origin, 4) - {origin})
        places = [hex for hex in around if state.board.place_at[hex] >= 0]
        for goal in (*random.sample(places, min(3, len(places))), random.choice(around)):
            for route in find_routes(state, seat, origin, goal):
                tried += 1
                played, before = state.clone(), links(state, seat)
                for action in actions_of(state, seat, route):
                    assert RULES.refuse(played, action) is None
                    RULES.apply(played, action, SeededChance(b""))
                assert played.spent - state.spent == route.cost
                assert not played.loose
                if state.board.place_at[goal] >= 0:
                    assert is_joined(links(played, seat) - before, origin, goal)
                else:
                    assert goal in {tile.hex for tile in route.tiles}
    assert tried > 5


def cheapest(state: State, seat: int, origin: int, goal: int, hexes: set[int]) -> int | None:
    """The least cost of any tiles on some hexes that join two places, by trying them all."""
    before, best = links(state, seat), None
    row = [(state, state.spent)]
    for _ in range(state.tiles_left):
        following = []
        for at, start in row:
            for hex in [hex for hex in candidate_hexes(at, seat) if hex in hexes]:
                for pose in valid_poses(at, seat, hex):
                    after = at.clone()
                    put_down(after, seat, hex, pose, None)
                    if after.loose:
                        continue
                    cost = after.spent - start
                    if best is not None and cost >= best:
                        continue
                    if is_joined(links(after, seat) - before, origin, goal):
                        best = cost
                    following.append((after, start))
        row = following
    return best


def within(board: Board, start: int, reach: int) -> set[int]:
    near = {start}
    for _ in range(reach):
        near |= {other for hex in near for other in board.near[hex]}
    return near


def hexes_between(state: State, seat: int, origin: int, goal: int) -> set[int]:
    """Hexes that a route of two tiles may use: near both ends, or near track that is open."""
    found = within(BOARD, origin, 2) & within(BOARD, goal, 2)
    for exit in state.open:
        if state.owner[exit] in (seat, NOBODY) and state.other_end[exit] // 6 in (origin, goal):
            found |= within(BOARD, exit // 6, 1) & (within(BOARD, origin, 4) | within(BOARD, goal, 4))
    return found


@pytest.mark.parametrize("seed", range(2))
def test_no_other_tiles_are_cheaper(seed: int) -> None:
    random, compared = Random(seed), 0
    for state, seat in buildings(Options(3), seed + 20, 150):
        if random.random() < 0.75:
            continue
        small = state.clone()
        small.tiles_left = min(2, state.tiles_left)
        pairs = list(product(origins(small, seat), BOARD.place_hex))
        for origin, goal in random.sample(pairs, min(12, len(pairs))):
            hexes = hexes_between(small, seat, origin, goal)
            if origin == goal or not 2 <= len(hexes) <= 20:
                continue
            found = find_routes(small, seat, origin, goal)
            hexes |= {tile.hex for route in found for tile in route.tiles}
            assert (found[0].cost if found else None) == cheapest(small, seat, origin, goal, hexes)
            compared += 1
    assert compared > 5


def test_the_search_is_bounded() -> None:
    state, seat = next(iter(buildings(Options(3), 5, 60)))
    origin = origins(state, seat)[0]
    goals = [hex for hex in range(BOARD.size) if hex != origin]
    assert all([not find_routes(state, seat, origin, goal, budget=0) for goal in goals])


def test_nothing_leads_from_a_town_that_is_not_reached() -> None:
    state, seat = next(iter(buildings(Options(3), 5, 60)))
    town = BOARD.place_hex[-1]
    assert town not in origins(state, seat)
    assert find_routes(state, seat, town, BOARD.place_hex[0]) == []

"""ST-25 The order in which two tiles of one building are laid makes no difference to who owns them at its end."""

from collections.abc import Iterator
from random import Random

import pytest
from tests.support.driver import play_on
from tests.support.games import STEAM
from tests.support.steam import LAW_OPTIONS, wayward

from capolinea.core.chance import Chance
from capolinea.core.match import Match
from capolinea.games.steam.actions import EndBuilding
from capolinea.games.steam.laying import REDIRECTED, judge_pose, lay_kind, put_down
from capolinea.games.steam.meta import RULES_VERSION, Options
from capolinea.games.steam.phases.candidates import candidate_hexes, valid_poses
from capolinea.games.steam.rules import RULES
from capolinea.games.steam.state import BUILD, State
from capolinea.games.steam.track import VALID

#: A hex and a pose on it.
Tile = tuple[int, int]
#: At most so many pairs of a position are tried; once, 335,039 pairs in 8,528 positions were, without a difference.
PAIRS = 100


def positions(version: int, options: Options, seed: int) -> Iterator[State]:
    """Moments of buildings with two tiles or more left, loose track or none; with cash enough for any of them."""
    random = Random(seed)
    match = Match.new(RULES.at(version), options, seed)
    for each in play_on(STEAM, match, random, lambda state, seat: wayward(state, seat, random)):
        if each.state.stage == BUILD and each.state.tiles_left > 1 and (each.state.loose or random.random() < 0.25):
            state = each.state.clone()
            state.cash[state.actor] += 40
            yield state


def pairs(state: State, random: Random) -> list[tuple[Tile, Tile]]:
    """Tiles on neighbouring hexes, those that redirect track before others."""
    seat = state.actor
    tiles = [(hex, pose) for hex in candidate_hexes(state, seat) for pose in valid_poses(state, seat, hex)]
    random.shuffle(tiles)
    tiles.sort(key=lambda tile: lay_kind(state, *tile) != REDIRECTED)
    near = [(one, two) for one in tiles[:PAIRS] for two in tiles if two[0] in state.board.near[one[0]]]
    return random.sample(near, min(PAIRS, len(near)))


def owners_after(state: State, tiles: tuple[Tile, ...]) -> list[int]:
    """Whose every exit is at the end of a building with these tiles; nothing where it is not legal."""
    trial, seat = state.clone(), state.actor
    for hex, pose in tiles:
        if judge_pose(trial, seat, hex, pose) != VALID:
            return []
        put_down(trial, seat, hex, pose, None)
    if trial.loose:
        return []
    RULES.apply(trial, EndBuilding(seat), Chance())
    return trial.owner


def differing(version: int, options: Options, seed: int) -> tuple[int, int]:
    """Pairs that are legal in both orders, and how many of them lead to other owners."""
    legal = different = 0
    for state in positions(version, options, seed):
        for one, two in pairs(state, Random(seed)):
            first, second = owners_after(state, (one, two)), owners_after(state, (two, one))
            if first and second:
                legal += 1
                different += first != second
    return legal, different


@pytest.mark.rule("ST-25", "ST-27", "ST-28")
@pytest.mark.parametrize("number", range(len(LAW_OPTIONS)))
def test_two_tiles_have_the_same_owners_in_either_order(number: int) -> None:
    legal, different = differing(RULES_VERSION, LAW_OPTIONS[number], number)
    assert legal > 50
    assert different == 0


def test_by_version_1_they_had_not() -> None:
    """So the pairs that are tried would show it."""
    assert differing(1, LAW_OPTIONS[4], 4)[1] > 10

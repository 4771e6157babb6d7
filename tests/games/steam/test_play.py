"""Whole matches: money is in the events, playouts come to every end, offers are what the judge accepts."""

from random import Random

import pytest
from tests.support.driver import snapshot, walk
from tests.support.games import STEAM
from tests.support.steam import LAW_OPTIONS, canny, check_state, recounted

from capolinea.core.chance import QuickChance
from capolinea.games.steam.actions import LayTrack
from capolinea.games.steam.deliveries import deliveries
from capolinea.games.steam.events import TrackTakenBack
from capolinea.games.steam.laying import judge_pose
from capolinea.games.steam.meta import Options
from capolinea.games.steam.rules import RULES
from capolinea.games.steam.state import BUILD, MOVE, OVER
from capolinea.games.steam.tiles import TILE_SET
from capolinea.games.steam.track import VALID

NAMES = [f"{options.game}-{options.seats}-{place}" for place, options in enumerate(LAW_OPTIONS)]
every_setting = pytest.mark.parametrize("options", LAW_OPTIONS, ids=NAMES)


@every_setting
def test_every_euro_step_and_point_is_in_the_events(options: Options) -> None:
    for match in walk(
        STEAM, options, Random(3), choose=lambda state, seat: canny(state, seat, Random(state.cash[seat]))
    ):
        events = [event for event in match.journal[-1].events if isinstance(event, TrackTakenBack)]
        if events:
            return
    assert recounted(match) == [match.state.cash, match.state.income, match.state.points]


@pytest.mark.parametrize("options", [LAW_OPTIONS[0], LAW_OPTIONS[4], Options(4)], ids=["base", "standard", "northeast"])
def test_offers_of_tiles_are_all_that_the_judge_finds_sound(options: Options) -> None:
    """Every hex and every lay, at many moments of a match that wanders through loose track and rivals' ends."""
    random = Random(11)
    for match in walk(STEAM, options, Random(12)):
        state = match.state
        if state.stage != BUILD or random.random() > 0.12:
            continue
        seat = state.actor
        valid = {
            (state.board.name[hex], TILE_SET.faces[TILE_SET.face[pose]], TILE_SET.rotation[pose])
            for hex in range(state.board.size)
            for pose in range(TILE_SET.pose_count)
            if judge_pose(state, seat, hex, pose) == VALID
        }
        offers = [offer for offer in RULES.offers(state, seat) if isinstance(offer, LayTrack)]
        assert len(offers) == len(valid)
        assert {(offer.hex, offer.tile, offer.turn) for offer in offers} == valid


@every_setting
def test_deliveries_are_those_a_plain_walk_finds(options: Options) -> None:
    """ST-32, ST-33 by trying every path of complete links, link by link."""
    for match in walk(STEAM, options, Random(5), choose=lambda state, seat: canny(state, seat, Random(state.turn))):
        state = match.state
        if state.stage != MOVE or match.last_entry % 3:
            continue
        seat, board = state.actor, state.board
        found = set()
        for start, hex in enumerate(board.place_hex):
            paths: list[tuple[int, ...]] = [()]
            for path in paths:  # grows while we walk it
                places, owners = [hex], []
                for side in path:
                    owners.append(state.owner[places[-1] * 6 + side])
                    places.append(state.other_end[places[-1] * 6 + side] // 6)
                here = places[-1]
                colour = state.colour[board.place_at[here]]
                held = path and colour >= 0 and state.goods[start * 5 + colour]
                passed = [state.colour[board.place_at[each]] for each in places[1:-1]]
                counts = [owners.count(other) for other in range(state.seats)]
                if held and colour not in passed and counts[seat] and max(counts) == counts[seat]:
                    found.add((hex, colour, path))
                for side in range(6) if len(path) < state.level[seat] else ():
                    end = state.other_end[here * 6 + side]
                    if end >= 0 and board.place_at[end // 6] >= 0 and end // 6 not in places and len(paths) < 60_000:
                        paths.append((*path, side))
        listed = [(hex, colour, path) for _, _, hex, colour, path, _ in deliveries(state, seat)]
        assert len(listed) == len(set(listed))
        assert set(listed) == found


def test_playouts_come_to_every_way_to_end() -> None:
    reasons = set()
    for seed in range(40):
        chance = QuickChance(seed)
        state, _ = RULES.setup(LAW_OPTIONS[seed % len(LAW_OPTIONS)], chance)
        RULES.actions.play_out(state, chance, Random(seed).random, 20_000)
        assert state.stage == OVER
        check_state(state)
        reasons.add(state.reason)
    assert reasons == {"turns", "last"}


def test_a_clone_plays_on_alike_and_leaves_the_other() -> None:
    chance = QuickChance(4)
    state, _ = RULES.setup(LAW_OPTIONS[0], chance)
    RULES.actions.play_out(state, chance, Random(4).random, 60)
    before = snapshot(state)
    twin = state.clone()
    RULES.actions.play_out(twin, chance, Random(5).random, 5_000)
    assert snapshot(state) == before

"""The kernel for simulations plays by the rules: what it did is replayed through the judge, to the same state."""

from random import Random
from typing import Any

import pytest
from tests.support.transamerica import check_slots, has_all_cities, own_points

from capolinea.core.match import Match
from capolinea.games.transamerica.actions import LayRail, PlaceStart, Stop
from capolinea.games.transamerica.events import RoundScored
from capolinea.games.transamerica.meta import Options
from capolinea.games.transamerica.rollout import STOPPED, play_round
from capolinea.games.transamerica.rules import RULES
from capolinea.games.transamerica.state import State


def replay(match: Match[Any, Any], played: list[int]) -> None:
    """Through refuse and apply, one by one; nothing but the last may end the round."""
    for i, what in enumerate(played):
        seat = match.state.mover
        action = (
            PlaceStart(seat, what) if match.state.phase == 0 else Stop(seat) if what == STOPPED else LayRail(seat, what)
        )
        assert match.refuse(action) is None, (i, action)
        match.play(action)
        ended = any([isinstance(event, RoundScored) for event in match.journal[-1].events])
        assert ended == (i == len(played) - 1)


@pytest.mark.parametrize("vexation", [False, True])
@pytest.mark.parametrize("seats", range(2, 7))
def test_what_the_kernel_played_is_legal_and_leads_to_the_same_state(seats: int, vexation: bool) -> None:
    for seed in range(6):
        match = Match.new(RULES, Options(seats, vexation), seed)
        state: State = match.state.clone()
        played: list[int] = []
        count = play_round(state, Random(seed).random, played)
        assert count == len(played)
        replay(match, played)
        (event,) = [event for event in match.journal[-1].events if isinstance(event, RoundScored)]
        assert event.result.rails == tuple(state.rails)
        assert event.result.markers == state.markers
        assert match.journal[-1].seat == state.mover
        complete = [seat for seat in range(seats) if has_all_cities(state, seat)]
        assert complete == [seat for seat, result in enumerate(event.result.seats) if result.lost == 0]
        check_slots(state)


def test_the_kernel_takes_up_a_round_that_has_begun() -> None:
    for seed in range(20):
        random = Random(seed)
        match = Match.new(RULES, Options(3), seed)
        for _ in range(40):
            offers = match.offers()
            match.play(offers[random.randrange(len(offers))])
        while match.state.laid_now:
            match.play("stop")
        if match.state.round > 1:
            continue
        state = match.state.clone()
        played: list[int] = []
        play_round(state, random.random, played)
        replay(match, played)


def test_taking_notes_changes_nothing() -> None:
    one = Match.new(RULES, Options(4), 3).state
    two = one.clone()
    assert play_round(one, Random(1).random) == play_round(two, Random(1).random, [])
    assert one.facts() == two.facts()
    assert own_points(one, 0) == own_points(two, 0)


def test_every_first_rail_is_as_likely() -> None:
    """From Omaha six lines lead away, two of them double."""
    match = Match.new(RULES, Options(2), 5)
    match.play("start Omaha")
    match.play("start Denver")
    expected = [offer.line for offer in match.offers()]
    random = Random(2)
    counts = dict.fromkeys(expected, 0)
    for _ in range(600):
        played: list[int] = []
        play_round(match.state.clone(), random.random, played)
        counts[played[0]] += 1
    assert all([70 < count < 135 for count in counts.values()])

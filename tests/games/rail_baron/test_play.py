"""Whole matches: money is conserved, playouts end for every reason, matches with much cash obey the laws."""

from random import Random

import pytest
from tests.support.driver import snapshot, walk
from tests.support.games import RAIL_BARON
from tests.support.rail_baron import LAW_OPTIONS, check_state, domain, purposeful, recounted

from capolinea.core.chance import QuickChance
from capolinea.core.match import Match
from capolinea.games.rail_baron.meta import Options
from capolinea.games.rail_baron.rules import RULES
from capolinea.games.rail_baron.state import OVER

NAMES = [f"{options.seats}-{place}" for place, options in enumerate(LAW_OPTIONS)]
every_setting = pytest.mark.parametrize("options", LAW_OPTIONS, ids=NAMES)


@every_setting
@pytest.mark.rule("RB-45")
def test_every_dollar_that_changes_hands_is_in_the_events(options: Options) -> None:
    for match in walk(RAIL_BARON, options, Random(3)):
        if match.last_entry % 50 == 0:
            assert recounted(match) == match.state.cash
    assert recounted(match) == match.state.cash


def test_playouts_come_to_every_way_to_end() -> None:
    reasons = set()
    for seed in range(12):
        for options in (Options(2), Options(3, governor=True)):
            chance = QuickChance(seed)
            state, _ = RULES.setup(options, chance)
            RULES.actions.play_out(state, chance, Random(seed).random, 20_000)
            assert state.stage == OVER
            reasons.add(state.reason)
    assert reasons == {"home", "last", "governor"}


@every_setting
def test_the_laws_hold_among_the_rich(options: Options) -> None:
    """Play from the start with far more cash, so that players declare, intercept each other and win."""
    random = Random(5)
    match = Match.new(RULES, options, 9)
    match.state.cash = [180_000 + 10_000 * seat for seat in range(options.seats)]
    for step in range(900):
        turn = match.turn
        if turn is None:
            break
        seat = turn.seats[0]
        if step % 12 == 0:
            check_state(match.state)
            before = snapshot(match.state)
            accepted = [action for action in domain(match.state, seat) if match.refuse(action) is None]
            assert sorted(map(repr, match.offers())) == sorted(map(repr, accepted))
            for viewer in range(options.seats):
                guess = RULES.guess(match.view(viewer), viewer, QuickChance(step))
                assert RULES.view(guess, viewer) == match.view(viewer)
            assert snapshot(match.state) == before
        match.play(purposeful(match.state, seat, random))

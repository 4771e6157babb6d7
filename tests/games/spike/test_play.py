"""Whole matches: the events account for all money, matches with large hands obey the laws."""

from collections import deque
from random import Random

import pytest
from tests.support.driver import walk
from tests.support.games import SPIKE
from tests.support.spike import LAW_OPTIONS, check_state, domain, keen

from capolinea.core.event import Event
from capolinea.core.match import Match
from capolinea.games.spike import events as was
from capolinea.games.spike.meta import Options
from capolinea.games.spike.rules import RULES

NAMES = [f"{options.seats}-{place}" for place, options in enumerate(LAW_OPTIONS)]
every_setting = pytest.mark.parametrize("options", LAW_OPTIONS, ids=NAMES)


def flow(event: Event) -> tuple[int, int] | None:
    """Return whose score an event changes, and by how much."""
    if isinstance(event, (was.MarketPaid, was.Delivered)):
        return event.seat, event.money
    return (event.seat, -event.price) if isinstance(event, was.Improved) else None


@every_setting
@pytest.mark.rule("SP-19", "SP-25", "SP-28")
def test_every_dollar_of_the_score_is_in_the_events(options: Options) -> None:
    (match,) = deque(walk(SPIKE, options, Random(3)), maxlen=1)
    money = [0] * options.seats
    for entry in match.journal:
        for seat, amount in filter(None, map(flow, entry.events)):
            money[seat] += amount
    assert money == match.state.money


@every_setting
def test_the_laws_hold_with_full_hands(options: Options) -> None:
    """Play with improved tenders, so that hands are large and much is built."""
    random = Random(5)
    match = Match.new(RULES, options, 9)
    for seat in range(options.seats):
        match.state.level[seat] = [2, 2, 2]
        match.state.spent[seat] = match.state.from_market[seat] = 24
    for step in range(160):
        turn = match.turn
        if turn is None:
            break
        seat = turn.seats[0]
        if step % 15 == 0:
            check_state(match.state)
            accepted = [action for action in domain(match.state, seat) if match.refuse(action) is None]
            assert sorted(map(repr, match.offers(seat))) == sorted(map(repr, accepted))
        match.play(keen(match.state, seat, random))
    check_state(match.state)

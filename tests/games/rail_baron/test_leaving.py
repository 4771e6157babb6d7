"""RB-23 The account of a player who goes out adds up, and is told from what everybody may know."""

import pytest
from tests.support.leaving import match_until_out

from capolinea.api import Match
from capolinea.core.event import visible
from capolinea.games.rail_baron import events as was
from capolinea.games.rail_baron.ui import LOOK
from capolinea.games.rail_baron.ui.leaving import LEAVING, Ruin, ruin_of
from capolinea.games.rail_baron.view import View
from capolinea.render.look import Moment
from capolinea.render.situation import Situation

#: With and without railroads to sell, with and without cash left, in the own turn.
MATCHES = [("random", 3, 3), ("random", 4, 6), ("random", 3, 2), ("easy", 3, 4), ("easy", 4, 7)]


def situation(match: Match, viewer: int | None) -> Situation[View]:
    return LOOK.see(match, viewer)


def ruin_in(match: Match, viewer: int | None) -> tuple[int, Ruin]:
    seat = [event.seat for event in match.journal[-1].events if isinstance(event, was.WentOut)][-1]
    events = [event for entry in match.effective_entries for event in visible(entry.events, viewer)]
    return seat, ruin_of(situation(match, viewer), events, seat)


def moment_in(match: Match, viewer: int | None, language: str) -> Moment:
    seat, _ = ruin_in(match, viewer)
    events = [event for entry in match.effective_entries for event in visible(entry.events, viewer)]
    say = LOOK.say(language, ("Anna", "Bea", "Ugo", "Ada"))
    return LEAVING.moment(situation(match, viewer), lambda: situation(match, viewer), events, seat, say)


@pytest.mark.parametrize(("level", "seats", "seed"), MATCHES)
def test_the_account_is_that_of_the_rules(level: str, seats: int, seed: int) -> None:
    match = match_until_out("rail-baron", level, seats, seed)
    seat, ruin = ruin_in(match, None)
    before = match.at(match.last_entry - 1).state
    sold = [e.price for e in match.journal[-1].events if isinstance(e, was.RailroadSold) and e.seat == seat]
    assert ruin.cash == before.cash[seat] + sum(sold)
    assert ruin.cash == sum([amount for _, amount in ruin.shares])
    assert ruin.missing > 0
    short = [e.owed for entry in match.journal for e in entry.events if isinstance(e, was.FellShort) and e.seat == seat]
    if ruin.sold:
        assert sum([amount for _, amount in ruin.owed]) == short[-1]
    # Everybody may know it, so that everybody is told the same.
    assert {repr(ruin_in(match, viewer)[1]) for viewer in (None, *range(seats))} == {repr(ruin)}


@pytest.mark.parametrize("language", ["it", "en"])
@pytest.mark.parametrize(("level", "seats", "seed"), MATCHES)
def test_the_rows_add_up_to_what_is_missing(level: str, seats: int, seed: int, language: str) -> None:
    match = match_until_out("rail-baron", level, seats, seed)
    told = moment_in(match, 0, language)
    assert sum([figure_of(figure) for _, figure in told.rows]) == -figure_of(told.total[1])
    assert told.clause == "RB-23"
    assert told.seat in LEAVING.out(match.view(0))


def figure_of(words: str) -> int:
    digits = int("".join([sign for sign in words if sign.isdigit()]))
    return -digits if "\u2212" in words else digits

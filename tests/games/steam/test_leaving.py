"""ST-37 The account of a player who goes bankrupt adds up."""

import pytest
from tests.support.leaving import match_until_out

from capolinea.api import Match
from capolinea.core.event import Event
from capolinea.games.steam.events import WentBankrupt
from capolinea.games.steam.money import can_cover, dues, maintenance_of
from capolinea.games.steam.ui import LOOK
from capolinea.games.steam.ui.leaving import LEAVING, bankruptcy_of


def events_of(match: Match) -> list[Event]:
    return [event for entry in match.effective_entries for event in entry.events]


@pytest.mark.parametrize("language", ["it", "en"])
@pytest.mark.parametrize(("seats", "seed"), [(3, 1), (4, 1), (4, 2), (5, 3)])
def test_the_account_is_that_of_the_rules(seats: int, seed: int, language: str) -> None:
    match = match_until_out("steam", "random", seats, seed)
    now, before = LOOK.see(match, 0), LOOK.see(match.at(match.last_entry - 1), 0)
    say = LOOK.say(language, ("Anna", "Bea", "Ugo", "Ada", "Leo"), match.options)
    bankrupt = [event for event in match.journal[-1].events if isinstance(event, WentBankrupt)]
    assert bankrupt
    for event in bankrupt:
        account = bankruptcy_of(now, before, events_of(match), event.seat)
        state = match.at(match.last_entry - 1).state
        state.income[event.seat] = account.income
        assert account.cash == state.cash[event.seat]
        assert account.owed == event.owed == account.maintenance - account.income == dues(state, event.seat)
        assert account.maintenance == maintenance_of(state, event.seat)
        assert account.missing > 0
        assert can_cover(state, event.seat, account.owed - account.missing)
        told = LEAVING.moment(now, lambda: before, events_of(match), event.seat, say)
        assert sum([figure_of(figure) for _, figure in told.rows]) == -figure_of(told.total[1])
        assert event.seat in LEAVING.out(now.view)


def figure_of(words: str) -> int:
    digits = int("".join([sign for sign in words if sign.isdigit()]))
    return -digits if "\u2212" in words else digits

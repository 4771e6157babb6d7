"""What is open and what is hidden (RB-43 to RB-45)."""

import pytest
from tests.games.rail_baron.positions import A, B, give, in_purchase, in_sale, on_way_home, ride_on, rides, table
from tests.support.rail_baron import city, dot

from capolinea.core.chance import Chance, QuickChance
from capolinea.core.event import Event, Log
from capolinea.games.rail_baron.events import CashAnnounced, Declared, Paid
from capolinea.games.rail_baron.meta import Options
from capolinea.games.rail_baron.moves import Move
from capolinea.games.rail_baron.phases.announcing import announcing
from capolinea.games.rail_baron.state import State
from capolinea.games.rail_baron.view import HIDDEN


@pytest.mark.rule("RB-43")
def test_rb_43_railroads_and_engines_are_open_to_all() -> None:
    at = table()
    give(at, A, "PA")
    at.state.engine[A] = 2
    for viewer in (B, None):
        view = at.match.view(viewer)
        assert view.owner == tuple(at.state.owner)
        assert view.engine == (2, 0, 0)


@pytest.mark.rule("RB-43")
@pytest.mark.rule("RB-10")
def test_rb_43_what_a_train_has_used_on_its_trip_is_open_to_all() -> None:
    at = table(dice=(1, 3))
    (ridden,) = rides(A, "NYC", "Chicago", "South Bend")
    at.plays("roll", ridden)
    for viewer in (A, B, None):
        assert at.match.view(viewer).used_tracks == ((at.state.board.track_one[ridden.segment],), (), ())


@pytest.mark.rule("RB-44")
def test_rb_44_fees_are_collected_without_anybody_asking() -> None:
    at = table(dice=(1, 1))
    give(at, B, "NYC")
    at.plays("roll")
    ride_on(at)
    assert at.events(Paid) == [Paid(A, B, 5_000, "fees")]


@pytest.mark.rule("RB-45")
def test_rb_45_cash_below_150_000_is_seen_by_its_owner_alone() -> None:
    at = table()
    at.state.cash = [149_500, 150_000, 20_000]
    assert at.match.view(A).cash == (149_500, 150_000, HIDDEN)
    assert at.match.view(B).cash == (HIDDEN, 150_000, HIDDEN)
    assert at.match.view(None).cash == (HIDDEN, 150_000, HIDDEN)


@pytest.mark.rule("RB-45")
def test_rb_45_with_open_cash_everybody_sees_it_always() -> None:
    at = table(Options(3, open_cash=True))
    assert at.match.view(None).cash == (20_000, 20_000, 20_000)


@pytest.mark.rule("RB-45")
def test_rb_45_whoever_comes_to_150_000_says_so_and_nothing_before_that_is_undone() -> None:
    at = in_purchase(cash=145_000)
    assert at.events(CashAnnounced) == [CashAnnounced(A, 154_000)]
    assert at.match.journal[-1].blocks_undo
    at.plays("buy nothing")
    assert at.events(CashAnnounced) == []


@pytest.mark.rule("RB-45")
@pytest.mark.parametrize("open_cash", [False, True])
def test_rb_45_who_had_150_000_before_or_still_has_less_says_nothing(open_cash: bool) -> None:
    at = table(Options(3, open_cash=open_cash))
    at.state.cash = [149_500, 150_000, 0]
    done: list[Move] = []

    def pay_out(state: State, move: Move, chance: Chance, log: Log) -> None:
        done.append(move)
        state.cash = [150_000, 160_000, 149_500]

    log: list[Event] = []
    announcing(pay_out)(at.state, Move(), QuickChance(1), log)
    assert len(done) == 1
    assert log == ([] if open_cash else [CashAnnounced(A, 150_000)])


@pytest.mark.rule("RB-45")
def test_rb_45_with_open_cash_nothing_is_announced() -> None:
    at = in_purchase(Options(3, open_cash=True), cash=145_000)
    assert at.events(CashAnnounced) == []


@pytest.mark.rule("RB-45")
@pytest.mark.rule("RB-52")
def test_rb_45_a_declaration_by_net_worth_does_not_tell_cash_below_150_000() -> None:
    at = table(Options(3, net_worth=True), to="Atlanta", dice=(1, 2))
    at.state.cash[A] = 60_000
    give(at, A, "SP", "AT&SF", "UP", "PA", "CRI&P", "NYC", "B&O", "MP")
    at.state.dot[A], at.state.origin[A] = dot("New York"), city("New York")
    at.plays("declare")
    assert at.events(Declared) == [Declared(A, HIDDEN)]


@pytest.mark.rule("RB-45")
def test_rb_45_a_guess_of_hidden_cash_fits_what_is_known() -> None:
    """A player who must sell has less than is owed; a bidder has at least the bid."""
    at = in_sale()
    for seed in range(20):
        assert at.match.rules.guess(at.match.view(B), B, QuickChance(seed)).cash[A] < 1_000
    at.plays("auction PA", "bid 15000")
    for seed in range(20):
        assert at.match.rules.guess(at.match.view(A), A, QuickChance(seed)).cash[B] >= 15_000


@pytest.mark.rule("RB-45")
def test_rb_45_an_interception_shows_what_can_be_paid_and_is_not_undone() -> None:
    at = table(to=[], dice=(1, 2))
    at.state.destination[A], at.state.dot[A] = city("New York"), dot("Bryan")
    at.state.cash[B] = 100_000
    on_way_home(at, B, "New York", "Toledo", "Atlanta")
    at.plays("roll", *rides(A, "NYC", "Bryan", "Toledo"))
    assert at.match.undo_target(A) is None

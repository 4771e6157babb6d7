"""The variant with the governor (RB-60 to RB-69)."""

import pytest
from tests.games.rail_baron.positions import (
    BANK,
    GOVERNOR,
    HOMES,
    A,
    B,
    C,
    RbTable,
    give,
    in_purchase,
    in_sale,
    on_trip,
    ride_on,
    rides,
    sell_out,
    table,
)
from tests.support.rail_baron import BOARD, railroad

from capolinea.core.turn import Turn
from capolinea.games.rail_baron.actions import BuyNothing, PassBid
from capolinea.games.rail_baron.events import (
    AuctionOpened,
    EngineBought,
    FeesRaised,
    LastRound,
    MatchEnded,
    NothingBought,
    Paid,
    RailroadBought,
    RailroadSold,
    RailroadUnsold,
    Rode,
)
from capolinea.games.rail_baron.fees import change_owner, dues, list_fee
from capolinea.games.rail_baron.meta import Options
from capolinea.games.rail_baron.phases.buying import purchase_price
from capolinea.games.rail_baron.state import State

VARIANT = Options(3, governor=True)


def buying(cash: int = 100_000, railroads: tuple[int, ...] = ()) -> RbTable:
    """Return a match in which A has arrived in New York and bought no engine."""
    at = table(VARIANT, dice=(5, 6), railroads=railroads)
    at.state.cash[A] = cash
    at.plays("roll")
    ride_on(at)
    at.plays("buy nothing")
    return at


@pytest.mark.rule("RB-60")
def test_rb_60_nobody_declares() -> None:
    at = table(VARIANT)
    at.state.cash[A] = 250_000
    at.refuses("declare", "declare.not_in_variant", "RB-60")


@pytest.mark.rule("RB-60")
def test_rb_60_home_is_a_city_like_others() -> None:
    at = table(VARIANT, to=[], dice=(1, 2))
    on_trip(at, A, "New York", "South Bend", "Chicago")
    at.state.cash[A] = 150_000
    at.plays("roll", *rides(A, "NYC", "South Bend", "Chicago"))
    assert at.match.turn == Turn((A,), "engine")


@pytest.mark.rule("RB-61")
def test_rb_61_first_an_engine_then_one_more_choice() -> None:
    at = in_purchase(VARIANT)
    assert at.match.turn == Turn((A,), "engine")
    at.refuses("buy PA", "buy.not_now", "RB-30")
    at.refuses("draw", "buy.not_now", "RB-61")
    at.plays("engine superchief")
    assert at.events(EngineBought)[0].price == 25_000
    assert at.match.turn == Turn((A,), "purchase")
    at.refuses("engine express", "buy.not_now", "RB-30")
    at.plays("buy RF&P")
    assert at.match.turn == Turn((B,), "turn")


@pytest.mark.rule("RB-61")
def test_rb_61_no_engine_and_nothing_are_choices_too() -> None:
    at = in_purchase(VARIANT)
    at.plays("buy nothing")
    assert at.events(NothingBought) == [NothingBought(A)]
    assert at.match.turn == Turn((A,), "purchase")
    at.plays("buy nothing")
    assert at.match.turn == Turn((B,), "turn")


@pytest.mark.rule("RB-61")
def test_rb_61_an_express_costs_4_000_and_who_has_a_superchief_is_not_asked() -> None:
    at = in_purchase(VARIANT)
    at.plays("engine express")
    assert at.events(EngineBought)[0].price == 4_000
    at = table(VARIANT, dice=(5, 6))
    at.state.engine[A] = 2
    at.plays("roll")
    ride_on(at)
    assert at.match.turn == Turn((A,), "purchase")


@pytest.mark.rule("RB-62")
def test_rb_62_a_bank_railroad_costs_a_fifth_more_up_to_the_next_500() -> None:
    at = buying()
    prices = {name: purchase_price(at.state, railroad(name)) for name in ("SP", "RF&P", "T&P", "C&NW", "PA")}
    assert prices == {"SP": 50_500, "RF&P": 5_000, "T&P": 12_000, "C&NW": 17_000, "PA": 36_000}
    for line in range(28):
        exact = BOARD.price[line] * 1.2
        assert exact <= purchase_price(at.state, line) < exact + 500
    at.plays("buy SP")
    assert at.events(RailroadBought) == [RailroadBought(A, railroad("SP"), 50_500, BANK)]


@pytest.mark.rule("RB-63")
def test_rb_63_a_drawn_railroad_is_auctioned_from_half_its_price_the_active_player_first() -> None:
    at = buying(railroads=(19,))
    at.plays("draw")
    assert at.events(AuctionOpened) == [AuctionOpened(A, railroad("PA"), 15_000, True)]
    assert at.match.turn == Turn((A,), "bid")
    assert at.match.undo_target(A) is None
    at.plays("bid 15000", "pass", "bid 16000", "bid 20000", "pass")
    assert at.events(RailroadBought) == [RailroadBought(A, railroad("PA"), 20_000, BANK)]
    assert at.state.cash[A] == 109_000 - 20_000 - 1_000
    assert at.match.turn == Turn((B,), "turn")


@pytest.mark.rule("RB-63")
def test_rb_63_anybody_may_have_it_and_the_price_goes_to_the_bank() -> None:
    at = buying(railroads=(20,))
    at.plays("draw", "pass", "bid 2000", "pass")
    assert at.state.owner[railroad("RF&P")] == B
    assert at.state.cash == [108_000, 18_000, 20_000]


@pytest.mark.rule("RB-63")
def test_rb_63_unsold_it_goes_to_the_governor_in_the_open() -> None:
    at = buying(railroads=(19,))
    at.plays("draw", "pass", "pass", "pass")
    assert at.events(RailroadUnsold) == [RailroadUnsold(railroad("PA"))]
    assert at.match.view(None).owner[railroad("PA")] == GOVERNOR
    assert at.match.turn == Turn((B,), "turn")


@pytest.mark.rule("RB-63")
def test_rb_63_only_railroads_of_the_bank_are_drawn() -> None:
    at = buying(railroads=(0,))
    sell_out(at, B, "WP")
    entry = at.plays("draw")
    assert entry.draws[0].bound == 1
    assert at.state.auctioned == railroad("WP")
    at = buying()
    sell_out(at, B)
    at.state.fees_raised = True
    at.refuses("draw", "draw.bank_empty", "RB-63")
    in_purchase().refuses("draw", "draw.not_in_game", "RB-63")


@pytest.mark.rule("RB-63")
def test_rb_63_who_cannot_pay_is_asked_and_can_only_pass() -> None:
    at = buying(railroads=(19,))
    at.state.cash[B] = 0
    at.plays("draw", "pass")
    assert at.match.offers() == [PassBid(B)]


@pytest.mark.rule("RB-64")
def test_rb_64_own_railroads_are_free_and_the_banks_1_000_in_total() -> None:
    at = table(VARIANT, dice=(1, 1))
    give(at, A, "NYC")
    at.plays("roll")
    ride_on(at)
    assert at.events(Paid) == []
    at = table(VARIANT, dice=(1, 1))
    at.plays("roll")
    ride_on(at)
    assert at.events(Paid) == [Paid(A, BANK, 1_000, "fees")]
    at.state.fees_raised = True
    assert list_fee(at.state, A, railroad("NYC")) == 1_000


@pytest.mark.rule("RB-65")
@pytest.mark.parametrize(("late", "fee"), [(False, 6_000), (True, 12_000)])
def test_rb_65_the_governors_railroads_cost_6_000_and_later_12_000_once_however_many(late: bool, fee: int) -> None:
    at = table(VARIANT, dice=(1, 2))
    on_trip(at, A, "Chicago", "Philadelphia", "Atlanta")
    give(at, GOVERNOR, "B&O", "PA")
    if late:
        sell_out(at, B)
    at.state.fees_raised = late
    at.plays("roll", *rides(A, "B&O", "Philadelphia", "Baltimore"), *rides(A, "PA", "Baltimore", "Washington"))
    assert dues(at.state) == ((BANK, fee),)


@pytest.mark.rule("RB-66")
def test_rb_66_forced_sales_go_to_the_governor_for_half_without_an_auction() -> None:
    at = in_sale(VARIANT)
    refusal = at.refuses("auction PA", "auction.not_in_variant", "RB-66")
    assert refusal.fix == at.match.read("sell PA")
    at.plays("sell PA")
    assert at.events(RailroadSold) == [RailroadSold(A, railroad("PA"), 15_000, GOVERNOR)]
    assert at.state.owner[railroad("PA")] == GOVERNOR


@pytest.mark.rule("RB-67")
def test_rb_67_the_governor_sells_for_half_as_much_again_on_arrival() -> None:
    at = buying()
    give(at, GOVERNOR, "PA")
    at.plays("buy PA")
    assert at.events(RailroadBought) == [RailroadBought(A, railroad("PA"), 45_000, GOVERNOR)]
    assert at.match.turn == Turn((B,), "turn")


def at_the_end_of_a_turn(mover: int, cash: list[int]) -> RbTable:
    """Let `mover` have one segment left to ride, on its own NYC, and owe nothing."""
    at = table(VARIANT, dice=(1, 1))
    state = at.state
    state.mover = state.actor = mover
    state.cash = list(cash)
    on_trip(at, mover, "Chicago", "Chicago", "New York")
    give(at, mover, "NYC")
    at.plays("roll")
    ride_on(at)
    return at


@pytest.mark.rule("RB-68")
def test_rb_68_when_somebody_has_200_000_the_round_is_played_to_its_end() -> None:
    at = at_the_end_of_a_turn(A, [200_000, 20_000, 20_000])
    assert at.events(LastRound) == [LastRound(A)]
    assert at.match.turn == Turn((B,), "turn")
    assert at.match.outcome is None


@pytest.mark.rule("RB-68")
def test_rb_68_it_is_looked_at_after_every_turn_for_all_players() -> None:
    at = at_the_end_of_a_turn(B, [20_000, 20_000, 210_000])
    assert at.events(LastRound) == [LastRound(C)]


@pytest.mark.rule("RB-68")
def test_rb_68_the_round_ends_when_the_turn_comes_to_the_first_players_seat() -> None:
    at = at_the_end_of_a_turn(C, [200_000, 230_000, 20_000])
    assert at.events(MatchEnded) == [MatchEnded("governor", (B,))]


@pytest.mark.rule("RB-68")
@pytest.mark.rule("RB-63")
def test_rb_68_the_last_turn_may_end_with_an_auction() -> None:
    """When nobody owes a decision, the actor is still a seat."""
    at = buying(railroads=(20,))
    at.state.first = B
    at.state.last_round = True
    at.plays("draw", "pass", "bid 2000", "pass")
    assert at.events(MatchEnded) == [MatchEnded("governor", (A,))]
    assert at.match.turn is None
    assert at.match.view(None).actor == A


@pytest.mark.rule("RB-68")
def test_rb_68_even_if_nobody_has_so_much_any_more_and_the_first_player_is_out() -> None:
    at = table(VARIANT, dice=(1, 1))
    put_out(at.state, A)
    at.state.last_round = True
    at.state.mover = at.state.actor = C
    on_trip(at, C, "Chicago", "Chicago", "New York")
    at.plays("roll")
    ride_on(at)
    assert at.events(MatchEnded) == [MatchEnded("governor", (B,))]


def put_out(state: State, seat: int) -> None:
    state.in_game[seat], state.cash[seat], state.dot[seat] = False, 0, -1


@pytest.mark.rule("RB-68")
def test_rb_68_most_cash_wins_then_most_railroad_value_then_it_is_shared() -> None:
    at = at_the_end_of_a_turn(C, [200_000, 200_000, 20_000])
    assert at.events(MatchEnded) == [MatchEnded("governor", (A, B))]
    outcome = at.match.outcome
    assert outcome is not None
    assert outcome.ranks == (1, 1, 3)
    at = table(VARIANT, dice=(1, 1))
    give(at, B, "RF&P")
    at.state.cash = [200_000, 200_000, 20_000]
    at.state.mover = at.state.actor = C
    on_trip(at, C, "Chicago", "Chicago", "New York")
    at.plays("roll")
    ride_on(at)
    assert at.events(MatchEnded) == [MatchEnded("governor", (B,))]


@pytest.mark.rule("RB-68")
@pytest.mark.parametrize(("cash", "ranks"), [(20_000, (3, 1, 4, 2)), (30_000, (3, 1, 4, 2)), (30_500, (4, 1, 3, 2))])
def test_rb_68_the_places_after_the_first_go_by_cash_too_then_by_railroad_value(
    cash: int, ranks: tuple[int, ...]
) -> None:
    at = table(Options(4, governor=True), homes=(*HOMES, "Reno"), dice=(1, 1))
    give(at, A, "SP", "UP")
    at.state.cash = [30_000, 210_000, cash, 40_000]
    at.state.mover = at.state.actor = 3
    on_trip(at, 3, "Chicago", "Chicago", "New York")
    at.plays("roll")
    ride_on(at)
    outcome = at.match.outcome
    assert outcome is not None
    assert outcome.ranks == ranks


@pytest.mark.rule("RB-69")
def test_rb_69_the_last_railroad_may_go_to_the_governor_and_raises_both_fees() -> None:
    at = buying(railroads=(0,))
    sell_out(at, B, "WP")
    give(at, GOVERNOR, "PA")
    at.plays("draw", "pass", "pass", "pass")
    assert len(at.events(FeesRaised)) == 1
    assert list_fee(at.state, A, railroad("SP")) == 10_000
    assert list_fee(at.state, A, railroad("PA")) == 12_000


@pytest.mark.rule("RB-69")
@pytest.mark.rule("RB-21")
def test_rb_69_established_rates_cover_a_bank_railroad_that_goes_to_the_governor() -> None:
    at = table(VARIANT, dice=(1, 2))
    on_trip(at, A, "Chicago", "Philadelphia", "Atlanta")
    at.plays("roll", *rides(A, "B&O", "Philadelphia", "Baltimore"))
    change_owner(at.state, railroad("B&O"), GOVERNOR)
    at.plays(*rides(A, "B&O", "Baltimore", "Washington"))
    assert at.events(Rode)[0].fee == 1_000
    assert dues(at.state) == ((BANK, 1_000),)


@pytest.mark.rule("RB-69")
@pytest.mark.rule("RB-21")
def test_rb_69_and_the_step_from_6_000_to_12_000() -> None:
    at = table(VARIANT, dice=(1, 3))
    on_trip(at, A, "Chicago", "Philadelphia", "Atlanta")
    give(at, GOVERNOR, "B&O", "RF&P")
    sell_out(at, B, "WP")
    at.plays("roll", *rides(A, "B&O", "Philadelphia", "Baltimore"))
    change_owner(at.state, railroad("WP"), C)
    at.plays(*rides(A, "B&O", "Baltimore", "Washington"))
    assert at.events(Rode)[0].fee == 6_000
    at.plays(*rides(A, "RF&P", "Washington", "Richmond"))
    assert at.events(Rode)[0].fee == 12_000
    assert dues(at.state) == ((BANK, 12_000),)


@pytest.mark.rule("RB-69")
@pytest.mark.rule("RB-21")
def test_rb_69_and_a_players_railroad_that_is_sold_to_the_governor() -> None:
    at = table(VARIANT, dice=(1, 2))
    on_trip(at, A, "Chicago", "Philadelphia", "Atlanta")
    give(at, B, "B&O")
    at.plays("roll", *rides(A, "B&O", "Philadelphia", "Baltimore"))
    change_owner(at.state, railroad("B&O"), GOVERNOR)
    at.plays(*rides(A, "B&O", "Baltimore", "Washington"))
    assert at.events(Rode)[0].fee == 5_000
    assert dues(at.state) == ((BANK, 5_000), (B, 5_000))


def test_buying_nothing_is_always_offered() -> None:
    assert BuyNothing(A) in buying().match.offers()

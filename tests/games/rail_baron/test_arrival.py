"""Arrival and purchase (RB-29 to RB-32)."""

import pytest
from tests.games.rail_baron.positions import BANK, A, B, give, in_purchase, sell_out
from tests.support.rail_baron import city, railroad

from capolinea.core.turn import Turn
from capolinea.games.rail_baron.actions import BuyEngine, BuyNothing, BuyRailroad
from capolinea.games.rail_baron.events import Arrived, EngineBought, FellShort, Paid, RailroadBought, WentOut
from capolinea.games.rail_baron.pieces import EXPRESS, SUPERCHIEF


@pytest.mark.rule("RB-29")
def test_rb_29_the_payoff_is_collected_at_once() -> None:
    at = in_purchase(cash=20_000)
    assert at.events(Arrived) == [Arrived(A, city("New York"), 9_000)]
    assert at.state.cash[A] == 29_000


@pytest.mark.rule("RB-30")
def test_rb_30_one_railroad_or_one_engine_or_nothing() -> None:
    at = in_purchase(cash=200_000)
    railroads = [BuyRailroad(A, line) for line in range(28)]
    assert at.match.offers() == [*railroads, BuyEngine(A, EXPRESS), BuyEngine(A, SUPERCHIEF), BuyNothing(A)]
    at.plays("buy SP")
    assert at.events(RailroadBought) == [RailroadBought(A, railroad("SP"), 42_000, BANK)]
    assert at.match.turn == Turn((B,), "turn")
    assert at.state.cash[A] == 209_000 - 42_000 - 1_000


@pytest.mark.rule("RB-30")
@pytest.mark.parametrize(("name", "price"), [("express", 4_000), ("superchief", 40_000)])
def test_rb_30_engines_have_their_price(name: str, price: int) -> None:
    at = in_purchase(cash=100_000)
    at.plays(f"engine {name}")
    assert at.events(EngineBought)[0].price == price
    assert at.state.cash[A] == 109_000 - price - 1_000


@pytest.mark.rule("RB-30")
def test_rb_30_for_cash_only() -> None:
    at = in_purchase(cash=20_000)
    refusal = at.refuses("buy PA", "buy.too_dear", "RB-30")
    assert refusal.facts == {"price": 30_000, "cash": 29_000, "lacking": 1_000}
    at.refuses("engine superchief", "buy.too_dear", "RB-30")


@pytest.mark.rule("RB-30")
def test_rb_30_a_railroad_of_another_player_is_not_to_be_had() -> None:
    at = in_purchase()
    give(at, B, "PA")
    assert at.refuses("buy PA", "buy.owned", "RB-30").facts == {"railroad": railroad("PA"), "holder": B}
    refusal = at.match.refuse(BuyRailroad(A, -1))
    assert refusal is not None
    assert refusal.code == "buy.no_such_railroad"


@pytest.mark.rule("RB-30")
def test_rb_30_now_or_never() -> None:
    at = in_purchase()
    at.plays("buy nothing")
    assert at.match.turn == Turn((B,), "turn")
    assert at.match.refuse(BuyRailroad(A, 0)) is not None


@pytest.mark.rule("RB-30")
@pytest.mark.rule("RB-45")
def test_rb_30_one_who_can_buy_nothing_is_asked_all_the_same() -> None:
    at = in_purchase(cash=0)
    sell_out(at, B)
    at.state.fees_raised = True
    assert at.match.turn == Turn((A,), "purchase")


@pytest.mark.rule("RB-31")
def test_rb_31_fees_are_paid_after_the_purchase_and_may_find_the_buyer_short() -> None:
    at = in_purchase(cash=21_000)
    at.plays("buy PA")
    assert at.events(FellShort) == [FellShort(A, 1_000)]
    assert at.match.turn == Turn((A,), "sale")


@pytest.mark.rule("RB-31")
def test_rb_31_a_purchase_is_not_refused_though_it_puts_the_buyer_out() -> None:
    at = in_purchase(cash=31_000)
    at.plays("engine superchief")
    assert at.events(Paid) == []
    assert at.events(WentOut) == [WentOut(A)]


@pytest.mark.rule("RB-32")
def test_rb_32_no_second_express_nor_an_express_beside_a_superchief() -> None:
    at = in_purchase()
    at.state.engine[A] = EXPRESS
    at.refuses("engine express", "engine.not_needed", "RB-32")
    at.state.engine[A] = SUPERCHIEF
    at.refuses("engine express", "engine.not_needed", "RB-32")
    at.refuses("engine superchief", "engine.not_needed", "RB-32")
    at.refuses("engine none", "engine.unknown", "RB-30")


@pytest.mark.rule("RB-32")
def test_rb_32_the_superchief_takes_the_place_of_the_express_without_a_refund() -> None:
    at = in_purchase()
    at.state.engine[A] = EXPRESS
    at.plays("engine superchief")
    assert at.state.engine[A] == SUPERCHIEF
    assert at.state.cash[A] == 109_000 - 40_000 - 1_000

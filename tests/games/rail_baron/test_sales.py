"""Selling railroads (RB-24 to RB-28, RB-47)."""

import pytest
from tests.games.rail_baron.positions import BANK, A, B, C, give, in_purchase, in_sale, ride_on, table
from tests.support.rail_baron import railroad

from capolinea.core.chance import QuickChance
from capolinea.core.turn import Turn
from capolinea.games.rail_baron.actions import Auction, Bid, PassBid, Sell
from capolinea.games.rail_baron.events import FellShort, MatchEnded, Paid, RailroadBought, RailroadSold, WentOut
from capolinea.games.rail_baron.meta import Options
from capolinea.games.rail_baron.rules import RULES
from capolinea.games.rail_baron.view import View


@pytest.mark.rule("RB-23")
def test_rb_23_who_is_short_must_sell() -> None:
    at = in_sale()
    assert at.events(FellShort) == [FellShort(A, 1_000)]
    assert at.match.turn == Turn((A,), "sale")
    lines = sorted([railroad("B&O"), railroad("PA")])
    assert at.match.offers() == [*[Sell(A, line) for line in lines], *[Auction(A, line) for line in lines]]


@pytest.mark.rule("RB-23")
def test_rb_23_after_the_last_railroad_is_sold_and_it_is_not_enough_the_player_is_out() -> None:
    at = in_sale(owned=("RF&P",), line=B)
    at.state.due_owner[B] = 5_000
    at.plays("sell RF&P")
    assert at.events(Paid) == [Paid(A, B, 2_000, "ruin")]
    assert at.events(WentOut) == [WentOut(A)]
    assert A not in at.state.owner


@pytest.mark.rule("RB-24")
def test_rb_24_railroads_are_not_sold_to_pay_for_a_purchase_nor_at_will() -> None:
    at = in_purchase()
    give(at, A, "PA")
    at.refuses("sell PA", "sale.not_now", "RB-24")
    at.refuses("auction PA", "sale.not_now", "RB-24")
    at = table()
    give(at, A, "PA")
    at.refuses("sell PA", "sale.not_now", "RB-24")


@pytest.mark.rule("RB-24")
def test_rb_24_with_free_sales_also_at_the_start_of_an_own_turn_before_any_roll() -> None:
    at = table(Options(3, free_sales=True), dice=(1, 1))
    give(at, A, "PA", "B&O")
    give(at, B, "NYC")
    at.refuses("sell NYC", "sale.not_yours", "RB-25")
    at.plays("sell PA")
    assert at.state.cash[A] == 35_000
    assert at.match.turn == Turn((A,), "turn")
    at.plays("auction B&O", "pass", "pass")
    assert at.match.turn == Turn((A,), "turn")
    at.plays("roll")
    ride_on(at)
    assert at.match.turn == Turn((B,), "turn")


@pytest.mark.rule("RB-24")
def test_rb_24_with_free_sales_not_between_arrival_and_bonus_move() -> None:
    at = in_purchase(Options(3, free_sales=True), dice=(6, 6))
    give(at, A, "PA")
    at.plays("buy nothing")
    assert at.match.turn == Turn((A,), "turn")
    at.refuses("sell PA", "sale.not_now", "RB-24")


@pytest.mark.rule("RB-25")
def test_rb_25_the_bank_pays_half_the_price_at_once() -> None:
    at = in_sale()
    at.plays("sell B&O")
    assert at.events(RailroadSold) == [RailroadSold(A, railroad("B&O"), 12_000, BANK)]
    assert at.state.owner[railroad("B&O")] == BANK
    assert at.state.cash[A] == 11_000
    assert at.match.turn == Turn((B,), "turn")


@pytest.mark.rule("RB-25")
def test_rb_25_only_ones_own_railroads_can_be_sold() -> None:
    at = in_sale()
    at.refuses("sell SP", "sale.not_yours", "RB-25")
    refusal = at.match.refuse(Sell(A, 28))
    assert refusal is not None
    assert refusal.code == "sale.no_such_railroad"


@pytest.mark.rule("RB-25")
@pytest.mark.parametrize("number", [-28, -1, 28])
def test_rb_25_a_number_that_names_no_railroad_names_none_of_ones_own_either(number: int) -> None:
    at = in_sale(owned=("ACL", "WP"))
    for action in (Sell(A, number), Auction(A, number)):
        refusal = at.match.refuse(action)
        assert refusal is not None
        assert (refusal.code, refusal.clause) == ("sale.no_such_railroad", "RB-25")


@pytest.mark.rule("RB-26")
def test_rb_26_an_auction_opens_at_half_the_price_from_the_sellers_left() -> None:
    at = in_sale()
    at.plays("auction B&O")
    assert at.match.turn == Turn((B,), "bid")
    assert at.match.offers()[:3] == [PassBid(B), Bid(B, 12_000), Bid(B, 12_500)]
    assert at.refuses("bid 11500", "bid.too_low", "RB-26").fix == Bid(B, 12_000)
    assert at.refuses("bid 12250", "bid.step", "RB-26").fix == Bid(B, 12_000)


@pytest.mark.rule("RB-26")
def test_rb_26_raises_go_on_until_all_others_have_passed() -> None:
    at = in_sale()
    at.plays("auction B&O", "bid 12000")
    assert at.match.turn == Turn((C,), "bid")
    at.refuses("bid 12000", "bid.too_low", "RB-26")
    at.plays("bid 14000", "bid 14500", "pass")
    assert at.events(RailroadBought) == [RailroadBought(B, railroad("B&O"), 14_500, A)]
    assert at.state.cash == [13_500, 5_500, 20_000]
    assert at.state.owner[railroad("B&O")] == B


@pytest.mark.rule("RB-26")
def test_rb_26_an_auction_can_be_tried_out_on_a_copy_which_knows_who_sells_and_what_for() -> None:
    at = in_sale()
    at.plays("auction B&O", "bid 12000")
    copy = at.state.clone()
    assert copy.facts() == at.state.facts()
    at.plays("pass")
    RULES.apply(copy, PassBid(C), QuickChance(1))
    assert copy.facts() == at.state.facts()
    assert copy.cash == [11_000, 8_000, 20_000]


@pytest.mark.rule("RB-26")
def test_rb_26_without_a_bid_the_bank_pays_half_and_the_auction_leaves_no_trace() -> None:
    at = in_sale()
    at.plays("auction B&O", "pass", "pass")
    assert at.events(RailroadSold) == [RailroadSold(A, railroad("B&O"), 12_000, BANK)]
    assert auction_in(at.match.view()) == auction_in(table().match.view()) == (-1, 0, 0, -1)


@pytest.mark.rule("RB-26")
def test_rb_26_nor_does_one_with_a_bid() -> None:
    at = in_sale()
    at.plays("auction B&O", "bid 12000", "pass")
    assert at.events(RailroadBought) == [RailroadBought(B, railroad("B&O"), 12_000, A)]
    assert auction_in(at.match.view()) == (-1, 0, 0, -1)


def auction_in(view: View) -> tuple[int, int, int, int]:
    """What is seen of an auction: the railroad, who has passed as bits, the bid and the bidder."""
    return view.auctioned, view.auction_passed, view.bid, view.bidder


@pytest.mark.rule("RB-26")
def test_rb_26_who_passes_is_out_of_that_auction() -> None:
    at = in_sale()
    at.plays("auction B&O", "pass", "bid 12000")
    assert len(at.events(RailroadBought)) == 1
    assert at.state.owner[railroad("B&O")] == C


@pytest.mark.rule("RB-26")
def test_rb_26_nobody_bids_more_than_the_cash_in_hand() -> None:
    at = in_sale()
    at.state.cash[B] = 12_500
    at.plays("auction B&O")
    assert at.match.offers() == [PassBid(B), Bid(B, 12_000), Bid(B, 12_500)]
    assert at.refuses("bid 13000", "bid.too_dear", "RB-26").fix == Bid(B, 12_000)


@pytest.mark.rule("RB-27")
def test_rb_27_a_railroad_put_up_for_sale_cannot_be_withdrawn() -> None:
    at = in_sale()
    at.plays("auction B&O")
    at.refuses(Sell(A, railroad("PA")), "turn.not_yours")
    assert at.match.undo_target(A) is None


@pytest.mark.rule("RB-27")
def test_rb_27_engines_cannot_be_sold() -> None:
    at = in_sale()
    at.state.engine[A] = 2
    assert {type(offer) for offer in at.match.offers()} == {Sell, Auction}


@pytest.mark.rule("RB-28")
def test_rb_28_the_last_one_in_the_game_wins() -> None:
    at = table(homes=("Chicago", "Miami"), dice=(1, 1))
    at.state.cash[A] = 0
    at.plays("roll")
    ride_on(at)
    assert at.events(MatchEnded) == [MatchEnded("last", (B,))]
    outcome = at.match.outcome
    assert outcome is not None
    assert (outcome.ranks, outcome.reason) == ((2, 1), "last")


@pytest.mark.rule("RB-47")
def test_rb_47_one_railroad_at_a_time_and_only_while_short() -> None:
    at = in_sale(owned=("RF&P", "NYNH&H", "PA"), line=B)
    at.plays("sell RF&P")
    assert at.events(FellShort) == [FellShort(A, 5_000)]
    at.plays("sell NYNH&H")
    assert at.match.turn == Turn((A,), "sale")
    at.plays("sell PA")
    assert at.match.turn == Turn((B,), "turn")
    assert at.state.cash[:2] == [2_000 + 2_000 + 15_000 - 5_000, 25_000]


@pytest.mark.rule("RB-47")
def test_rb_47_everybody_is_asked_whatever_the_cash_and_the_seller_is_not() -> None:
    at = in_sale()
    at.state.cash[B] = 0
    at.plays("auction B&O")
    assert at.match.turn == Turn((B,), "bid")
    assert at.match.offers() == [PassBid(B)]
    assert at.refuses("bid 12000", "bid.too_dear", "RB-26").fix == PassBid(B)
    at.plays("pass")
    assert at.match.turn == Turn((C,), "bid")
    at.plays("pass")
    assert at.match.turn == Turn((B,), "turn")


@pytest.mark.rule("RB-26")
@pytest.mark.rule("RB-23")
@pytest.mark.parametrize(("gone", "asked"), [(B, C), (C, B)])
def test_rb_26_who_is_out_of_the_game_is_not_asked_for_a_bid(gone: int, asked: int) -> None:
    at = in_sale()
    at.state.in_game[gone], at.state.cash[gone], at.state.dot[gone] = False, 0, -1
    at.plays("auction B&O")
    assert at.match.turn == Turn((asked,), "bid")
    at.plays("bid 12000")
    assert at.events(RailroadBought) == [RailroadBought(asked, railroad("B&O"), 12_000, A)]


@pytest.mark.rule("RB-47")
def test_rb_47_a_railroad_bought_in_the_same_turn_may_be_sold_too() -> None:
    at = in_purchase(cash=21_000)
    at.state.due_owner[B] = 5_000
    at.plays("buy PA")
    assert at.events(FellShort) == [FellShort(A, 6_000)]
    at.plays("sell PA")
    assert at.state.cash[A] == 21_000 + 9_000 - 30_000 + 15_000 - 6_000

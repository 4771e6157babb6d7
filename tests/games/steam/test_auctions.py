"""Auctions for turn order: places one after another in the base game, one ladder in the standard game."""

import pytest
from tests.games.steam.positions import A, B, C, D, StTable, new_table

from capolinea.core.turn import Turn
from capolinea.games.steam.actions import Bid, PassBid
from capolinea.games.steam.events import AuctionOpened, BidPassed, CapitalRaised, OrderSet, PlaceTaken
from capolinea.games.steam.meta import Options


def waits_for(at: StTable, seat: int, phase: str = "bid") -> bool:
    return at.match.turn == Turn((seat,), phase)


@pytest.mark.rule("ST-6")
def test_st_6_the_one_who_opens_is_drawn_and_bidding_goes_clockwise() -> None:
    at = new_table(Options(4), opener=2)
    assert at.events(AuctionOpened) == [AuctionOpened(C, 1)]
    assert waits_for(at, C)
    at.plays("bid 0")
    assert waits_for(at, D)
    at.plays("bid 1")
    assert waits_for(at, A)


@pytest.mark.rule("ST-6")
def test_st_6_who_passes_is_out_of_that_auction_only() -> None:
    at = new_table(Options(3))
    at.plays("pass", "bid 0", "bid 2", "pass")
    assert at.state.places == (C,)
    assert at.events(PlaceTaken) == [PlaceTaken(C, 1, 2)]
    assert waits_for(at, A)


@pytest.mark.rule("ST-6")
def test_st_6_the_winner_pays_and_is_out_of_the_later_ones_and_the_last_place_is_not_auctioned() -> None:
    at = new_table(Options(3))
    at.plays("bid 3", "pass", "pass")
    assert at.state.places == (A,)
    assert waits_for(at, B)
    at.plays("bid 0", "pass")
    assert at.state.order == (A, B, C)
    assert at.events(PlaceTaken) == [PlaceTaken(B, 2, 0), PlaceTaken(C, 3, 0)]
    assert waits_for(at, A, "action")
    assert at.state.cash == [2, 0, 0]
    assert at.state.income == [-1, 0, 0]


@pytest.mark.rule("ST-6")
def test_st_6_if_all_pass_the_opener_takes_the_place_for_nothing() -> None:
    at = new_table(Options(3), opener=1)
    at.plays("pass", "pass", "pass")
    assert at.events(PlaceTaken) == [PlaceTaken(B, 1, 0)]
    assert waits_for(at, C)


def nothing_of_an_auction(at: StTable) -> bool:
    view = at.match.view(None)
    auction = (view.bid, view.bidder, view.bids, view.out, view.opener, view.places, view.free_pass)
    return auction == (0, -1, (0,) * at.state.seats, 0, -1, (), -1)


@pytest.mark.rule("ST-6")
def test_st_6_nothing_of_the_auctions_is_left_when_the_first_turn_begins() -> None:
    at = new_table(Options(3))
    at.plays("bid 3", "pass", "pass", "bid 1", "bid 2")
    assert not nothing_of_an_auction(at)
    at.plays("pass")
    assert waits_for(at, A, "action")
    assert nothing_of_an_auction(at)


@pytest.mark.rule("ST-56")
def test_st_56_each_bid_is_at_least_one_higher() -> None:
    at = new_table(Options(3))
    assert at.match.offers()[:3] == [PassBid(A), Bid(A, 0), Bid(A, 1)]
    at.plays("bid 4")
    assert at.refuses("bid 4", "bid.too_low", "ST-56").fix == Bid(B, 5)
    at.plays("bid 5")


@pytest.mark.rule("ST-56")
def test_st_56_nobody_bids_more_than_could_be_paid_which_is_50_at_the_start() -> None:
    at = new_table(Options(3))
    assert at.match.offers()[-1] == Bid(A, 50)
    assert at.refuses("bid 51", "bid.too_high", "ST-56").fix == Bid(A, 0)
    at.plays("bid 50")
    assert at.match.offers() == [PassBid(B)]
    assert at.refuses("bid 51", "bid.too_high", "ST-56").fix == PassBid(B)
    at.plays("pass", "pass")
    assert (at.state.income[A], at.state.cash[A]) == (-10, 0)


@pytest.mark.rule("ST-56")
def test_st_56_the_highest_bidder_is_not_asked_again_until_outbid() -> None:
    at = new_table(Options(3))
    at.plays("bid 1", "pass")
    assert waits_for(at, C)
    at.plays("bid 2")
    assert waits_for(at, A)
    at.plays("bid 3")
    assert waits_for(at, C)
    at.plays("pass")
    assert at.events(PlaceTaken) == [PlaceTaken(A, 1, 3)]
    assert at.events(CapitalRaised) == [CapitalRaised(A, 5, 1, 0)]


@pytest.mark.rule("ST-56")
def test_st_56_the_next_auction_opens_with_the_first_at_the_winners_left_who_has_no_place() -> None:
    at = new_table(Options(4), opener=3)
    at.plays("bid 0", "pass", "pass", "pass")
    assert waits_for(at, A)
    at.plays("pass", "pass", "bid 0")
    assert at.state.places == (D, C)
    # D, at the left of C, has a place.
    assert waits_for(at, A)


@pytest.mark.rule("ST-58")
def test_st_58_the_most_that_can_be_paid_is_cash_income_and_points() -> None:
    at = new_table(Options(3))
    at.state.cash[A], at.state.income[A], at.state.points[A] = 3, -8, 5
    assert at.match.offers()[-1] == Bid(A, 3 + 5 * 2 + 5 * 2)


def ladder(seats: int = 4, *, holder: int = -1, cash: int = 10) -> StTable:
    """The auction of the standard game, opened by A; `holder` had the Turn Order tile."""
    at = new_table(Options(seats, game="standard"))
    if holder >= 0:
        at.state.tile[holder] = 1
    at.plays(*["raise 0"] * seats)
    at.state.cash = [cash] * seats
    return at


@pytest.mark.rule("ST-62")
def test_st_62_the_current_first_opens_and_may_bid_nothing_and_who_passes_takes_the_last_free_place() -> None:
    at = ladder()
    assert waits_for(at, A)
    assert at.match.offers()[:2] == [PassBid(A), Bid(A, 0)]
    at.plays("bid 0", "pass")
    assert at.state.places == (B,)
    at.plays("pass")
    assert at.state.places == (B, C)
    at.plays("pass")
    assert at.events(OrderSet) == [OrderSet((A, D, C, B))]
    assert waits_for(at, A, "action")


@pytest.mark.rule("ST-62")
def test_st_62_bids_are_at_most_the_cash_in_hand() -> None:
    at = ladder(cash=4)
    assert at.match.offers()[-1] == Bid(A, 4)
    at.refuses("bid 5", "bid.too_high", "ST-62")


@pytest.mark.rule("ST-63", "ST-64")
def test_st_63_and_64_the_worked_example() -> None:
    """A is David, B Luigi, C Camillo, D Guido with the Turn Order tile."""
    at = ladder(holder=D)
    at.plays("bid 0", "bid 2", "pass")
    assert at.state.places == (C,)
    at.plays("pass")
    assert at.events(BidPassed) == [BidPassed(D, True)]
    assert at.state.places == (C,)
    assert at.refuses("bid 2", "bid.too_low").fix == Bid(A, 3)
    at.plays("bid 3", "pass")
    assert waits_for(at, D)
    at.plays("pass")
    assert at.state.order == (A, D, B, C)
    assert at.events(PlaceTaken) == [PlaceTaken(A, 1, 3), PlaceTaken(D, 2, 0), PlaceTaken(B, 3, 1), PlaceTaken(C, 4, 0)]
    assert at.state.cash == [7, 9, 10, 10]


@pytest.mark.rule("ST-63")
def test_st_63_who_passed_once_may_come_back_and_the_second_pass_is_final() -> None:
    at = ladder(3, holder=A)
    at.plays("pass", "bid 1", "bid 2")
    assert waits_for(at, A)
    at.plays("bid 3", "pass", "pass")
    assert at.state.order == (A, C, B)
    at = ladder(3, holder=A)
    at.plays("pass", "bid 1", "bid 2", "pass")
    assert at.events(BidPassed) == [BidPassed(A, False)]
    assert at.state.places == (A,)


@pytest.mark.rule("ST-63")
def test_st_63_the_free_pass_is_nobodys_without_the_tile_and_once_it_is_used() -> None:
    at = ladder(3)
    assert at.match.view(A).free_pass == -1
    at = ladder(3, holder=B)
    assert at.match.view(A).free_pass == B
    at.plays("bid 0", "pass")
    assert at.match.view(A).free_pass == -1
    at.plays("pass", "pass")
    assert nothing_of_an_auction(at)


@pytest.mark.rule("ST-64")
def test_st_64_half_is_rounded_up_and_the_last_pays_nothing() -> None:
    at = ladder()
    at.plays("bid 3", "bid 4", "bid 5", "bid 6")
    at.plays("pass", "pass", "pass")
    assert at.state.order == (D, C, B, A)
    assert [event.price for event in at.events(PlaceTaken)] == [6, 5, 2, 0]
    at = ladder()
    at.plays("bid 1", "bid 3", "bid 4", "bid 5", "pass", "pass", "pass")
    assert [event.price for event in at.events(PlaceTaken)] == [5, 4, 2, 0]


@pytest.mark.rule("ST-68")
def test_st_68_whoever_makes_the_first_bid_may_bid_nothing() -> None:
    at = ladder(3)
    at.plays("pass")
    assert at.match.offers()[1] == Bid(B, 0)
    at.plays("bid 0")
    at.refuses("bid 0", "bid.too_low", "ST-62")


@pytest.mark.rule("ST-68")
def test_st_68_the_one_left_is_first_without_further_bid() -> None:
    at = ladder(3)
    at.plays("pass", "pass")
    assert at.state.order == (C, B, A)
    assert at.state.cash == [10, 10, 10]


@pytest.mark.rule("ST-69")
def test_st_69_the_first_pass_is_the_free_one_and_a_bid_before_it_stands() -> None:
    at = ladder(4, holder=A)
    at.plays("bid 1", "bid 2", "bid 3", "pass", "pass")
    assert at.events(BidPassed) == [BidPassed(A, True)]
    at.plays("pass")
    assert waits_for(at, A)
    at.plays("pass")
    assert at.state.order == (C, A, B, D)
    assert [event.price for event in at.events(PlaceTaken)] == [3, 1, 1, 0]


@pytest.mark.rule("ST-69")
def test_st_69_with_two_players_left_the_second_pays_nothing() -> None:
    at = ladder(3)
    at.state.alive[C], at.state.bankrupt, at.state.order = False, (C,), (A, B)
    at.state.cash[C] = 0
    at.state.out |= 1 << C
    at.plays("bid 1", "bid 2", "pass")
    assert at.state.order == (B, A)
    assert [event.price for event in at.events(PlaceTaken)] == [2, 0]

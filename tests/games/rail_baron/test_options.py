"""Optional rules (RB-50 to RB-54)."""

import pytest
from tests.games.rail_baron.positions import BANK, A, B, give, in_purchase, on_way_home, rides, sell_out, table
from tests.support.rail_baron import BOARD, city, dot, railroad

from capolinea.core.match import Match
from capolinea.core.refusal import IllegalAction
from capolinea.core.turn import Turn
from capolinea.games.rail_baron.actions import BuyGroup
from capolinea.games.rail_baron.events import DeclarationLapsed, FeesRaised, GroupBought, MatchEnded
from capolinea.games.rail_baron.fees import engine_price, has_enough_to_win
from capolinea.games.rail_baron.meta import Options
from capolinea.games.rail_baron.pieces import SUPERCHIEF
from capolinea.games.rail_baron.rules import RULES
from capolinea.games.rail_baron.trips import payoff


@pytest.mark.rule("RB-50")
def test_rb_50_groups_and_their_prices() -> None:
    groups = {name: ([BOARD.railroads[line] for line in lines], price) for name, lines, price in BOARD.groups}
    assert [price for _, price in groups.values()] == [62_000, 44_000, 44_000, 51_000, 26_000, 31_000]
    assert sorted(groups["Friendly"][0]) == ["ACL", "L&N", "SAL"]
    for lines, price in groups.values():
        assert price == sum([BOARD.price[railroad(line)] for line in lines])


@pytest.mark.rule("RB-50")
def test_rb_50_a_purchase_may_be_a_whole_group() -> None:
    at = in_purchase(Options(3, group_purchase=True))
    at.plays("group Penn Central")
    (bought,) = at.events(GroupBought)
    assert (bought.price, len(bought.railroads)) == (62_000, 3)
    assert [at.state.owner[railroad(line)] for line in ("PA", "NYC", "NYNH&H")] == [A] * 3
    assert at.match.turn == Turn((B,), "turn")


@pytest.mark.rule("RB-50")
@pytest.mark.rule("RB-18")
def test_rb_50_the_buyer_of_a_group_pays_its_price_and_then_the_fees() -> None:
    at = in_purchase(Options(3, group_purchase=True))
    at.plays("group MP & TP")
    (bought,) = at.events(GroupBought)
    assert at.state.cash == [109_000 - bought.price - 1_000, 20_000, 20_000]


@pytest.mark.rule("RB-50")
def test_rb_50_the_rest_of_a_group_still_costs_the_full_total() -> None:
    at = in_purchase(Options(3, group_purchase=True))
    give(at, B, "PA", "NYC")
    at.plays("group Penn Central")
    (bought,) = at.events(GroupBought)
    assert (bought.price, bought.railroads) == (62_000, (railroad("NYNH&H"),))
    assert at.state.owner[railroad("PA")] == B


@pytest.mark.rule("RB-50")
def test_rb_50_a_group_that_is_sold_or_too_dear_is_refused_and_so_is_one_without_the_option() -> None:
    at = in_purchase(Options(3, group_purchase=True), cash=40_000)
    at.refuses("group Penn Central", "buy.too_dear", "RB-50")
    give(at, B, "IC", "GM&O")
    at.refuses("group Illinois Central Gulf", "group.sold", "RB-50")
    refusal = at.match.refuse(BuyGroup(A, 6))
    assert refusal is not None
    assert refusal.code == "group.unknown"
    in_purchase().refuses("group Penn Central", "group.not_in_game", "RB-50")


@pytest.mark.rule("RB-50")
@pytest.mark.rule("RB-20")
def test_rb_50_a_group_may_hold_the_last_railroads_of_the_bank() -> None:
    at = in_purchase(Options(3, group_purchase=True))
    sell_out(at, B, "MP", "T&P")
    at.plays("group MP & TP")
    assert len(at.events(FeesRaised)) == 1
    assert BANK not in at.state.owner


@pytest.mark.rule("RB-51")
@pytest.mark.parametrize(("seats", "price"), [(2, 40_000), (3, 40_000), (4, 36_000), (5, 32_000), (6, 28_000)])
def test_rb_51_the_superchief_is_cheaper_with_more_players(seats: int, price: int) -> None:
    state = Match.new(RULES, Options(seats, cheap_superchief=True), 1).state
    assert engine_price(state, SUPERCHIEF) == price
    assert engine_price(Match.new(RULES, Options(seats), 1).state, SUPERCHIEF) == 40_000


@pytest.mark.rule("RB-52")
@pytest.mark.parametrize(("seats", "worth"), [(2, 300_000), (3, 300_000), (4, 250_000), (5, 225_000), (6, 200_000)])
def test_rb_52_cash_railroads_and_engine_count_together(seats: int, worth: int) -> None:
    """The SP for 42,000, a Superchief at its price in this match, and the rest in cash."""
    state = Match.new(RULES, Options(seats, net_worth=True, cheap_superchief=True), 1).state
    state.owner[railroad("SP")] = A
    state.engine[A] = SUPERCHIEF
    state.cash[A] = worth - 42_000 - engine_price(state, SUPERCHIEF)
    assert has_enough_to_win(state, A, 0)
    assert not has_enough_to_win(state, A, 500)


@pytest.mark.rule("RB-52")
def test_rb_52_at_least_50_000_of_it_must_be_cash() -> None:
    state = Match.new(RULES, Options(2, net_worth=True), 1).state
    state.owner = [A] * 28
    state.cash[A] = 50_000
    assert has_enough_to_win(state, A, 0)
    assert not has_enough_to_win(state, A, 500)


@pytest.mark.rule("RB-52")
@pytest.mark.parametrize(("cash", "wins"), [(51_000, True), (50_500, False)])
def test_rb_52_it_counts_for_declaring_and_for_winning(cash: int, wins: bool) -> None:
    at = table(Options(3, net_worth=True), to=[], dice=(1, 2))
    sell_out(at, A, "NYC")
    at.state.cash[A] = cash
    on_way_home(at, A, "New York", "South Bend", "Atlanta")
    at.plays("roll", *rides(A, "NYC", "South Bend", "Chicago"))
    assert bool(at.events(MatchEnded)) == wins
    assert bool(at.events(DeclarationLapsed)) != wins


@pytest.mark.rule("RB-52")
def test_rb_52_it_replaces_the_200_000_in_cash() -> None:
    at = table(Options(3, net_worth=True), to="Atlanta")
    at.state.dot[A], at.state.origin[A] = dot("New York"), city("New York")
    at.state.cash[A] = 250_000
    at.refuses("declare", "declare.too_poor", "RB-34")


@pytest.mark.rule("RB-53")
@pytest.mark.parametrize(
    ("one", "two", "plain", "rich"),
    [
        ("Chicago", "New York", 9_000, 11_000),
        ("Baltimore", "Washington", 500, 500),
        ("New York", "Boston", 2_500, 3_000),
        ("New York", "Philadelphia", 1_000, 1_000),
    ],
)
def test_rb_53_payoffs_are_a_fifth_more_to_the_nearest_500(one: str, two: str, plain: int, rich: int) -> None:
    """9,000 becomes 10,800, rounded to 11,000; 500 becomes 600, rounded to 500."""
    for options, amount in ((Options(2), plain), (Options(2, rich_payoffs=True), rich)):
        state = Match.new(RULES, options, 1).state
        state.origin[A], state.destination[A] = city(one), city(two)
        assert payoff(state, A) == amount


@pytest.mark.rule("RB-53")
def test_rb_53_halves_are_rounded_up() -> None:
    """No payoff is an odd multiple of 1,250, so a fifth more is never halfway between two multiples of 500."""
    for row in BOARD.payoff:
        for amount in row:
            assert amount * 6 // 5 % 500 != 250


@pytest.mark.rule("RB-54")
@pytest.mark.parametrize("option", ["group_purchase", "cheap_superchief", "net_worth", "free_sales"])
def test_rb_54_some_options_do_not_go_with_the_governor(option: str) -> None:
    with pytest.raises(IllegalAction) as caught:
        Match.new(RULES, Options(3, governor=True, **{option: True}), 1)
    assert (caught.value.refusal.code, caught.value.refusal.clause) == ("options.not_with_governor", "RB-54")
    assert caught.value.refusal.facts == {"option": option}


@pytest.mark.rule("RB-54")
def test_rb_54_all_others_go_together() -> None:
    others = {"rich_payoffs", "open_cash", "speed_cards", "own_free", "three_dice", "rfp_dot", "acl_no_turn"}
    others |= {"declare_at_home"}
    Match.new(RULES, Options(3, governor=True, **dict.fromkeys(others, True)), 1)
    all_but_governor = others | {"group_purchase", "cheap_superchief", "net_worth", "free_sales"}
    Match.new(RULES, Options(3, **dict.fromkeys(all_but_governor, True)), 1)


@pytest.mark.rule("RB-54")
def test_rb_54_players_are_counted_as_at_the_start() -> None:
    state = Match.new(RULES, Options(4, net_worth=True, cheap_superchief=True), 1).state
    state.in_game[3] = False
    assert engine_price(state, SUPERCHIEF) == 36_000
    state.cash[A] = 250_000
    assert has_enough_to_win(state, A, 0)

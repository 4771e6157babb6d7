"""Special cards (SF-31 to SF-36, SF-52, SF-53)."""

import pytest
from tests.games.santa_fe_rails.positions import (
    A,
    B,
    C,
    SfTable,
    at_draw,
    at_lay,
    branch,
    give,
    hold,
    no_deck,
    rail,
    table,
    top,
)
from tests.support.santa_fe_rails import BOARD, railroad, town

from capolinea.core.event import visible
from capolinea.core.turn import Turn
from capolinea.games.santa_fe_rails.actions import Choose, Done, Exchange, LayRail, PlaceCounter
from capolinea.games.santa_fe_rails.events import (
    BranchUnused,
    CardsExchanged,
    CounterPlaced,
    CountersDeclined,
    ExchangeSeen,
    RailsPutOff,
    ShortLineShown,
)
from capolinea.games.santa_fe_rails.pieces import BOOMTOWN, DOUBLE, FOUR, TRIPLE
from capolinea.games.santa_fe_rails.scoring import card_worth, town_value

# Boomtown.


def at_boomtown(seats: int = 3) -> SfTable:
    return at_lay({A: BOOMTOWN}, seats=seats)


@pytest.mark.rule("SF-31")
def test_sf_31_a_4_for_towns_of_2_or_3_a_5_for_towns_of_3() -> None:
    at = at_boomtown()
    assert at.match.turn == Turn((A,), "boomtown")
    fits = {(BOARD.value[offer.city], offer.value) for offer in at.match.offers() if isinstance(offer, PlaceCounter)}
    assert fits == {(2, 4), (3, 4), (3, 5)}
    at.refuses(PlaceCounter(A, town("St. Paul"), 5), "counter.wrong_value", "SF-31")
    refusal = at.refuses(PlaceCounter(A, town("Denver"), 4), "counter.wrong_value", "SF-31")
    assert refusal.facts == {"city": town("Denver"), "printed": 5}
    at.refuses(PlaceCounter(A, town("Chicago"), 4), "counter.wrong_value", "SF-31")


@pytest.mark.rule("SF-31")
def test_sf_31_one_or_two_counters_one_per_town_and_they_become_the_value() -> None:
    at = at_boomtown()
    at.plays("counter 5 Omaha")
    at.refuses("counter 4 Omaha", "counter.has_one", "SF-31")
    at.plays("counter 4 St. Paul")
    assert at.events(CounterPlaced) == [CounterPlaced(A, town("St. Paul"), 4)]
    assert at.match.turn == Turn((A,), "first_lay")
    assert town_value(at.state, town("Omaha")) == 5
    assert town_value(at.state, town("St. Paul")) == 4
    assert at.state.counters == [2, 6]


@pytest.mark.rule("SF-31")
def test_sf_31_only_counters_that_are_left() -> None:
    at = at_boomtown()
    for name in ("St. Paul", "Des Moines", "Shreveport"):
        at.state.boom[town(name)] = 4
    at.state.counters[0] = 0
    at.refuses("counter 4 Omaha", "counter.none_left", "SF-31")
    at.plays("counter 5 Omaha")


@pytest.mark.rule("SF-31")
def test_sf_31_a_town_or_a_counter_that_does_not_exist_is_refused_as_such() -> None:
    at = at_boomtown()
    for place, value in ((-1, 4), (BOARD.towns, 4), (town("Omaha"), 3), (town("Omaha"), -1)):
        refusal = at.match.refuse(PlaceCounter(A, place, value))
        assert refusal is not None
        assert (refusal.code, refusal.clause) == ("counter.no_such", "SF-31")


@pytest.mark.rule("SF-31", "SF-52")
def test_sf_52_none_one_or_two_counters() -> None:
    at = at_boomtown()
    at.plays("done")
    assert at.events(CountersDeclined) == [CountersDeclined(A)]
    assert at.match.turn == Turn((A,), "first_lay")
    at = at_boomtown()
    at.plays("counter 5 Omaha", "done")
    assert at.events(CountersDeclined) == []
    assert at.match.turn == Turn((A,), "first_lay")
    at = at_boomtown()
    at.plays("counter 5 Omaha", "counter 4 Dallas")
    assert at.match.turn == Turn((A,), "first_lay")


@pytest.mark.rule("SF-52")
def test_sf_52_who_places_none_lays_as_usual_and_the_next_boomtown_follows() -> None:
    at = at_lay({C: BOOMTOWN, B: BOOMTOWN})
    at.plays("done")
    assert at.match.turn == Turn((C,), "boomtown")
    at.plays("done", rail(A, "KP", "Kansas City", "Omaha"))
    assert at.match.turn == Turn((B,), "first_lay")
    assert at.state.rails_to_lay == 1


@pytest.mark.rule("SF-52")
def test_sf_52_in_version_1_at_least_one_while_one_fits() -> None:
    at = at_boomtown()
    at.state.version = 1
    refusal = at.refuses("done", "counter.owed", "SF-52")
    assert isinstance(refusal.fix, PlaceCounter)
    at.plays("counter 5 Omaha", "done")
    assert at.match.turn == Turn((A,), "first_lay")


@pytest.mark.rule("SF-47", "SF-52")
def test_sf_52_where_none_fits_the_lay_begins() -> None:
    at = table(3)
    for place, value in enumerate(BOARD.value):
        if value in (2, 3):
            at.state.boom[place] = 4 if value == 2 else 5
    at.state.counters = [0, 0]
    give(at.state, A, BOOMTOWN)
    at.plays(Choose(A, BOOMTOWN), *[Choose(seat, at.state.hand[seat][0]) for seat in (B, C)])
    assert at.match.turn == Turn((A,), "first_lay")


@pytest.mark.rule("SF-52")
def test_sf_52_the_last_counter_that_fits_ends_it() -> None:
    at = at_boomtown()
    for place, value in enumerate(BOARD.value):
        if value in (2, 3) and place != town("Omaha"):
            at.state.boom[place] = 4 if value == 2 else 5
    at.state.counters = [0, 1]
    at.plays("counter 5 Omaha")
    assert at.match.turn == Turn((A,), "first_lay")


@pytest.mark.rule("SF-52")
def test_sf_52_right_after_the_reveal_clockwise_from_the_first_player() -> None:
    at = at_lay({C: BOOMTOWN, B: BOOMTOWN})
    assert at.match.turn == Turn((B,), "boomtown")
    at.plays("counter 5 Omaha", "done")
    assert at.match.turn == Turn((C,), "boomtown")
    at.plays("counter 5 Dallas", "counter 5 Houston")
    assert at.match.turn == Turn((A,), "first_lay")


@pytest.mark.rule("SF-52")
def test_sf_52_the_player_lays_one_rail_in_each_lay_and_the_counter_counts_for_all_cards() -> None:
    at = at_boomtown()
    at.plays("counter 5 Omaha", "counter 4 Dallas", rail(A, "KP", "Kansas City", "Omaha"))
    assert at.match.turn == Turn((B,), "first_lay")
    assert card_worth(at.state, town("Omaha")) == 5


@pytest.mark.rule("SF-52")
def test_sf_52_no_counter_out_of_its_time() -> None:
    at = at_lay()
    at.refuses("counter 5 Omaha", "counter.not_now", "SF-52")


# Double-turn.


@pytest.mark.rule("SF-32")
def test_sf_32_up_to_two_rails_in_each_lay_of_any_railroads_and_at_least_one() -> None:
    at = at_lay({A: DOUBLE})
    at.refuses("done", "done.nothing_laid", "SF-17")
    at.plays(rail(A, "SF", "Chicago", "Kansas City"), rail(A, "GN", "Milwaukee", "Duluth"))
    at.refuses(rail(A, "GN", "Milwaukee", "Duluth"), "lay.all_laid", "SF-17")
    at.plays("done", *first_rails(at, B, C))
    assert at.match.turn == Turn((A,), "second_lay")
    at.plays(rail(A, "SF", "Chicago", "Kansas City"), "done")
    assert at.match.turn == Turn((B,), "second_lay")


def first_rails(at: SfTable, *seats: int) -> list[LayRail]:
    """Lay one rail of the Southern Pacific for each seat."""
    return [rail(seat, "SP", "New Orleans", "Houston") for seat in seats]


@pytest.mark.rule("SF-32")
def test_sf_32_cards_are_exchanged_at_the_start_of_the_second_lay() -> None:
    at = at_lay({A: DOUBLE}, second=True)
    hold(at.state, A, "Denver", "Denver", "Reno")
    top(at.state, "Omaha", "Seattle")
    left = len(at.state.deck)
    offers = {offer.cities for offer in at.match.offers() if isinstance(offer, Exchange)}
    denver, reno = town("Denver"), town("Reno")
    assert offers == {(denver,), (reno,), (denver, denver), (denver, reno), (denver, denver, reno)}
    at.plays("exchange Denver, Reno")
    assert at.state.hand[A] == sorted([denver, town("Omaha"), town("Seattle")])
    assert at.state.discarded[A][-2:] == [denver, reno]
    assert at.events(CardsExchanged) == [CardsExchanged(A, 2, left - 2)]
    assert at.match.turn == Turn((A,), "second_lay")
    at.refuses("exchange Denver", "exchange.too_late", "SF-32")


@pytest.mark.rule("SF-32", "SF-45")
def test_sf_32_what_is_put_away_and_drawn_is_secret() -> None:
    at = at_lay({A: DOUBLE}, second=True)
    at.plays(next(offer for offer in at.match.offers() if isinstance(offer, Exchange)))
    (exchange,) = at.events(ExchangeSeen)
    assert exchange.audience == A
    assert exchange not in visible(at.match.journal[-1].events, B)
    assert at.match.journal[-1].blocks_undo
    assert at.match.view(B).discarded == tuple(at.state.discarded[B])
    assert at.match.view(B).discards[A] == len(at.state.discarded[A])
    assert at.match.view(A).discarded == tuple(at.state.discarded[A])


@pytest.mark.rule("SF-32")
def test_sf_32_never_in_the_first_lay_nor_after_a_rail_nor_by_others() -> None:
    at = at_lay({A: DOUBLE})
    held = Exchange(A, (at.state.hand[A][0],))
    at.refuses(held, "exchange.not_now", "SF-32")
    at = at_lay({A: DOUBLE}, second=True)
    at.plays(rail(A, "SF", "Chicago", "Kansas City"))
    at.refuses(held, "exchange.too_late", "SF-32")
    at.plays("done")
    at.refuses(Exchange(B, (at.state.hand[B][0],)), "exchange.not_now", "SF-32")


@pytest.mark.rule("SF-32")
def test_sf_32_no_more_than_the_deck_holds() -> None:
    at = at_lay({A: DOUBLE}, second=True)
    hold(at.state, A, "Denver", "Denver", "Reno")
    last = at.state.deck.pop(0)
    no_deck(at.state)
    at.state.deck = [last]
    refusal = at.refuses("exchange Denver, Reno", "exchange.too_many", "SF-32")
    assert refusal.facts == {"left": 1}
    at.plays("exchange Denver")


@pytest.mark.rule("SF-32")
def test_sf_32_each_choice_of_cards_is_offered_once() -> None:
    at = at_lay({A: DOUBLE}, second=True)
    hold(at.state, A, "Omaha", "Denver", "Denver")
    offers = [offer.cities for offer in at.match.offers() if isinstance(offer, Exchange)]
    omaha, denver = town("Omaha"), town("Denver")
    assert offers == [
        (omaha,),
        (omaha, denver),
        (omaha, denver, denver),
        (denver,),
        (denver, denver),
    ]


@pytest.mark.rule("SF-32")
def test_sf_32_only_cards_in_hand() -> None:
    at = at_lay({A: DOUBLE}, second=True)
    hold(at.state, A, "Denver", "Reno", "Omaha")
    at.refuses("exchange Seattle", "exchange.not_held", "SF-32")
    at.refuses("exchange Denver, Denver", "exchange.not_held", "SF-32")


@pytest.mark.rule("SF-32", "SF-10")
def test_sf_32_short_lines_drawn_here_are_shown() -> None:
    at = at_lay({A: DOUBLE}, second=True)
    hold(at.state, A, "Denver", "Reno", "Omaha")
    top(at.state, "TP", "Seattle")
    at.plays("exchange Denver")
    assert at.events(ShortLineShown) == [ShortLineShown(A, railroad("TP"))]
    assert len(at.state.hand[A]) == 3
    at.plays(rail(A, "TP", "New Orleans", "Shreveport"))


@pytest.mark.rule("SF-32")
def test_sf_32_an_empty_deck_or_hand_exchanges_nothing() -> None:
    at = at_lay({A: DOUBLE}, second=True)
    assert at.state.exchanging
    at = at_lay({A: DOUBLE, B: DOUBLE})
    no_deck(at.state)
    at.plays(rail(A, "SF", "Chicago", "Kansas City"), "done", rail(B, "SF", "Chicago", "Kansas City"), "done")
    at.plays(rail(C, "SF", "Chicago", "Kansas City"))
    assert at.match.turn == Turn((A,), "second_lay")
    assert not at.state.exchanging


# Triple-turn and four-in-one.


@pytest.mark.rule("SF-33")
def test_sf_33_up_to_three_rails_in_each_lay_and_at_least_one() -> None:
    at = at_lay({A: TRIPLE})
    for laid in range(3):
        assert (Done(A) in at.match.offers()) == (laid > 0)
        at.plays(rail(A, "SF", "Chicago", "Kansas City"))
    assert at.match.offers() == [Done(A)]
    at.plays("done", *first_rails(at, B, C))
    at.plays(rail(A, "SF", "Kansas City", "Abilene"), "done")
    assert at.match.turn == Turn((B,), "second_lay")


@pytest.mark.rule("SF-34", "SF-53")
def test_sf_34_up_to_four_rails_in_the_first_lay_and_none_in_the_second() -> None:
    at = at_lay({A: FOUR})
    at.plays(*[rail(A, "SF", "Chicago", "Kansas City")] * 3, rail(A, "SF", "Kansas City", "Abilene"))
    refusal = at.refuses("put off", "put_off.begun", "SF-34")
    assert refusal.fix == Done(A)
    at.plays("done", *first_rails(at, B, C))
    assert at.match.turn == Turn((B,), "second_lay")


@pytest.mark.rule("SF-34", "SF-53")
def test_sf_53_or_none_there_and_one_to_four_in_the_second() -> None:
    at = at_lay({A: FOUR})
    at.refuses("pass", "pass.put_off", "SF-53")
    at.plays("put off")
    assert at.events(RailsPutOff) == [RailsPutOff(A)]
    at.plays(*first_rails(at, B, C))
    assert at.match.turn == Turn((A,), "second_lay")
    at.refuses("put off", "put_off.not_four_in_one", "SF-34")
    at.refuses("done", "done.nothing_laid", "SF-17")
    at.refuses("pass", "pass.must_lay", "SF-17")
    at.plays(rail(A, "SF", "Chicago", "Kansas City"), "done")
    assert at.match.turn == Turn((B,), "second_lay")


@pytest.mark.rule("SF-34")
def test_sf_34_others_put_nothing_off() -> None:
    at = at_lay({A: TRIPLE})
    at.refuses("put off", "put_off.not_four_in_one", "SF-34")


@pytest.mark.rule("SF-53")
def test_sf_53_putting_off_in_one_turn_is_forgotten_in_the_next() -> None:
    at = at_lay({A: FOUR})
    at.plays("put off", *first_rails(at, B, C), rail(A, "SF", "Chicago", "Kansas City"), "done")
    at.plays(rail(B, "SP", "Houston", "San Antonio"), rail(C, "SP", "Houston", "San Antonio"))
    assert at.match.turn == Turn((B,), "draw")
    assert not at.state.put_off
    assert at.state.four == -1


# Branch lines, and what becomes of the cards.


@pytest.mark.rule("SF-35")
def test_sf_35_a_branch_line_is_used_in_either_lay_and_leaves_the_game() -> None:
    for second in (False, True):
        at = at_lay(branches={A: "KP"}, rails=[("KP", "Kansas City", "Abilene")], second=second)
        at.plays(branch(A, "KP", "Kansas City", "Omaha"))
        assert at.state.branch[A] == -1
        assert at.state.branches_left[railroad("KP")] == 2


@pytest.mark.rule("SF-35")
def test_sf_35_its_use_is_never_compulsory_and_unused_it_leaves_after_the_second_lay() -> None:
    at = at_lay(branches={A: "KP"}, second=True)
    at.plays(rail(A, "SF", "Chicago", "Kansas City"), *first_rails(at, B, C))
    assert at.match.turn == Turn((B,), "draw")
    assert at.events(BranchUnused) == [BranchUnused(A, railroad("KP"))]
    assert at.state.branch == [-1, -1, -1]
    assert at.state.branches_left[railroad("KP")] == 2


@pytest.mark.rule("SF-36")
def test_sf_36_the_other_special_cards_go_back_to_the_display() -> None:
    at = at_lay({A: TRIPLE, B: FOUR, C: DOUBLE}, second=True)
    assert (at.state.triple, at.state.four, at.state.doubles_left) == (A, B, 1)
    at.plays(rail(A, "SF", "Chicago", "Kansas City"), "done", *first_rails(at, B), "done", *first_rails(at, C), "done")
    assert (at.state.triple, at.state.four, at.state.doubles_left) == (-1, -1, 2)
    at = at_lay({A: BOOMTOWN})
    assert at.state.boomtowns_left == 2
    at.plays("counter 5 Omaha", "done")
    while at.state.turn_number == 1:
        at.plays(at.match.offers()[0])
    assert at.state.boomtowns_left == 3


@pytest.mark.rule("SF-36")
def test_sf_36_only_at_the_end_of_the_turn_can_they_be_had_again() -> None:
    at = at_draw(3)
    at.plays("take triple-turn")
    at.refuses("take triple-turn", "take.none_left", "SF-8")

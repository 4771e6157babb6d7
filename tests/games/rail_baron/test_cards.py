"""The variant with speed cards (RB-70 to RB-74)."""

import pytest
from tests.games.rail_baron.positions import A, B, RbTable, on_trip, on_way_home, ride_on, rides, table
from tests.support.rail_baron import city, city_rolls, dot, region_rolls, rolls_for

from capolinea.core.turn import Turn
from capolinea.games.rail_baron.actions import Discard, EndTurn, PlayCard, Roll
from capolinea.games.rail_baron.events import (
    Arrived,
    CardDiscarded,
    CardPlayed,
    CardsReturned,
    DeclarationLapsed,
    Intercepted,
    Paid,
)
from capolinea.games.rail_baron.meta import Options
from capolinea.games.rail_baron.pieces import SUPERCHIEF

CARDS = Options(3, speed_cards=True)


def after_the_dice(place: str = "Chicago", *, superchief: bool = False, dice: tuple[int, ...] = (1, 1)) -> RbTable:
    """A, bound for New York, has moved the white dice from `place`."""
    at = table(CARDS, to=[], dice=dice)
    at.state.engine[A] = SUPERCHIEF if superchief else 0
    on_trip(at, A, "Chicago", place, "New York")
    at.plays("roll")
    ride_on(at)
    return at


def hand(at: RbTable) -> list[int]:
    return [card for card in range(1, 7) if at.state.cards[A] >> card & 1]


@pytest.mark.rule("RB-70")
def test_rb_70_a_card_moves_the_train_that_many_dots_more() -> None:
    at = after_the_dice()
    assert hand(at) == [1, 2, 3, 4, 5, 6]
    assert at.match.turn == Turn((A,), "after")
    at.plays("card 3")
    assert at.events(CardPlayed) == [CardPlayed(A, 3)]
    assert (at.state.steps, hand(at)) == (3, [1, 2, 4, 5, 6])
    ride_on(at)
    assert at.state.dot[A] == dot("Erie")
    assert at.match.turn == Turn((B,), "turn")


@pytest.mark.rule("RB-70")
def test_rb_70_one_card_for_every_trip() -> None:
    at = after_the_dice(superchief=True, dice=(1, 1, 1))
    at.plays("card 1")
    ride_on(at)
    at.refuses("card 2", "card.one_per_trip", "RB-70")
    at.refuses(PlayCard(A, 1), "card.one_per_trip", "RB-70")
    at.plays("roll")
    ride_on(at)
    assert at.match.turn == Turn((B,), "turn")


@pytest.mark.rule("RB-70")
def test_rb_70_only_a_card_in_hand_and_only_in_the_variant() -> None:
    at = after_the_dice()
    at.state.cards[A] &= ~(1 << 4)
    at.refuses("card 4", "card.not_yours", "RB-70")
    at.refuses("card 7", "card.not_yours", "RB-70")
    table().refuses("card 4", "card.not_in_game", "RB-70")


@pytest.mark.rule("RB-71")
def test_rb_71_before_the_bonus_die_or_after_it() -> None:
    at = after_the_dice(superchief=True, dice=(1, 1, 2))
    assert at.match.offers() == [Roll(A), *[PlayCard(A, card) for card in range(1, 7)]]
    at.plays("card 1")
    ride_on(at)
    assert at.match.offers() == [Roll(A)]
    at = after_the_dice(superchief=True, dice=(1, 1, 2))
    at.plays("roll")
    ride_on(at)
    assert at.match.offers() == [EndTurn(A), *[PlayCard(A, card) for card in range(1, 7)]]
    at.plays("card 1")
    ride_on(at)
    assert at.match.turn == Turn((B,), "turn")


@pytest.mark.rule("RB-71")
def test_rb_71_never_without_a_roll_nor_before_its_move() -> None:
    at = table(CARDS, to=[], dice=(1, 1))
    on_trip(at, A, "Chicago", "Toledo", "New York")
    at.refuses("card 3", "card.after_dice", "RB-71")
    at.plays("roll")
    at.refuses("card 3", "card.after_dice", "RB-71")


@pytest.mark.rule("RB-71")
def test_rb_71_it_may_be_left_for_another_turn() -> None:
    at = after_the_dice()
    at.plays("end")
    assert at.match.turn == Turn((B,), "turn")
    assert len(hand(at)) == 6


@pytest.mark.rule("RB-71")
def test_rb_71_not_to_set_out_again_after_a_trip_ended() -> None:
    at = after_the_dice("Albany", dice=(1, 1))
    at.plays("discard 1", "buy nothing")
    assert at.match.turn == Turn((B,), "turn")


@pytest.mark.rule("RB-71")
@pytest.mark.rule("RB-74")
def test_rb_71_a_bonus_die_that_sets_out_on_a_new_trip_may_be_followed_by_a_card_of_that_trip() -> None:
    at = table(CARDS, to=rolls_for("Atlanta"), dice=(1, 2, 1))
    at.state.engine[A] = SUPERCHIEF
    on_trip(at, A, "Chicago", "Utica", "New York")
    at.plays("roll")
    ride_on(at)
    at.plays("discard 6", "buy nothing", "roll")
    ride_on(at)
    assert at.match.turn == Turn((A,), "after")
    at.plays("card 2")
    assert at.state.card_used[A]
    assert hand(at) == [1, 3, 4, 5]


@pytest.mark.rule("RB-72")
def test_rb_72_a_trip_without_a_card_costs_one_of_the_players_choice_before_the_payoff() -> None:
    at = after_the_dice("Albany", dice=(1, 1))
    assert at.events(Arrived) == []
    assert at.match.turn == Turn((A,), "discard")
    assert at.match.offers() == [Discard(A, card) for card in range(1, 7)]
    at.refuses("discard 7", "card.not_yours", "RB-72")
    at.plays("discard 5")
    assert at.events(CardDiscarded) == [CardDiscarded(A, 5)]
    assert len(at.events(Arrived)) == 1
    at.refuses("discard 4", "card.no_discard_due", "RB-72")


@pytest.mark.rule("RB-72")
def test_rb_72_the_only_card_left_is_given_up_without_asking() -> None:
    at = table(CARDS, to=[], dice=(1, 1))
    at.state.cards[A] = 1 << 4
    on_trip(at, A, "Chicago", "Albany", "New York")
    at.plays("roll")
    ride_on(at)
    assert at.events(CardDiscarded) == [CardDiscarded(A, 4)]
    assert at.match.turn == Turn((A,), "purchase")


@pytest.mark.rule("RB-72")
@pytest.mark.parametrize("card", range(1, 7))
def test_rb_72_whichever_of_the_six_that_is(card: int) -> None:
    at = table(CARDS, to=[], dice=(1, 1))
    at.state.cards[A] = 1 << card
    on_trip(at, A, "Chicago", "Albany", "New York")
    at.plays("roll")
    ride_on(at)
    assert at.events(CardDiscarded) == [CardDiscarded(A, card)]
    assert hand(at) == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("RB-72")
def test_rb_72_a_trip_that_used_a_card_costs_none() -> None:
    at = after_the_dice("Rochester", dice=(1, 1))
    at.plays("card 2")
    ride_on(at)
    assert len(at.events(Arrived)) == 1
    assert hand(at) == [1, 3, 4, 5, 6]


@pytest.mark.rule("RB-73")
def test_rb_73_the_set_comes_back_when_the_trip_that_took_the_sixth_card_ends() -> None:
    at = table(CARDS, to=[], dice=(1, 1))
    at.state.cards[A] = 1 << 4
    on_trip(at, A, "Chicago", "Rochester", "New York")
    at.plays("roll")
    ride_on(at)
    at.plays("card 4")
    assert hand(at) == []
    ride_on(at)
    assert at.events(CardsReturned) == [CardsReturned(A)]
    assert len(hand(at)) == 6


@pytest.mark.rule("RB-74")
def test_rb_74_a_card_is_moved_like_dice() -> None:
    """No segment is used twice, fees are the usual ones, and declared trains are intercepted."""
    at = table(CARDS, to=[], dice=(1, 1))
    at.state.cash[B] = 210_000
    on_trip(at, A, "Chicago", "Chicago", "New York")
    on_way_home(at, B, "New York", "Toledo", "Atlanta")
    at.plays("roll", *rides(A, "NYC", "Chicago", "South Bend", "Bryan"), "card 2")
    at.refuses(rides(A, "NYC", "Bryan", "South Bend")[0], "ride.used", "RB-10")
    at.plays(*rides(A, "NYC", "Bryan", "Toledo"))
    assert at.events(Intercepted) == [Intercepted(B, A)]
    at.plays(*rides(A, "NYC", "Toledo", "Cleveland"))
    assert at.events(Paid) == [Paid(A, -1, 1_000, "fees")]


@pytest.mark.rule("RB-74")
def test_rb_74_if_it_reaches_the_destination_the_bonus_die_still_due_follows_the_purchase() -> None:
    at = after_the_dice("Rochester", superchief=True, dice=(1, 1))
    at.plays("card 2")
    ride_on(at)
    assert at.match.turn == Turn((A,), "purchase")
    at.plays("buy nothing")
    assert at.match.turn == Turn((A,), "turn")


@pytest.mark.rule("RB-74")
def test_rb_74_a_trip_home_is_one_trip_up_to_the_alternative() -> None:
    at = table(CARDS, to=[], dice=(1, 1, 1))
    at.state.engine[A] = SUPERCHIEF
    at.state.cash[A] = 150_000
    on_way_home(at, A, "New York", "Cleveland", "Atlanta")
    at.plays("roll")
    ride_on(at)
    at.plays("card 2")
    ride_on(at)
    assert at.events(DeclarationLapsed) == [DeclarationLapsed(A)]
    assert at.match.offers() == [Roll(A)]
    at.refuses("card 1", "card.one_per_trip", "RB-70")


@pytest.mark.rule("RB-74")
def test_rb_74_a_lost_turn_takes_no_card_and_hands_are_open() -> None:
    at = table(CARDS, to=[*region_rolls("NC"), *city_rolls("Chicago")])
    at.plays("roll", "region NC")
    assert len(hand(at)) == 6
    assert at.match.view(B).cards == tuple(at.state.cards)
    assert at.state.origin[A] == city("Chicago")

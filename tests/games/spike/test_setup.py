"""Setup (SP-1 to SP-10, SP-36, SP-37)."""

import pytest
from tests.games.spike.positions import RED, A, B, C, SpTable, table
from tests.support.driver import RefereedMatch
from tests.support.spike import BOARD, city, new_match

from capolinea.core.chance import QuickChance
from capolinea.core.event import Event, visible
from capolinea.core.turn import Turn
from capolinea.games.spike.actions import ChooseSides, Draw, GiveCard, KeepRoute, PlaceLocomotive, Take
from capolinea.games.spike.events import (
    CardGiven,
    CardsOpened,
    GiftGiven,
    GiftReceived,
    HandDealt,
    RoutesDealt,
    SidesChosen,
    SidesShown,
)
from capolinea.games.spike.meta import Options


def fresh(options: Options, **script: list[int]) -> SpTable:
    return RefereedMatch(new_match(options, script))


@pytest.mark.rule("SP-1")
def test_sp_1_the_first_time_card_is_turned_and_none_is_in_the_deck() -> None:
    state = fresh(Options(2)).state
    assert state.round == 1
    assert state.time_cards == 0


@pytest.mark.rule("SP-2")
def test_sp_2_the_market_is_filled_with_all_goods_at_random() -> None:
    markets = {tuple(new_match(Options(2), {"market": [first]}).state.market) for first in range(3)}
    assert len(markets) == 3
    assert all([sorted(market) == list(range(12)) for market in markets])


@pytest.mark.rule("SP-3", "SP-10")
def test_sp_3_everybody_begins_with_forty_five_tracks_the_first_train_and_nothing() -> None:
    state = fresh(Options(4)).state
    assert state.money == [0] * 4
    assert state.tracks == [45] * 4
    assert state.level == [[0, 0, 0]] * 4


@pytest.mark.rule("SP-3", "SP-10")
@pytest.mark.parametrize("advanced", [False, True])
def test_sp_3_before_the_first_decision_nothing_is_laid_moved_paid_or_delivered(advanced: bool) -> None:
    state = fresh(Options(3, advanced=advanced), first=[B]).state
    assert (state.first, state.actor) == ((-1, 0) if advanced else (B, B))
    assert (state.round, state.idle, state.finisher, state.turns_left, state.reason) == (1, 0, -1, 0, "")
    assert (state.entered_by, state.steps, state.arrived, state.drawn, state.something_happened) == (
        -1,
        0,
        False,
        0,
        False,
    )
    assert (state.train_place, state.route, state.routes) == ([-1] * 3, [-1] * 3, [()] * 3)
    assert state.money == state.from_market == state.from_contracts == state.spent == [0] * 3
    assert state.own_spaces == state.network_nodes == state.aboard == [[]] * 3
    assert (state.delivered_to, set(state.supplied), set(state.track_bits), set(state.network_bits)) == (
        [-1] * 12,
        {0},
        {0},
        {0},
    )
    assert (state.cards_above_time, state.time_cards, state.discards, state.open) == (0, 0, [0] * 6, [-1] * 4)
    assert state.known_cards == [[0] * 6] * 3
    assert (set(state.side) == {-1}) == advanced


@pytest.mark.rule("SP-4")
@pytest.mark.parametrize(("seats", "each"), [(2, 6), (3, 4), (4, 3)])
def test_sp_4_one_contract_of_each_good_is_dealt_evenly_on_a_random_side(seats: int, each: int) -> None:
    state = fresh(Options(seats), sides=[1, 0, 1]).state
    assert [BOARD.contract_good[card] for card in state.contract] == list(range(12))
    assert [state.holder.count(seat) for seat in range(seats)] == [each] * seats
    assert set(state.side) == {0, 1}


@pytest.mark.rule("SP-4")
def test_sp_4_the_cards_and_who_gets_them_are_drawn() -> None:
    one, two = fresh(Options(3), contracts=[0] * 24).state, fresh(Options(3), contracts=[2] * 12 + [1] * 11 + [0]).state
    assert one.contract == [3 * good for good in range(12)]
    assert two.contract == [3 * good + 2 for good in range(12)]
    assert one.holder != two.holder


@pytest.mark.rule("SP-5")
def test_sp_5_all_load_tokens_lie_on_their_contracts() -> None:
    state = fresh(Options(3)).state
    assert state.token == [0] * 12
    assert set(state.holder) == {0, 1, 2}


@pytest.mark.rule("SP-6")
@pytest.mark.parametrize(("seats", "each"), [(2, 7), (3, 10), (4, 10)])
def test_sp_6_five_of_sixty_cards_each_with_two_players_of_forty_two(seats: int, each: int) -> None:
    state = fresh(Options(seats)).state
    assert [sum(cards) for cards in state.hands] == [5] * seats
    for colour in range(6):
        assert state.deck[colour] + sum([cards[colour] for cards in state.hands]) == each


@pytest.mark.rule("SP-6")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_sp_6_the_first_player_is_drawn_and_gives_a_card_of_choice_to_the_right(first: int) -> None:
    at = fresh(Options(3), first=[first])
    assert at.match.turn == Turn((first,), "gift")
    right = (first - 1) % 3
    for offer in at.match.offers():
        assert isinstance(offer, GiveCard)
        assert at.state.hands[first][offer.colour] > 0
    gift = at.match.offers()[-1]
    assert isinstance(gift, GiveCard)
    held = at.state.hands[right][gift.colour]
    at.plays(gift)
    assert sum(at.state.hands[first]) == 4
    assert sum(at.state.hands[right]) == 6
    assert at.state.hands[right][gift.colour] == held + 1
    at.plays(PlaceLocomotive(first, 0))
    assert at.match.turn == Turn(((first + 1) % 3,), "place")


@pytest.mark.rule("SP-6")
def test_sp_6_only_a_card_in_hand_can_be_given() -> None:
    at = fresh(Options(2), first=[A], deck=[0] * 5)
    assert at.state.hands[A][RED] == 5
    refusal = at.refuses(GiveCard(A, 1), "gift.not_held", "SP-6")
    assert refusal.fix == GiveCard(A, RED)
    at.refuses(GiveCard(A, 6), "gift.no_such_colour")
    at.plays("give red")
    at.refuses(GiveCard(A, RED), "gift.not_now")


@pytest.mark.rule("SP-6")
def test_sp_6_instead_of_a_card_that_is_not_held_the_first_that_is_can_be_given() -> None:
    at = fresh(Options(2), first=[A], deck=[0, 0, 0, 0, 3])
    assert at.state.hands[A][:3] == [4, 1, 0]
    assert at.refuses(GiveCard(A, 2), "gift.not_held").fix == GiveCard(A, RED)


@pytest.mark.rule("SP-7", "SP-37")
def test_sp_7_four_cards_are_opened_after_the_gift() -> None:
    at = fresh(Options(2), first=[A])
    assert at.state.open == [-1] * 4
    at.plays(at.match.offers()[0])
    assert min(at.state.open) >= 0
    (opened,) = at.events(CardsOpened)
    assert opened.cards == tuple(at.state.open)
    assert at.state.deck_size == 42 - 10 - 4


@pytest.mark.rule("SP-8", "SP-37")
def test_sp_8_each_player_gets_one_route_card_that_nobody_else_sees() -> None:
    at = fresh(Options(4), first=[B])
    assert at.state.routes == [()] * 4
    at.plays(at.match.offers()[0])
    assert len(set(at.state.route)) == 4
    for seat in range(4):
        view = at.match.view(seat)
        assert view.route == tuple([at.state.route[seat] if other == seat else -1 for other in range(4)])
        (dealt,) = [event for event in visible(at.match.journal[-1].events, seat) if isinstance(event, RoutesDealt)]
        assert dealt.seat == seat
    assert at.match.view(None).route == (-1,) * 4


@pytest.mark.rule("SP-9")
def test_sp_9_locomotives_are_placed_clockwise_anywhere_also_together() -> None:
    at = fresh(Options(3), first=[B])
    at.plays(at.match.offers()[0])
    assert len(at.match.offers()) == 36
    at.plays("place Topeka", "place TOP")
    assert at.match.turn == Turn((A,), "place")
    at.refuses(PlaceLocomotive(A, 36), "place.no_such_city")
    at.plays("place Boston")
    assert at.match.turn == Turn((B,), "turn")
    assert at.state.train_place == [city("Boston"), city("Topeka"), city("Topeka")]
    at.refuses(PlaceLocomotive(B, 3), "place.not_now")


@pytest.mark.rule("SP-37")
def test_sp_37_the_gift_is_seen_by_giver_and_receiver_only() -> None:
    at = fresh(Options(3), first=[A])
    gift = at.match.offers()[0]
    assert isinstance(gift, GiveCard)
    entry = at.plays(gift)
    assert told(entry.events, B) == [CardGiven(A, C)]
    assert told(entry.events, A) == [CardGiven(A, C), GiftGiven(A, C, gift.colour)]
    assert told(entry.events, C) == [CardGiven(A, C), GiftReceived(C, A, gift.colour)]
    assert told(entry.events, None) == [CardGiven(A, C)]


def told(events: tuple[Event, ...], seat: int | None) -> list[Event]:
    return [event for event in visible(events, seat) if isinstance(event, (CardGiven, GiftGiven, GiftReceived))]


@pytest.mark.rule("SP-37")
def test_sp_37_hands_are_hidden_and_their_sizes_contracts_loads_trains_and_discards_open() -> None:
    at = table(Options(3))
    view = at.match.view(B)
    assert view.hand == tuple(at.state.hands[B])
    assert view.hand_sizes == tuple([sum(cards) for cards in at.state.hands])
    assert view.contract == tuple(at.state.contract)
    assert view.side == tuple(at.state.side)
    assert view.level == ((0, 0, 0),) * 3
    assert view.discards == (0,) * 6
    assert at.match.view(None).hand == ()
    first = at.match.journal[0].events
    for seat in range(3):
        hands = [event for event in visible(first, seat) if isinstance(event, HandDealt)]
        assert [event.seat for event in hands] == [seat]
    assert not [event for event in visible(first, None) if isinstance(event, HandDealt)]


@pytest.mark.rule("SP-37")
def test_sp_37_cards_taken_from_the_open_ones_are_remembered_by_all_until_they_may_be_played() -> None:
    at = table(Options(2))
    colour = at.state.open[0]
    at.plays(Take(A, colour))
    assert at.match.view(B).known_cards[A][colour] == 1
    for seed in range(10):
        assert at.match.rules.guess(at.match.view(B), B, QuickChance(seed)).hands[A][colour] >= 1


@pytest.mark.rule("SP-36")
def test_sp_36_sides_are_chosen_by_all_at_once_and_shown_together() -> None:
    at = fresh(Options(3, advanced=True), first=[A])
    assert at.match.turn == Turn((A, B, C), "sides")
    assert at.state.hands == [[0] * 6] * 3
    assert len(at.match.offers(A)) == 16
    at.plays(ChooseSides(B, (1, 0, 1, 1)))
    assert at.match.turn == Turn((A, C), "sides")
    mine = [good for good in range(12) if at.state.holder[good] == B]
    assert [at.match.view(B).side[good] for good in mine] == [1, 0, 1, 1]
    assert at.match.view(A).side == (-1,) * 12
    assert at.match.view(A).has_chosen == (False, True, False)
    assert at.events(SidesChosen) == [SidesChosen(B)]
    at.plays(ChooseSides(C, (0, 0, 0, 0)))
    at.plays(ChooseSides(A, (1, 1, 1, 1)))
    assert [event.seat for event in at.events(SidesShown)] == [A, B, C]
    assert -1 not in at.match.view(A).side
    assert at.match.turn == Turn((A,), "gift")
    assert [sum(cards) for cards in at.state.hands] == [5, 5, 5]


@pytest.mark.rule("SP-36")
def test_sp_36_a_side_for_each_contract_and_only_once() -> None:
    at = fresh(Options(2, advanced=True))
    at.refuses(ChooseSides(A, (0,) * 5), "sides.each_contract", "SP-36")
    at.refuses(ChooseSides(A, (0, 0, 0, 0, 0, 2)), "sides.no_such_side")
    at.plays(ChooseSides(A, (0,) * 6))
    assert at.match.refuse(ChooseSides(A, (1,) * 6)) is not None
    plain = table(Options(2))
    plain.refuses(ChooseSides(A, (0,) * 6), "sides.not_now")
    plain.refuses(KeepRoute(A, 0), "route.not_now")


@pytest.mark.rule("SP-36")
def test_sp_36_of_two_route_cards_one_is_kept_and_the_other_stays_hidden() -> None:
    at = fresh(Options(2, advanced=True), first=[A])
    at.plays(ChooseSides(A, (0,) * 6), ChooseSides(B, (0,) * 6))
    at.plays(at.match.offers()[0])
    assert at.match.turn == Turn((A, B), "route")
    one, two = at.state.routes[B]
    other = next(route for route in range(36) if route not in (one, two))
    refusal = at.refuses(KeepRoute(B, other), "route.not_dealt", "SP-36")
    assert refusal.fix == KeepRoute(B, one)
    entry = at.plays(KeepRoute(B, two))
    assert at.state.route[B] == two
    assert "route" not in str(visible(entry.events, A)[0])
    assert at.match.view(A).has_kept == (False, True)
    assert at.match.view(A).route == (-1, -1)
    at.plays(at.match.offers(A)[0])
    assert at.match.turn == Turn((A,), "place")
    assert at.match.view(B).routes == (one, two)
    assert at.match.view(A).routes == at.state.routes[A]


@pytest.mark.rule("SP-36")
def test_sp_36_whoever_kept_the_first_of_all_route_cards_is_not_asked_again() -> None:
    at = fresh(Options(2, advanced=True), first=[A], routes=[0, 0, 0, 0])
    at.plays(ChooseSides(A, (0,) * 6), ChooseSides(B, (0,) * 6))
    at.plays(at.match.offers()[0])
    assert at.state.routes == [(0, 1), (2, 3)]
    at.plays(KeepRoute(A, 0))
    assert at.match.turn == Turn((B,), "route")
    assert at.match.view(B).has_kept == (True, False)


@pytest.mark.rule("SP-36")
def test_sp_36_without_the_option_sides_are_drawn_and_one_route_card_is_dealt() -> None:
    at = table(Options(2))
    assert -1 not in at.state.side
    assert [len(routes) for routes in at.state.routes] == [1, 1]
    at.plays(Draw(A))

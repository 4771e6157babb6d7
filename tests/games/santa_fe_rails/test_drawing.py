"""Drawing cards (SF-6 to SF-11, SF-14, SF-46)."""

import pytest
from tests.games.santa_fe_rails.positions import A, B, C, at_draw, give, no_deck, top
from tests.support.santa_fe_rails import BOARD, railroad, town

from capolinea.core.turn import Turn
from capolinea.games.santa_fe_rails.actions import BuyBranch, Decline, DrawCity, Take
from capolinea.games.santa_fe_rails.events import CardTaken, CityDrawn, CitySeen, ShortLineShown, TurnBegan
from capolinea.games.santa_fe_rails.pieces import BOOMTOWN, DOUBLE, FOUR, SPECIALS, TRIPLE


@pytest.mark.rule("SF-6")
def test_sf_6_the_train_goes_to_the_left_after_every_turn() -> None:
    at = at_draw(3)
    assert at.state.first == B
    assert at.events(TurnBegan) == [TurnBegan(B, 2)]


@pytest.mark.rule("SF-7")
def test_sf_7_all_draw_back_to_four_clockwise_from_the_first_player() -> None:
    at = at_draw(3)
    drawn = []
    while at.match.turn is not None and at.match.turn.phase == "draw":
        drawn += list(at.match.turn.seats)
        at.plays("draw")
    assert drawn == [B, C, A]
    assert [len(hand) for hand in at.state.hand] == [4, 4, 4]
    assert at.match.turn == Turn((A, B, C), "choose")


@pytest.mark.rule("SF-7")
def test_sf_7_who_has_four_cards_draws_none() -> None:
    at = at_draw(3)
    at.state.hand[C].append(at.state.deck.pop())
    at.state.hand[C].sort()
    at.plays("draw")
    assert at.match.turn == Turn((A,), "draw")


@pytest.mark.rule("SF-8")
def test_sf_8_one_may_take_any_kind_of_card() -> None:
    at = at_draw(3)
    assert at.match.offers() == [
        DrawCity(B),
        *[Take(B, card) for card in SPECIALS],
        *[BuyBranch(B, major) for major in range(5)],
    ]


@pytest.mark.rule("SF-8")
def test_sf_8_the_top_city_card_is_seen_by_who_draws_it_alone() -> None:
    at = at_draw(3)
    top(at.state, "Reno")
    at.plays("draw")
    assert at.events(CityDrawn) == [CityDrawn(B, len(at.state.deck))]
    (event,) = at.events(CitySeen)
    assert event == CitySeen(B, town("Reno"))
    assert event.audience == B
    assert at.match.journal[-1].blocks_undo


@pytest.mark.rule("SF-8")
def test_sf_8_a_branch_line_costs_a_dollar() -> None:
    at = at_draw(3)
    at.state.money[B] = 1
    at.plays("buy GN")
    assert at.state.money[B] == 0
    assert at.state.branch[B] == railroad("GN")
    assert at.state.branches_left == [3, 3, 2, 3, 3]


@pytest.mark.rule("SF-8", "SF-43")
def test_sf_8_and_two_with_terrain() -> None:
    at = at_draw(3, terrain=True)
    at.state.money = [2, 1, 2]
    refusal = at.refuses("buy GN", "buy.too_dear", "SF-8")
    assert refusal.facts == {"price": 2, "money": 1, "lacking": 1}
    at.plays("draw", "buy GN")
    assert at.state.money[C] == 0


@pytest.mark.rule("SF-8")
def test_sf_8_there_is_no_credit() -> None:
    at = at_draw(3)
    at.state.money[B] = 0
    at.refuses("buy GN", "buy.too_dear", "SF-8")


@pytest.mark.rule("SF-8")
def test_sf_8_only_what_is_still_there() -> None:
    at = at_draw(3)
    for seat, card in ((A, DOUBLE), (A, DOUBLE), (A, FOUR), (C, TRIPLE), (C, BOOMTOWN)):
        give(at.state, seat, card)
    at.state.branches_left[railroad("SF")] = 0
    for text in ("take double-turn", "take triple-turn", "take four-in-one"):
        at.refuses(text, "take.none_left", "SF-8")
    at.refuses("buy SF", "buy.none_left", "SF-8")
    at.plays("take boomtown")


@pytest.mark.rule("SF-8", "SF-36")
def test_sf_8_whatever_was_played_before() -> None:
    at = at_draw(3)
    at.plays("take triple-turn", "draw", "draw")
    assert at.match.turn == Turn((A, C), "choose")
    for seat in (A, C):
        at.plays(at.match.offers(seat)[0])
    while at.match.turn is not None and at.match.turn.phase != "draw":
        at.plays("done" if at.state.rails_laid else at.match.offers()[0])
    at.plays("draw", "draw", "take triple-turn")
    assert at.state.triple == B


@pytest.mark.rule("SF-9")
@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("take triple-turn", "take four-in-one"),
        ("take four-in-one", "take triple-turn"),
        ("buy SF", "take triple-turn"),
        ("buy SF", "take four-in-one"),
        ("take triple-turn", "buy SF"),
        ("take four-in-one", "buy UP"),
        ("buy SF", "buy UP"),
        ("buy SF", "buy SF"),
    ],
)
def test_sf_9_what_does_not_go_together(one: str, two: str) -> None:
    at = at_draw(3, short=2)
    at.plays(one)
    code = "buy.not_together" if two.startswith("buy") else "take.not_together"
    at.refuses(two, code, "SF-9")


@pytest.mark.rule("SF-9")
@pytest.mark.parametrize("one", ["draw", "take double-turn", "take boomtown", "take four-in-one", "buy SF"])
@pytest.mark.parametrize("two", ["draw", "take double-turn", "take boomtown"])
def test_sf_9_everything_else_does(one: str, two: str) -> None:
    at = at_draw(3, short=2)
    at.plays(one, two)
    assert at.match.turn == Turn((C,), "draw")


@pytest.mark.rule("SF-9", "SF-46")
def test_sf_46_the_exceptions_hold_however_many_cards_are_drawn() -> None:
    at = at_draw(3, short=4)
    at.plays("take four-in-one", "take double-turn", "draw")
    at.refuses("take triple-turn", "take.not_together", "SF-9")
    at.refuses("buy KP", "buy.not_together", "SF-9")


@pytest.mark.rule("SF-10")
def test_sf_10_a_short_line_is_shown_and_replaced_from_the_deck() -> None:
    at = at_draw(3)
    top(at.state, "WP", "DRGW", "Reno")
    at.plays("draw")
    assert at.events(ShortLineShown) == [ShortLineShown(B, railroad("WP")), ShortLineShown(B, railroad("DRGW"))]
    assert at.events(CitySeen) == [CitySeen(B, town("Reno"))]
    assert at.state.available[railroad("WP")]
    assert len(at.state.hand[B]) == 4
    assert at.match.view(None).available[railroad("DRGW")]


@pytest.mark.rule("SF-10")
def test_sf_10_its_rails_can_be_laid_from_then_on() -> None:
    at = at_draw(3)
    top(at.state, "DRGW", "Reno")
    at.plays("draw", "draw", "draw")
    for seat in (A, B, C):
        at.plays(at.match.offers(seat)[0])
    at.plays("rail DRGW Denver-Cheyenne")


@pytest.mark.rule("SF-11")
def test_sf_11_while_a_city_card_is_left_one_must_draw() -> None:
    at = at_draw(3)
    refusal = at.refuses("decline", "decline.deck_not_empty", "SF-11")
    assert refusal.fix == DrawCity(B)


@pytest.mark.rule("SF-11")
def test_sf_11_when_the_deck_is_empty_one_need_not_draw() -> None:
    at = at_draw(3)
    no_deck(at.state)
    refusal = at.refuses("draw", "draw.deck_empty", "SF-11")
    assert refusal.fix == Decline(B)
    at.plays("decline", "take boomtown", "decline")
    assert at.match.turn == Turn((A, B, C), "choose")
    assert [len(hand) for hand in at.state.hand] == [3, 3, 3]


@pytest.mark.rule("SF-11")
def test_sf_11_who_can_have_nothing_at_all_is_passed_over() -> None:
    at = at_draw(3)
    state = at.state
    no_deck(state)
    state.money = [0, 0, 0]
    for seat, cards in ((A, (DOUBLE, BOOMTOWN)), (C, (DOUBLE, BOOMTOWN, BOOMTOWN))):
        for card in cards:
            give(state, seat, card)
    state.triple, state.four = A, C
    at.plays("decline")
    assert at.match.turn == Turn((B,), "choose")


@pytest.mark.rule("SF-46")
def test_sf_46_each_is_done_before_the_next_begins_and_sees_each_card_before_the_next() -> None:
    at = at_draw(3, short=2)
    at.plays("draw")
    assert at.match.turn == Turn((B,), "draw")
    at.plays("take double-turn")
    assert at.match.turn == Turn((C,), "draw")
    assert at.events(CardTaken) == [CardTaken(B, DOUBLE)]


@pytest.mark.rule("SF-46", "SF-11")
def test_sf_46_if_the_last_city_card_goes_in_the_middle_the_rest_may_be_declined() -> None:
    at = at_draw(3, short=2)
    last = [card for card in at.state.deck if card < BOARD.towns][-1]
    at.state.deck.remove(last)
    no_deck(at.state)
    at.state.deck = [last]
    at.plays("draw", "decline")
    assert at.match.turn == Turn((C,), "draw")


@pytest.mark.rule("SF-14")
def test_sf_14_one_branch_line_in_hand_at_most() -> None:
    at = at_draw(3, short=2)
    at.plays("buy SF")
    at.refuses("buy GN", "buy.not_together", "SF-9")


@pytest.mark.rule("SF-14")
def test_sf_14_it_needs_a_city_or_double_turn_card_to_be_played_with() -> None:
    at = at_draw(3)
    state = at.state
    state.discarded[B] += state.hand[B]
    state.hand[B] = []
    give(state, B, BOOMTOWN)
    at.refuses("buy SF", "buy.nothing_to_play_with", "SF-14")
    at.plays("take double-turn", "buy SF")
    assert state.branch[B] == railroad("SF")


@pytest.mark.rule("SF-7")
def test_sf_7_nothing_is_drawn_out_of_its_time() -> None:
    at = at_draw(3)
    at.plays("draw", "draw", "draw")
    for action in (DrawCity(A), Take(A, DOUBLE), BuyBranch(A, 0), Decline(A)):
        at.refuses(action, "draw.not_now", "SF-7")

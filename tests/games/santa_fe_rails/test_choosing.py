"""Choosing and revealing (SF-12, SF-13, SF-15, SF-16, SF-47)."""

import pytest
from tests.games.santa_fe_rails.positions import A, B, C, SfTable, at_draw, give, give_branch, hold, no_deck, table
from tests.support.santa_fe_rails import railroad, town

from capolinea.core.event import visible
from capolinea.core.turn import Turn
from capolinea.games.santa_fe_rails.actions import Choose
from capolinea.games.santa_fe_rails.events import CardChosen, CardsRevealed, ChoiceNoted
from capolinea.games.santa_fe_rails.pieces import BOOMTOWN, DOUBLE, FOUR, NOTHING, TRIPLE
from capolinea.games.santa_fe_rails.sequence import begin_choosing


def at_choose(*cards: int, branch: str = "") -> SfTable:
    """Return a table at which all choose and B has these special cards in hand."""
    at = table(3)
    hold(at.state, B, "Denver", "Denver", "Omaha", "Reno")
    for card in cards:
        give(at.state, B, card)
    if branch:
        give_branch(at.state, B, branch)
    begin_choosing(at.state, None)
    return at


def choices(at: SfTable) -> list[int]:
    return [offer.card for offer in at.match.offers(B) if isinstance(offer, Choose)]


@pytest.mark.rule("SF-12")
def test_sf_12_all_choose_at_once_in_any_order() -> None:
    at = table(3)
    assert at.match.turn == Turn((A, B, C), "choose")
    at.plays(Choose(C, at.state.hand[C][0]))
    assert at.match.turn == Turn((A, B), "choose", (C,))
    at.plays(Choose(A, at.state.hand[A][0]))
    assert at.match.turn == Turn((B,), "choose", (A, C))


@pytest.mark.rule("SF-12")
def test_sf_12_a_city_a_double_turn_or_a_boomtown() -> None:
    at = at_choose(DOUBLE, BOOMTOWN)
    assert choices(at) == [town("Omaha"), town("Denver"), DOUBLE, BOOMTOWN]
    at.refuses(Choose(B, town("Seattle")), "choose.not_held", "SF-12")
    at.refuses(Choose(B, TRIPLE), "choose.not_held", "SF-12")


@pytest.mark.rule("SF-12", "SF-13")
def test_sf_12_a_branch_line_goes_with_a_city_or_a_double_turn_only() -> None:
    at = at_choose(DOUBLE, BOOMTOWN, branch="UP")
    assert choices(at) == [town("Omaha"), DOUBLE]
    refusal = at.refuses(Choose(B, BOOMTOWN), "choose.boomtown_with_branch", "SF-12")
    assert refusal.facts == {"railroad": railroad("UP")}


@pytest.mark.rule("SF-13")
def test_sf_13_a_branch_line_that_was_bought_is_played_in_the_same_turn() -> None:
    at = at_choose(branch="UP")
    at.plays(Choose(B, town("Denver")), Choose(A, at.state.hand[A][0]), Choose(C, at.state.hand[C][0]))
    (shown,) = at.events(CardsRevealed)
    assert shown.branches == (-1, railroad("UP"), -1)
    assert at.state.branch[B] == railroad("UP")


@pytest.mark.rule("SF-13")
@pytest.mark.parametrize("card", [TRIPLE, FOUR])
def test_sf_13_who_has_taken_the_triple_turn_or_the_four_in_one_plays_it(card: int) -> None:
    at = at_choose(card)
    assert at.match.turn == Turn((A, C), "choose")
    assert at.state.card[B] == card
    refusal = at.match.rules.refuse(at.state, Choose(B, town("Denver")))
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("choose.forced", "SF-13")


@pytest.mark.rule("SF-13")
def test_sf_13_in_the_first_turn_everyone_plays_a_city_card() -> None:
    at = table(4)
    for seat in range(4):
        assert {offer.card for offer in at.match.offers(seat) if isinstance(offer, Choose)} == set(at.state.hand[seat])


@pytest.mark.rule("SF-15")
def test_sf_15_all_are_revealed_at_once_and_cities_stay_in_front_of_their_players() -> None:
    at = at_choose(DOUBLE)
    hold(at.state, A, "Seattle", "Tucson", "Boise", "Helena")
    at.plays(Choose(A, town("Boise")), Choose(B, DOUBLE))
    assert at.state.played == [[], [], []]
    last = at.state.hand[C][0]
    at.plays(Choose(C, last))
    assert at.events(CardsRevealed) == [CardsRevealed((town("Boise"), DOUBLE, last), (-1, -1, -1))]
    assert at.match.journal[-1].blocks_undo
    assert at.state.played == [[town("Boise")], [], [last]]
    assert at.match.view(None).played == ((town("Boise"),), (), (last,))
    assert at.match.view(None).card == (town("Boise"), DOUBLE, last)
    assert town("Boise") not in at.state.hand[A]


@pytest.mark.rule("SF-16")
def test_sf_16_an_empty_hand_plays_nothing_and_still_lays() -> None:
    at = at_draw(3)
    no_deck(at.state)
    at.state.discarded[B] += at.state.hand[B]
    at.state.hand[B] = []
    at.plays("decline", "decline", "decline")
    assert at.match.turn == Turn((A, C), "choose")
    for seat in (A, C):
        at.plays(Choose(seat, at.state.hand[seat][0]))
    assert at.state.card[B] == NOTHING
    assert at.match.turn == Turn((B,), "first_lay")
    at.plays(at.match.offers()[0])
    assert at.match.turn == Turn((C,), "first_lay")


@pytest.mark.rule("SF-16")
def test_sf_16_when_nobody_has_a_card_the_lay_begins_at_once() -> None:
    at = at_draw(3)
    no_deck(at.state)
    for seat in range(3):
        at.state.discarded[seat] += at.state.hand[seat]
        at.state.hand[seat] = []
    at.plays("decline", "decline", "decline")
    assert at.match.turn == Turn((B,), "first_lay")


@pytest.mark.rule("SF-47")
def test_sf_47_who_has_a_playable_card_plays_one() -> None:
    at = at_draw(3)
    no_deck(at.state)
    at.state.discarded[B] += at.state.hand[B]
    at.state.hand[B] = []
    at.plays("take boomtown", "decline", "decline", "decline")
    assert at.match.turn == Turn((A, B, C), "choose")
    assert choices(at) == [BOOMTOWN]


@pytest.mark.rule("SF-47")
def test_sf_47_double_turn_and_boomtown_may_be_kept() -> None:
    at = at_choose(DOUBLE, BOOMTOWN)
    at.plays(Choose(B, town("Denver")), Choose(A, at.state.hand[A][0]), Choose(C, at.state.hand[C][0]))
    assert (at.state.doubles[B], at.state.boomtowns[B]) == (1, 1)


@pytest.mark.rule("SF-47")
def test_sf_47_both_cards_of_a_town_may_be_played_in_one_turn() -> None:
    at = table(3)
    hold(at.state, A, "Denver", "Omaha", "Reno", "Seattle")
    hold(at.state, B, "Denver", "Boise", "Tucson", "Portland")
    at.plays(Choose(A, town("Denver")), Choose(B, town("Denver")), Choose(C, at.state.hand[C][0]))
    assert at.state.played[A] == at.state.played[B] == [town("Denver")]


# The choice is secret and may be changed.


@pytest.mark.rule("SF-12")
def test_sf_12_a_choice_may_be_changed_until_the_last_has_chosen() -> None:
    at = at_choose()
    at.plays(Choose(B, town("Denver")))
    assert choices(at) == [town("Omaha"), town("Reno")]
    at.plays(Choose(B, town("Reno")), Choose(A, at.state.hand[A][0]), Choose(B, town("Omaha")))
    at.refuses(Choose(B, town("Omaha")), "choose.already", "SF-12")
    assert at.match.turn == Turn((C,), "choose", (A, B))
    at.plays(Choose(C, at.state.hand[C][0]))
    assert at.state.played[B] == [town("Omaha")]
    assert at.state.hand[B] == [town("Denver"), town("Denver"), town("Reno")]


@pytest.mark.rule("SF-12", "SF-45")
def test_sf_12_nothing_of_a_choice_or_of_its_change_is_seen_by_others() -> None:
    """Two tables that differ in what B chooses and changes to look the same to everybody else."""
    one, two = at_choose(DOUBLE), at_choose(DOUBLE)
    for at, first, then in ((one, town("Denver"), town("Omaha")), (two, DOUBLE, town("Denver"))):
        at.plays(Choose(B, first))
        assert at.events(CardChosen) == [CardChosen(B)]
        at.plays(Choose(B, then))
        assert at.events(CardChosen) == []
        assert visible(at.match.journal[-1].events, A) == ()
        assert visible(at.match.journal[-1].events, None) == ()
        assert visible(at.match.journal[-1].events, B) == (ChoiceNoted(B, then),)
    for viewer in (A, C, None):
        assert one.match.view(viewer) == two.match.view(viewer)
        assert visible(one.match.journal[1].events, viewer) == visible(two.match.journal[1].events, viewer)
    assert one.match.turn == two.match.turn
    for seat in (A, C):
        assert one.match.offers(seat) == two.match.offers(seat)
    assert one.match.view(B) != two.match.view(B)
    assert one.match.view(B).choice == town("Omaha")
    assert one.match.view(A).has_chosen == (False, True, False)
    assert one.match.view(A).hand_cities == (4, 3, 4)


@pytest.mark.rule("SF-12")
def test_sf_12_who_had_no_choice_can_t_change_it() -> None:
    at = at_choose(TRIPLE)
    assert at.match.offers(B) == []
    refusal = at.match.refuse(Choose(B, town("Denver")))
    assert refusal is not None
    assert refusal.code == "turn.not_yours"


@pytest.mark.rule("SF-12")
def test_sf_12_nothing_is_chosen_out_of_its_time() -> None:
    at = at_draw(3)
    at.refuses(Choose(B, at.state.hand[B][0]), "choose.not_now", "SF-12")


@pytest.mark.rule("SF-12")
def test_sf_12_what_is_no_card_at_all_is_refused_as_such() -> None:
    at = at_choose()
    for card in (-1, NOTHING, 99):
        refusal = at.match.refuse(Choose(B, card))
        assert refusal is not None
        assert (refusal.code, refusal.clause) == ("choose.no_such_card", "SF-12")
    # Milwaukee is the first town, although nobody can have a card of it.
    at.refuses(Choose(B, town("Milwaukee")), "choose.not_held", "SF-12")
    at.refuses(Choose(B, BOOMTOWN), "choose.not_held", "SF-12")

"""What is open and what is secret (SF-45)."""

from random import Random

import pytest
from tests.games.santa_fe_rails.positions import A, B, C, at_draw, at_lay, give, hold, table
from tests.support.driver import any_chance, walk
from tests.support.games import SANTA_FE_RAILS
from tests.support.santa_fe_rails import LAW_OPTIONS, check_state

from capolinea.core.chance import QuickChance
from capolinea.core.event import visible
from capolinea.games.santa_fe_rails.actions import Choose
from capolinea.games.santa_fe_rails.meta import Options
from capolinea.games.santa_fe_rails.pieces import DOUBLE, FACE_DOWN
from capolinea.games.santa_fe_rails.rules import RULES
from capolinea.games.santa_fe_rails.state import OVER
from capolinea.games.santa_fe_rails.view import state_from_view, unseen_city_cards


@pytest.mark.rule("SF-45")
def test_sf_45_money_rails_hand_sizes_deck_and_cards_taken_are_open() -> None:
    at = at_draw(3)
    at.plays("take double-turn", "buy SF")
    state = at.state
    for viewer in (A, None):
        view = at.match.view(viewer)
        assert view.money == tuple(state.money)
        assert view.rails == tuple(state.rails)
        assert view.doubles == (0, 1, 0)
        assert view.branch == (-1, -1, 0)
        assert view.hand_cities == (3, 3, 3)
        assert view.deck_size == len(state.deck)
        assert view.played == tuple([tuple(cards) for cards in state.played])


@pytest.mark.rule("SF-45")
def test_sf_45_city_cards_in_hand_are_seen_by_their_holder_alone() -> None:
    at = table(3)
    assert at.match.view(B).hand == tuple(at.state.hand[B])
    assert at.match.view(None).hand == ()
    dealt = at.match.journal[0].events
    for viewer in (A, B, C):
        dealt_hands = [event for event in visible(dealt, viewer) if hasattr(event, "cities")]
        assert [getattr(event, "seat", None) for event in dealt_hands] == [viewer]


@pytest.mark.rule("SF-45")
def test_sf_45_no_view_holds_the_deck_or_another_s_cards() -> None:
    """Two tables that differ only in what A may not know look the same to A."""
    one, two = table(3), table(3)
    hold(one.state, A, "Denver", "Reno", "Omaha", "Seattle")
    hold(two.state, A, "Denver", "Reno", "Omaha", "Seattle")
    hold(one.state, B, "Boise", "Tucson", "Portland", "Helena")
    hold(two.state, B, "Dallas", "Houston", "Ashland", "Spokane")
    two.state.deck.sort(key=lambda card: -card)
    assert one.match.view(A) == two.match.view(A)
    assert one.match.view(None) == two.match.view(None)


@pytest.mark.rule("SF-45")
def test_sf_45_the_bank_s_money_is_no_limit() -> None:
    at = at_lay(money=[1000, 2, 2])
    at.plays("rail KP Kansas City-Abilene/1")
    assert at.state.money[A] == 1006


def test_what_nobody_can_place_is_what_the_viewer_has_not_seen() -> None:
    at = at_lay({B: DOUBLE}, second=True)
    view = at.match.view(A)
    hidden = [card for card in at.state.deck if card < at.state.board.towns]
    hidden += at.state.hand[B] + at.state.hand[C] + at.state.discarded[B] + at.state.discarded[C]
    assert unseen_city_cards(view) == sorted(hidden)


@pytest.mark.parametrize("options", LAW_OPTIONS, ids=repr)
def test_a_guess_is_a_sound_state_at_any_time_of_a_match(options: Options) -> None:
    """This holds even while some have chosen and after all short lines; guesses can be played to the end."""
    random = Random(2)
    for match in walk(SANTA_FE_RAILS, options, random):
        if random.randrange(6) == 0:
            seat = random.randrange(match.options.seats)
            guess = RULES.guess(match.view(seat), seat, any_chance(random))
            check_state(guess)
            assert RULES.view(guess, seat) == match.view(seat)
            assert RULES.turn(guess) == match.turn


@pytest.mark.parametrize("options", LAW_OPTIONS[:4], ids=repr)
def test_the_state_of_a_view_has_the_same_turn_and_as_many_cards_everywhere(options: Options) -> None:
    """Only the faces of cards are missing; the free segments follow from the rails on the board."""
    for match in walk(SANTA_FE_RAILS, options, Random(4)):
        full = match.state
        for viewer in (None, 0):
            state = state_from_view(match.view(viewer))
            assert RULES.turn(state) == match.turn
            assert state.free == full.free
            assert list(map(len, state.hand)) == list(map(len, full.hand))
            assert list(map(len, state.discarded)) == list(map(len, full.discarded))
            assert (len(state.third), len(state.deck)) == (len(full.third), len(full.deck))
            faces = [*state.deck, *state.hand[1], *state.discarded[1], *(state.third if full.stage != OVER else [])]
            assert set(faces) <= {FACE_DOWN}


@pytest.mark.rule("SF-12", "SF-45")
def test_a_guess_of_a_hidden_choice_may_be_any_card_the_hand_may_have() -> None:
    at = table(3)
    give(at.state, B, DOUBLE)
    at.plays(Choose(B, DOUBLE))
    view = at.match.view(A)
    cards = {RULES.guess(view, A, QuickChance(seed)).card[B] for seed in range(200)}
    assert DOUBLE in cards
    assert len(cards) > 10

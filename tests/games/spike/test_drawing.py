"""Drawing rail cards, and that every turn has one action (SP-21, SP-29, SP-39)."""

import pytest
from tests.games.spike.positions import BLUE, RED, A, B, hold, improve, show, table

from capolinea.core.event import visible
from capolinea.core.turn import Turn
from capolinea.games.spike.actions import Build, Draw, Extra, Improve, Ride, Start, Stop, Take
from capolinea.games.spike.events import CardDrawn, CardSeen, CardsOpened, CardTaken, DrawEnded


@pytest.mark.rule("SP-21")
def test_sp_21_open_cards_and_the_deck_may_be_mixed() -> None:
    at = table(hand="rrb")
    show(at, "rbgy")
    at.plays("take green")
    assert at.events(CardTaken) == [CardTaken(A, 2, 2)]
    at.plays("draw")
    assert sum(at.state.hands[A]) == 5
    assert at.match.turn == Turn((B,), "turn")


@pytest.mark.rule("SP-21", "SP-11")
@pytest.mark.parametrize("tender", [2, 3, 4])
def test_sp_21_as_many_cards_as_the_tender_allows(tender: int) -> None:
    at = table(hand="rb")
    improve(at, A, 1, tender - 2)
    for _ in range(tender):
        assert at.match.turn is not None
        assert at.match.turn.seats == (A,)
        at.plays("draw")
    assert at.match.turn == Turn((B,), "turn")
    assert sum(at.state.hands[A]) == 2 + tender


@pytest.mark.rule("SP-21")
def test_sp_21_one_may_stop_after_any_card() -> None:
    at = table(hand="rb")
    at.refuses("stop", "stop.action_due", "SP-39")
    at.plays("draw")
    entry = at.plays("stop")
    assert entry.events[0] == DrawEnded(A, 1)
    assert at.match.turn == Turn((B,), "turn")


@pytest.mark.rule("SP-21")
def test_sp_21_open_cards_are_refilled_only_after_all_are_drawn() -> None:
    at = table(hand="rb")
    improve(at, A, 1, 2)
    show(at, "rrby")
    at.plays("take red", "take red", "take blue")
    assert at.state.open[:3] == [-1, -1, -1]
    at.refuses("take red", "take.not_open", "SP-21")
    at.refuses(Take(A, 6), "take.no_such_colour")
    assert at.match.offers()[-3:] == [Take(A, 3), Draw(A), Stop(A)]
    at.plays("take yellow")
    assert min(at.state.open) >= 0
    (opened,) = at.events(CardsOpened)
    assert opened.slots == (0, 1, 2, 3)


@pytest.mark.rule("SP-21")
def test_sp_21_a_card_from_the_deck_is_seen_by_its_player_alone_before_the_next() -> None:
    at = table(hand="rb")
    entry = at.plays("draw")
    assert [type(event) for event in visible(entry.events, A)] == [CardDrawn, CardSeen]
    assert visible(entry.events, B) == (CardDrawn(A),)
    assert at.match.turn == Turn((A,), "draw")
    assert at.match.undo_target(A) is None


@pytest.mark.rule("SP-21")
def test_sp_21_an_open_card_can_be_put_back_until_the_deck_speaks() -> None:
    at = table(hand="rb")
    show(at, "rbgy")
    at.plays("take red")
    assert at.match.undo_target(A) is not None
    at.match.undo(A)
    assert at.state.open == [RED, BLUE, 2, 3]
    assert at.match.turn == Turn((A,), "turn")


@pytest.mark.rule("SP-29", "SP-39")
def test_sp_29_a_draw_is_always_possible_so_nobody_passes() -> None:
    at = table(hand="r")
    hold(at, A, "")
    kinds = {type(offer) for offer in at.match.offers()}
    assert Draw in kinds
    assert not kinds & {Build, Start, Ride, Extra, Improve, Stop}
    assert at.match.refuse(Stop(A)) is not None


@pytest.mark.rule("SP-39")
def test_sp_39_once_drawing_has_begun_no_other_action_may_follow() -> None:
    at = table(hand="yw")
    at.plays("draw")
    for text in ("build RAL-j67-NFK by yw", "improve tender", "start RAL-j67", "extra RAL-j67"):
        at.refuses(text, "action.not_now", "SP-39")
    at.plays("stop")
    assert at.match.turn == Turn((B,), "turn")

"""A match: playing, refusing, undoing and viewing, on the tiny game with scripted chance."""

from collections.abc import Sequence
from typing import Any

import pytest
from tests.support.driver import RefereedMatch, snapshot
from tests.support.tiny import DECK, RULES, Leave, Load, Offer, Options, State, TinyView, WagonOpened

from capolinea.core.action import Action, Undo
from capolinea.core.chance import ChanceError, Draw, QuickChance, ScriptedChance
from capolinea.core.journal import Entry
from capolinea.core.match import Match, ReplayError
from capolinea.core.outcome import Outcome, ranked
from capolinea.core.refusal import AmbiguousAction, CapolineaError, IllegalAction, InvalidAction, Refusal
from capolinea.core.turn import Turn
from capolinea.games.transamerica.actions import Stop


def table(hands: Sequence[Sequence[int]], dice: Sequence[int] = ()) -> RefereedMatch[State, TinyView]:
    """Return a tiny match with these hands, and these crates on the wagons."""
    seats, cards = len(hands), len(hands[0])
    pool = list(range(1, DECK + 1))
    deal: list[int] = []
    for i, card in enumerate([hands[n % seats][n // seats] for n in range(seats * cards)]):
        j = pool.index(card)
        deal.append(j - i)
        pool[i], pool[j] = pool[j], pool[i]
    chance = ScriptedChance({"deal": deal, "die": [crates - 1 for crates in dice]}, QuickChance(1))
    return RefereedMatch(Match(RULES, Options(seats, cards), chance))


def opened() -> RefereedMatch[State, TinyView]:
    """Return a match where seat 1 is at a wagon of three crates."""
    made = table([[1, 2], [3, 4]], [3, 3])
    made.plays(Offer(0, 1), Offer(1, 3))
    return made


def test_all_seats_owe_an_offer_at_once_and_may_make_it_in_any_order() -> None:
    made = table([[1, 2], [3, 4], [5, 6]])
    assert made.match.turn == Turn((0, 1, 2), "offer")
    made.plays(Offer(2, 5))
    assert made.match.turn == Turn((0, 1), "offer")
    made.plays(Offer(0, 1), Offer(1, 3))
    assert made.match.turn == Turn((2,), "wagon")


def test_offers_are_those_of_a_seat_or_of_all_who_owe_a_decision() -> None:
    made = table([[1, 2], [3, 4]])
    assert made.match.offers() == [Offer(0, 1), Offer(0, 2), Offer(1, 3), Offer(1, 4)]
    assert made.match.offers(1) == [Offer(1, 3), Offer(1, 4)]
    made.plays(Offer(1, 3))
    assert made.match.offers(1) == []
    assert made.match.offers(99) == []


def test_a_seat_that_owes_nothing_is_refused() -> None:
    made = table([[1, 2], [3, 4]])
    made.plays(Offer(0, 1))
    refusal = made.refuses(Offer(0, 2), "turn.not_yours", "core")
    assert refusal.facts == {"seat": 0, "turn": 1}
    made.refuses(Offer(-1, 2), "turn.not_yours")
    made.refuses(Offer(2, 2), "turn.not_yours")


def test_an_action_of_another_game_is_refused() -> None:
    opened().refuses(Stop(1), "action.other_game", "core")


def test_the_entry_tells_action_draws_and_events() -> None:
    made = table([[1, 2], [3, 4]], [3])
    made.plays(Offer(0, 1))
    entry = made.plays(Offer(1, 3))
    assert entry.number == 2
    assert entry.seat == 1
    assert entry.action == Offer(1, 3)
    assert entry.draws == (Draw("die", 6, 2),)
    assert made.events(WagonOpened) == [WagonOpened(1, (1, 3), 3)]
    assert list(made.match) == made.match.journal


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    made = opened()
    before, seq = snapshot(made.state), made.match.last_entry
    with pytest.raises(IllegalAction) as caught:
        made.match.play(Offer(1, 4))
    assert caught.value.refusal == Refusal("offer.wagon_is_open", "W-3", {}, Leave(1))
    assert str(caught.value) == "offer.wagon_is_open (clause='W-3')"
    assert (snapshot(made.state), made.match.last_entry) == (before, seq)


def test_text_is_played_for_the_seat_whose_turn_it_is() -> None:
    made = opened()
    assert made.match.play("load").action == Load(1)
    assert made.match.play(" LEAVE ").action == Leave(1)


def test_with_several_seats_to_move_text_needs_a_seat() -> None:
    made = table([[1, 2], [3, 4]])
    with pytest.raises(AmbiguousAction) as caught:
        made.match.play("offer 1")
    assert caught.value.code == "action.whose"
    assert caught.value.candidates == ("0", "1")
    assert made.match.play("offer 3", 1).action == Offer(1, 3)


@pytest.mark.parametrize("text", ["", "fly", "offer", "offer x", "load 3", "offer 12345678"])
def test_text_that_is_no_action_is_invalid(text: str) -> None:
    with pytest.raises((InvalidAction, AmbiguousAction)):
        opened().match.play(text)


def test_text_that_fits_several_actions_is_ambiguous() -> None:
    with pytest.raises(AmbiguousAction) as caught:
        opened().match.play("l")
    assert caught.value.candidates == ("load", "leave")
    assert caught.value.facts["candidates"] == "load, leave"


def test_an_action_of_another_seat_than_the_one_who_sends_it_is_invalid() -> None:
    with pytest.raises(InvalidAction, match=r"action\.other_seat"):
        opened().match.play(Load(1), seat=0)


def test_the_three_errors_are_distinct_and_share_one_base() -> None:
    kinds = (InvalidAction, IllegalAction, AmbiguousAction)
    assert all([issubclass(kind, CapolineaError) for kind in kinds])
    assert not any([issubclass(one, two) for one in kinds for two in kinds if one is not two])


def test_nothing_can_be_done_when_the_match_is_over() -> None:
    made = table([[1], [3]], [1])
    made.plays(Offer(0, 1), Offer(1, 3), Load(1), Leave(1))
    assert made.match.turn is None
    assert made.match.outcome == Outcome((2, 1), (0, 1), made.match.outcome.breakdown, "cards_played")
    made.refuses(Load(1), "match.over", "core")
    made.refuses(Undo(1, 3), "match.over", "core")
    assert made.match.undo_target(1) is None
    for attempt in (lambda: made.match.play("load"), made.match.undo):
        with pytest.raises(IllegalAction, match=r"match\.over"):
            attempt()


# Undo


def test_undo_takes_back_step_by_step_and_the_journal_grows() -> None:
    made = opened()
    made.plays(Load(1), Load(1))
    assert made.match.undo_target(1) == 3
    entry = made.match.undo()
    assert (entry.number, entry.action, entry.draws, entry.events) == (5, Undo(1, 3), (), ())
    assert made.state.crates == [0, 1]
    assert made.match.undo_target(1) == 2
    made.match.undo(1)
    assert made.state.crates == [0, 0]
    assert made.match.undo_target(1) is None
    assert made.match.last_entry == 6


def test_several_actions_are_undone_at_once() -> None:
    made = opened()
    made.plays(Load(1), Load(1), Load(1))
    made.match.play(Undo(1, 2))
    assert made.state.crates == [0, 0]
    assert made.state.wagon == 3


def test_after_an_undo_play_goes_on_and_can_be_undone_again() -> None:
    made = opened()
    made.plays(Load(1))
    made.match.undo()
    made.plays(Load(1), Load(1))
    assert made.match.undo_target(1) == 5
    made.match.play(Undo(1, 2))
    assert made.state.crates == [0, 0]
    made.refuses(Undo(1, 3), "undo.nothing")


def test_an_undone_entry_is_no_place_to_go_back_to() -> None:
    made = opened()
    made.plays(Load(1), Load(1))
    made.match.play(Undo(1, 3))
    made.plays(Load(1))
    made.refuses(Undo(1, 4), "undo.nothing")
    made.refuses(Undo(1, 5), "undo.nothing")
    made.match.play(Undo(1, 3))
    assert made.state.crates == [0, 1]


def test_nothing_is_undone_past_a_draw_or_a_revealed_secret() -> None:
    made = opened()
    made.plays(Load(1))
    assert made.refuses(Undo(1, 1), "undo.revealed", "core").facts == {"entry": 2}


def test_the_setup_cannot_be_undone() -> None:
    made = table([[1, 2], [3, 4]])
    made.refuses(Undo(0, 0), "undo.nothing")
    made.refuses(Undo(0, -1), "undo.nothing")
    with pytest.raises(IllegalAction, match=r"undo\.nothing"):
        made.match.undo()


def test_what_another_seat_did_is_not_undone() -> None:
    made = opened()
    made.plays(Load(1), Leave(1))
    assert made.refuses(Undo(0, 3), "undo.not_yours", "core").facts == {"entry": 4}
    made.plays(Offer(0, 2))
    assert made.refuses(Undo(1, 3), "undo.not_yours").facts == {"entry": 5}
    made.refuses(Undo(0, 4), "turn.not_yours")


def test_a_seat_that_still_owes_a_decision_may_undo_what_it_did_last() -> None:
    """After the wagon its opener owes an offer, like all others: while nobody has moved, it may take it back."""
    made = opened()
    made.plays(Load(1), Leave(1))
    assert made.match.turn == Turn((0, 1), "offer")
    made.match.undo()
    assert made.match.turn == Turn((1,), "wagon")
    assert made.state.crates == [0, 1]


def test_what_another_seat_took_back_itself_does_not_open_older_entries_again() -> None:
    """Seats 0 and 1 both owe an offer. A simultaneous offer cannot be undone: a seat that has offered owes nothing."""
    made = opened()
    made.plays(Load(1), Leave(1), Offer(0, 2))
    made.refuses(Undo(0, 4), "turn.not_yours")
    made.refuses(Undo(1, 4), "undo.not_yours")


def test_undo_is_replayed_like_anything_else() -> None:
    made = opened()
    made.plays(Load(1), Load(1))
    made.match.play(Undo(1, 3))
    made.plays(Leave(1))
    again = Match.replay(RULES, made.match.options, made.match.journal)
    assert snapshot(again.state) == snapshot(made.state)
    assert again.undo_target(1) == made.match.undo_target(1) == 3
    assert again.at(5).state.crates == [0, 1]


# Replay


def test_a_match_is_looked_at_as_it_stood() -> None:
    made = opened()
    made.plays(Load(1))
    assert made.match.at(0).state.hands == [[1, 2], [3, 4]]
    assert made.match.at(2).state.crates == [0, 0]
    for seq in (-1, 4):
        with pytest.raises(InvalidAction, match=r"entry\.unknown"):
            made.match.at(seq)


def test_a_match_without_live_chance_stands_as_it_stood_when_a_draw_is_wanted() -> None:
    made = table([[1, 2], [3, 4]])
    made.plays(Offer(0, 1))
    past = made.match.at(1)
    before = snapshot(past.state)
    for _ in range(2):
        with pytest.raises(ChanceError, match=r"chance\.none"):
            past.play(Offer(1, 3))
        assert snapshot(past.state) == before
        assert past.last_entry == 1


@pytest.mark.parametrize(
    ("entry", "code"),
    [
        (Entry(1, 0, None, (), ()), "replay.no_action"),
        (Entry(1, 1, Offer(0, 1), (), ()), "replay.no_action"),
        (Entry(1, 0, Load(0), (), ()), "replay.refused"),
        (Entry(1, 0, Offer(0, 1), (), ()), "replay.other_events"),
        (Entry(1, 0, Offer(0, 1), (Draw("die", 6, 0),), ()), "chance.too_many"),
        (Entry(1, 0, Undo(0, 0), (), ()), "replay.refused"),
    ],
)
def test_an_entry_that_does_not_follow_is_named(entry: Entry, code: str) -> None:
    made = table([[1, 2], [3, 4]])
    with pytest.raises(ReplayError) as caught:
        Match.replay(RULES, made.match.options, [*made.match.journal, entry])
    assert (caught.value.code, caught.value.entry, caught.value.facts["entry"]) == (code, 1, 1)


def test_a_journal_without_a_setup_is_no_match() -> None:
    with pytest.raises(ReplayError, match=r"replay\.empty"):
        Match.replay(RULES, Options(2), [])


# Set-up


@pytest.mark.parametrize("seats", [-1, 0, 1, 5, 1 << 70])
def test_a_match_is_set_up_for_the_seats_its_game_allows(seats: int) -> None:
    with pytest.raises(IllegalAction) as caught:
        Match.new(RULES, Options(seats))
    assert caught.value.refusal.code == "setup.seats"
    assert caught.value.facts["fewest"] == 2
    assert caught.value.facts["most"] == 4


def test_options_that_do_not_go_together_are_refused() -> None:
    assert Match.new(RULES, Options(4, 3), 1).options == Options(4, 3)
    for cards in (0, 4):
        with pytest.raises(IllegalAction, match=r"setup\.cards"):
            Match.new(RULES, Options(4, cards))


def test_without_a_seed_every_match_is_another() -> None:
    hands = {str(Match.new(RULES, Options(4, 3)).state.hands) for _ in range(20)}
    assert len(hands) > 15


def test_a_seed_repeats_the_match() -> None:
    one, two = Match.new(RULES, Options(3), 5), Match.new(RULES, Options(3), 5)
    assert one.journal == two.journal
    assert Match.new(RULES, Options(3), b"secret").journal == Match.new(RULES, Options(3), b"secret").journal


@pytest.mark.parametrize(
    ("scores", "ranks"),
    [((3, 1, 2), (1, 3, 2)), ((5, 5, 1), (1, 1, 3)), ((0, 0), (1, 1)), ((-4, -2, -4, 9), (3, 2, 3, 1))],
)
def test_equal_scores_share_a_rank_and_the_next_one_is_left_out(
    scores: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    assert ranked(scores) == ranks
    outcome = Outcome(ranks, scores, (), "")
    assert outcome.winners == tuple([seat for seat, rank in enumerate(ranks) if rank == 1])


def test_the_tiny_game_ends_with_its_shed() -> None:
    made = table([[1, 2], [3, 4]], [6, 6])
    made.plays(Offer(0, 1), Offer(1, 3))
    take_all(made)
    made.plays(Offer(0, 2), Offer(1, 4))
    assert made.state.wagon == 4
    take_all(made)
    assert made.match.outcome is not None
    assert made.match.outcome.reason == "shed_empty"
    assert made.match.outcome.scores == (0, 10)


def take_all(made: RefereedMatch[Any, Any]) -> None:
    actions: list[Action] = [Load(1)] * made.state.wagon
    made.plays(*actions, Leave(1))

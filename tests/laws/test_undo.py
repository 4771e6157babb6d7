"""Laws of undo: exact, within a player's own turn, never past a draw or a revealed secret; the journal only grows."""

from random import Random

import pytest
from hypothesis import given
from tests.support.driver import snapshot, walk
from tests.support.games import Game
from tests.support.hidden import twins
from tests.support.laws import every_game, random_match, seeds

from capolinea.core.action import Undo
from capolinea.core.chance import SeededChance
from capolinea.core.match import Match
from capolinea.core.refusal import IllegalAction


@every_game
@given(seed=seeds)
def test_undo_brings_back_exactly_what_was(game: Game, seed: int) -> None:
    random = Random(seed)
    match = next(walk(game, game.options[random.randrange(len(game.options))], random))
    undone = 0
    while (turn := match.turn) is not None and match.last_entry < 300:
        seat = turn.seats[random.randrange(len(turn.seats))]
        offers = match.offers(seat)
        before = snapshot(match.state)
        journal = list(match.journal)
        target = match.undo_target(seat)
        match.play(offers[random.randrange(len(offers))])
        if random.randrange(3) == 0 and match.undo_target(seat) is not None:
            entry = match.play(Undo(seat, match.undo_target(seat) or 0))
            assert snapshot(match.state) == before
            assert match.journal[: len(journal)] == journal
            assert match.journal[-1] == entry
            assert len(match.journal) == len(journal) + 2
            assert match.turn == turn
            assert match.undo_target(seat) == target
            undone += 1
    again = Match.replay(match.rules, match.options, match.journal)
    assert snapshot(again.state) == snapshot(match.state)
    assert undone or match.last_entry < 40


@every_game
@given(seed=seeds)
def test_undo_reaches_no_further_than_chance_secrets_and_other_seats(game: Game, seed: int) -> None:
    """Against a plain statement of the law, at every entry of a match, for every seat and every target."""
    for match in random_match(game, seed):
        if match.last_entry > 250:
            break
        turn = match.turn
        for seat in range(match.options.seats):
            reach = match.last_entry
            while turn is not None and seat in turn.seats and reach > 0:
                entry = match.journal[reach]
                if entry.blocks_undo or entry.seat != seat:
                    break
                reach -= 1
            for to in range(max(0, match.last_entry - 6), match.last_entry + 2):
                allowed = reach <= to < match.last_entry and turn is not None and seat in turn.seats
                assert (match.refuse(Undo(seat, to)) is None) == allowed


@every_game
@given(seed=seeds)
def test_a_refused_undo_changes_nothing(game: Game, seed: int) -> None:
    for match in random_match(game, seed):
        if match.last_entry > 30:
            break
        for seat in range(-1, match.options.seats + 1):
            for to in (-1, 0, match.last_entry, match.last_entry + 1, 1 << 70):
                if match.refuse(Undo(seat, to)) is not None:
                    before, seq = snapshot(match.state), match.last_entry
                    with pytest.raises(IllegalAction):
                        match.play(Undo(seat, to))
                    assert (snapshot(match.state), match.last_entry) == (before, seq)


@every_game
@given(seed=seeds)
def test_what_cannot_be_undone_later_is_known_before(game: Game, seed: int) -> None:
    """Except where that depends on what the seat may not know: then nobody can be told before."""
    random = Random(seed)
    asked = told = 0
    for match in random_match(game, seed):
        turn = match.turn
        if turn is None or match.last_entry > 60:
            break
        seat = turn.seats[random.randrange(len(turn.seats))]
        offers = match.offers(seat)
        action = offers[random.randrange(len(offers))]
        before = snapshot(match.state)
        refusal = match.refuse_later_undo(action)
        assert snapshot(match.state) == before
        after = Match.replay(match.rules, match.options, match.journal)
        after.chance = SeededChance(b"another")
        entry = after.play(action)
        later = after.turn
        may_change = later is not None and seat in later.changing
        may_undo = after.undo_target(seat) is not None or (may_change and not entry.blocks_undo)
        asked += 1
        told += (refusal is None) == may_undo
        if not game.secrets:
            assert (refusal is None) == may_undo
    assert told >= asked * 0.9


@every_game
@given(seed=seeds)
def test_asking_whether_it_can_be_undone_later_tells_nothing_hidden(game: Game, seed: int) -> None:
    random = Random(seed)
    for match, seat, twin in twins(game, seed, 6):
        if match.turn is None or seat not in match.turn.seats:
            continue
        offers = match.offers(seat)
        for action in random.sample(offers, min(4, len(offers))):
            answer, state = match.refuse_later_undo(action), match.state
            match.state = twin
            assert match.refuse_later_undo(action) == answer
            match.state = state

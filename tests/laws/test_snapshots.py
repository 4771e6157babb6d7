"""An earlier entry is the same match, whether it is replayed from the set-up or from a snapshot."""

from random import Random
from typing import Any

from tests.support.driver import snapshot, walk
from tests.support.games import Game
from tests.support.laws import every_game

from capolinea.core.action import Undo
from capolinea.core.match import Match, effective_numbers


def match_with_undos(game: Game, seed: int, most: int) -> Match[Any, Any]:
    random = Random(seed)
    match = next(walk(game, game.options[0], random))
    while (turn := match.turn) is not None and match.last_entry < most:
        seat = turn.seats[random.randrange(len(turn.seats))]
        offers = match.offers(seat)
        match.play(offers[random.randrange(len(offers))])
        target = match.undo_target(seat)
        if target is not None and random.randrange(3) == 0:
            match.play(Undo(seat, target))
    return match


def check_same(one: Match[Any, Any], other: Match[Any, Any]) -> None:
    assert snapshot(one.state) == snapshot(other.state)
    assert one.journal == other.journal
    assert one._effective == other._effective == effective_numbers(one.journal)
    assert [snapshot(state) for state in one._undo_states] == [snapshot(state) for state in other._undo_states]


@every_game
def test_a_match_from_a_snapshot_is_the_same(game: Game) -> None:
    match = match_with_undos(game, 3, 60)
    kept = [match.at(number) for number in range(match.last_entry + 1)]
    for number in range(0, match.last_entry + 1, 7):
        since = kept[number].snapshot()
        for later in (number, number + 1, match.last_entry):
            if later <= match.last_entry:
                check_same(match.at(later, since), kept[later])
        # Used again and again, it stays what it was.
        check_same(match.at(number, since), kept[number])

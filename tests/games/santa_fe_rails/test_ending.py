"""End and score (SF-37 to SF-39, SF-54)."""

import pytest
from tests.games.santa_fe_rails.positions import (
    A,
    B,
    C,
    SfTable,
    at_lay,
    available,
    build,
    exhaust,
    hold,
    rail,
    spend,
)
from tests.support.santa_fe_rails import points, railroad, town

from capolinea.core.outcome import ScorePart
from capolinea.core.turn import Turn
from capolinea.games.santa_fe_rails.actions import BeginBranch, EndGame, LayRail
from capolinea.games.santa_fe_rails.events import MatchEnded, RailLaid
from capolinea.games.santa_fe_rails.pieces import DOUBLE, FOUR
from capolinea.games.santa_fe_rails.scoring import card_worth, outcome, score, sevens
from capolinea.games.santa_fe_rails.sequence import end_match
from capolinea.games.santa_fe_rails.state import State
from capolinea.games.santa_fe_rails.tracks import all_dead, is_dead


def one_rail_left(state: State) -> None:
    """Lay all rails of the majors but one of the Kansas Pacific, which can be extended."""
    for name in ("KP", "SF", "SP", "GN", "UP"):
        spend(state, name, 1 if name == "KP" else 0)


def one_rail_before_the_dead_end(state: State) -> None:
    """Make the Kansas Pacific dead with rails left; of the others only the Union Pacific can lay one more."""
    exhaust(state, left=1)


def last_of(at: SfTable, name: str) -> LayRail:
    """Return a legal rail of that railroad."""
    offers = [offer for offer in at.match.offers() if isinstance(offer, LayRail)]
    return next(offer for offer in offers if offer.railroad == railroad(name))


# How it ends.


@pytest.mark.rule("SF-37", "SF-54")
def test_sf_37_it_ends_at_once_when_all_rails_of_the_majors_are_laid() -> None:
    at = at_lay({A: DOUBLE}, board=one_rail_left)
    before = at.state.money[A]
    at.plays(last_of(at, "KP"))
    (laid,) = at.events(RailLaid)
    assert at.events(MatchEnded) == [MatchEnded("all_laid", ())]
    assert at.match.turn is None
    assert at.match.outcome is not None
    assert at.match.outcome.reason == "all_laid"
    assert at.state.money[A] == before + laid.first + laid.square
    assert sum(at.state.rails) > 0, "short lines had rails left"


@pytest.mark.rule("SF-37")
def test_sf_37_or_when_who_is_to_lay_finds_all_majors_dead() -> None:
    at = at_lay(board=one_rail_before_the_dead_end)
    at.plays(last_of(at, "UP"))
    assert all_dead(at.state)
    assert at.events(MatchEnded) == [MatchEnded("dead_ends", ())]
    assert at.state.rails[railroad("KP")] == 16


@pytest.mark.rule("SF-37")
def test_sf_37_whatever_short_lines_and_branch_lines_in_hand_or_display_could_still_do() -> None:
    def board(state: State) -> None:
        one_rail_before_the_dead_end(state)
        available(state, "WP", "DRGW")

    at = at_lay(board=board)
    assert at.state.branches_left[railroad("KP")] == 3
    at.plays(last_of(at, "UP"))
    assert at.match.turn is None


@pytest.mark.rule("SF-37", "SF-54")
def test_sf_37_another_s_branch_line_does_not_help() -> None:
    at = at_lay(branches={C: "KP"}, board=one_rail_before_the_dead_end)
    at.plays(last_of(at, "UP"))
    assert at.match.turn is None


def before_the_branch(cards: dict[int, int] | None = None) -> SfTable:
    """Make all majors dead; B holds a branch line that could revive the Kansas Pacific."""

    def board(state: State) -> None:
        one_rail_before_the_dead_end(state)
        available(state, "WP")

    at = at_lay(cards, branches={B: "KP"}, board=board)
    at.plays(last_of(at, "UP"))
    assert all_dead(at.state)
    return at


@pytest.mark.rule("SF-37", "SF-54")
def test_sf_54_who_holds_a_usable_branch_line_begins_it_with_this_rail() -> None:
    at = before_the_branch()
    assert at.match.turn == Turn((B,), "first_lay")
    refusal = at.refuses(rail(B, "WP", "Sacramento", "Reno"), "lay.dead_ends", "SF-54")
    assert refusal.fix == EndGame(B)
    assert {type(offer) for offer in at.match.offers()} == {BeginBranch, EndGame}
    at.plays(next(offer for offer in at.match.offers() if isinstance(offer, BeginBranch)))
    assert not is_dead(at.state, railroad("KP"))
    assert at.match.turn == Turn((C,), "first_lay")


@pytest.mark.rule("SF-54", "SF-35")
def test_sf_54_or_lets_the_game_end() -> None:
    at = before_the_branch()
    at.plays("let end")
    assert at.events(MatchEnded) == [MatchEnded("dead_ends", ())]


@pytest.mark.rule("SF-54")
def test_sf_54_only_the_first_rail_of_a_lay_is_looked_at() -> None:
    """After the branch a double-turn may continue with any rail, even after the last rail that was possible."""
    at = before_the_branch({B: DOUBLE})
    at.plays(next(offer for offer in at.match.offers() if isinstance(offer, BeginBranch)))
    assert not at.state.must_branch_or_end
    at.plays(rail(B, "WP", "Sacramento", "Reno"))
    at = at_lay({A: DOUBLE}, board=one_rail_before_the_dead_end)
    at.plays(last_of(at, "UP"))
    assert all_dead(at.state)
    assert at.match.turn == Turn((A,), "first_lay")
    at.plays("done")
    assert at.events(MatchEnded) == [MatchEnded("dead_ends", ())]


@pytest.mark.rule("SF-54", "SF-53")
def test_sf_54_nor_a_four_in_one_player_who_laid_in_the_first() -> None:
    """In the second lay A is skipped, and B is the one who finds the majors dead."""

    def board(state: State) -> None:
        exhaust(state, left=3)

    at = at_lay({A: FOUR}, branches={B: "KP"}, board=board)
    at.plays(last_of(at, "UP"), "done")
    for _ in (B, C):
        at.plays(last_of(at, "UP"))
    assert all_dead(at.state)
    assert at.match.turn == Turn((B,), "second_lay")
    assert at.state.must_branch_or_end


@pytest.mark.rule("SF-53")
def test_sf_53_rails_put_off_are_lost_if_the_game_ends_before() -> None:
    at = at_lay({A: FOUR}, board=one_rail_before_the_dead_end)
    at.plays("put off", last_of_next(at))
    assert at.match.turn is None
    assert at.state.put_off


def last_of_next(at: SfTable) -> LayRail:
    """Return B's rail of the Union Pacific before it is B's turn."""
    offer = last_of(at, "UP")
    return LayRail(B, offer.railroad, offer.way)


@pytest.mark.rule("SF-54")
def test_sf_54_a_four_in_one_player_at_a_dead_end_can_t_put_off() -> None:
    """A four-in-one never goes with a branch line, so the game ends there."""
    at = at_lay({B: FOUR}, board=one_rail_before_the_dead_end)
    at.plays(last_of(at, "UP"))
    assert at.match.turn is None


@pytest.mark.rule("SF-54")
def test_sf_54_let_end_is_for_that_moment_only() -> None:
    at = at_lay()
    at.refuses("let end", "let_end.not_now", "SF-54")


# The score.


@pytest.mark.rule("SF-38")
def test_sf_38_los_angeles_with_two_railroads_is_worth_14() -> None:
    at = at_lay(rails=[("WP", "Sacramento", "Los Angeles")])
    state = at.state
    assert card_worth(state, town("Los Angeles")) == 7
    build(state, "SF", "Chicago", "Kansas City", "Oklahoma City", "Amarillo", "Santa Fe", "Flagstaff", "Los Angeles")
    assert card_worth(state, town("Los Angeles")) == 14


@pytest.mark.rule("SF-38")
def test_sf_38_only_complete_lines_connect_and_a_home_is_connected_by_the_first_rail() -> None:
    at = at_lay()
    available(at.state, "WP")
    assert card_worth(at.state, town("Sacramento")) == 0
    at.plays(rail(A, "WP", "Sacramento", "Los Angeles"))
    assert card_worth(at.state, town("Sacramento")) == 7
    assert card_worth(at.state, town("Los Angeles")) == 0


@pytest.mark.rule("SF-38")
def test_sf_38_a_dollar_is_a_point_each_played_card_scores_and_cards_in_hand_don_t() -> None:
    at = at_lay(rails=[("WP", "Sacramento", "Reno")], money=[10, 0, 3])
    state = at.state
    sacramento = town("Sacramento")
    for hand in (state.played[B], state.played[C]):
        swap_in(state, hand, sacramento)
    hold(state, A, "Reno", "Reno", "Seattle")
    at.check()
    assert [score(state, seat) for seat in range(3)] == [points(state, seat) for seat in range(3)]
    assert score(state, B) == 7
    assert score(state, C) == 10
    state.card = [-1, -1, -1]
    end_match(state, "dead_ends", None)
    result = outcome(state)
    assert result is not None
    assert result.breakdown[C] == (ScorePart("money", 3), ScorePart("cities", 7))
    assert result.scores[A] == 10 + card_worth(state, state.played[A][0])


def swap_in(state: State, pile: list[int], card: int) -> None:
    """Make `card` the only card of `pile`; the old one goes where it was."""
    if pile == [card]:
        return
    old = pile[0]
    for other in (state.deck, *state.hand):
        if card in other:
            other[other.index(card)] = old
            if other is not state.deck:
                other.sort()
            pile[0] = card
            return


def tied(*hands: tuple[str, ...]) -> State:
    """Return a table without rails and money, where all cards are worth nothing."""
    at = at_lay(money=[0] * len(hands), seats=len(hands))
    for seat, names in enumerate(hands):
        at.state.played[seat] = [town(name) for name in names]
    end_match(at.state, "all_laid", None)
    return at.state


@pytest.mark.rule("SF-39")
def test_sf_39_most_points_win_and_a_tie_is_broken_by_played_sevens() -> None:
    state = tied(("Denver", "Reno"), ("Seattle", "Denver"), ("Portland", "Seattle"))
    assert [sevens(state, seat) for seat in range(3)] == [0, 1, 2]
    result = outcome(state)
    assert result is not None
    assert result.ranks == (3, 2, 1)
    state.money = [1, 0, 0]
    result = outcome(state)
    assert result is not None
    assert result.ranks == (1, 3, 2)


@pytest.mark.rule("SF-39")
def test_sf_39_then_the_victory_is_shared() -> None:
    result = outcome(tied(("Seattle",), ("Portland", "Denver"), ("Reno",)))
    assert result is not None
    assert result.ranks == (1, 1, 3)
    assert result.winners == (0, 1)

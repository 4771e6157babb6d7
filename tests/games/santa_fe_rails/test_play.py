"""Whole matches: money is recounted, playouts end in every way, changes of mind keep the laws, notation."""

from random import Random

import pytest
from tests.games.santa_fe_rails.positions import A, B, at_lay
from tests.support.driver import attributes, walk
from tests.support.games import SANTA_FE_RAILS
from tests.support.santa_fe_rails import LAW_OPTIONS, arc, check_state, points, recounted

from capolinea.core.chance import QuickChance
from capolinea.core.match import Match
from capolinea.core.refusal import AmbiguousAction, InvalidAction
from capolinea.games.santa_fe_rails.actions import Choose, LayRail
from capolinea.games.santa_fe_rails.meta import Options
from capolinea.games.santa_fe_rails.rules import RULES

every_setting = pytest.mark.parametrize("options", LAW_OPTIONS, ids=repr)


@every_setting
def test_every_dollar_that_changes_hands_is_in_the_events(options: Options) -> None:
    for match in walk(SANTA_FE_RAILS, options, Random(3)):
        if match.last_entry % 20 == 0:
            assert recounted(match) == match.state.money
    assert recounted(match) == match.state.money
    assert match.outcome is not None
    assert match.outcome.scores == tuple([points(match.state, seat) for seat in range(options.seats)])


def test_playouts_come_to_every_way_to_end() -> None:
    reasons = set()
    for seed in range(60):
        for options in (Options(4), Options(4, terrain=True)):
            chance = QuickChance(seed)
            state, _ = RULES.setup(options, chance)
            RULES.actions.play_out(state, chance, Random(seed).random, 4_000)
            reasons.add(state.reason)
    assert reasons == {"all_laid", "dead_ends", "all_passed"}


@every_setting
def test_changes_of_mind_keep_the_laws(options: Options) -> None:
    """Seats that have chosen sometimes change their choice; nobody else sees or is offered anything different."""
    assert sum([changes_of_mind(options, number) for number in (11, 12, 13)]) > 10


def changes_of_mind(options: Options, number: int) -> int:
    """Play a match at random; return how many choices were changed in it."""
    random = Random(number)
    match = Match.new(RULES, options, number)
    changed = 0
    while (turn := match.turn) is not None:
        changers = [seat for seat in turn.changing if match.offers(seat)]
        if changers and random.randrange(2) == 0 and changed < 400:
            seat = changers[random.randrange(len(changers))]
            others = [each for each in range(options.seats) if each != seat]
            before = [(match.view(each), match.offers(each)) for each in others]
            offers = match.offers(seat)
            entry = match.play(offers[random.randrange(len(offers))])
            assert not entry.blocks_undo
            assert [(match.view(each), match.offers(each)) for each in others] == before
            assert match.turn == turn
            check_state(match.state)
            changed += 1
            continue
        seat = turn.seats[random.randrange(len(turn.seats))]
        offers = match.offers(seat)
        match.play(offers[random.randrange(len(offers))])
    again = Match.replay(RULES, options, match.journal)
    assert again.state.facts() == match.state.facts()
    return changed


def test_the_last_choice_may_not_be_changed_by_an_undo() -> None:
    match = Match.new(RULES, Options(2), 3)
    match.play(Choose(A, match.state.hand[A][0]))
    assert match.undo_target(A) is None
    match.play(Choose(B, match.state.hand[B][0]))
    assert match.undo_target(A) is None
    assert match.undo_target(B) is None


def test_states_that_differ_in_anything_have_different_facts() -> None:
    state = at_lay().state
    assert state.clone().facts() == state.facts()
    for name, value in attributes(state).items():
        # The board is the same for all.
        if name != "board":
            other = state.clone()
            setattr(other, name, changed(value))
            assert other.facts() != state.facts(), name


def changed(value: object) -> object:
    if isinstance(value, Options):
        return Options(value.seats, terrain=not value.terrain)
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return value + "?"
    assert isinstance(value, list)
    return [*value, value[0]] if value else [0]


# Notation.


def test_of_two_lines_the_text_says_which() -> None:
    at = at_lay()
    texts = [RULES.write(offer) for offer in at.match.offers()]
    assert "rail SF Chicago-Kansas City/2" in texts
    assert "rail SF Chicago-Sioux City" in texts
    with pytest.raises(AmbiguousAction) as caught:
        RULES.read(A, "rail SF Chicago-Kansas City")
    assert caught.value.candidates == ("Chicago-Kansas City/1", "Chicago-Kansas City/2")
    assert RULES.read(A, "RAIL sf chic-sioux") == LayRail(A, 0, arc("Chicago", "Sioux City"))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "rail",
        "rail SF",
        "rail SF Chicago",
        "rail SF Chicago-Seattle",
        "rail SF Chicago-Sioux City/1",
        "rail SF Chicago-Des Moines/3",
        "rail XX Chicago-Des Moines/1",
        "play Rome",
        "take",
        "take Denver",
        "buy",
        "counter Omaha",
        "counter ² Omaha",
        "counter 5",
        "exchange",
        "exchange Rome",
        "exchange " + ",".join(["Omaha"] * 60),
        "put",
    ],
)
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(InvalidAction):
        RULES.read(A, text)


def test_the_beginning_of_a_name_is_enough_unless_several_begin_so() -> None:
    assert RULES.write(RULES.read(A, "take d")) == "take double-turn"
    for text in ("play San", "rail S Chicago-Sioux City"):
        with pytest.raises(AmbiguousAction):
            RULES.read(A, text)

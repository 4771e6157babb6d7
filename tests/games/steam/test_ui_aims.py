"""Building from place to place: what is asked, what is told, and what would be played."""

import pytest
from tests.browser.stages import match_at, stages_of

from capolinea.api import Match
from capolinea.games.steam.ui import LOOK
from capolinea.i18n import LANGUAGES
from capolinea.render.look import Aim

NAMES = ("Elena", "Marco", "Sofia", "Tommaso")


@pytest.fixture(scope="module")
def match() -> Match:
    return match_at("steam", stages_of("steam")["build"])


def aim(match: Match, target: str, origin: str = "", language: str = "it", seat: int = 0) -> Aim:
    assert LOOK.aim is not None
    return LOOK.aim(LOOK.see(match, seat), target, origin, LOOK.say(language, NAMES, match.options))


def test_places_where_track_may_begin_can_be_aimed_at(match: Match) -> None:
    scene = LOOK.scene(LOOK.see(match, 0), LOOK.say("it", NAMES, match.options))
    assert scene.aims
    assert 'data-aim="hex:J8"' in scene.layers["aims"]
    waiting = LOOK.scene(LOOK.see(match, 1), LOOK.say("it", NAMES, match.options))
    assert (waiting.aims, "data-aim" in waiting.layers["aims"]) == (False, False)


def test_the_first_end_asks_for_the_other(match: Match) -> None:
    asked = aim(match, "hex:J8")
    assert (asked.origin, asked.goal, asked.plans) == ("hex:J8", "", ())
    assert asked.prompt == "Da Hartford: fin dove?"
    assert 'data-aim="hex:K8"' in asked.drawing
    assert 'data-aim="hex:J8"' not in asked.drawing


@pytest.mark.parametrize("language", LANGUAGES)
def test_plans_say_what_they_cost_and_what_is_left(match: Match, language: str) -> None:
    found = aim(match, "hex:M7", "hex:J8", language)
    assert (found.origin, found.goal) == ("hex:J8", "hex:M7")
    first = found.plans[0]
    assert len(first.actions) == 2
    assert all([action.startswith("lay ") for action in first.actions])
    assert [word in first.prompt for word in ("Hartford", "Boston", first.figure)] == [True] * 3
    costs = [int("".join([letter for letter in plan.figure if letter.isdigit()])) for plan in found.plans]
    assert costs == sorted(costs)
    assert first.hint.count("€") >= 2
    assert first.drawing.count("data-ghost") == 2


def test_a_place_too_far_away_says_how_many_tiles_it_takes(match: Match) -> None:
    far = aim(match, "hex:H1", "hex:J8")
    assert (far.plans, far.goal) == ((), "hex:H1")
    assert "te ne restano 3" in far.hint


def test_the_same_end_again_asks_anew(match: Match) -> None:
    assert aim(match, "hex:J8", "hex:J8").goal == ""


@pytest.mark.parametrize("target", ["", "hex:", "hex:Z99", "dot:4", "hex:K8", "J8<"])
def test_what_is_no_end_has_no_plans(match: Match, target: str) -> None:
    assert aim(match, target).plans == ()
    assert aim(match, target, "hex:Z9").plans == ()


def test_nobody_aims_in_the_turn_of_another(match: Match) -> None:
    assert aim(match, "hex:J8", seat=1).origin == ""

"""What a table says at a glance, in every game: the goal in one sentence, the turn as a strip."""

from typing import Any

import pytest
from tests.games.transamerica.positions import OFF_BY_5, OFF_BY_13, ON_TRUNK
from tests.support.bots import positions
from tests.support.transamerica import dealt, point

from capolinea.games.catalogue import GAMES, look_of, rules_of
from capolinea.games.transamerica.actions import PlaceStart
from capolinea.i18n import LANGUAGES
from capolinea.render.look import Scene, TurnStep
from capolinea.render.rules_text import clauses_of
from capolinea.render.situation import Situation
from capolinea.render.table.goal import goal_html, strong
from capolinea.render.table.steps import turn_steps

#: Variants whose turns have other steps or other goals.
VARIANTS: dict[str, tuple[dict[str, Any], ...]] = {
    "transamerica": ({},),
    "rail-baron": ({}, {"governor": True}, {"net_worth": True}),
    "steam": ({"game": "base"}, {"game": "standard"}),
    "santa-fe-rails": ({},),
    "spike": ({}, {"advanced": True}),
}
#: The longest goal that two lines of the side have room for.
LONGEST = 125


def scenes(game: str, language: str, variant: dict[str, Any], most: int = 160) -> list[tuple[str, Scene, Scene]]:
    """Every few decisions of a match between easy bots: the stage, what the decider sees, and a spectator."""
    look, rules = look_of(game), rules_of(game)
    options = rules.options(3, **variant)
    say = look.say(language, ("Ada", "Bruno", "Carla"), options)
    found = []
    for number, (state, view, offers) in enumerate(positions(game, ["easy"], options, 3, most)):
        if number % 7 == 0:
            watched = look.scene(Situation(rules.view(state, None)), say)
            found.append((view.stage, look.scene(Situation(view, offers), say), watched))
    return found


each_variant = pytest.mark.parametrize(("game", "variant"), [(game, each) for game in GAMES for each in VARIANTS[game]])
each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
@each_variant
def test_the_strip_shows_the_step_of_the_turn_and_its_clause(game: str, variant: dict[str, Any], language: str) -> None:
    clauses, met = clauses_of(look_of(game).package, language), set()
    for _, scene, _ in scenes(game, language, variant):
        states = [step.state for step in scene.steps]
        at = states.index("now")
        assert states == ["done"] * at + ["now"] + ["next"] * (len(states) - at - 1)
        assert {step.clause for step in scene.steps} <= clauses.keys()
        assert len({step.label for step in scene.steps}) == len(scene.steps)
        met.add(scene.steps[at].label)
    assert len(met) > 1, "the strip moves on"


@each_language
@each_variant
def test_the_goal_is_one_sentence_that_speaks_of_the_viewer(game: str, variant: dict[str, Any], language: str) -> None:
    for _, scene, watched in scenes(game, language, variant):
        plain = scene.goal.replace("<b>", "").replace("</b>", "")
        assert "<b>" in scene.goal
        assert "<" not in plain
        assert len(plain) <= LONGEST
        assert watched.goal
        # With the Governor nobody has a home to return to.
        assert (watched.goal == scene.goal) == ("governor" in variant)


def test_once_connected_a_city_stands_out_no_longer() -> None:
    match = dealt([ON_TRUNK, OFF_BY_5, OFF_BY_13])
    match.play(PlaceStart(0, point("Dallas")))
    look = look_of("transamerica")
    goal = look.scene(look.see(match, 0), look.say("en")).goal
    assert "Dallas" in goal
    assert "<b>Dallas</b>" not in goal
    assert "<b>Washington</b>" in goal


def test_what_stands_out_is_marked_and_everything_else_escaped() -> None:
    assert goal_html(f"A & {strong('B <i>')}") == "A &amp; <b>B &lt;i&gt;</b>"


def test_steps_before_the_present_one_are_done() -> None:
    say = look_of("santa-fe-rails").say("en")
    assert turn_steps(say, [("draw", "SF-7"), ("choose", "SF-12"), ("first_lay", "SF-17")], "choose") == (
        TurnStep("Draw", "SF-7", "done"),
        TurnStep("Choose", "SF-12", "now"),
        TurnStep("1st lay", "SF-17", "next"),
    )

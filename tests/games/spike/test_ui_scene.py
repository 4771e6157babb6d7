"""Every view can be drawn and described, every offer can be clicked, and nothing hidden is shown."""

from functools import cache
from random import Random
from xml.etree import ElementTree

import pytest
from tests.support.scenes import around_board
from tests.support.situations import drawn_from

from capolinea.api import new_match
from capolinea.core.action import Action
from capolinea.core.chance import QuickChance
from capolinea.games.spike.actions import Build, Deliver, Load
from capolinea.games.spike.rules import RULES
from capolinea.games.spike.state import STAGES
from capolinea.games.spike.ui import LOOK
from capolinea.games.spike.ui.geometry import land
from capolinea.games.spike.view import View, guess
from capolinea.i18n import LANGUAGES
from capolinea.render.look import OfferCard, Scene

NAMES = ("Elena", "Marco <b>", "Sofia & Ugo", '"Zoë"')
TABLES = (
    (2, ("mixed_wilds",)),
    (3, ("advanced",)),
    (4, ("shared_lines", "advanced")),
)
#: Targets that only the list of choices has.
LISTED = ("button:", "way:")


@cache
def positions(seats: int, options: tuple[str, ...]) -> tuple[tuple[View, tuple[Action, ...]], ...]:
    """Return views of the actor and of all others: every few entries, and some of every stage."""
    random = Random(seats)
    match = new_match("spike", seats=seats, options=dict.fromkeys(options, True), seed=seats)
    kept: list[tuple[View, tuple[Action, ...]]] = []
    met: dict[str, int] = {}
    while match.turn is not None and match.last_entry < 1500:
        stage = match.turn.phase
        met[stage] = met.get(stage, 0) + 1
        if met[stage] % 16 == 1:
            for seat in (None, *range(seats)):
                acts = seat is not None and seat in match.turn.seats
                kept.append((match.view(seat), tuple(match.offers(seat)) if acts and seat is not None else ()))
        offers = match.offers(match.turn.seats[0])
        eager = [offer for offer in offers if isinstance(offer, Build | Deliver | Load)]
        match.play(random.choice(eager) if eager and random.random() < 0.5 else random.choice(offers))
    kept += [(match.view(seat), ()) for seat in (None, *range(seats))]
    return tuple(kept)


def parsed(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<x>{markup}</x>")


def check_markup(scene: Scene) -> None:
    """Check that markup is well-formed and has no inline style or script."""
    drawn = [*scene.layers.values(), *around_board(scene), scene.results, *[card.extra for card in scene.seats]]
    for markup in drawn:
        for element in parsed(markup).iter():
            assert element.tag not in ("style", "script", "a")
            assert not [name for name in element.attrib if name == "style" or name.startswith("on")]
            # Unlike in SVG, an empty HTML element must not be self-closing.
            html = ("div", "span", "p", "b", "i", "button", "li", "ul", "ol", "dl", "dt", "dd", "section")
            assert element.tag not in html or element.text or len(element), markup[:200]


def pressable(scene: Scene) -> set[str]:
    places = [*scene.layers.values(), *around_board(scene)]
    return {str(e.get("data-target")) for place in places for e in parsed(place).iter() if e.get("data-target")}


def check_offers(view: View, actions: tuple[Action, ...], cards: list[OfferCard], scene: Scene) -> None:
    """Check one card for each action; targets form a tree whose first level is drawn, a button, or another build."""
    assert [RULES.read(action.seat, card.action) for action, card in zip(actions, cards, strict=True)] == list(actions)
    targets = [card.targets for card in cards]
    assert len(set(targets)) == len(targets)
    drawn = {one[0] for one in targets if not one[0].startswith(LISTED)}
    later = {target for one in targets for target in one[1:] if target.startswith("side:")}
    assert drawn | later == pressable(scene)
    assert len([one for one in targets if one[0].startswith("button:")]) <= 5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_view_is_drawn_and_told(seats: int, options: tuple[str, ...], language: str) -> None:
    say = LOOK.say(language, NAMES[:seats])
    for view, actions in positions(seats, options):
        scene = LOOK.scene(drawn_from(view), say)
        check_markup(scene)
        check_offers(view, actions, LOOK.offers(drawn_from(view), actions, say), scene)
        told = [*scene.facts, scene.prompt, scene.hint, *[card.score + card.unit for card in scene.seats]]
        assert all(told)
        assert not [words for words in told if "{" in words]
        left, top, width, height = scene.focus
        assert 0 <= left < left + width <= land().view[0] + 1e-6
        assert 0 <= top < top + height <= land().view[1] + 1e-6
        assert max(map(len, LOOK.text(drawn_from(view), say).splitlines())) <= 120


def test_the_positions_meet_every_stage() -> None:
    assert {view.stage for seats, options in TABLES for view, _ in positions(seats, options)} == set(STAGES)


@pytest.mark.rule("SP-37")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_secrets_change_nothing_in_a_scene(seats: int, options: tuple[str, ...]) -> None:
    """Other hidden cards that are consistent with a view give the same drawing and the same text."""
    say = LOOK.say("it", NAMES[:seats])
    for number, (view, _) in enumerate(positions(seats, options)[:60]):
        if view.seat is None:
            continue
        other = new_match("spike", seats=seats, options=dict.fromkeys(options, True), seed=1).rules.view(
            guess(view, view.seat, QuickChance(number)), view.seat
        )
        assert LOOK.scene(drawn_from(view), say) == LOOK.scene(drawn_from(other), say)
        assert LOOK.text(drawn_from(view), say) == LOOK.text(drawn_from(other), say)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_stands_alone(language: str) -> None:
    for view, _ in positions(3, TABLES[1][1])[::60]:
        drawn = LOOK.picture(drawn_from(view), LOOK.say(language))
        root = ElementTree.fromstring(drawn)
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        assert len(list(root.iter("{http://www.w3.org/2000/svg}style"))) == 1
        assert "var(" not in drawn


def test_the_poster_and_the_board_are_well_formed() -> None:
    for language in LANGUAGES:
        board = parsed(LOOK.board(LOOK.say(language)))
        slots = {element.get("id") for element in board.iter()}
        assert slots >= {"tracks", "trips", "marks", "over", "offers"}
    parsed(LOOK.poster())


def test_the_slots_of_a_scene_are_on_the_board() -> None:
    board = {element.get("id") for element in parsed(LOOK.board(LOOK.say("it"))).iter()}
    view, _ = positions(2, TABLES[0][1])[20]
    assert set(LOOK.scene(drawn_from(view), LOOK.say("it")).layers) - {"key", "mini"} <= board

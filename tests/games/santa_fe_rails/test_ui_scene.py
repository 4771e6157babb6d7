"""Every view can be drawn and put into words, every offer can be chosen, and no secret is shown."""

from functools import cache
from random import Random
from sys import getrefcount
from xml.etree import ElementTree

import pytest
from tests.support.scenes import around_board, panel_of
from tests.support.situations import drawn_from

from capolinea.api import Match, new_match
from capolinea.core.action import Action
from capolinea.core.event import visible
from capolinea.games.santa_fe_rails.actions import Choose, EndGame, LayRail, Pass, PlaceCounter, PutOff
from capolinea.games.santa_fe_rails.board import BOARD
from capolinea.games.santa_fe_rails.pieces import FIRST_BONUS, SQUARE_BONUS
from capolinea.games.santa_fe_rails.rules import RULES
from capolinea.games.santa_fe_rails.scoring import score
from capolinea.games.santa_fe_rails.state import CHOOSE, NONE, STAGES
from capolinea.games.santa_fe_rails.ui import LOOK
from capolinea.games.santa_fe_rails.ui.aids import counter_gain, ends_of, may_lay, rail_of
from capolinea.games.santa_fe_rails.ui.geometry import land
from capolinea.games.santa_fe_rails.view import View
from capolinea.i18n import LANGUAGES
from capolinea.render.look import OfferCard, Scene
from capolinea.render.situation import Situation

NAMES = ("Elena", "Marco <b>", "Sofia & Ugo", "Rapido", '"Zoë"')
TABLES = ((2, False), (3, True), (4, False), (5, False))
#: The targets that are on the board.
PLACES = ("segment:", "rail:", "town:")
#: HTML elements that are never empty.
HTML = ("div", "span", "p", "b", "i", "button", "li", "ul")

Position = tuple[View, tuple[Action, ...]]


def choose(match: Match, random: Random) -> Action:
    """Return a random offer, preferably one that does not pass, postpone or end the game."""
    offers = match.offers()
    eager = [offer for offer in offers if not isinstance(offer, Pass | PutOff | EndGame)]
    return random.choice(eager or offers)


@cache
def positions(seats: int, terrain: bool) -> tuple[Position, ...]:
    """Return views of every seat and of a spectator at one entry in twenty of each stage."""
    random = Random(seats)
    match = new_match("santa-fe-rails", seats=seats, options={"terrain": terrain}, seed=seats)
    kept: list[Position] = []
    met: dict[str, int] = {}
    while match.turn is not None:
        stage = match.turn.phase
        met[stage] = met.get(stage, 0) + 1
        if met[stage] % 20 == 1:
            kept += [(match.view(seat), tuple(match.offers(seat))) for seat in range(seats)]
            kept.append((match.view(None), ()))
        match.play(choose(match, random))
    return (*kept, *[(match.view(seat), ()) for seat in (None, *range(seats))])


def parsed(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<x>{markup}</x>")


def check_markup(scene: Scene) -> None:
    """Check that markup is well-formed and has no inline style or script."""
    pieces = [*scene.layers.values(), *around_board(scene), scene.results, *[card.extra for card in scene.seats]]
    for markup in pieces:
        for element in parsed(markup).iter():
            assert element.tag not in ("style", "script", "a")
            assert not [name for name in element.attrib if name == "style" or name.startswith("on")]
            # An empty HTML element must not be closed like an SVG element.
            assert (
                element.tag not in ("div", "span", "p", "b", "i", "button", "li", "ul") or element.text or len(element)
            )


def pressable(markup: str) -> set[str]:
    return {str(e.get("data-target")) for e in parsed(markup).iter() if e.get("data-target")}


def check_offers(view: View, actions: tuple[Action, ...], cards: list[OfferCard], scene: Scene) -> None:
    """Check that each action has a card; that targets form a tree; that each is drawn, a sign or a button."""
    seat = 0 if view.seat is None else view.seat
    assert [RULES.read(seat, card.action) for card in cards] == list(actions)
    targets = [card.targets for card in cards]
    assert len(set(targets)) == len(targets)
    assert len({card.label for card in cards}) == len(cards)
    on_board = set().union(*[pressable(layer) for layer in scene.layers.values()])
    beside = pressable(scene.hand)
    wanted = {target for one in targets for target in one}
    assert {target for target in wanted if target.startswith(PLACES)} == on_board
    signs = {one[0] for one in targets if not one[0].startswith((*PLACES, "button:"))}
    exchanged = {target for target in wanted if target.startswith("exchange:")}
    assert signs | exchanged == beside
    assert pressable(scene.track) | pressable(panel_of(scene)) <= beside
    assert len({one[0] for one in targets if one[0].startswith("button:")}) <= 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "terrain"), TABLES)
def test_every_view_is_drawn_and_told(seats: int, terrain: bool, language: str) -> None:
    say = LOOK.say(language, NAMES[:seats])
    for view, actions in positions(seats, terrain):
        scene = LOOK.scene(drawn_from(view), say)
        check_markup(scene)
        check_offers(view, actions, LOOK.offers(drawn_from(view), actions, say), scene)
        texts = [*scene.facts, scene.prompt, scene.hint, *[card.score + card.unit + card.note for card in scene.seats]]
        assert all(texts)
        assert not [words for words in texts if "{" in words]
        left, top, width, height = scene.focus
        assert 0 <= left < left + width <= land().view[0] + 1e-6
        assert 0 <= top < top + height <= land().view[1] + 1e-6
        assert max(map(len, LOOK.text(drawn_from(view), say).splitlines())) <= 120
        assert bool(scene.results) == (view.stage == "over")


def test_nothing_is_lit_but_what_the_engine_offers() -> None:
    say = LOOK.say("en", NAMES[:3])
    for view, actions in positions(3, True):
        scene = LOOK.scene(Situation(view), say)
        lit = [*scene.layers.values(), *around_board(scene)]
        assert set().union(*[pressable(markup) for markup in lit]) == set()
        for action in actions:
            (card,) = LOOK.offers(Situation(view, [action]), [action], say)
            lit = [*LOOK.scene(Situation(view, [action]), say).layers.values()]
            on_board = set().union(*[pressable(markup) for markup in lit])
            assert on_board == {target for target in card.targets if target.startswith(PLACES)}


def test_no_view_outlives_its_situation() -> None:
    """Nothing that belongs to a match is kept once it is drawn."""
    say = LOOK.say("en", NAMES[:4])
    for view, actions in positions(4, False)[::7]:
        before = getrefcount(view)
        LOOK.scene(drawn_from(view), say)
        LOOK.offers(drawn_from(view), actions, say)
        LOOK.text(drawn_from(view), say)
        assert getrefcount(view) == before


def test_the_positions_meet_every_stage() -> None:
    assert {view.stage for seats, terrain in TABLES for view, _ in positions(seats, terrain)} == set(STAGES)


def choosing(seats: int, seed: int) -> Match:
    """Return a match after a few turns in which some have chosen and some have not."""
    random = Random(seed)
    match = new_match("santa-fe-rails", seats=seats, seed=seed)
    while match.turn is not None:
        towns = [card for card in match.state.card if NONE < card < BOARD.towns]
        if match.state.stage == CHOOSE and match.state.turn_number > 2 and towns:
            return match
        match.play(choose(match, random))
    raise AssertionError("nobody was choosing")


@pytest.mark.rule("SF-12")
@pytest.mark.parametrize("seed", range(6))
def test_a_secret_choice_shows_nowhere_before_the_reveal(seed: int) -> None:
    """A different card in another hand, and a different choice of it, change nothing that a viewer sees."""
    seats = 3 + seed % 3
    match = choosing(seats, seed)
    say = LOOK.say("it", NAMES[:seats])
    chooser = next(seat for seat in range(seats) if 0 <= match.state.card[seat] < BOARD.towns)
    other = match.state.clone()
    unseen = [town for town in range(BOARD.towns) if BOARD.cards[town] and town not in other.hand[chooser]]
    other.hand[chooser] = sorted([*other.hand[chooser][1:], unseen[seed]])
    other.card[chooser] = unseen[seed]
    for seat in (None, *[each for each in range(seats) if each != chooser]):
        before, after = match.view(seat), match.rules.view(other, seat)
        assert LOOK.scene(drawn_from(before), say) == LOOK.scene(drawn_from(after), say)
        assert LOOK.text(drawn_from(before), say) == LOOK.text(drawn_from(after), say)


@pytest.mark.rule("SF-12")
def test_the_log_of_others_never_names_a_card_that_lies_face_down() -> None:
    match = new_match("santa-fe-rails", seats=3, seed=4)
    say = LOOK.say("it", NAMES[:3])
    town = match.state.hand[0][0]
    entry = match.play(Choose(0, town))
    for viewer, expected in ((0, 2), (1, 1), (None, 1)):
        lines = [LOOK.log(event, say) for event in visible(entry.events, viewer)]
        text = " ".join([line.text + " ".join(line.targets) for line in lines if line is not None])
        assert len(lines) == expected
        assert (BOARD.town_names[town] in text) == (viewer == 0)
        assert (f"town:{town}" in text) == (viewer == 0)


@pytest.mark.rule("SF-12")
def test_a_choice_may_be_changed_by_pressing_another_ticket() -> None:
    match = new_match("santa-fe-rails", seats=2, seed=1)
    one, *others = match.state.hand[0]
    match.play(Choose(0, one))
    scene = LOOK.scene(drawn_from(match.view(0)), LOOK.say("en", NAMES[:2]))
    assert scene.prompt == f"You play {BOARD.town_names[one]}"
    assert pressable(scene.hand) == {f"card:{town}" for town in others}
    assert "picked" in scene.hand


@pytest.mark.rule("SF-15")
def test_cards_are_turned_over_once() -> None:
    match = new_match("santa-fe-rails", seats=3, seed=2)
    say = LOOK.say("en", NAMES[:3])
    for seat in range(3):
        assert "turning" not in LOOK.scene(drawn_from(match.view(0)), say).hand
        match.play(Choose(seat, match.state.hand[seat][0]))
    assert "turning" in LOOK.scene(drawn_from(match.view(0)), say).hand
    match.play(match.offers()[0])
    assert "turning" not in LOOK.scene(drawn_from(match.view(0)), say).hand
    assert "plays" in LOOK.scene(drawn_from(match.view(0)), say).hand


@pytest.mark.rule("SF-28")
@pytest.mark.rule("SF-29")
def test_what_a_rail_earns_is_shown_before_it_is_laid_and_is_what_is_paid() -> None:
    random, say, sums = Random(3), LOOK.say("en", NAMES[:4]), set[int]()
    match = new_match("santa-fe-rails", seats=4, seed=3)
    while match.turn is not None:
        action = choose(match, random)
        if isinstance(action, LayRail):
            view = match.view(action.seat)
            (rail,) = [each for each in may_lay(drawn_from(view)) if each.action == action]
            (card,) = LOOK.offers(drawn_from(view), [action], say)
            before = match.state.money[action.seat]
            match.play(action)
            gain = match.state.money[action.seat] - before
            assert gain == rail.prospect.first + rail.prospect.square
            assert card.note == (f"+${gain}" if gain else "")
            sums.add(gain)
        else:
            match.play(action)
    assert sums >= {0, FIRST_BONUS, SQUARE_BONUS + FIRST_BONUS}


@pytest.mark.rule("SF-31")
@pytest.mark.rule("SF-38")
def test_what_rails_and_counters_add_to_played_cards_is_what_the_score_rises_by() -> None:
    met = set[type[Action]]()
    for seed in range(4):
        match, random = new_match("santa-fe-rails", seats=4, seed=seed), Random(seed)
        while match.turn is not None:
            action = choose(match, random)
            if isinstance(action, LayRail | PlaceCounter):
                met |= {type(action)} if check_figure(match, action) else set()
            else:
                match.play(action)
    assert met == {LayRail, PlaceCounter}


def check_figure(match: Match, action: LayRail | PlaceCounter) -> int:
    """Play an offer that is shown with a figure; return the figure."""
    seat, now = action.seat, drawn_from(match.view(action.seat))
    (card,) = LOOK.offers(now, [action], LOOK.say("en", NAMES[:4]))
    before = score(match.state, seat) - match.state.money[seat]
    is_first = isinstance(action, LayRail) and not match.state.towns_of[action.railroad]
    match.play(action)
    rise = score(match.state, seat) - match.state.money[seat] - before
    if isinstance(action, PlaceCounter):
        gain = counter_gain(now, action.city, action.value)
        assert rise == gain * match.state.played[seat].count(action.city)
        assert card.note == (f"+{gain} a card" if gain else "")
        return gain
    gain = rail_of(now, action).points
    # The first rail of a short line also connects its home, which the figure leaves out.
    assert rise == gain or is_first
    assert (f"your cards +{gain}" in card.label) == bool(gain)
    return gain


@pytest.mark.rule("SF-38")
def test_points_and_worth_are_those_of_the_score() -> None:
    for seats, terrain in TABLES:
        match = new_match("santa-fe-rails", seats=seats, options={"terrain": terrain}, seed=seats)
        random, say = Random(seats), LOOK.say("it", NAMES[:seats])
        while match.turn is not None:
            match.play(choose(match, random))
        scene = LOOK.scene(drawn_from(match.view(0)), say)
        assert [card.score for card in scene.seats] == [str(score(match.state, seat)) for seat in range(seats)]
        assert match.outcome is not None
        assert [card.score for card in scene.seats] == [str(total) for total in match.outcome.scores]


@pytest.mark.rule("SF-42")
def test_the_third_hand_stands_in_the_account_only_at_the_end() -> None:
    *during, _, _, last = positions(2, False)
    say = LOOK.say("en", NAMES[:2])
    assert last[0].third
    results = LOOK.scene(drawn_from(last[0]), say).results
    assert "Third hand" in results
    assert all([BOARD.town_names[town] in results for town in last[0].third])
    assert all([not view.third for view, _ in during if view.stage != "over"])


@pytest.mark.rule("SF-26")
def test_dead_tracks_bear_a_buffer_stop() -> None:
    dead = [view for seats, terrain in TABLES for view, _ in positions(seats, terrain) if any_dead(view)]
    assert dead
    for view in dead[:20]:
        drawn = LOOK.scene(drawn_from(view), LOOK.say("en"))
        stops = [e for e in parsed(drawn.layers["under"]).iter() if e.get("class") == "stop"]
        assert len(stops) == len([end for end in ends_of(drawn_from(view)) if end.dead])


def any_dead(view: View) -> bool:
    return any([end.dead for end in ends_of(drawn_from(view))])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_stands_alone(language: str) -> None:
    for view, _ in positions(3, True)[::60]:
        drawn = LOOK.picture(drawn_from(view), LOOK.say(language))
        root = ElementTree.fromstring(drawn)
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        assert len(list(root.iter("{http://www.w3.org/2000/svg}style"))) == 1
        assert "var(" not in drawn


def test_the_poster_and_the_board_are_well_formed() -> None:
    for language in LANGUAGES:
        board = parsed(LOOK.board(LOOK.say(language)))
        assert {element.get("id") for element in board.iter()} >= {"under", "offers", "over"}
    parsed(LOOK.poster())

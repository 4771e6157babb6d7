"""Every view can be drawn and described, and nothing hidden is shown."""

from collections.abc import Iterator
from functools import cache
from itertools import groupby, product
from random import Random
from xml.etree import ElementTree

import pytest
from tests.support.scenes import around_board
from tests.support.situations import drawn_from

from capolinea.api import Match, new_match
from capolinea.core.action import Action
from capolinea.games.transamerica.actions import LayRail, PlaceStart
from capolinea.games.transamerica.board import BOARD, DECKS
from capolinea.games.transamerica.pieces import FEW_PLAYERS
from capolinea.games.transamerica.rules import RULES
from capolinea.games.transamerica.scoring import cheapest_network, missing_track
from capolinea.games.transamerica.sequence import set_hands
from capolinea.games.transamerica.state import State
from capolinea.games.transamerica.ui import LOOK
from capolinea.games.transamerica.ui.aids import missing_of
from capolinea.games.transamerica.ui.geometry import land
from capolinea.games.transamerica.view import View
from capolinea.i18n import LANGUAGES
from capolinea.kit.steiner import cheapest_tree
from capolinea.render.look import OfferCard, Scene

TABLES = [(seats, vexation) for seats in range(2, 7) for vexation in (False, True)]
NAMES = ("Elena", "Marco <b>", "Sofia & Ugo", "Rapido", "Pina", '"Zoë"')


def choose(match: Match, random: Random) -> Action:
    """Play mostly a line that the actor still needs, so that rounds end; sometimes anything."""
    offers = match.offers()
    state: State = match.state
    if isinstance(offers[0], PlaceStart) or random.random() < 0.25:
        return offers[random.randrange(len(offers))]
    needed = missing_track(state, state.actor).lines
    useful = [offer for offer in offers if isinstance(offer, LayRail) and offer.line in needed]
    return useful[random.randrange(len(useful))] if useful else offers[-1]


def walk(seats: int, vexation: bool, seed: int) -> Iterator[Match]:
    """Yield a match after the set-up and after every entry to its end."""
    random = Random(seed)
    match = new_match("transamerica", seats=seats, options={"vexation": vexation}, seed=seed)
    yield match
    while match.turn is not None:
        match.play(choose(match, random))
        yield match


@cache
def views(seats: int, vexation: bool) -> tuple[tuple[View, tuple[Action, ...]], ...]:
    """Return views of every viewer with their offers: every eighth entry, and whenever a round begins or ends."""
    kept: list[tuple[View, tuple[Action, ...]]] = []
    for match in walk(seats, vexation, seed=seats):
        if match.last_entry % 8 == 0 or len(match.journal[-1].events) > 1 or match.turn is None:
            for seat in (None, *range(seats)):
                kept.append((match.view(seat), () if seat is None else tuple(match.offers(seat))))
    return tuple(kept)


def parsed(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<x>{markup}</x>")


def markup_of(scene: Scene) -> list[str]:
    return [*scene.layers.values(), *around_board(scene), scene.results, *scene.results_layers.values()]


def check_markup(scene: Scene) -> None:
    """Check that markup is well-formed and has no inline style or script."""
    for markup in markup_of(scene):
        for element in parsed(markup).iter():
            assert element.tag not in ("style", "script", "a")
            assert not [name for name in element.attrib if name == "style" or name.startswith("on")]
            # Unlike in SVG, an empty HTML element must not be self-closing.
            assert element.tag not in ("div", "span", "p", "b", "i", "li", "ul", "ol") or element.text or len(element)


def check_words(scene: Scene) -> None:
    told = [*scene.facts, scene.prompt, scene.hint, *[card.score + card.unit for card in scene.seats]]
    assert all(told)
    assert not [words for words in told if "{" in words or "$" in words]


@pytest.mark.parametrize(("seats", "vexation"), TABLES)
def test_every_view_is_drawn_and_told(seats: int, vexation: bool) -> None:
    for language, (view, actions) in product(LANGUAGES, views(seats, vexation)):
        say = LOOK.say(language, NAMES[:seats])
        scene = LOOK.scene(drawn_from(view), say)
        check_markup(scene)
        check_words(scene)
        check_offers(view, actions, LOOK.offers(drawn_from(view), actions, say), scene)
        assert set(scene.layers) == {"under", "pieces", "over", "key", "mini"}
        assert len(scene.seats) == seats
        check_focus(scene.focus)
        assert max(map(len, LOOK.text(drawn_from(view), say).splitlines())) <= 120
        assert max(map(len, LOOK.letters(drawn_from(view), say, 80, 24).text())) <= 80


def check_focus(focus: tuple[float, float, float, float]) -> None:
    left, top, width, height = focus
    assert 0 <= left < left + width <= land().view[0] + 1e-6
    assert 0 <= top < top + height <= land().view[1] + 1e-6
    assert min(width, height) >= 120


def check_offers(view: View, actions: tuple[Action, ...], cards: list[OfferCard], scene: Scene) -> None:
    """Check one card for each action; their targets form a tree whose first level is drawn, except buttons."""
    assert [RULES.read(view.actor, card.action) for card in cards] == list(actions)
    targets = [card.targets for card in cards]
    assert len(set(targets)) == len(targets)
    assert len({card.label for card in cards}) == len(cards)
    for one in targets:
        assert not [two for two in targets if one != two and two[: len(one)] == one]
    drawn = [element.get("data-target") for element in parsed(scene.layers["under"]).iter()]
    firsts = [target for target, _ in groupby(sorted([one[0] for one in targets]))]
    assert sorted(filter(None, drawn)) == [target for target in firsts if not target.startswith("button:")]
    assert [target for target in firsts if target.startswith("button:")] in ([], ["button:stop"])


def test_a_line_that_takes_both_kinds_of_rail_asks_which() -> None:
    match = new_match("transamerica", seats=2, options={"vexation": True}, seed=1)
    match.play("start Denver")
    match.play("start Omaha")
    seat = match.turn.seats[0] if match.turn else 0
    cards = LOOK.offers(drawn_from(match.view(seat)), match.offers(seat), LOOK.say("it"))
    line = next(card.targets[0] for card in cards if card.action.startswith("colour"))
    both = [card for card in cards if card.targets[0] == line]
    assert [card.targets[1] for card in both] == ["button:common", "button:coloured"]
    assert all([card.note in ("1", "2") for card in both])


@pytest.mark.rule("TA-5")
@pytest.mark.parametrize(("seats", "vexation"), [(2, False), (4, True), (6, False)])
def test_what_others_hold_changes_nothing_in_a_scene(seats: int, vexation: bool) -> None:
    random = Random(seats)
    for match in walk(seats, vexation, seed=seats):
        if match.last_entry % 10 or match.turn is None:
            continue
        for seat in range(seats):
            other = match.state.clone()
            swap_hands(other, seat, random)
            say = LOOK.say("it", NAMES[:seats])
            before, after = match.view(seat), match.rules.view(other, seat)
            assert LOOK.scene(drawn_from(before), say) == LOOK.scene(drawn_from(after), say)
            assert LOOK.text(drawn_from(before), say) == LOOK.text(drawn_from(after), say)


def swap_hands(state: State, seat: int, random: Random) -> None:
    """Give everybody except `seat` other cities."""
    hands = [list(hand) for hand in state.hands]
    for region, deck in enumerate(DECKS[state.seats <= FEW_PLAYERS]):
        free = [city for city in deck if city != hands[seat][region]]
        random.shuffle(free)
        for other in range(state.seats):
            if other != seat:
                hands[other][region] = free.pop()
    set_hands(state, hands)


@pytest.mark.rule("TA-5")
def test_a_hand_shows_own_cities_only() -> None:
    match = new_match("transamerica", seats=6, seed=3)
    say = LOOK.say("en")
    for seat in range(6):
        scene = LOOK.scene(drawn_from(match.view(seat)), say)
        tickets = [item for item in parsed(scene.hand).iter("div") if item.get("role") == "listitem"]
        shown = [str(ticket.findtext("b")).replace("\u00ad", "") for ticket in tickets]
        assert shown == [BOARD.city_names[city] for city in match.state.hands[seat]]
        assert [card.hidden for card in scene.seats] == [0 if other == seat else 5 for other in range(6)]
    assert LOOK.scene(drawn_from(match.view(None)), say).hand == ""


@pytest.mark.rule("TA-14")
@pytest.mark.parametrize("vexation", [False, True])
def test_what_is_missing_is_exact_and_known_from_the_view_alone(vexation: bool) -> None:
    for match in walk(4, vexation, seed=8):
        state: State = match.state
        for seat in range(4):
            missing = missing_of(drawn_from(match.view(seat)))
            assert missing is not None
            if state.markers[seat] < 0:
                assert missing == (cheapest_network(state.hands[seat]).cost, (None,) * 5)
                continue
            assert missing.total == missing_track(state, seat).cost
            distances = [away for away in missing.cities if away is not None]
            assert len(distances) == 5
            assert max(distances) <= missing.total <= sum(distances)
            assert (missing.total == 0) == (max(distances) == 0)
    assert missing_of(drawn_from(match.view(None))) is None


def test_the_shortest_network_does_not_depend_on_where_it_is_counted_from() -> None:
    random = Random(5)
    for _ in range(10):
        hand = tuple([random.choice(deck) for deck in DECKS[False]])
        points = [BOARD.city_point[city] for city in hand]
        for start in points:
            home = [point == start for point in range(BOARD.graph.points)]
            others = [point for point in points if point != start]
            assert cheapest_tree(BOARD.graph, BOARD.graph.cost, home, others).cost == cheapest_network(hand).cost


def test_what_is_asked_follows_the_turn() -> None:
    say = LOOK.say("en", NAMES)
    match = new_match("transamerica", seats=2, seed=1)
    asked: list[str] = []
    while len(asked) < 4:
        seat = match.turn.seats[0] if match.turn else 0
        mine, theirs = LOOK.scene(drawn_from(match.view(seat)), say), LOOK.scene(drawn_from(match.view(1 - seat)), say)
        asked.append(mine.prompt)
        assert theirs.prompt == f"Waiting for {NAMES[seat]}"
        match.play(next(offer for offer in match.offers() if not is_double(offer)))
    assert asked[0] == asked[1] == "Your turn: where do you start?"
    assert asked[2:] == ["Your turn: lay rails", "Lay a second rail?"]


def is_double(offer: Action) -> bool:
    return isinstance(offer, LayRail) and BOARD.graph.cost[offer.line] == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_stands_alone(language: str) -> None:
    for view, _ in views(3, True)[::40]:
        drawn = LOOK.picture(drawn_from(view), LOOK.say(language))
        root = ElementTree.fromstring(drawn)
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        styles = [element.text or "" for element in root.iter("{http://www.w3.org/2000/svg}style")]
        assert len(styles) == 1
        assert "var(" not in drawn
        assert "http" not in drawn.replace("http://www.w3.org/2000/svg", "")


def test_the_poster_and_the_board_are_well_formed() -> None:
    for language in LANGUAGES:
        board = parsed(LOOK.board(LOOK.say(language)))
        assert {element.get("id") for element in board.iter()} >= {"under", "pieces", "over"}
    parsed(LOOK.poster())

"""Every view can be drawn and described, every offer can be clicked, and nothing hidden is shown."""

from functools import cache
from random import Random
from xml.etree import ElementTree

import pytest
from tests.support.scenes import around_board
from tests.support.situations import drawn_from

from capolinea.api import Match, new_match
from capolinea.core.action import Action
from capolinea.games.rail_baron.actions import BuyNothing, Declare, PassBid, Ride
from capolinea.games.rail_baron.pieces import ANNOUNCED, STEP
from capolinea.games.rail_baron.rules import RULES
from capolinea.games.rail_baron.trips import target
from capolinea.games.rail_baron.ui import LOOK
from capolinea.games.rail_baron.ui.geometry import BOARD, land
from capolinea.games.rail_baron.view import View
from capolinea.i18n import LANGUAGES
from capolinea.render.look import OfferCard, Scene

NAMES = ("Elena", "Marco <b>", "Sofia & Ugo", "Rapido", "Pina", '"Zoë"')
TABLES = (
    (2, ()),
    (3, ("free_sales", "group_purchase", "net_worth", "rfp_dot", "acl_no_turn")),
    (4, ("rich_payoffs", "speed_cards", "open_cash")),
    (6, ("governor", "speed_cards", "three_dice")),
)
STAGES = {"turn", "region", "ride", "after", "purchase", "bid", "sale"}


def choose(match: Match, random: Random) -> Action:
    """Ride mostly straight on; otherwise do anything, so that debts and auctions happen."""
    offers = match.offers()
    if isinstance(offers[0], Ride) and random.random() < 0.95:
        seat = match.state.mover
        first = match.state.board.toward(target(match.state, seat))[match.state.dot[seat]]
        straight = [offer for offer in offers if isinstance(offer, Ride) and offer.segment == first]
        return straight[0] if straight else offers[0]
    eager = [offer for offer in offers if not isinstance(offer, BuyNothing | PassBid)]
    return random.choice(eager or offers)


@cache
def positions(seats: int, options: tuple[str, ...]) -> tuple[tuple[View, tuple[Action, ...]], ...]:
    """Return views of the actor and of all others: every few entries, and some of every stage."""
    random = Random(seats)
    match = new_match("rail-baron", seats=seats, options=dict.fromkeys(options, True), seed=seats)
    kept: list[tuple[View, tuple[Action, ...]]] = []
    met: dict[str, int] = {}
    while match.turn is not None and match.last_entry < 900:
        stage = match.turn.phase
        met[stage] = met.get(stage, 0) + 1
        if met[stage] % 12 == 1:
            for seat in (None, *range(seats)):
                acts = seat in match.turn.seats
                kept.append((match.view(seat), tuple(match.offers(seat)) if seat is not None and acts else ()))
        match.play(choose(match, random))
    return tuple(kept)


def parsed(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<x>{markup}</x>")


def check_markup(scene: Scene) -> None:
    """Check that markup is well-formed and has no inline style or script."""
    for markup in [*scene.layers.values(), *around_board(scene), *[card.extra for card in scene.seats]]:
        for element in parsed(markup).iter():
            assert element.tag not in ("style", "script", "a")
            assert not [name for name in element.attrib if name == "style" or name.startswith("on")]
            # Unlike in SVG, an empty HTML element must not be self-closing.
            assert element.tag not in ("div", "span", "p", "b", "button", "li", "ul") or element.text or len(element)


def pressable(scene: Scene) -> set[str]:
    places = [*scene.layers.values(), *around_board(scene)]
    return {str(e.get("data-target")) for place in places for e in parsed(place).iter() if e.get("data-target")}


def check_offers(view: View, actions: tuple[Action, ...], cards: list[OfferCard], scene: Scene) -> None:
    """Check one card for each action; targets form a tree whose first level is drawn, a button, or a bid."""
    assert [RULES.read(view.actor, card.action) for card in cards] == list(actions)
    targets = [card.targets for card in cards]
    assert len(set(targets)) == len(targets)
    assert len({card.label for card in cards}) == len(cards)
    firsts = {one[0] for one in targets}
    drawn = {first for first in firsts if not first.startswith(("button:", "amount:"))}
    assert drawn == pressable(scene)
    assert len([first for first in firsts if first.startswith("button:")]) <= 5


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
    met = {view.stage for seats, options in TABLES for view, _ in positions(seats, options)}
    assert met >= STAGES | {"engine", "discard"}


@pytest.mark.rule("RB-45")
@pytest.mark.parametrize(("seats", "options"), [table for table in TABLES if "open_cash" not in table[1]])
def test_hidden_cash_changes_nothing_in_a_scene(seats: int, options: tuple[str, ...]) -> None:
    random = Random(seats)
    match = new_match("rail-baron", seats=seats, options=dict.fromkeys(options, True), seed=seats)
    say = LOOK.say("it", NAMES[:seats])
    while match.turn is not None and match.last_entry < 400:
        if match.last_entry % 40 == 0:
            for seat in range(seats):
                other = match.state.clone()
                for rival in range(seats):
                    if rival != seat and other.cash[rival] < ANNOUNCED:
                        other.cash[rival] = random.randrange(0, ANNOUNCED, STEP)
                before, after = match.view(seat), match.rules.view(other, seat)
                assert LOOK.scene(drawn_from(before), say) == LOOK.scene(drawn_from(after), say)
                assert LOOK.text(drawn_from(before), say) == LOOK.text(drawn_from(after), say)
        match.play(choose(match, random))


def test_a_plan_can_be_ridden_to_its_end() -> None:
    random = Random(9)
    match = new_match("rail-baron", seats=4, seed=9)
    say = LOOK.say("en", NAMES[:4])
    ridden = 0
    while match.turn is not None and ridden < 25:
        seat = match.turn.seats[0]
        plans = LOOK.scene(drawn_from(match.view(seat)), say).plans
        assert bool(plans) == (match.turn.phase == "ride")
        if not plans:
            match.play(choose(match, random))
            continue
        owed = match.state.due_bank + sum(match.state.due_owner)
        steps = match.state.steps
        for action in plans[0].actions:
            assert match.turn.seats == (seat,)
            match.play(action)
        assert len(plans[0].actions) <= steps
        assert owed >= 0
        ridden += 1


@pytest.mark.rule("RB-34")
def test_who_may_declare_has_a_button_for_it() -> None:
    match = new_match("rail-baron", seats=3, seed=1)
    seat = match.state.mover
    match.state.cash[seat] = 250_000
    match.state.dot[seat] = next(dot for dot in BOARD.city_dot if dot != match.state.dot[seat])
    offers = match.offers(seat)
    assert [offer for offer in offers if isinstance(offer, Declare)]
    cards = LOOK.offers(drawn_from(match.view(seat)), offers, LOOK.say("en"))
    assert ("button:declare",) in [card.targets for card in cards]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_stands_alone(language: str) -> None:
    for view, _ in positions(3, TABLES[1][1])[::40]:
        drawn = LOOK.picture(drawn_from(view), LOOK.say(language))
        root = ElementTree.fromstring(drawn)
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        assert len(list(root.iter("{http://www.w3.org/2000/svg}style"))) == 1
        assert "var(" not in drawn


def test_the_poster_and_the_board_are_well_formed() -> None:
    for language in LANGUAGES:
        board = parsed(LOOK.board(LOOK.say(language)))
        assert {element.get("id") for element in board.iter()} >= {"owned", "under", "offers", "over"}
    parsed(LOOK.poster())

"""Every view can be drawn and told, what is offered can be pressed, and what is told is what the rules do."""

from functools import cache
from random import Random
from xml.etree import ElementTree

import pytest
from tests.support.scenes import around_board

from capolinea.core.action import Action
from capolinea.core.chance import Chance
from capolinea.core.match import Match
from capolinea.games.steam import actions as do
from capolinea.games.steam import events as was
from capolinea.games.steam.board import built_in_text, load_board
from capolinea.games.steam.meta import Options
from capolinea.games.steam.rules import RULES
from capolinea.games.steam.state import State
from capolinea.games.steam.ui import LOOK
from capolinea.games.steam.ui.aids import count_links, forecasts, means_of, score_of
from capolinea.games.steam.ui.chains import chains_of
from capolinea.games.steam.ui.choices import deliveries_of, tile_cost
from capolinea.games.steam.ui.geometry import layout_of
from capolinea.games.steam.view import View
from capolinea.i18n import LANGUAGES
from capolinea.render.look import OfferCard, Scene
from capolinea.render.situation import Situation

NAMES = ("Elena", "Marco <b>", "Sofia & Ugo", "Rapido", "Pina", '"Zoë"')
OWN_MAP = built_in_text("ruhr").replace('id = "ruhr"', 'id = "mine"').replace("Dortmund", "Dortmund & <Witten>")
TABLES = (
    Options(seats=3, random_order=True),
    Options(seats=4, map="ruhr"),
    Options(seats=5, game="standard", map="padana", gentle_capital=True),
    Options(seats=6, game="standard", map_text=OWN_MAP),
)
STAGES = {"bid", "capital", "action", "build", "move", "points", "over"}
NO_CHANCE = Chance()
Position = tuple[View, tuple[Action, ...]]


def choose(state: State, offers: list[Action], random: Random) -> Action:
    """Spends little, so that matches last; prefers what does something."""
    cautious: list[Action] = [offer for offer in offers if isinstance(offer, do.PassBid)]
    if cautious and random.random() < 0.8:
        return cautious[0]
    if isinstance(offers[0], do.RaiseCapital):
        return offers[min(2, len(offers) - 1)]
    goods = [offer for offer in offers if isinstance(offer, do.MoveGood)]
    if goods and random.random() < 0.9:
        return goods[0]
    cities = [offer for offer in offers if isinstance(offer, do.FoundCity | do.GrowCity)]
    if cities:
        return random.choice(cities)
    ends = [offer for offer in offers if isinstance(offer, do.EndBuilding)]
    if ends and (state.income[state.actor] < -4 or state.cash[state.actor] < 2 < state.turn):
        return ends[0]
    if isinstance(offers[0], do.PutPoints):
        return random.choice(offers)
    simple = [offer for offer in offers if isinstance(offer, do.LayTrack) and is_simple(offer.tile)]
    return random.choice(simple or [offer for offer in offers if not isinstance(offer, do.Bid)] or offers)


def is_simple(tile: str) -> bool:
    return tile in ("straight", "gentle", "sharp") or tile.startswith("town_2")


@cache
def positions(number: int) -> tuple[Position, ...]:
    """Views of whoever is asked and of one other, of some entries of every stage."""
    options = TABLES[number]
    random = Random(number)
    match = Match.new(RULES, options, number)
    kept: list[Position] = []
    met: dict[str, int] = {}
    while match.turn is not None and match.last_entry < 250:
        stage, actor = match.turn.phase, match.turn.seats[0]
        met[stage] = met.get(stage, 0) + 1
        offers = match.offers(actor)
        if met[stage] in (1, 3) or met[stage] % 31 == 0:
            kept.append((match.view(actor), tuple(offers)))
            kept.append((match.view((actor + 1) % options.seats if met[stage] % 2 else None), ()))
        match.play(choose(match.state, offers, random))
    kept += [(match.view(0), ()), (match.view(None), ())] if match.turn is None else []
    return tuple(kept)


def parsed(markup: str) -> ElementTree.Element:
    return ElementTree.fromstring(f"<x>{markup}</x>")


def check_markup(scene: Scene) -> None:
    """Well-formed, and fit for a page without inline style or script."""
    places = [*scene.layers.values(), *around_board(scene), *[card.extra for card in scene.seats]]
    for markup in places:
        for element in parsed(markup).iter():
            assert element.tag not in ("style", "script", "a")
            assert not [name for name in element.attrib if name == "style" or name.startswith("on")]
            # An empty element of HTML may not be closed like one of SVG.
            assert element.tag not in ("div", "span", "p", "b", "button", "li", "ul", "ol", "section") or (
                element.text or len(element)
            )


def pressable(scene: Scene) -> set[str]:
    places = [*scene.layers.values(), *around_board(scene)]
    return {str(e.get("data-target")) for place in places for e in parsed(place).iter() if e.get("data-target")}


def check_offers(view: View, actions: tuple[Action, ...], cards: list[OfferCard], scene: Scene) -> None:
    """One card for each action; targets form a tree, and what is to be pressed first can be."""
    assert [RULES.read(view.actor, card.action) for card in cards] == list(actions)
    targets = [card.targets for card in cards]
    assert len(set(targets)) == len(targets)
    assert len({card.label for card in cards}) == len(cards)
    firsts = {one[0] for one in targets if not one[0].startswith(("button:", "amount:"))}
    goals = {one[1] for one in targets if one[1:] and one[1].startswith("goal:")}
    assert firsts | goals == pressable(scene)
    assert len({one[0] for one in targets if one[0].startswith("button:")}) <= 5
    assert all([len(card.pictures) in (0, len(card.targets)) for card in cards])
    assert all([len(card.names) <= len(card.targets) for card in cards])
    bids = [card.step for card in cards if card.action.startswith("bid ")]
    assert {step.series for step in bids if step is not None} == ({scene.series} if bids else set())
    check_priorities([card for card in cards if card.action.startswith("lay ")])


def check_priorities(cards: list[OfferCard]) -> None:
    """Of many tiles for a hex four are shown first, and they say what they take."""
    by_hex: dict[str, list[OfferCard]] = {}
    for card in cards:
        by_hex.setdefault(card.targets[0], []).append(card)
    for tiles in by_hex.values():
        first = sorted([tile.priority for tile in tiles if tile.priority])
        assert first == ([1, 2, 3, 4] if len(tiles) > 5 else [])
        assert all([bool(tile.terms) == bool(tile.priority) for tile in tiles])


def check_uses(cards: list[OfferCard], scene: Scene) -> None:
    """What pictures and traces are made of is drawn on the page."""
    drawn = "".join(scene.layers.values()) + LOOK.board(LOOK.say("en"))
    for card in cards[::23]:
        for use in parsed("".join(card.pictures) + card.trace).iter("use"):
            assert f'id="{str(use.get("href"))[1:]}"' in drawn


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_every_view_is_drawn_and_told(number: int, language: str) -> None:
    for view, actions in positions(number):
        say = LOOK.say(language, NAMES[: view.options.seats], view.options)
        now = Situation(view, actions)
        scene = LOOK.scene(now, say)
        check_markup(scene)
        cards = LOOK.offers(now, actions, say)
        if actions:
            check_offers(view, actions, cards, scene)
            check_uses(cards, scene)
        told = [*scene.facts, scene.prompt, scene.hint, *[card.score + card.unit for card in scene.seats]]
        assert all(told)
        assert not [words for words in told if "{" in words]
        layout = layout_of(load_board(view.options))
        left, top, width, height = scene.focus
        assert 0 <= left < left + width <= layout.width + 1e-6
        assert 0 <= top < top + height <= layout.height + 1e-6
        assert max(map(len, LOOK.text(now, say).splitlines())) <= 120


def test_nothing_can_be_pressed_that_the_engine_did_not_offer() -> None:
    for number in range(len(TABLES)):
        for view, actions in positions(number):
            say = LOOK.say("en", options=view.options)
            assert not pressable(LOOK.scene(Situation(view), say))
            if any([isinstance(action, do.LayTrack) for action in actions]):
                some = Situation(view, actions[:1])
                assert pressable(LOOK.scene(some, say)) <= {LOOK.offers(some, actions[:1], say)[0].targets[0]}


def test_the_positions_meet_every_stage() -> None:
    assert {view.stage for number in range(len(TABLES)) for view, _ in positions(number)} == STAGES


@pytest.mark.rule("ST-20")
@pytest.mark.rule("ST-45")
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_what_a_tile_is_said_to_cost_is_what_it_costs(number: int) -> None:
    tried = 0
    for view, actions in positions(number):
        now = Situation(view, actions)
        for action in [one for one in actions if isinstance(one, do.LayTrack)][::37]:
            state = RULES.state_from_view(view)
            laid = RULES.apply(state, action, NO_CHANCE)[0]
            assert isinstance(laid, was.TrackLaid)
            cost = tile_cost(now, action)
            assert (cost.total, cost.kind, cost.river + cost.hill) == (laid.cost, laid.way, laid.terrain)
            means = means_of(now, view.actor, cost.total)
            after = (state.cash[view.actor], state.income[view.actor], state.points[view.actor])
            assert (means.cash, means.income, means.points) == after
            tried += 1
    assert tried


@pytest.mark.rule("ST-34")
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_what_a_delivery_is_said_to_pay_is_what_it_pays(number: int) -> None:
    for view, actions in positions(number):
        for action in [one for one in actions if isinstance(one, do.MoveGood)]:
            state = RULES.state_from_view(view)
            RULES.apply(state, action, NO_CHANCE)
            assert deliveries_of(Situation(view, actions))[action].gains == state.points_due


@pytest.mark.rule("ST-53")
def test_the_last_score_so_far_is_the_final_one() -> None:
    ended = [view for number in range(len(TABLES)) for view, _ in positions(number) if view.stage == "over"]
    assert ended
    for view in ended:
        outcome = RULES.outcome(RULES.state_from_view(view))
        assert outcome is not None
        for seat, score in enumerate(outcome.scores):
            if view.alive[seat]:
                assert sum(score_of(Situation(view), seat)) == score


@pytest.mark.rule("ST-34")
def test_points_that_are_due_say_whose_delivery_they_are_of_and_keep_it_drawn() -> None:
    met = 0
    for number in range(len(TABLES)):
        for view, actions in positions(number):
            if view.stage != "points" or not actions:
                assert view.stage == "points" or not view.delivery
                continue
            met += 1
            scene = LOOK.scene(Situation(view, list(actions)), LOOK.say("it", NAMES, view.options))
            assert scene.layers["delivery"].count("way-bed") == len(view.delivery) > 0
            mover = view.queue[0]
            assert ("Per la tua consegna" if mover == view.actor else NAMES[mover]) in scene.hint
    assert met


@pytest.mark.rule("ST-18")
def test_links_are_counted_as_they_are_drawn() -> None:
    for view, _ in positions(1):
        now = Situation(view)
        chains = [chain for chain in chains_of(now) if chain.start not in view.loose]
        for seat in range(view.options.seats):
            own = [chain.complete for chain in chains if chain.owner == seat]
            assert count_links(now, seat) == (own.count(True), own.count(False))


@pytest.mark.rule("ST-36")
@pytest.mark.rule("ST-66")
@pytest.mark.parametrize("number", range(len(TABLES)))
def test_the_end_of_the_turn_brings_what_was_foretold(number: int) -> None:
    match = Match.new(RULES, TABLES[number], number)
    random, foretold = Random(number), 0
    while match.turn is not None and foretold < 6:
        view, actor = match.view(None), match.turn.seats[0]
        last = view.round == 2 and len(view.queue) == 1
        before = forecasts(Situation(view)) if last else []
        entry = match.play(choose(match.state, match.offers(actor), random))
        # Whatever the last action of the turn changed is not foretold: only those who did not act.
        for event in entry.events:
            if isinstance(event, was.IncomePaid) and event.seat != actor:
                assert before[event.seat].amount == event.amount
                assert not before[event.seat].bankrupt
                foretold += 1
            if isinstance(event, was.WentBankrupt) and event.seat != actor:
                assert before[event.seat].bankrupt
    assert foretold


@pytest.mark.rule("ST-18")
@pytest.mark.rule("ST-41")
def test_every_piece_of_track_is_drawn_once() -> None:
    for view, _ in positions(1):
        state = RULES.state_from_view(view)
        chains = chains_of(Situation(view))
        drawn = [chain.start for chain in chains]
        assert len(set(drawn)) == len(drawn)
        owned = [exit for exit, owner in enumerate(state.owner) if owner >= -1 and state.other_end[exit] >= 0]
        ends = {end for chain in chains for end in (chain.start, chain.end)}
        assert ends == set(owned)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_stands_alone(language: str) -> None:
    for number in (1, 3):
        for view, actions in positions(number)[::9]:
            drawn = LOOK.picture(Situation(view, actions), LOOK.say(language, options=view.options))
            root = ElementTree.fromstring(drawn)
            assert root.tag == "{http://www.w3.org/2000/svg}svg"
            assert len(list(root.iter("{http://www.w3.org/2000/svg}style"))) == 1
            assert "var(" not in drawn


def test_a_match_on_somebodys_map_is_drawn_on_it() -> None:
    view, actions = positions(3)[0]
    board_on = LOOK.board_on
    assert board_on is not None
    assert "Dortmund &amp; &lt;Witten&gt;" in board_on(LOOK.say("en"), view.options)
    assert "Dortmund" not in LOOK.board(LOOK.say("en"))
    assert (
        LOOK.scene(Situation(view, actions), LOOK.say("en", options=view.options)).facts[-1] == "Lower Rhine and Ruhr"
    )


def test_the_poster_and_the_boards_are_well_formed() -> None:
    slots = {"tiles", "tracks", "trace", "places", "over", "offers", "names"}
    board_on, maps = LOOK.board_on, LOOK.maps
    assert board_on is not None
    assert maps is not None
    for language in LANGUAGES:
        for options in TABLES:
            board = parsed(board_on(LOOK.say(language), options))
            assert {element.get("id") for element in board.iter()} >= slots
    parsed(LOOK.poster())
    parsed(maps.draw(OWN_MAP, LOOK.say("it")))

"""Reference tables, comparisons, declarations and the wealth history: figures add up, in both languages."""

from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest
from tests.support.markup import parsed_html
from tests.support.scenes import panel_of
from tests.support.situations import drawn_from

from capolinea.api import Match, load_match, new_match
from capolinea.games.rail_baron.atlas import atlas_of
from capolinea.games.rail_baron.board import load_board
from capolinea.games.rail_baron.networks import bits, foreign_turns
from capolinea.games.rail_baron.pieces import BANK_FEE
from capolinea.games.rail_baron.state import PURCHASE, TURN
from capolinea.games.rail_baron.trips import paid_between
from capolinea.games.rail_baron.ui import LOOK
from capolinea.games.rail_baron.ui.aids import chances_within, city_chances, region_chances
from capolinea.games.rail_baron.ui.compare import mask_of, mean_trip, network_value, network_value_of, payoff_on
from capolinea.games.rail_baron.ui.declaring import may_declare
from capolinea.games.rail_baron.ui.geometry import BOARD
from capolinea.games.rail_baron.ui.wealth_history import wealth_history_of
from capolinea.i18n import LANGUAGES, Say
from capolinea.i18n.phrases import dollars

NAMES = ("Elena", "Marco", "Sofia", "Ugo", "Pina", "Rita")
MAPS = (False, False)
RECORDS = sorted((Path(__file__).parent / "matches").glob("*.json"))


def page(match: Match, seat: int | None, about: str, language: str = "en") -> ElementTree.Element:
    look_up = LOOK.look_up
    assert look_up is not None
    html = look_up(drawn_from(match.view(seat)), about, LOOK.say(language, NAMES[: match.options.seats]))
    return parsed_html(html)


def words(root: ElementTree.Element) -> str:
    return " ".join(root.itertext())


@pytest.mark.rule("RB-3")
@pytest.mark.rule("RB-29")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_city_and_region_can_be_looked_up_from_every_city(language: str) -> None:
    match = new_match("rail-baron", seats=3, seed=4)
    chicago, miami = BOARD.cities.index("Chicago"), BOARD.cities.index("Miami")
    root = page(match, 0, f"city:{chicago}", language)
    rows = [row for row in root.iter("tr") if row.get("data-find")]
    assert len(rows) == len(BOARD.cities) + len(BOARD.regions)
    (row,) = [row for row in rows if str(row.get("data-find")).startswith("Miami")]
    told = words(row)
    assert dollars(Say(language), paid_between(BOARD, False, chicago, miami)) in told
    assert f"{round(city_chances()[miami] * 1000) / 10:g}".replace(".", "," if language == "it" else ".") in told
    selected = [option for option in root.iter("option") if option.get("selected")]
    assert [option.text for option in selected] == ["Chicago"]


def test_odds_within_a_region_add_up_and_give_those_of_cities() -> None:
    for region in range(len(BOARD.regions)):
        assert sum(chances_within(region)) == pytest.approx(1)
    for city, region in enumerate(BOARD.city_region):
        assert city_chances()[city] == pytest.approx(region_chances()[region] * chances_within(region)[city])


def test_a_look_up_about_nonsense_shows_the_first_page() -> None:
    match = new_match("rail-baron", seats=2, seed=1)
    for about in ("", "city:", "city:999", "city:-1", "x" * 60):
        assert len(list(page(match, None, about).iter("option"))) == len(BOARD.cities)


@pytest.mark.rule("RB-53")
def test_rich_payoffs_are_told_as_they_are_paid() -> None:
    match = new_match("rail-baron", seats=2, options={"rich_payoffs": True}, seed=1)
    assert dollars(Say("en"), paid_between(BOARD, True, 0, 5)) in words(page(match, 0, "city:0"))
    assert paid_between(BOARD, True, 0, 5) > paid_between(BOARD, False, 0, 5)


def buying(seed: int, cash: int, **options: bool) -> Match:
    match = new_match("rail-baron", seats=3, options=options, seed=seed)
    match.state.stage, match.state.cash[match.state.mover] = PURCHASE, cash
    return match


@pytest.mark.rule("RB-30")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_bought_can_be_compared_and_chosen(language: str) -> None:
    match = buying(2, 25_000)
    seat = match.state.mover
    cards = LOOK.offers(drawn_from(match.view(seat)), match.offers(seat), LOOK.say(language, NAMES))
    offered = {card.targets[0] for card in cards} - {"button:nothing"}
    root = page(match, seat, "railroads", language)
    assert {str(button.get("data-target")) for button in root.iter("button") if button.get("data-target")} == offered
    scene = LOOK.scene(drawn_from(match.view(seat)), LOOK.say(language, NAMES))
    assert scene.page is not None
    assert scene.page.about == "railroads"
    others = page(match, (seat + 1) % 3, "railroads", language)
    assert not [button for button in others.iter("button") if button.get("data-target")]


def test_more_railroads_never_serve_less_nor_cost_more() -> None:
    random = Random(5)
    for _ in range(40):
        mine = random.sample(range(28), random.randrange(0, 8))
        extra = random.randrange(28)
        now, then = [
            network_value(mask_of(railroads), 0, False, BANK_FEE, MAPS) for railroads in ({*mine}, {*mine, extra})
        ]
        assert then.cities >= now.cities
        assert then.access >= now.access
        assert then.payoff >= now.payoff
        assert then.fees <= now.fees


def test_everything_together_pays_everything_and_costs_only_the_bank() -> None:
    everything = (1 << 28) - 1
    whole = network_value(everything, 0, False, BANK_FEE, MAPS)
    assert whole.access == 1000
    assert whole.payoff == pytest.approx(mean_trip(False), abs=500)
    assert foreign_turns(MAPS, everything, 71) == 0
    assert 0 < whole.fees < 6 * BANK_FEE
    assert network_value(everything, 0, False, 0, MAPS).fees == 0
    assert network_value(everything, 2, False, BANK_FEE, MAPS).fees < whole.fees
    assert payoff_on(0, False, MAPS) == 0


def test_a_purchase_is_weighed_with_what_is_owned() -> None:
    match = buying(3, 60_000)
    seat = match.state.mover
    alone = network_value_of(drawn_from(match.view(seat)), [3])
    match.state.owner[4] = seat
    both = network_value_of(drawn_from(match.view(seat)), [3])
    assert both.access >= alone.access
    assert both.cities == len({city for railroad in (3, 4) for city in served(railroad)})


def served(railroad: int) -> list[int]:
    return bits(atlas_of(load_board(False, False)).serves[railroad])


@pytest.mark.rule("RB-34")
@pytest.mark.rule("RB-35")
@pytest.mark.parametrize("language", LANGUAGES)
def test_declaring_is_explained_when_it_becomes_possible(language: str) -> None:
    match = new_match("rail-baron", seats=3, seed=1)
    state, seat = match.state, match.state.mover
    state.dot[seat] = next(dot for dot in BOARD.city_dot if dot != BOARD.city_dot[state.home[seat]])
    say = LOOK.say(language, NAMES)
    assert 'class="declaring"' not in panel_of(LOOK.scene(drawn_from(match.view(seat)), say))
    state.cash[seat] = 240_000
    assert may_declare(drawn_from(match.view(seat)))
    scene = LOOK.scene(drawn_from(match.view(seat)), say)
    assert 'class="declaring"' in panel_of(scene)
    assert dollars(Say(language), 50_000) in panel_of(scene)
    assert 'class="declaring"' not in panel_of(LOOK.scene(drawn_from(match.view((seat + 1) % 3)), say))
    match.play("declare")
    while match.state.stage == TURN or match.state.alternative[seat] < 0:
        match.play(match.offers()[0])
    for viewer in (None, *range(3)):
        told = panel_of(LOOK.scene(drawn_from(match.view(viewer)), say))
        assert BOARD.cities[state.home[seat]] in told
        assert BOARD.cities[match.state.alternative[seat]] in told


@pytest.mark.rule("RB-42")
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_rich_at_home_reads_why_there_is_nothing_to_declare_or_that_it_wins(language: str) -> None:
    for allowed, hint in ((False, "hint.declare_elsewhere"), (True, "hint.declare_here")):
        match = new_match("rail-baron", seats=3, options={"declare_at_home": allowed}, seed=1)
        seat = match.state.mover
        say = LOOK.say(language, NAMES)
        assert LOOK.scene(drawn_from(match.view(seat)), say).hint == say("hint.turn")
        match.state.cash[seat] = 240_000
        scene = LOOK.scene(drawn_from(match.view(seat)), say)
        assert scene.hint == say(hint)
        assert ('class="declaring"' in panel_of(scene)) == may_declare(drawn_from(match.view(seat))) == allowed
        for viewer in (None, (seat + 1) % 3):
            assert LOOK.scene(drawn_from(match.view(viewer)), say).hint == say("hint.waiting_turn")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_course_of_a_match_comes_to_what_everybody_has(path: Path) -> None:
    match = load_match(path)
    events = [event for entry in match.effective_entries for event in entry.events]
    history = wealth_history_of(match.options, match.rules.version, events)
    outcome = match.outcome
    assert outcome is not None
    for seat, parts in enumerate(outcome.breakdown):
        cash, railroads, engine = [part.value for part in parts]
        assert (history.cash(seat), history.railroads(seat), history.engines(seat)) == (cash, railroads, engine)
        assert history.worth[-1][seat] == outcome.scores[seat]
    assert history.worth[0] == (20_000,) * match.options.seats
    story = LOOK.story
    assert story is not None
    for language in LANGUAGES:
        drawn = story(drawn_from(match.view(None)), events, LOOK.say(language, NAMES[: match.options.seats]))
        root = ElementTree.fromstring(drawn)
        assert len([each for each in root.iter("li") if each.get("class") == "account"]) == match.options.seats
        assert not [element for element in root.iter() if "style" in element.attrib]

"""The scoring of a round adds up and shows every hand (TA-14, TA-15, TA-21)."""

from functools import cache
from random import Random
from xml.etree import ElementTree

import pytest
from tests.support.situations import drawn_from

from capolinea.api import Match, new_match
from capolinea.games.transamerica.actions import LayRail, PlaceStart
from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.events import RoundResult
from capolinea.games.transamerica.scoring import missing_track
from capolinea.games.transamerica.ui import LOOK
from capolinea.games.transamerica.ui.results import barrier_text, draw_scored_board, draw_sheet, results_key
from capolinea.i18n import LANGUAGES

NAMES = ("Elena", "Marco", "Sofia", "Rapido")


@cache
def played(vexation: bool) -> Match:
    random = Random(2)
    match = new_match("transamerica", seats=4, options={"vexation": vexation}, seed=2)
    while match.turn is not None:
        offers = match.offers()
        needed = [] if isinstance(offers[0], PlaceStart) else missing_track(match.state, match.state.actor).lines
        useful = [offer for offer in offers if isinstance(offer, LayRail) and offer.line in needed]
        match.play(random.choice(useful or offers))
    return match


def results(vexation: bool) -> tuple[RoundResult, ...]:
    history: tuple[RoundResult, ...] = played(vexation).state.history
    return history


def accounts(result: RoundResult, language: str) -> list[ElementTree.Element]:
    article = ElementTree.fromstring(draw_sheet(result, LOOK.say(language, NAMES)))
    return [item for item in article.iter("li") if "account" in str(item.get("class"))]


def words(element: ElementTree.Element | None) -> str:
    assert element is not None
    return "".join(element.itertext())


@pytest.mark.rule("TA-15")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("vexation", [False, True])
def test_each_account_adds_up(vexation: bool, language: str) -> None:
    before = [BOARD.start_points] * 4
    for result in results(vexation):
        for seat, item in enumerate(accounts(result, language)):
            account = result.seats[seat]
            sum_of_lines = sum([BOARD.graph.cost[line] for line in account.missing])
            assert sum_of_lines == account.lost
            figures = words(item.find("span[@class='num']")).replace("−", "-").replace("·", "→").split("→")
            lost, old, new = [int(figure) for figure in figures]
            assert (old, new) == (before[seat], account.points)
            assert old + lost == new
            assert len(list(item.iter("li"))) - 1 == len(account.missing)
            before[seat] = new


@pytest.mark.rule("TA-21")
@pytest.mark.parametrize("vexation", [False, True])
def test_every_hand_is_shown_with_what_was_reached(vexation: bool) -> None:
    for result in results(vexation):
        for seat, item in enumerate(accounts(result, "en")):
            account = result.seats[seat]
            cities = [city for city in item.iter("span") if "city-name" in str(city.get("class"))]
            assert [BOARD.city_names[city] in words(shown) for city, shown in zip(account.hand, cities, strict=True)]
            reached = ["done" in str(city.get("class")) for city in cities]
            assert all(reached) == (account.lost == 0)


@pytest.mark.rule("TA-15")
def test_the_board_shows_what_each_seat_missed() -> None:
    for result in results(False):
        losers = [account for account in result.seats if account.missing]
        assert draw_scored_board(result)["under"].count("missing") == len(losers)


def test_new_results_have_a_new_key_and_stay_for_the_next_round() -> None:
    match = played(False)
    keys = [results_key(result) for result in match.state.history]
    assert len(set(keys)) == len(keys) > 1
    scene = LOOK.scene(drawn_from(match.view(0)), LOOK.say("it", NAMES))
    assert scene.results_key == keys[-1]
    assert scene.results == draw_sheet(match.state.history[-1], LOOK.say("it", NAMES))
    assert LOOK.scene(drawn_from(new_match("transamerica", seed=1).view(0)), LOOK.say("it")).results == ""


def test_the_end_names_the_winner() -> None:
    match = played(False)
    scene = LOOK.scene(drawn_from(match.view(None)), LOOK.say("it", NAMES))
    assert match.outcome is not None
    assert scene.prompt == "Partita finita"
    assert all([NAMES[seat] in scene.hint for seat in match.outcome.winners])


def test_the_barrier_sentence_names_whose_locomotive_is_nearest() -> None:
    for result in results(False):
        points = [account.points for account in result.seats]
        over = min(points) <= result.barrier
        named = [seat for seat, left in enumerate(points) if (left <= result.barrier if over else left == min(points))]
        for language in LANGUAGES:
            said = barrier_text(result, LOOK.say(language, NAMES))
            assert [name in said for name in NAMES[: len(points)]] == [seat in named for seat in range(len(points))]

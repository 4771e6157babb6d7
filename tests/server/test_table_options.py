"""Options where a table is opened and where it is told of: what is asked for, what counts, what is usual."""

import re

import pytest
from tests.server.serving import Browser

from capolinea.games.santa_fe_rails.meta import Options
from capolinea.games.santa_fe_rails.ui import LOOK
from capolinea.i18n import LANGUAGES, Say
from capolinea.server.lobby import game_data
from capolinea.server.options import option_words

#: What a browser sends for a box that is usually ticked: both fields, or the hidden one alone.
BOX = "option.alternating_start"
TICKED, NOT_TICKED = ("true", "false"), ("false",)


def opened(anna: Browser, seats: int, sent: tuple[str, ...]) -> list[str]:
    """The options that a new table of Santa Fe Rails is said to have."""
    csrf = anna.http.get("/").text.partition('name="csrf" value="')[2].partition('"')[0]
    form: dict[str, str | list[str]] = {"csrf": csrf, "game": "santa-fe-rails", "seats": str(seats), BOX: list(sent)}
    form |= {f"seat.{seat}.kind": "bot:random" if seat else "me" for seat in range(seats)}
    answer = anna.http.post("/tables", data=form, follow_redirects=False)
    assert answer.status_code == 303
    found: list[str] = anna.see(answer.headers["location"].rpartition("/")[2])["options"]
    return found


@pytest.mark.rule("SF-56")
def test_an_option_that_is_usually_on_can_be_turned_off_in_the_form(anna: Browser) -> None:
    assert opened(anna, 2, TICKED) == opened(anna, 2, ()) == []
    assert len(opened(anna, 2, NOT_TICKED)) == 1


@pytest.mark.rule("SF-56")
def test_an_option_that_does_not_count_with_so_many_is_not_told(anna: Browser) -> None:
    assert opened(anna, 3, NOT_TICKED) == []


@pytest.mark.rule("SF-56")
def test_the_box_is_ticked_and_followed_by_what_is_sent_without_it(anna: Browser) -> None:
    page = anna.http.get("/").text
    label = re.search(r'<label[^>]*data-most-seats="2"[^>]*>.*?</label>', page, re.S)
    assert label is not None
    boxes = re.findall(rf'<input[^>]*name="{re.escape(BOX)}"[^>]*>', label[0])
    assert ['type="checkbox"' in box and " checked" in box for box in boxes] == [True, False]
    assert 'type="hidden"' in boxes[1]
    assert 'value="false"' in boxes[1]
    assert page.count("data-most-seats") == 1


@pytest.mark.rule("SF-56")
@pytest.mark.parametrize("language", LANGUAGES)
def test_where_a_table_is_opened_it_is_told_what_beginning_is_worth(language: str) -> None:
    (option,) = [each for each in game_data("santa-fe-rails", language).options if each.most_seats]
    assert option.default == "true"
    assert {"95", "45", "100"} <= set(re.findall(r"\d+", option.explanation))
    say = Say(language, ("capolinea.server", LOOK.package))
    assert len(option_words(Options(2, alternating_start=False), say)) == 1
    assert option_words(Options(2), say) == option_words(Options(3, alternating_start=False), say) == ()

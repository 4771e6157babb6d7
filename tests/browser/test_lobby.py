"""The lobby at a first visit and on coming back, on a desk and on a phone."""

import pytest
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.prepared import lay_finished
from tests.browser.server_process import ServerProcess

from capolinea.api import Match, play_match
from capolinea.server.visits import COOKIE

pytestmark = pytest.mark.browser

#: What of these reaches under the bar or out of the window at the side.
BEYOND = """() => {
  const bar = document.querySelector('.bar').getBoundingClientRect();
  return [...document.querySelectorAll('.hero .line, h2.sign, #new, .row, .poster[aria-current]')].filter((each) => {
    const { left, right, top, width } = each.getBoundingClientRect();
    return width > 1 && (left < 0 || right > innerWidth + 1 || top < bar.bottom);
  }).map((each) => each.outerHTML.slice(0, 80));
}"""
#: Whether the middle of an element can be seen.
UNCOVERED = """(name) => {
  const { left, top, width, height } = document.querySelector(name).getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2)?.closest(name) !== null;
}"""
#: Captions that do not fit their poster.
CLIPPED = """() => [...document.querySelectorAll('.poster .figures')].filter((each) =>
  each.scrollWidth > each.clientWidth + 1).map((each) => each.textContent)"""


def finished(game: str, seats: int) -> Match:
    return play_match(game, ["random"] * seats, seed=3)


def bottom_of(me: Player, selector: str) -> float:
    found: float = me.page.locator(selector).bounding_box()["y"] + me.page.locator(selector).bounding_box()["height"]
    return found


@pytest.mark.parametrize("touch", [False, True], ids=["desk", "phone"])
def test_a_first_visit_shows_five_posters_and_a_form_that_fits(visit: Visit, touch: bool) -> None:
    me = visit(touch=touch)
    me.page.goto(me.url)
    me.shoot(f"lobby-first-{'phone' if touch else 'desk'}")
    assert me.page.locator(".poster").count() == 5
    assert (me.overflow(), me.page.evaluate(BEYOND), me.page.evaluate(CLIPPED)) == (0, [], [])
    assert bottom_of(me, "#new button[type=submit]") <= me.page.viewport_size["height"]
    assert me.text("#fold-seats .sum") == "tu, 3 bot di livello medio"
    assert me.text("#fold-options .sum") == "regole di base"
    me.page.locator(".poster[data-game=spike]").click()
    assert me.page.locator("#game").input_value() == "spike"
    assert me.page.locator(".poster[aria-current]").get_attribute("data-game") == "spike"
    assert me.page.evaluate(BEYOND) == []
    me.unfold()
    me.page.select_option("#seats", "2")
    me.page.select_option("[name='seat.1.kind']", "friend")
    me.page.check("[name='option.advanced']")
    assert me.text("#fold-seats .sum") == "tu, 1 posto con un link"
    assert me.text("#fold-options .sum") == "Gioco avanzato"
    assert me.overflow() == 0


@pytest.mark.parametrize(("touch", "theme"), [(False, "light"), (True, "dark")], ids=["desk", "phone"])
def test_coming_back_shows_ones_tables_first(visit: Visit, server: ServerProcess, touch: bool, theme: str) -> None:
    me = visit(touch=touch, color_scheme=theme)
    me.open_table()
    me.open_table("me", "friend")
    token = next(each["value"] for each in me.page.context.cookies() if each["name"] == COOKIE)
    ended = lay_finished(
        server.folder / "browser.sqlite", finished("transamerica", 4), token, "Anna", "Bea", "Ugo", "Ada"
    )
    me.page.goto(me.url)
    me.shoot(f"lobby-back-{'phone' if touch else 'desk'}", full=True)
    assert (me.overflow(), me.page.evaluate(BEYOND), me.page.evaluate(CLIPPED)) == (0, [], [])
    assert me.page.locator(".mine h2").all_inner_texts() == ["LE TUE PARTITE", "TAVOLI APERTI", "PARTITE FINITE"]
    assert me.page.locator(".row.end .places li").count() == 4
    icons = [box.bounding_box() for box in me.page.locator(".row.end .acts .icon").all()]
    assert [box is not None and min(box["width"], box["height"]) >= 44 for box in icons] == [True] * 3
    me.page.click(".row.end .forget summary")
    me.shoot(f"lobby-forget-{'phone' if touch else 'desk'}")
    middle = me.page.evaluate(UNCOVERED, ".row.end .question button")
    assert middle, "the question is not cut off by its row"
    assert (me.page.locator(".row.end .question p").bounding_box() or {})["width"] > 200
    assert me.overflow() == 0
    me.page.click(".row.end .question button")
    me.page.wait_for_function("() => !document.querySelector('.row.end')")
    # It is off the list, and still there.
    assert me.page.goto(f"{me.url}/t/{ended}").status == 200


def test_who_watches_is_told_so(visit: Visit) -> None:
    host, guest = visit(), visit()
    host.open_table()
    watch = host.page.evaluate("JSON.parse(document.querySelector('#table-data').textContent).watch_url")
    guest.page.goto(host.url + watch)
    guest.ready()
    assert guest.text("#prompt").startswith("Stai guardando")
    assert guest.page.locator(".bar .watching").is_visible()
    assert not host.text("#prompt").startswith("Stai guardando")


#: The lines that each title of a poster takes.
TITLE_LINES = """() => [...document.querySelectorAll('.poster .cap b')].map((title) => {
  const range = document.createRange();
  range.selectNodeContents(title);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
})"""


@pytest.mark.parametrize("width", [390, 1024, 1440])
def test_titles_take_one_line_and_three_folds_say_what_is_set(visit: Visit, width: int) -> None:
    me = visit(viewport={"width": width, "height": 844})
    me.page.goto(me.url)
    for _ in ("first visit", "back"):
        assert me.page.evaluate(TITLE_LINES) == [1] * 5
        assert me.page.evaluate(CLIPPED) == []
        assert me.page.locator("#new .fold .sum").all_inner_texts() == [
            "tu, 3 bot di livello medio",
            "regole di base",
            "chi ha il link, anche in più giorni",
        ]
        me.open_table()
        me.page.goto(me.url)

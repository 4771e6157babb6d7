"""What is seen, at four sizes and by day and night: nothing runs over, everything has a name, fingers find it."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from tests.browser.conftest import Visit
from tests.browser.player import STILL, Player

from capolinea.games.catalogue import GAMES

pytestmark = pytest.mark.browser

SIZES = {"desk": (1440, 900), "tablet": (1024, 768), "phone": (390, 844), "lying": (844, 390)}

#: Controls that can be seen, have no name of their own, or are smaller than a finger.
NAMELESS = """() => [...document.querySelectorAll(
    'a[href], button, input:not([type=hidden]), select, summary, [tabindex="0"]')]
  .filter((each) => each.checkVisibility())
  .filter((each) => !(each.getAttribute('aria-label') || each.innerText?.trim() || each.labels?.length || each.title
    || each.querySelector?.('title') || each.getAttribute('aria-labelledby')))
  .map((each) => each.outerHTML.slice(0, 200))"""

SMALL = """() => [...document.querySelectorAll('button, .btn, .icon, .bottom button, .tabs button, select, summary')]
  .filter((each) => each.checkVisibility() && !each.matches('.as-link, .keys-help summary'))
  .map((each) => [each.outerHTML.slice(0, 120), each.getBoundingClientRect()])
  .filter(([, box]) => Math.min(box.height, box.width) < (innerWidth < 900 ? 43.5 : 39.5))
  .map(([html, box]) => `${Math.round(box.width)}x${Math.round(box.height)} ${html}`)"""

#: Parts of the table that must never lie over each other.
#: Words smaller than 11 px as they are drawn. A seat's letter says again what its shape says.
SMALL_TEXTS = """() => [...document.querySelectorAll('main *')]
  .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .filter((each) => each.checkVisibility() && !each.closest('.word-card') && !each.matches('.seat-letter'))
  .map((each) => {
    const scale = each.ownerSVGElement ? each.getScreenCTM().a : 1;
    return [each.textContent.slice(0, 20), Math.round(parseFloat(getComputedStyle(each).fontSize) * scale * 10) / 10];
  }).filter(([, size]) => size < 10.95)"""
OVERLAPS = """() => {
  const parts = ['.bar', '#board', '#dock', '#seats'].map((name) => document.querySelector(name));
  const found = [];
  for (const [place, one] of parts.entries()) for (const other of parts.slice(place + 1)) {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 1 && high > 1) found.push(`${one.className} over ${other.className}`);
  }
  return found;
}"""


def look(me: Player) -> None:
    assert me.overflow() <= 0
    assert me.page.evaluate(NAMELESS) == []
    assert me.page.evaluate(SMALL) == []


@pytest.fixture(scope="module")
def cookies() -> dict[str, Any]:
    """One match, looked at by the same person at every size."""
    return {}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_lobby_and_table(visit: Visit, cookies: dict[str, Any], size: str, theme: str) -> None:
    width, height = SIZES[size]
    kept = {"storage_state": cookies["state"]} if cookies else {}
    # At a phone's size, but with a mouse: what a finger can do is another test's business.
    me = visit(viewport={"width": width, "height": height}, color_scheme=theme, **kept)
    if not cookies:
        cookies["table"] = me.open_table()
        for _ in range(5):
            me.move()
        cookies["state"] = me.page.context.storage_state()
    me.page.goto(me.url)
    look(me)
    me.shoot(f"lobby-{size}-{theme}", full=True)
    me.page.goto(cookies["table"])
    me.ready()
    me.wait_for_turn()
    look(me)
    assert me.page.evaluate(OVERLAPS) == []
    assert len(me.lit()) >= 2, "offers are in sight"
    me.shoot(f"table-{size}-{theme}")
    me.page.click("#menu summary")
    assert me.page.evaluate(NAMELESS) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(visit: Visit, theme: str) -> None:
    axe = Axe()
    me = visit(color_scheme=theme)
    table = me.open_table()
    me.move()
    me.wait_for_turn()
    me.choose()
    me.page.wait_for_function(STILL)
    for address in (
        None,
        me.url,
        *[f"{me.url}/{path}" for path in ("rules/transamerica", "rules/steam/brief", "join")],
        f"{table}/replay?entry=3",
    ):
        if address is not None:
            me.page.goto(address)
        found = axe.run(me.page).response["violations"]
        serious = [
            f"{each['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
            for each in found
            if each["impact"] in ("serious", "critical")
            for node in each["nodes"]
        ]
        assert serious == [], address


@pytest.mark.parametrize("size", [(1440, 900), (1024, 768), (390, 844)])
def test_a_game_in_brief_fits_and_explains_its_words(visit: Visit, size: tuple[int, int]) -> None:
    me = visit(viewport={"width": size[0], "height": size[1]})
    for game in GAMES:
        me.page.goto(f"{me.url}/rules/{game}/brief")
        me.until("document.fonts.status === 'loaded'")
        assert me.overflow() <= 0, game
        small = me.page.evaluate(SMALL_TEXTS)
        assert small == [], game
    word = me.page.locator(".word").first
    card = word.locator(".word-card")
    assert not card.is_visible()
    word.focus()
    assert card.is_visible()
    box = card.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size[0]
    me.page.keyboard.press("Tab")
    assert card.is_visible(), "its clause can be followed"


def test_text_twice_as_large_wraps(visit: Visit) -> None:
    me = visit()
    table = me.open_table()
    for number, (size, address) in enumerate([(32, table), (24, table), (32, me.url)]):
        chosen = {"fontSizes": {"standard": size, "fixed": size}}
        me.page.context.new_cdp_session(me.page).send("Page.setFontSizes", chosen)
        me.page.goto(address)
        me.until("document.fonts.status === 'loaded'")
        if address == table:
            me.ready()
            me.page.wait_for_function(STILL)
        me.shoot(f"large-text-{number}")
        assert me.overflow() <= 0
        if address == table:
            assert me.page.evaluate(OVERLAPS) == []


def test_the_map_is_enlarged_and_shown_whole_again(visit: Visit) -> None:
    me = visit(reduced_motion="no-preference")
    me.open_table("me", "bot:random")
    me.wait_for_turn()
    whole = me.page.get_attribute("svg.map", "viewBox")
    me.page.click("[data-zoom=in]")
    me.until(f"document.querySelector('svg.map').getAttribute('viewBox') !== '{whole}'")
    me.page.click("[data-zoom=fit]")
    me.until(f"document.querySelector('svg.map').getAttribute('viewBox') === '{whole}'")


#: Show the whole map, and meanwhile make the board lower, as a longer sentence in the dock does.
SHOW_WHOLE = """(lower) => new Promise((done) => {
  document.querySelector('[data-zoom=fit]').click();
  setTimeout(() => { document.querySelector('#act').style.paddingTop = `${lower}px`; done(); }, 100);
})"""
WIDTH = "Number(document.querySelector('svg.map').getAttribute('viewBox').split(' ')[2])"


def test_a_board_that_becomes_lower_does_not_stop_the_map_half_way(visit: Visit) -> None:
    me = visit(reduced_motion="no-preference")
    me.open_table("me", "bot:random")
    me.wait_for_turn()
    me.page.evaluate(SHOW_WHOLE, 20)
    me.page.wait_for_function(STILL)
    whole = me.page.evaluate(WIDTH)
    for _ in range(4):
        me.page.click("[data-zoom=in]")
    me.until(f"{WIDTH} < {whole / 2}")
    me.page.evaluate(SHOW_WHOLE, 60)
    me.until(f"Math.abs({WIDTH} - {whole}) < 0.001")


def test_with_motion_new_rails_come_in_and_a_touch_skips(visit: Visit) -> None:
    me = visit(reduced_motion="no-preference")
    me.open_table("me", "bot:random")
    me.move()
    me.wait_for_turn()
    # So slow that they only end by a touch.
    me.page.evaluate("document.documentElement.style.setProperty('--m-move', '60s')")
    me.move()
    me.until("document.querySelector('svg.map .fresh')")
    me.wait_for_turn()
    me.page.mouse.click(4, 4)
    me.until("!document.querySelector('svg.map .fresh')")

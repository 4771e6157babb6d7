"""Spike in a real browser: building on the map, riding by suggestion, a delivery and an improved train."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from tests.browser.conftest import Visit
from tests.browser.player import STILL, Player

pytestmark = pytest.mark.browser

#: Somebody is asked, or something is to be read.
ASKED = """() => document.querySelector('#results')?.open || document.querySelector('#outcome')?.open
  || (document.querySelectorAll('#offers-list button').length > 0 && !document.querySelector('#act[aria-busy=true]'))"""
#: The middle of something lit on the map, within reach, that bears one of the words.
WHERE = """(wanted) => {
  for (const offer of document.querySelectorAll('.offer:not(.asleep)')) {
    const hit = offer.querySelector('.hit');
    const at = hit.tagName === 'circle' ? new DOMPoint(0, 0) : hit.getPointAtLength(hit.getTotalLength() / 2);
    const { x, y } = at.matrixTransform ? at.matrixTransform(hit.getScreenCTM()) : at;
    const named = wanted.some((word) => offer.getAttribute('aria-label').includes(word));
    if (named && document.elementFromPoint(x, y)?.closest('svg.map')) return [x, y];
  }
  return null;
}"""


def open_spike(me: Player, seats: int, options: tuple[str, ...] = ()) -> None:
    me.lobby()
    me.page.select_option("#game", "spike")
    me.page.select_option("#seats", str(seats))
    for seat in range(1, seats):
        me.page.select_option(f"[name='seat.{seat}.kind']", "bot:random")
    for option in options:
        me.page.check(f"[name='option.{option}']")
    me.page.click("#new button[type=submit]")
    me.ready()
    me.page.wait_for_function(ASKED)


def touch(me: Player, wanted: list[str]) -> bool:
    """Touch what is lit on the map and bears one of these words, then confirm."""
    me.page.wait_for_function(STILL)
    at = me.page.evaluate(WHERE, wanted)
    if at is None:
        return False
    before = me.entry
    me.point_at(*at)
    me.confirm(before)
    return True


def sign(me: Player, selector: str) -> bool:
    """Press a card or a part of the train, then confirm."""
    # On a phone there are cards in a sheet, too, which is closed.
    seen = me.page.locator(f"{selector}:visible")
    if not seen.count():
        return False
    before = me.entry
    seen.first.click()
    me.confirm(before)
    return True


def settle(me: Player, prompt: str) -> None:
    """Go on to the next question. All choose at the same time: the entries of others do not tell that this choice has
    arrived, and whoever is last is asked whether it is meant."""
    go = me.page.locator("#go .btn:not(.quiet):visible")
    while me.text("#prompt") == prompt or go.count() or not me.page.evaluate(ASKED):
        if go.count():
            go.first.click()
        me.page.evaluate("() => new Promise(requestAnimationFrame)")


def button(me: Player, words: str) -> bool:
    found = me.page.locator("#row .pick, #go .btn:not(.quiet)", has_text=re.compile(words))
    if not found.count():
        return False
    before = me.entry
    found.first.click()
    me.confirm(before)
    return True


def play(me: Player, improved: bool) -> None:
    """One decision, by what is lit: deliveries, loads, suggestions, useful cities; else cards."""
    opening = ["permette", "percorso", "merce di un tuo contratto"]
    done = (
        button(me, "^(Consegna|Carica)")
        or (not improved and sign(me, "button.part"))
        or button(me, r"\+\d+")
        or touch(me, opening)
        or sign(me, "button.rcard")
        or touch(me, [""])
        or button(me, "turno|Fermati|Non pescare")
    )
    assert done, me.text("#prompt")


def test_to_a_delivery_and_an_improved_train(visit: Visit) -> None:
    me = visit()
    open_spike(me, 2)
    delivered = improved = False
    for _ in range(160):
        before = me.entry
        play(me, improved)
        me.reaches(before + 1)
        me.page.wait_for_function(ASKED)
        said = me.text("#log")
        delivered = delivered or re.search(r"Giocatore 1 consegna", said) is not None
        improved = improved or re.search(r"Giocatore 1 migliora", said) is not None
        if (delivered and improved) or me.page.evaluate("document.querySelector('#results').open"):
            break
    assert delivered
    assert improved
    assert me.overflow() == 0
    me.shoot("spike-delivered")
    me.until("document.querySelector('#seat-rows .seat').textContent.includes('consegn')")


def test_a_chosen_city_shows_its_way_and_its_price(visit: Visit) -> None:
    me = visit(language="en", touch=True)
    open_spike(me, 3)
    for _ in range(60):
        if me.page.locator(".build-offer:not(.asleep)").count():
            break
        before = me.entry
        assert sign(me, "button.rcard") or touch(me, [""]) or button(me, "turn|Stop|no more")
        me.reaches(before + 1)
        me.page.wait_for_function(ASKED)
    assert me.page.locator(".build-way:visible").count() == 0
    me.page.evaluate(
        "document.querySelector('.build-offer:not(.asleep)').dispatchEvent(new MouseEvent('click', {bubbles: true}))"
    )
    me.page.wait_for_selector(".build-offer.chosen", state="attached")
    assert (
        me.page.locator(".build-offer.chosen .build-way").evaluate("(way) => getComputedStyle(way).display") == "inline"
    )
    assert re.fullmatch(r"Build \d tracks? to .*", me.text("#prompt"))
    assert re.search(r"Market: \w+ \$\d", me.text("#hint"))
    assert me.page.locator("#hand .risen .rcard").count() > 0
    assert me.overflow() == 0
    me.shoot("spike-phone-chosen")


def test_what_cannot_be_paid_for_tells_what_is_missing(visit: Visit) -> None:
    me = visit(language="en")
    open_spike(me, 2)
    for _ in range(6):
        if me.page.locator(".teller").count():
            break
        before = me.entry
        assert sign(me, "button.rcard") or touch(me, [""])
        me.reaches(before + 1)
        me.page.wait_for_function(ASKED)
    at = me.page.evaluate(
        "() => { const { e, f } = document.querySelector('.teller .hit').getScreenCTM(); return [e, f]; }"
    )
    me.point_at(*at)
    me.until("document.querySelector('#hint').textContent.includes('you lack')")
    assert me.page.locator(".offer.chosen").count() == 0


def test_sides_and_route_cards_are_chosen_in_the_dock(visit: Visit) -> None:
    me = visit(language="en", touch=True)
    open_spike(me, 4, ("advanced",))
    assert me.text("#prompt") == "Choose a side of each contract"
    for choice in me.page.locator(".side-choice").all():
        choice.locator("button").first.click()
    me.shoot("spike-sides")
    settle(me, "Choose a side of each contract")
    if me.page.locator(".rails button.rcard").count():
        before = me.entry
        assert sign(me, ".rails button.rcard")
        me.reaches(before + 1)
        me.page.wait_for_function(ASKED)
    assert me.text("#prompt") == "Keep one of the two route cards"
    me.page.locator(".route-button:visible").first.click()
    settle(me, "Keep one of the two route cards")
    assert me.page.locator("#act.stop").count() == 0
    assert me.overflow() == 0


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious(visit: Visit, theme: str) -> None:
    me = visit(color_scheme=theme)
    open_spike(me, 3)
    for _ in range(6):
        before = me.entry
        play(me, improved=True)
        me.reaches(before + 1)
        me.page.wait_for_function(ASKED)
    found = Axe().run(me.page).response["violations"]
    serious = [
        f"{each['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]
    assert serious == []
    assert me.overflow() == 0

"""The map follows what is asked, and stays where a person has moved it until something else is."""

import pytest
from tests.browser.conftest import PHONE, Visit
from tests.browser.legibility import Legibility
from tests.browser.player import STILL
from tests.browser.prepared import sit_down
from tests.browser.server_process import ServerProcess
from tests.browser.stages import stages_of

pytestmark = pytest.mark.browser

SEEN = "() => document.querySelector('svg.map').getAttribute('viewBox')"
SCALE = "() => document.querySelector('svg.map').getScreenCTM().a"


def test_the_map_follows_and_respects_a_hand(visit: Visit, server: ServerProcess) -> None:
    me = visit(touch=True, viewport=PHONE)
    sit_down(me, server, "spike", stages_of("spike")["turn"])
    assert Legibility(me.page).faults() == {}
    first = me.page.evaluate(SEEN)

    box = me.page.locator("#board").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 3
    me.page.mouse.move(x, y)
    me.page.mouse.down()
    me.page.mouse.move(x + 60, y + 90, steps=4)
    me.page.mouse.up()
    me.page.wait_for_function(STILL)
    moved = me.page.evaluate(SEEN)
    assert moved != first

    # Nothing else is asked: a panel that comes and goes leaves the map where it is.
    me.press("#bottom [data-sheet=log]")
    me.press("#bottom [data-sheet=map]")
    me.page.wait_for_function(STILL)
    assert me.page.evaluate(SEEN) == moved

    # Something is: the way that was chosen is seen, large enough to be read.
    me.choose()
    me.page.wait_for_selector(".offer.chosen", state="attached")
    me.page.wait_for_function(STILL)
    chosen = Legibility(me.page)
    assert chosen.faults() == {}
    assert chosen.lit == 1
    assert 0.9 < me.page.evaluate(SCALE) < 1.6

    me.press("[data-zoom=fit]")
    me.page.wait_for_function(STILL)
    assert Legibility(me.page).faults(follows=False) == {}


#: Half-way between two cubes of one city that are offered.
BETWEEN = """() => {
  const cubes = [...document.querySelectorAll('.cube-offer:not(.asleep) .hit')].map((hit) => {
    const { x, y, width, height } = hit.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  });
  for (const one of cubes) for (const two of cubes) {
    const apart = Math.hypot(one.x - two.x, one.y - two.y);
    if (apart > 12 && apart < 30) return [(one.x + two.x) / 2, (one.y + two.y) / 2];
  }
  return null;
}"""


def test_a_finger_between_two_shows_first_which_it_means(visit: Visit, server: ServerProcess) -> None:
    me = visit(touch=True, viewport=PHONE)
    sit_down(me, server, "steam", stages_of("steam")["move"])
    between = me.page.evaluate(BETWEEN)
    assert between is not None
    me.point_at(*between)
    me.page.wait_for_selector(".offer.near", state="attached")
    assert me.page.locator(".offer.chosen").count() == 0
    me.point_at(*between)
    me.page.wait_for_selector(".offer.near.chosen, .offer.chosen", state="attached")

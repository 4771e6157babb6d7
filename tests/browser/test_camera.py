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

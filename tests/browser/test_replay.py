"""The replay: every entry has an address, a key and a place on the slider."""

import pytest
from tests.browser.conftest import Visit
from tests.browser.player import Player

pytestmark = pytest.mark.browser


def where(me: Player) -> str:
    return me.text("#where")


def test_steps_keys_slider_and_autoplay(visit: Visit) -> None:
    me = visit()
    table = me.open_table()
    for _ in range(4):
        me.move()
    me.page.click("#log li a >> nth=2")
    me.page.wait_for_selector("#slider")
    assert "/replay?entry=" in me.page.url
    me.page.goto(f"{table}/replay?entry=0")
    me.page.wait_for_selector("#slider")
    last = where(me).split(" / ")[1]
    assert where(me) == f"0 / {last}"
    me.page.keyboard.press("ArrowRight")
    me.page.keyboard.press("ArrowRight")
    me.until("document.querySelector('#where').textContent.startsWith('2 ')")
    assert "entry=2" in me.page.url
    me.page.click("[data-step=last]")
    me.until(f"document.querySelector('#where').textContent.startsWith('{last} ')")
    me.page.fill("#slider", "3")
    me.until("document.querySelector('#where').textContent.startsWith('3 ')")
    me.page.select_option("#speed", "4")
    me.page.click("#play")
    me.until("parseInt(document.querySelector('#where').textContent) >= 5")
    me.page.click("#play")
    me.shoot("replay")
    assert me.page.locator(".offer").count() == 0, "nothing can be played in a replay"

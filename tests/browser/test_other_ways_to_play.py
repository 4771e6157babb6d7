"""Other ways through a match: the keyboard, no script, a refused move, a lost connection, one screen for two."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Route
from tests.browser.conftest import Visit
from tests.browser.server_process import ServerProcess

pytestmark = pytest.mark.browser


def test_the_keyboard_alone_is_enough(visit: Visit) -> None:
    me = visit()
    me.page.goto(me.url)
    me.page.focus("#new button[type=submit]")
    me.page.keyboard.press("Enter")
    me.ready()
    me.wait_for_turn()
    before = me.entry
    me.page.keyboard.press("ArrowRight")
    first = me.page.evaluate("document.activeElement.dataset.target")
    me.page.keyboard.press("ArrowDown")
    second = me.page.evaluate("document.activeElement.dataset.target")
    assert len({None, first, second}) == 3
    me.page.keyboard.press("Enter")
    assert me.page.get_attribute(".offer.chosen", "data-target") == second
    me.page.wait_for_selector("#go .btn.primary")
    me.page.keyboard.press("Escape")
    assert me.page.locator(".offer.chosen").count() == 0
    me.page.keyboard.press("3")
    assert me.page.locator("#offers-list button[aria-pressed=true]").count() == 1
    me.page.wait_for_selector("#go .btn.primary")
    me.page.keyboard.press("Escape")
    me.page.focus(f".offer[data-target='{second}']")
    me.page.keyboard.press("Enter")
    me.page.wait_for_selector("#go .btn.primary")
    me.page.keyboard.press("Enter")
    me.reaches(before + 1)

    me.wait_for_turn()
    me.page.click("#tab-offers")
    me.page.focus("#offers-list button")
    me.page.keyboard.press("Tab")
    me.shoot("desk-offers")
    before = me.entry
    me.page.keyboard.press("Enter")
    me.confirm(before)
    me.wait_for_turn()
    if me.page.locator("#go .btn", has_text="Annulla").count():
        before = me.entry
        me.page.keyboard.press("u")
        me.reaches(before + 1)


def test_what_stays_on_the_board_is_not_drawn_again(visit: Visit) -> None:
    me = visit()
    me.open_table()
    for _ in range(3):
        me.move()
    me.wait_for_turn()
    drawn = "[...document.querySelectorAll('#pieces > *, #under > .bed')]"
    me.page.evaluate(f"{drawn}.forEach((piece) => {{ piece.was = piece.outerHTML; }})")
    me.move()
    me.wait_for_turn()
    was = me.page.evaluate(f"{drawn}.map((piece) => piece.was ?? null)")
    now = me.page.evaluate(f"{drawn}.map((piece) => piece.outerHTML)")
    assert [one for one in was if one is not None] == [two for one, two in zip(was, now, strict=True) if one]
    assert len(me.page.query_selector_all("#pieces > *")) == 4
    assert None not in was[-4:]
    assert None in was[:-4]
    me.page.reload()
    me.ready()
    assert me.page.evaluate(f"{drawn}.map((piece) => piece.outerHTML)") == now


def test_quick_moves_send_at_one_touch_and_are_remembered(visit: Visit) -> None:
    me = visit()
    me.open_table()
    me.wait_for_turn()
    me.page.click("#menu summary")
    assert me.page.get_attribute("[data-pref=quick]", "aria-checked") == "false"
    me.page.click("[data-pref=quick]")
    me.page.click("[data-pref=sound]")
    me.page.reload()
    me.ready()
    assert me.page.get_attribute("[data-pref=quick]", "aria-checked") == "true"
    me.wait_for_turn()
    before = me.entry
    _, x, y = me.lit()[0]
    me.point_at(x, y)
    me.reaches(before + 1)


def test_a_refused_move_shows_its_reason_and_clause(visit: Visit, errors: list[str]) -> None:
    me = visit()
    me.open_table()
    me.move()
    me.wait_for_turn()

    def forge(route: Route) -> None:
        sent = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps({**sent, "action": "stop"}))

    me.page.route("**/actions", forge)
    before = me.entry
    chosen = me.choose()
    me.page.wait_for_selector("#act.stop")
    assert "Prima di fermarti" in me.text("#hint")
    assert me.text("#why a").startswith("TA-")
    assert me.page.locator(".refused .cross").count() == 1
    assert me.page.get_attribute(".offer.chosen", "data-target") == chosen, "the selection is kept"
    me.shoot("desk-refused")
    me.page.click("#why a")
    me.page.wait_for_selector("#rules .clause.now")
    me.shoot("desk-clause")
    me.page.unroute("**/actions")
    me.page.keyboard.press("Escape")
    me.page.keyboard.press("Escape")
    me.move()
    assert me.entry > before
    # The browser itself reports the refusing answer; that is all it should have to say.
    assert [said for said in errors if "422" not in said] == []
    errors.clear()


def test_a_stale_tab_is_told_and_brought_up_to_date(visit: Visit, errors: list[str]) -> None:
    me = visit()
    me.open_table()
    me.move()
    me.wait_for_turn()

    def age(route: Route) -> None:
        sent = json.loads(route.request.post_data or "{}")
        route.continue_(post_data=json.dumps({**sent, "entry": max(0, sent["entry"] - 1)}))

    me.page.route("**/actions", age)
    me.choose()
    me.page.wait_for_selector("#act.stop")
    me.page.unroute("**/actions")
    me.page.keyboard.press("Escape")
    me.page.keyboard.press("Escape")
    me.move()
    errors.clear()


@pytest.fixture
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    made = ServerProcess(tmp_path_factory.mktemp("own"))
    made.start()
    yield made
    made.close()


def test_a_lost_connection_is_told_and_found_again(own_server: ServerProcess, visit: Visit, errors: list[str]) -> None:
    me = visit(url=own_server.url)
    me.open_table()
    me.move()
    me.wait_for_turn()
    own_server.stop()
    me.page.wait_for_selector("#act.stop")
    assert me.text("#prompt") == "Connessione assente"
    assert me.page.locator("#board.stale").count() == 1
    me.shoot("desk-lost")
    own_server.start()
    # It may be found again by itself before a finger gets there.
    me.page.evaluate("document.querySelector('#act.stop #go .btn')?.click()")
    me.page.wait_for_selector("#act:not(.stop)")
    me.page.wait_for_selector("#board:not(.stale)")
    me.move()
    errors.clear()


def test_two_people_at_one_screen_pass_it_on(visit: Visit) -> None:
    me = visit()
    me.open_table("me", "here")
    assert me.page.locator("#veil").is_visible()
    me.shoot("veil")
    first = me.text("#veil-title")
    assert first.startswith("Ora gioca ")
    me.page.click("#veil-lift")
    me.page.wait_for_selector("#veil", state="hidden")
    hand = me.text("#hand")
    assert hand
    me.choose()
    me.press("#go .btn.primary")
    me.page.wait_for_selector("#veil", state="visible")
    assert me.text("#veil-title") != first
    assert not me.page.locator("#hand").is_visible()
    me.page.click("#veil-lift")
    me.page.wait_for_selector("#veil", state="hidden")
    assert me.text("#hand") != hand
    me.page.reload()
    assert me.page.locator("#veil").is_visible()


def test_without_a_script_every_move_is_a_form(visit: Visit) -> None:
    me = visit(java_script_enabled=False)
    me.page.goto(me.url)
    me.page.click("#new button[type=submit]")
    for _ in range(3):
        entry = me.entry
        while me.page.locator("#offers-list button").count() == 0:
            me.page.reload()
        me.page.click("#offers-list button >> nth=2")
        assert me.entry > entry
    me.shoot("plain", full=True)

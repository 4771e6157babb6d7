"""Whole matches, played by what is lit: with the mouse at a desk, by touch on a phone, by two people."""

import pytest
from tests.browser.conftest import Visit
from tests.browser.player import Player

pytestmark = pytest.mark.browser


def test_one_person_and_three_bots_at_a_desk_in_italian(visit: Visit) -> None:
    me = visit()
    me.open_table()
    assert "Tocca a te" in me.page.title() or "TransAmerica" in me.page.title()
    me.wait_for_turn()
    assert me.page.title().startswith("● Tocca a te")
    me.shoot("desk-start")
    before = me.entry
    me.choose()
    me.page.wait_for_selector("#go .btn.primary")
    assert me.text("#prompt").startswith("Parti ")
    assert me.text("#hint") == "Dopo non si annulla: non tocca più a te."
    me.shoot("desk-chosen")
    me.confirm(before)
    me.play_to_the_end()
    me.shoot("desk-over")
    rows = me.page.locator("#outcome tbody tr").all()
    assert len(rows) == 4
    for row in rows:
        figures = row.locator("td.num").all_inner_texts()
        *parts, total = [int(figure.replace("−", "-").replace("+", "")) for figure in figures]
        assert sum(parts) == total
    me.press("#outcome [data-close]")
    assert me.page.locator("#go .btn").all_inner_texts() == ["Rivedi", "Risultato", "Rivincita"]
    me.page.reload()
    me.ready()
    assert not me.is_over, "the end is told once"
    me.page.click("#menu summary")
    with me.page.expect_download() as download:
        me.page.click("#menu [download]")
    me.page.goto(me.url)
    me.page.click(".import summary")
    me.page.set_input_files("[name=record]", download.value.path())
    me.page.click(".import button")
    me.page.wait_for_selector("#slider")
    assert me.page.locator("#eyes option").count() == 5


#: Whether a sheet takes the screen: from the bar to the tabs, from edge to edge.
FROM_BAR_TO_TABS = """(name) => {
  const box = (each) => document.querySelector(each).getBoundingClientRect();
  const [sheet, bar, tabs] = [box(name), box('.bar'), box('#bottom')];
  return [sheet.top - bar.bottom, tabs.top - sheet.bottom, sheet.width - innerWidth].every((gap) => Math.abs(gap) < 1);
}"""


def test_a_match_by_touch_on_a_phone_in_english(visit: Visit) -> None:
    me = visit(language="en", touch=True)
    me.open_table()
    me.wait_for_turn()
    assert me.page.title().startswith("● Your turn")
    assert me.overflow() == 0
    me.shoot("phone-start")
    before = me.entry
    me.choose()
    me.page.wait_for_selector("#go .btn.primary")
    assert me.text("#hint").startswith("You cannot undo this")
    me.confirm(before)
    me.move()
    me.wait_for_turn()
    me.shoot("phone-build")
    for sheet in ("seats", "log", "offers", "chat", "rules"):
        me.open_sheet(sheet)
        me.page.wait_for_selector(f"#panel-{sheet}", state="visible")
        assert me.page.evaluate(FROM_BAR_TO_TABS, f"#panel-{sheet}")
    me.press("#bottom [data-sheet=map]")
    me.play_to_the_end()
    assert me.overflow() == 0
    me.shoot("phone-over")


def invited(host: Player, visit: Visit) -> Player:
    """A friend comes by the link that the host's page shows."""
    host.page.wait_for_selector("#invite[open]")
    assert host.page.locator("#invite .qr").count() == 1
    link = host.page.input_value("#invite [data-absolute] >> nth=0")
    friend = visit()
    friend.page.goto(link)
    friend.page.fill("[name=name]", "Marco")
    friend.shoot("join")
    friend.page.click("button[type=submit]")
    friend.ready()
    return friend


def test_two_people_in_two_browsers(visit: Visit) -> None:
    host = visit()
    host.open_table("me", "friend")
    host.shoot("invite")
    friend = invited(host, visit)
    host.page.wait_for_selector("#invite:not([open])", state="attached")
    host.until("document.querySelector('#seat-rows').innerText.includes('Marco')")

    for _ in range(4):
        mover, other = (host, friend) if host.page.title().startswith("●") else (friend, host)
        mover.move()
        other.reaches(mover.entry)

    friend.page.fill("#say-text", "Ciao! <b>")
    friend.page.keyboard.press("Enter")
    host.page.wait_for_selector("#tabs [data-dot=chat]:not([hidden])")
    host.page.click("#tab-chat")
    assert "Ciao! <b>" in host.text("#chat")
    assert host.page.locator("#tabs [data-dot=chat]").is_hidden()

    second = visit(same=host)
    second.page.goto(host.page.url)
    second.ready()
    mover = host if host.page.title().startswith("●") else friend
    mover.move()
    for each in (host, second, friend):
        each.reaches(mover.entry)


def test_the_host_seats_a_bot_in_an_open_seat(visit: Visit) -> None:
    host = visit()
    host.open_table("me", "friend")
    host.page.select_option("#invite [name=level]", "easy")
    host.page.click("#invite [data-bot] button")
    host.page.wait_for_selector("#invite:not([open])", state="attached")
    host.move()


def test_a_spectator_sees_the_table_and_no_hand(visit: Visit) -> None:
    host = visit()
    host.open_table()
    watch = host.page.get_attribute("#menu [data-copy]", "data-copy")
    watcher = visit()
    watcher.page.goto(f"{watcher.url}{watch}")
    watcher.ready()
    assert watcher.text("#hand") == ""
    assert watcher.lit() == []
    host.move()
    watcher.reaches(host.entry)


def test_coloured_rails_ask_for_the_kind_in_a_second_step(visit: Visit) -> None:
    me = visit()
    me.open_table("me", "bot:random", options=("vexation",))
    me.move()
    me.wait_for_turn()
    target, x, y = me.lit()[0]
    me.point_at(x, y)
    me.until("document.querySelectorAll('#row .pick').length === 2")
    me.shoot("desk-second-step")
    me.page.keyboard.press("Escape")
    me.page.wait_for_selector(".offer.chosen", state="detached")
    me.point_at(x, y)
    before = me.entry
    me.page.click("#row .pick >> nth=1")
    me.confirm(before)
    assert target.startswith("line:")

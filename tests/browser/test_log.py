"""The log of a long match: a page holds few of its lines, and it follows unless somebody reads further up."""

import pytest
from tests.browser.conftest import Visit
from tests.browser.prepared import lay_table
from tests.browser.server_process import ServerProcess

from capolinea.api import Match, new_match
from capolinea.core.chance import SeededChance
from capolinea.games.catalogue import bots_of

pytestmark = pytest.mark.browser

AT_END = (
    "(() => { const l = document.querySelector('#log'); return l.scrollHeight - l.scrollTop - l.clientHeight < 2; })()"
)
#: The entry of the oldest line that is drawn, and how far up somebody has read.
OLDEST = "() => Number(document.querySelector('#log > li').dataset.entry)"
WHERE = "() => `${document.querySelector('#log').scrollTop} ${document.querySelector('#log > li').dataset.entry}`"
#: The first line that can be seen.
READING = """() => {
  const list = document.querySelector('#log');
  const { top } = list.getBoundingClientRect();
  return [...list.children].find((row) => row.getBoundingClientRect().bottom > top + 2)?.innerText;
}"""


def long_match() -> Match:
    match = new_match("rail-baron", 3, seed=5)
    play, chance = bots_of("rail-baron").named("easy"), SeededChance(b"log")
    while (turn := match.turn) is not None and (match.last_entry < 900 or turn.seats != (0,)):
        seat = turn.seats[0]
        match.play(play(match.view(seat), match.offers(seat), chance))
    return match


def test_a_long_log_follows_until_somebody_reads_further_up(visit: Visit, server: ServerProcess) -> None:
    me = visit()
    me.page.goto(me.url + lay_table(server.folder / "browser.sqlite", long_match(), "easy", "easy"))
    me.page.fill("[name=name]", "Elena")
    me.press("button[type=submit]")
    me.ready()
    # The log is where the strip over the board is, until that is skipped.
    me.press("[data-since=skip]")
    rows = me.page.locator("#log > li")
    assert 40 < rows.count() < 100, "the newest; older ones come when somebody reads up to them"
    me.until(AT_END)
    assert me.page.evaluate(AT_END)
    assert not me.page.locator("#to-newest").is_visible()
    newest = rows.last.get_attribute("data-entry")
    me.page.hover("#log")
    while me.page.evaluate(OLDEST) >= 40:
        where = me.page.evaluate(WHERE)
        me.page.mouse.wheel(0, -2000)
        me.page.wait_for_function(f"(where) => ({WHERE})() !== where", arg=where)
    assert rows.count() < 300
    assert me.page.locator("#to-newest").is_visible()
    reading = me.page.evaluate(READING)
    before = me.entry
    me.page.locator("#row .pick, #go .btn:not(.quiet)").first.click()
    me.confirm(before)
    assert me.page.evaluate(READING) == reading, "where somebody reads stays where it is"
    me.press("#to-newest")
    me.until(AT_END)
    assert rows.count() < 300
    assert int(rows.last.get_attribute("data-entry") or 0) > int(newest or 0)
    assert not me.page.locator("#to-newest").is_visible()
    me.shoot("long-log")

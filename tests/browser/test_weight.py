"""What a page asks of the server, and what it leaves for later."""

from tests.browser.conftest import Visit
from tests.browser.prepared import lay_table
from tests.browser.server_process import ServerProcess
from tests.browser.test_log import long_match


def test_a_table_opens_with_one_download_and_older_lines_come_when_they_are_read(
    visit: Visit, server: ServerProcess
) -> None:
    me = visit()
    me.page.goto(me.url + lay_table(server.folder / "browser.sqlite", long_match(), "easy", "easy"))
    me.page.fill("[name=name]", "Elena")
    asked: list[str] = []
    me.page.on("request", lambda request: asked.append(request.url.removeprefix(me.url).partition("?")[0]))
    with me.page.expect_response(lambda answer: "/events?" in answer.url):
        me.press("button[type=submit]")
    me.ready()
    table = me.page.url.rpartition("/")[2]
    oldest = "Number(document.querySelector('#log > li').dataset.entry)"
    before = me.page.evaluate(f"() => {oldest}")
    me.page.evaluate("() => { document.querySelector('#log').scrollTop = 0; }")
    me.until(f"{oldest} < {before}")
    assert f"/api/tables/{table}/log" in asked
    # By now the page has heard where the table is, and that it has nothing to ask for.
    states = [path for path in asked if path in (f"/t/{table}", f"/api/tables/{table}")]
    assert states == [f"/t/{table}"]
    entry = me.entry
    me.page.locator("#row .pick, #go .btn:not(.quiet)").first.click()
    me.confirm(entry)
    assert me.page.evaluate(f"() => {oldest}") < before, "what is read stays"
    assert [path for path in asked if path.endswith(".js")] == ["/script/table.js"]
    assert len([path for path in asked if path.startswith("/board/")]) == 2, "what is played on, and the ground"

"""Who goes out is told why over the board, and has three ways on."""

from collections.abc import Iterator

import pytest
from tests.browser.conftest import Visit
from tests.browser.prepared import lay_table
from tests.browser.server_process import ServerProcess
from tests.support.leaving import match_until_out

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def slow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose bots take their time."""
    made = ServerProcess(tmp_path_factory.mktemp("slow"), CAPOLINEA_BOT_PAUSE="2", CAPOLINEA_BOT_STEP="2")
    made.start()
    yield made
    made.close()


@pytest.mark.parametrize(("touch", "language"), [(False, "it"), (True, "en")], ids=["desk", "phone"])
def test_who_is_out_sees_why_and_has_three_ways_on(
    visit: Visit, slow: ServerProcess, touch: bool, language: str
) -> None:
    match = match_until_out("rail-baron", "random", 3, 3, 0)
    link = lay_table(slow.folder / "browser.sqlite", match, "random", "random")
    me = visit(url=slow.url, touch=touch, language=language, color_scheme="dark" if touch else "light")
    me.page.goto(slow.url + link)
    me.page.fill("[name=name]", "Elena")
    me.press("form button[type=submit]")
    me.ready()
    me.page.wait_for_selector("#leaving:not([hidden])")
    assert "RB-23" in me.text("#leaving")
    assert me.page.locator("#leaving tr").count() >= 3
    ways = "#leaving .ways .btn:not([hidden])"
    assert me.page.locator(ways).evaluate_all("all => all.map((each) => each.dataset.way)") == [
        "finish",
        "fast",
        "leave",
    ]
    assert me.overflow() == 0
    me.shoot(f"leaving-{'phone' if touch else 'desk'}")
    # What was not closed is there again.
    me.page.reload()
    me.ready()
    me.page.wait_for_selector("#leaving:not([hidden])")
    me.press("#leaving .icon[data-way=stay]")
    me.page.wait_for_selector("#leaving", state="hidden")
    assert me.page.locator("#row .pick").count() == 3
    me.shoot(f"leaving-closed-{'phone' if touch else 'desk'}")
    me.page.reload()
    me.ready()
    assert me.page.locator("#leaving").is_hidden()
    me.page.locator("#row .pick").nth(1).click()
    me.page.wait_for_selector("#results[open], #outcome[open], #leaving:not([hidden])")
    me.shoot(f"leaving-finished-{'phone' if touch else 'desk'}")

"""What the others did since the own last move is gone through over the head of the board."""

import pytest
from tests.browser.conftest import Visit
from tests.browser.prepared import sit_down
from tests.browser.server_process import ServerProcess
from tests.browser.stages import stages_of

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("touch", [False, True], ids=["desk", "phone"])
def test_moves_are_gone_through_step_by_step(visit: Visit, server: ServerProcess, touch: bool) -> None:
    me = visit(touch=touch)
    sit_down(me, server, "rail-baron", stages_of("rail-baron")["turn"])
    me.page.wait_for_selector("#since:not([hidden])")
    first = me.text("#since [data-f=text]")
    assert first
    assert me.page.locator("[data-since=back]").is_disabled()
    assert me.page.locator("#log li.at").first.inner_text().startswith(first)
    me.press("[data-since=on]")
    assert me.text("#since [data-f=text]") != first
    assert me.overflow() == 0
    me.shoot(f"since-{'phone' if touch else 'desk'}")
    me.press("[data-since=skip]")
    me.page.wait_for_selector("#since", state="hidden")
    # After a reload it is there again; the own first touch ends it.
    me.page.reload()
    me.ready()
    me.page.wait_for_selector("#since:not([hidden])")
    me.press("#prompt")
    me.page.wait_for_selector("#since", state="hidden")

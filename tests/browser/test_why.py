"""A touch on what is not offered is answered where it was touched."""

import pytest
from tests.browser.conftest import Visit
from tests.browser.prepared import sit_down
from tests.browser.server_process import ServerProcess
from tests.browser.stages import stages_of

pytestmark = pytest.mark.browser

#: The middle of a line of the static board, far from whatever is lit: target, x, y.
UNLIT = """() => {
  const matrix = document.querySelector('svg.map').getScreenCTM();
  const offers = [...document.querySelectorAll('.offer:not(.asleep) .hit')].map((hit) => hit.getBoundingClientRect());
  const frame = document.querySelector('#board').getBoundingClientRect();
  for (const line of document.querySelectorAll('.lit-path[data-id^="line:"]')) {
    const at = line.getPointAtLength(line.getTotalLength() / 2);
    const {x, y} = new DOMPoint(at.x, at.y).matrixTransform(matrix);
    const far = offers.every((box) => Math.hypot(x - box.left - box.width / 2, y - box.top - box.height / 2) > 90);
    const inside = x > frame.left + 30 && x < frame.right - 80 && y > frame.top + 30 && y < frame.bottom - 30;
    if (far && inside && document.elementFromPoint(x, y)?.closest('svg.map')) return [line.dataset.id, x, y];
  }
  return null;
}"""
#: Where the card lies, and the board.
BOXES = """() => ['#whynot', '#board'].map((each) => {
  const {left, top, right, bottom} = document.querySelector(each).getBoundingClientRect();
  return [left, top, right, bottom];
})"""


@pytest.mark.parametrize("touch", [False, True], ids=["desk", "phone"])
def test_an_unlit_line_says_why_at_the_place(visit: Visit, server: ServerProcess, touch: bool) -> None:
    me = visit(touch=touch)
    sit_down(me, server, "transamerica", stages_of("transamerica")["build"])
    me.wait_for_turn()
    prompt = me.text("#prompt")
    target, x, y = me.page.evaluate(UNLIT)
    me.point_at(x, y)
    me.page.wait_for_selector("#whynot:not([hidden])")
    assert "non tocca la tua rete" in me.text("#whynot [data-f=message]")
    assert me.text("#whynot [data-clause]") == "TA-10"
    (left, top, right, bottom), board = me.page.evaluate(BOXES)
    assert board[0] <= left < right <= board[2]
    assert board[1] <= top < bottom <= board[3]
    assert not top < y < bottom
    assert me.page.locator(f'.lit-path.touched[data-id="{target}"]').count() == 1
    assert me.text("#prompt") == prompt, "the dock stays"
    me.shoot(f"why-not-{'phone' if touch else 'desk'}")
    # The next touch closes it, Esc too; the remedy is chosen.
    me.press("#hand .ticket >> nth=0")
    me.page.wait_for_selector("#whynot:not([hidden])")
    me.page.keyboard.press("Escape")
    me.page.wait_for_selector("#whynot", state="hidden")
    me.point_at(x, y)
    me.page.wait_for_selector("#whynot:not([hidden])")
    fix = me.text("#whynot [data-fix]")
    me.press("#whynot [data-fix]")
    me.page.wait_for_selector("#whynot", state="hidden")
    me.until(f"document.querySelector('#prompt').textContent === {fix!r}")

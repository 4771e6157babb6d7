"""What is chosen beside the board: regions and engines in the row, cards that rise, a railroad that is auctioned."""

import pytest
from tests.browser.conftest import PHONE, Visit
from tests.browser.prepared import sit_down
from tests.browser.server_process import ServerProcess
from tests.browser.stages import stages_of

pytestmark = pytest.mark.browser

#: Whether the middle of what is auctioned lies in the window of the board.
LOT_IN_VIEW = """() => {
  const board = document.querySelector('#board').getBoundingClientRect();
  const { left, right, top, bottom } = document.querySelector('svg.map .lot').getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return x > board.left && x < board.right && y > board.top && y < board.bottom;
}"""
#: What the turn owes, and the edges that could cut it.
OWED = """() => {
  const range = document.createRange();
  range.selectNodeContents(document.querySelector('.ledger'));
  return [range.getBoundingClientRect().right <= innerWidth, document.querySelector('.ledger').textContent];
}"""


def test_every_region_can_be_chosen_on_a_phone(visit: Visit, server: ServerProcess) -> None:
    me = visit(touch=True, viewport=PHONE)
    sit_down(me, server, "rail-baron", stages_of("rail-baron")["region"])
    names = me.page.locator("#row .pick > span").evaluate_all("all => all.map((each) => each.firstChild.textContent)")
    assert names == ["Nord-est", "Sud-est", "Centro-nord", "Centro-sud", "Pianure", "Nord-ovest", "Sud-ovest"]
    me.press("#row .pick >> nth=6")
    me.until("document.querySelector('#go .primary')")
    assert me.text("#prompt").startswith("Sud-ovest: incasso medio")


def test_an_auction_shows_the_railroad_and_what_the_turn_owes(visit: Visit, server: ServerProcess) -> None:
    me = visit(touch=True, viewport=PHONE)
    sit_down(me, server, "rail-baron", stages_of("rail-baron")["bid"])
    assert me.page.evaluate(LOT_IN_VIEW)
    is_whole, words = me.page.evaluate(OWED)
    assert is_whole
    assert words.endswith("a Elena")


def test_an_engine_that_is_too_dear_is_read_and_explained_but_not_bought(visit: Visit, server: ServerProcess) -> None:
    me = visit()
    sit_down(me, server, "rail-baron", stages_of("rail-baron")["purchase"])
    dear = me.page.locator("#row .dear")
    assert dear.inner_text().replace("\xa0", " ").split("\n") == ["Superchief", "ti mancano 16.500 $", "40.000 $"]
    assert dear.evaluate("each => getComputedStyle(each).borderStyle") == "dashed"
    before = me.entry
    dear.click(force=True)
    me.page.wait_for_selector("#whynot:not([hidden])")
    assert "ti mancano 16.500\xa0$" in me.text("#whynot")
    assert me.page.locator("#go .primary").count() == 0
    assert me.entry == before


#: How far the cards have risen that what is chosen would take, and what a set of them stands for.
RISEN = """() => [...document.querySelectorAll('.risen')].map((up) => [
  up.querySelectorAll('.rcard').length,
  Math.round(new DOMMatrix(getComputedStyle(up).transform).f),
  up.querySelector('.stands')?.textContent ?? '',
])"""


@pytest.mark.parametrize(("touch", "rise"), [(False, -14), (True, -8)], ids=["desk", "phone"])
def test_cards_rise_and_alternatives_send_nothing(visit: Visit, server: ServerProcess, touch: bool, rise: int) -> None:
    me = visit(touch=touch)
    sit_down(me, server, "spike", stages_of("spike")["turn"])
    before = me.entry
    assert me.page.evaluate(RISEN) == []
    _, x, y = next(each for each in me.lit() if each[0] == "city:MEM")
    me.point_at(x, y)
    me.until("document.querySelectorAll('#row .faced').length === 3")
    assert me.page.evaluate(RISEN) == [[2, rise, "= rossa"]]
    assert me.page.locator("#row .faced .bead-sign").count() > 3
    assert [each.split("\n")[-1] for each in me.page.locator("#row .faced").all_inner_texts()] == [
        "1 binario, 2 carte",
        "2 binari, 3 carte",
        "2 binari, 3 carte",
    ]
    me.press("#row .faced >> nth=1")
    me.until("document.querySelectorAll('.risen').length === 2")
    assert me.page.evaluate(RISEN) == [[2, rise, "= nera"], [1, rise, ""]]
    assert me.page.locator(".other-way.chosen .way-bed").is_visible()
    assert me.page.locator(".build-offer.chosen .build-way").is_hidden()
    # Back to the first, which stands among the others.
    me.press("#row .faced >> nth=0")
    me.until("document.querySelectorAll('.risen').length === 1")
    assert me.entry == before
    me.press("#go .primary")
    me.reaches(before + 1)
    assert me.page.evaluate(RISEN) == []

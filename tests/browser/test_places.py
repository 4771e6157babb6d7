"""Every part of the side has its place, whatever happens and whatever is chosen, and the log keeps eight lines."""

import pytest
from tests.browser.conftest import Visit
from tests.browser.player import STILL, TURN, Player
from tests.browser.prepared import lay_table
from tests.browser.server_process import ServerProcess
from tests.browser.stages import match_at, stages_of

from capolinea.games.catalogue import GAMES, rules_of

pytestmark = pytest.mark.browser

LINES = 8
LINE = 28
#: Where the parts of the side lie, and each seat in them.
PLACES = """() => [...document.querySelectorAll('.side > .goal-line, #seats, .seat, #track, #tabs, .beside, .annex')]
  .filter((part) => part.checkVisibility()).map((part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    return [part.id || part.className.split(' ')[0], left, top, width, height].join(' ');
  })"""
#: What of the log is seen: its height, and that of its lowest row: a long one takes several lines.
LOG = """() => {
  document.querySelector('#tab-log').click();
  const log = document.querySelector('#log');
  const rows = [...log.querySelectorAll('li:not(.note)')].map((row) => row.getBoundingClientRect().height);
  const side = document.querySelector('.side');
  return [log.clientHeight, Math.min(...rows), side.scrollHeight - side.clientHeight];
}"""
#: How much of a game is looked at.
MOVES = 3


@pytest.mark.parametrize("game", GAMES)
def test_the_side_keeps_its_places(visit: Visit, server: ServerProcess, game: str) -> None:
    seats = max(rules_of(game).seats)
    _, actions = list(stages_of(game, seats).items())[-1]
    link = lay_table(server.folder / "browser.sqlite", match_at(game, actions, seats), *["easy"] * (seats - 1))
    me = visit()
    me.page.goto(me.url + link)
    me.page.fill("[name=name]", "Elena")
    me.press("button[type=submit]")
    me.ready()
    places = me.page.evaluate(PLACES)
    assert len([place for place in places if place.startswith("seat ")]) == seats
    for _ in range(MOVES):
        height, line, hidden = me.page.evaluate(LOG)
        assert height >= LINES * LINE
        assert line >= LINE
        assert hidden <= 0, "all of the side is seen"
        assert me.page.evaluate(PLACES) == places
        if not play(me):
            break


def play(me: Player) -> bool:
    """Choose something from the list, and play it; False: it is over."""
    me.page.wait_for_function(TURN)
    while me.close_results():
        me.page.wait_for_function(TURN)
    if me.is_over:
        return False
    before, places = me.entry, me.page.evaluate(PLACES)
    me.page.evaluate("document.querySelector('#tab-offers').click()")
    me.press("#offers-list button >> nth=0")
    me.page.wait_for_function(STILL)
    assert me.page.evaluate(PLACES) == places
    me.confirm(before)
    return True

"""The dock keeps its height, whatever is asked and chosen; what cannot be undone asks first."""

import pytest
from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.player import STILL
from tests.browser.prepared import sit_down
from tests.browser.server_process import ServerProcess
from tests.browser.stages import stages_of

from capolinea.games.catalogue import GAMES

pytestmark = [pytest.mark.browser, pytest.mark.sweep]

#: Where board and dock lie, and the parts of the dock that are cut off at its foot or head.
PLACES = """() => {
  const box = (name) => document.querySelector(name).getBoundingClientRect();
  const dock = box('#dock');
  const cut = [...document.querySelectorAll('#hand > *, .ask, #go > *, #row > *')].filter((each) => {
    const { top, bottom, height } = each.getBoundingClientRect();
    return height && (top < dock.top - 1 || bottom > dock.bottom + 1);
  });
  const board = box('#board');
  return [board.width, board.height, dock.height, cut.map((each) => each.outerHTML.slice(0, 120))];
}"""


@pytest.mark.parametrize("game", GAMES)
def test_board_and_dock_stay_where_they_are(visit: Visit, server: ServerProcess, game: str) -> None:
    for size, touch in ((DESK, False), (PHONE, True)):
        me = visit(touch=touch, viewport=size)
        known: list[float] = []
        for stage, actions in stages_of(game).items():
            sit_down(me, server, game, actions)
            *places, cut = me.page.evaluate(PLACES)
            assert cut == [], f"{game} {stage}"
            known = known or places
            assert places == known, f"{game} {stage}"
            me.choose_something()
            me.page.wait_for_function(STILL)
            *places, cut = me.page.evaluate(PLACES)
            assert places == known, f"{game} {stage} chosen"
            assert cut == [], f"{game} {stage} chosen"

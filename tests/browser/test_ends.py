"""The end of a round and of a match lie over the board alone, as going out does: seats, log and dock can be read."""

import pytest
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.prepared import lay_finished, lay_table
from tests.browser.server_process import ServerProcess

from capolinea.api import Match, new_match, play_match
from capolinea.core.chance import SeededChance
from capolinea.games.catalogue import bots_of
from capolinea.games.transamerica.events import RoundScored
from capolinea.server.visits import COOKIE

pytestmark = pytest.mark.browser

#: By how many pixels a sheet reaches beyond the board, on each side; and how wide it is.
BEYOND = """(name) => {
  const box = (each) => document.querySelector(each).getBoundingClientRect();
  const [board, sheet] = [box('#board'), box(name)];
  const over = [board.left - sheet.left, board.top - sheet.top, sheet.right - board.right, sheet.bottom - board.bottom];
  return [over.filter((each) => each > 0.5), Math.round(sheet.width)];
}"""


def at_the_end_of_a_round() -> Match:
    """A match of TransAmerica whose first round has just been scored."""
    match, play, chance = (
        new_match("transamerica", 4, seed=7),
        bots_of("transamerica").named("easy"),
        SeededChance(b"e"),
    )
    while not any([isinstance(event, RoundScored) for event in match.journal[-1].events]):
        assert match.turn is not None
        seat = match.turn.seats[-1]
        match.play(play(match.view(seat), match.offers(seat), chance))
    return match


def sit(me: Player, link: str) -> None:
    me.page.goto(me.url + link)
    me.page.fill("[name=name]", "Elena")
    me.press("form button[type=submit]")
    me.ready()


def test_the_sum_of_a_round_leaves_board_side_and_log_in_sight(
    visit: Visit, tmp_path_factory: pytest.TempPathFactory
) -> None:
    server = ServerProcess(tmp_path_factory.mktemp("rounds"), CAPOLINEA_BOT_PAUSE="60", CAPOLINEA_BOT_STEP="60")
    server.start()
    try:
        me = visit(url=server.url)
        sit(me, lay_table(server.folder / "browser.sqlite", at_the_end_of_a_round(), "easy", "easy", "easy"))
        me.page.wait_for_selector("#results[open]")
        assert me.page.evaluate(BEYOND, "#results") == [[], 420]
        # All of the map is seen beside the sheet.
        left = me.page.evaluate("document.querySelector('#results').getBoundingClientRect().left")
        ends = me.page.locator(".map .map-sign .label").evaluate_all(
            "all => all.map((each) => each.getBoundingClientRect().right)"
        )
        assert len(ends) > 30
        assert max(ends) < left
        # Bar and dock speak of the same round.
        assert me.page.locator("#turn").is_hidden()
        assert me.text("#prompt") == "Fine della mano 1"
        me.page.keyboard.press("Escape")
        me.until("!document.querySelector('#results').open")
        assert me.page.locator("#turn").is_visible()
        me.page.close()
    finally:
        server.close()


@pytest.mark.parametrize("touch", [False, True], ids=["desk", "phone"])
def test_the_end_of_a_match_lies_over_the_board(visit: Visit, server: ServerProcess, touch: bool) -> None:
    me = visit(touch=touch)
    me.page.goto(me.url)
    token = next(each["value"] for each in me.page.context.cookies() if each["name"] == COOKIE)
    match = play_match("transamerica", ["easy"] * 3, seed=5)
    table = lay_finished(server.folder / "browser.sqlite", match, token, "Anna", "Bea", "Ugo")
    me.page.goto(f"{me.url}/t/{table}")
    me.ready()
    while me.close_results():
        pass
    me.page.wait_for_selector("#outcome[open]")
    if touch:
        bottom = me.page.evaluate("document.querySelector('#outcome').getBoundingClientRect().bottom")
        assert bottom <= me.page.evaluate("document.querySelector('#bottom').getBoundingClientRect().top") + 1
        assert me.overflow() == 0
    else:
        assert me.page.evaluate(BEYOND, "#outcome") == [[], 520]
        # The log beside it can be used.
        me.press("#tab-rules")
        assert me.page.locator("#panel-rules").is_visible()
        assert me.is_over
    me.page.keyboard.press("Escape")
    me.until("!document.querySelector('#outcome').open")

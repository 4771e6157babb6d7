"""Boards legible by law, and a camera that follows the offers: every game, every decision, three sizes of a window."""

import json
from typing import Any

import pytest
from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.legibility import Legibility
from tests.browser.player import SETTLED, STILL, TURN, Player
from tests.browser.prepared import sit_down
from tests.browser.server_process import ServerProcess
from tests.browser.stages import stages_of

from capolinea.games.catalogue import GAMES

pytestmark = [pytest.mark.browser, pytest.mark.sweep]

MOVES = 14
#: Take one of the offers by the list of them, another one each time; a long list is written when it is looked at.
TAKE = """(move) => {
  const sheet = (name) => document.querySelector(`#bottom [data-sheet=${name}]`).click();
  document.querySelector('#tab-offers').click();
  const offers = [...document.querySelectorAll('#offers-list button')];
  sheet('map');
  offers[(move * 7 + 3) % offers.length].click();
}"""

SIZES = {"desk": DESK, "laptop": {"width": 1024, "height": 768}, "phone": PHONE}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_every_decision_can_be_read(visit: Visit, server: ServerProcess, game: str, size: str) -> None:
    me = visit(touch=size == "phone", viewport=SIZES[size])
    faults: dict[str, Any] = {}
    for stage, actions in stages_of(game).items():
        sit_down(me, server, game, actions)
        look(me, f"{game} {size} {stage}", faults)
        me.choose_something()
        me.page.wait_for_function(STILL)
        look(me, f"{game} {size} {stage} chosen", faults)
        me.page.evaluate("document.querySelector('[data-zoom=fit]').click()")
        me.page.wait_for_function(STILL)
        look(me, f"{game} {size} {stage} whole", faults, follows=False)
    assert faults == {}, json.dumps(faults, indent=1, ensure_ascii=False)


@pytest.mark.parametrize("game", GAMES)
def test_the_map_follows_a_match_without_a_reload(visit: Visit, server: ServerProcess, game: str) -> None:
    me = visit(touch=True, viewport=PHONE)
    faults: dict[str, Any] = {}
    sit_down(me, server, game, next(iter(stages_of(game).values())))
    for move in range(MOVES):
        me.page.wait_for_function(TURN)
        me.close_results()
        if me.is_over:
            break
        me.page.wait_for_function(STILL)
        look(me, f"{game} phone move {move}", faults)
        before = me.entry
        me.page.evaluate(TAKE, move)
        me.page.wait_for_function(SETTLED, arg=before)
        if me.entry == before:
            me.press("#go .btn:not(.quiet)")
        me.reaches(before + 1)
    assert faults == {}, json.dumps(faults, indent=1, ensure_ascii=False)


def look(me: Player, name: str, faults: dict[str, Any], *, follows: bool = True) -> None:
    found = Legibility(me.page).faults(follows=follows)
    if found:
        faults[name] = found
        me.shoot(f"legible-{name.replace(' ', '-')}")

"""Two whole turns of both games of Steam, played by what is lit: with the mouse at a desk, by touch on a phone."""

from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Locator
from tests.browser.conftest import Visit
from tests.browser.player import STILL, Player
from tests.browser.prepared import lay_table
from tests.browser.server_process import ServerProcess
from tests.browser.stages import match_at, stages_of

from capolinea.api import Match, new_match
from capolinea.core.chance import SeededChance
from capolinea.games.catalogue import bots_of
from capolinea.games.steam.actions import FoundCity, TakeTile

pytestmark = pytest.mark.browser

RUHR = files("capolinea.games.steam").joinpath("data", "maps", "ruhr.toml").read_text("utf-8")

#: It is somebody's turn at this screen, or the match is over.
ASKED = """() => document.querySelector('#outcome').open
  || !document.querySelector('#act').matches('.wait, .stop, .end')"""

#: What the page would send, with what one would press for it.
OFFERS = """async () => {
  const table = JSON.parse(document.querySelector('#table-data').textContent).table;
  const seat = document.querySelector('#offers-form [name=seat]').value;
  const answer = await fetch(`/api/tables/${table}?seat=${seat}`, {headers: {'X-Capolinea': '1'}});
  return (await answer.json()).offers.map((offer) => [offer.action, offer.label, offer.targets]);
}"""


class Builder(Player):
    """Presses what is lit, step by step; prefers to do something."""

    def open_steam(self, seats: int, game: str, *ticks: str) -> None:
        self.lobby()
        self.page.select_option("#game", "steam")
        self.page.select_option("#seats", str(seats))
        # Bots that play at random are bankrupt within two turns; people who share the screen are not.
        for seat in range(1, seats):
            self.page.select_option(f"[name='seat.{seat}.kind']", "here")
        options = self.page.locator("fieldset[data-game=steam]")
        options.locator("[name='option.game']").select_option(game)
        for tick in ticks:
            options.locator(f"[name='option.{tick}']").check()
        self.page.click("#new button[type=submit]")
        self.ready()

    def asked(self) -> None:
        self.page.wait_for_function(ASKED)

    def offers(self) -> list[tuple[str, str, list[str]]]:
        found: list[Any] = self.page.evaluate(OFFERS)
        return [(action, label, targets) for action, label, targets in found]

    @property
    def turn(self) -> int:
        return int("".join([letter for letter in self.text("#facts span:first-child") if letter.isdigit()] or ["0"])[0])

    def press_on(self, place: Locator) -> None:
        if self.touch:
            place.tap()
        else:
            place.click()

    def step(self, target: str) -> bool:
        """One step of the tree: a sign beside the board, something on it, or a thing in the tray. False: a button."""
        more = self.page.locator("#tray .picker-more")
        if not self.page.locator(f"#tray [data-choice='{target}']").count() and target.startswith("tile:"):
            self.press_on(more.first)
        sign = self.page.locator(f"#hand [data-target='{target}']")
        drawn = self.page.locator(f".offer[data-target='{target}']")
        tray = self.page.locator(f"#tray [data-choice='{target}']")
        for place in (sign, tray):
            if place.count():
                self.press_on(place.first)
                return True
        if drawn.count():
            self.page.focus(f".offer[data-target='{target}']")
            self.page.keyboard.press("Enter")
            return True
        return False

    def take(self, action: str, label: str, targets: list[str]) -> None:
        before = self.entry
        for target in targets:
            if not self.step(target):
                button = self.page.locator("#row .pick, #go .btn:not(.quiet)", has_text=label)
                if button.count():
                    self.press_on(button.first)
                break
        self.confirm(before)

    def play_on(self) -> str:
        """One action, chosen so that things happen; what it was."""
        offers = self.offers()
        laid = "posate: 0" not in self.text("#hand") if self.page.locator("#hand .account").count() else False
        wanted = ("move ", "found ", "grow ", "lay ", "done", "take engineer", "take city", "raise 2", "pass", "put ")
        for beginning in wanted:
            fitting = [offer for offer in offers if offer[0].startswith(beginning) and is_plain(offer[0])]
            if beginning == "lay " and laid and ("done", "button:end") in [(a, t[0]) for a, _, t in offers]:
                continue
            if fitting:
                chosen = fitting[len(fitting) // 3]
                self.take(*chosen)
                return chosen[0]
        self.take(*offers[0])
        return offers[0][0]

    def play_turns(self, turns: int, most: int = 120) -> list[str]:
        done: list[str] = []
        for _ in range(most):
            self.asked()
            if self.is_over or self.turn > turns:
                return done
            done.append(self.play_on())
        raise AssertionError("the turns do not end")


def is_plain(action: str) -> bool:
    """No tile that would leave loose track."""
    verb, *rest = action.split()
    return verb != "lay" or rest[1] in ("straight", "gentle", "sharp") or rest[1].startswith("town_2")


def test_two_turns_of_the_base_game_at_a_desk(visit: Visit) -> None:
    me = builder(visit())
    me.open_steam(4, "base", "random_order")
    me.asked()
    assert me.page.locator("#annex .acts li").count() == 7
    done = me.play_turns(2)
    verbs = {action.split()[0] for action in done}
    assert verbs >= {"take", "lay", "done"}
    assert me.turn == 3
    me.shoot("steam-base")
    assert me.overflow() <= 0


def test_a_tile_is_chosen_by_its_look_with_what_it_costs(visit: Visit) -> None:
    me = builder(visit(language="en"))
    me.open_steam(3, "base", "random_order")
    while True:
        me.asked()
        if any([action.startswith("lay ") for action, _, _ in me.offers()]):
            break
        me.play_on()
    offers = me.offers()
    hexes = [targets[0] for _, _, targets in offers]
    _, label, (hex, tile) = next(offer for offer in offers if hexes.count(offer[2][0]) > 4 and is_plain(offer[0]))
    me.step(hex)
    items = me.page.locator("#tray .tray-item")
    assert items.count() == 4
    me.shoot("steam-picker")
    me.press("#tray .picker-more")
    assert items.count() == hexes.count(hex)
    assert items.locator("svg use").count() >= items.count()
    assert "€" in items.first.inner_text()
    me.shoot("steam-tray")
    assert "€" in label
    items.first.hover()
    assert me.page.locator("#trace use").count() == 1
    me.page.hover("#prompt")
    assert me.page.locator("#trace use").count() == 0
    before = me.entry
    me.step(tile)
    # A tile can be taken up again: it lies at once.
    me.reaches(before + 1)
    assert "1 of " in me.text("#hand")
    me.page.keyboard.press("u")
    me.reaches(before + 2)
    assert "0 of " in me.text("#hand")


def test_two_turns_of_the_standard_game_on_a_phone(visit: Visit) -> None:
    me = builder(visit(touch=True))
    me.open_steam(3, "standard")
    me.asked()
    me.shoot("steam-phone-capital")
    done = me.play_turns(2)
    verbs = {action.split()[0] for action in done}
    assert verbs >= {"raise", "pass", "take", "lay", "done"}
    assert me.turn == 3
    assert me.overflow() <= 0
    me.open_sheet("annex")
    me.page.wait_for_selector("#panel-annex #annex .acts")
    me.shoot("steam-phone-panel")


def test_a_map_of_ones_own_is_looked_at_and_played_on(visit: Visit) -> None:
    me = builder(visit(language="en"))
    me.lobby()
    me.page.select_option("#game", "steam")
    me.page.click("fieldset[data-game=steam] .option-text summary")
    text = me.page.locator("fieldset[data-game=steam] textarea")
    text.fill(RUHR.replace('name = "Essen"', 'name = "Wesel"'))
    me.page.click("fieldset[data-game=steam] [data-try]")
    me.page.wait_for_selector(".text-problems li")
    assert "Wesel" in me.text(".text-problems li")
    chosen = FilePayload(name="mine.toml", mimeType="text/plain", buffer=RUHR.encode())
    me.page.set_input_files("fieldset[data-game=steam] input[type=file]", chosen)
    me.page.wait_for_selector(".text-drawing img")
    assert me.page.locator(".text-problems li").count() == 0
    me.shoot("steam-lobby-map")
    for seat in (1, 2, 3):
        me.page.select_option(f"[name='seat.{seat}.kind']", "bot:random")
    me.page.click("#new button[type=submit]")
    me.ready()
    assert me.page.locator("svg.map .city-name", has_text="Düsseldorf").count() == 1


#: The middle of something that can be aimed at, in the window.
AIM = """(hex) => {
  const thing = [...document.querySelectorAll(`[data-aim='hex:${hex}']`)].at(-1);
  const at = new DOMPoint(Number(thing.getAttribute('cx')), Number(thing.getAttribute('cy')));
  const {x, y} = at.matrixTransform(document.querySelector('svg.map').getScreenCTM());
  return [x, y];
}"""


def sit_down(me: Player, server: ServerProcess, match: Match) -> None:
    bots = ["random"] * (match.options.seats - 1)
    me.page.goto(me.url + lay_table(server.folder / "browser.sqlite", match, *bots))
    me.page.fill("[name=name]", "Elena")
    me.press("button[type=submit]")
    me.ready()
    me.page.wait_for_function(STILL)


def reach(phase: str, wanted: Callable[[Match], bool] = lambda match: True, **options: Any) -> Match:
    """A match of bots up to a decision of the first seat; it takes Urbanization where it can."""
    match = new_match("steam", 4, options, seed=7)
    play, chance = bots_of("steam").named("easy"), SeededChance(b"steam")
    while (turn := match.turn) is not None:
        seat = turn.seats[-1]
        if seat == 0 and turn.phase == phase and wanted(match):
            return match
        offers = match.offers(seat)
        cities = [offer for offer in offers if offer == TakeTile(0, "urbanization")]
        match.play(cities[0] if cities else play(match.view(seat), offers, chance))
    raise AssertionError(phase)


def aim_at(me: Player, hex: str) -> None:
    me.page.wait_for_function(STILL)
    x, y = me.page.evaluate(AIM, hex)
    me.point_at(x, y)


@pytest.mark.parametrize("touch", [False, True])
def test_track_is_built_from_place_to_place(visit: Visit, server: ServerProcess, touch: bool) -> None:
    me = visit(touch=touch)
    sit_down(me, server, match_at("steam", stages_of("steam")["build"]))
    if touch:
        me.press("[data-zoom=fit]")
    before = me.entry
    aim_at(me, "J8")
    me.until("document.querySelector('#prompt').textContent.startsWith('Da Hartford')")
    assert me.page.locator(".offer:not(.asleep)").count() == 0
    aim_at(me, "M7")
    me.page.wait_for_selector(".plan-way.now .ghost", state="attached")
    assert "Da Hartford a Boston: 2 tessere" in me.text("#prompt")
    assert me.page.locator("#row .pick.plan").count() > 1
    me.shoot(f"steam-from-place-to-place{'-phone' if touch else ''}")
    # A step back gives up the goal, another touch names it again.
    me.press("#go .btn.quiet")
    me.until("document.querySelector('#prompt').textContent === 'Da Hartford: fin dove?'")
    aim_at(me, "M7")
    me.page.wait_for_selector(".plan-way.now .ghost", state="attached")
    me.press("#go .btn.primary")
    me.reaches(before + 2)
    me.until("document.querySelector('#hand').textContent.includes('2 di 3')")
    # What was laid as one is taken back as one.
    me.press("#go .btn.quiet")
    me.reaches(before + 3)
    me.until("document.querySelector('#hand').textContent.includes('0 di 3')")
    # A ghost opens its hex: what comes before it is laid.
    aim_at(me, "J8")
    me.until("document.querySelector('#prompt').textContent.startsWith('Da Hartford')")
    aim_at(me, "M7")
    me.page.wait_for_selector(".plan-way.now [data-step='1']", state="attached")
    ghost = me.page.get_attribute(".plan-way.now [data-step='1']", "data-ghost")
    assert ghost is not None
    aim_at(me, ghost.removeprefix("hex:"))
    me.reaches(before + 4)
    me.page.wait_for_selector("#tray.picker .tray-item")
    assert me.page.get_attribute(f".offer[data-target='{ghost}']", "aria-pressed") == "true"


def test_bids_are_stepped_to_and_go_on_up_to_a_limit(visit: Visit, server: ServerProcess) -> None:
    me = visit()
    match = reach("bid", lambda match: len(match.offers(0)) > 6, game="standard")
    sit_down(me, server, match)
    before, first = me.entry, me.text("#stepper-figure")
    me.press("#stepper-more")
    me.press("#stepper-more")
    assert me.text("#stepper-figure") != first
    me.page.check("#stepper-then")
    assert me.text("#go .btn.primary").startswith(f"Offri fino a {me.text('#stepper-figure')}")
    me.shoot("steam-stepper")
    me.press("#go .btn.primary")
    me.reaches(before + 1)
    said = me.page.locator("#log li", has_text=f"Elena offre {first}")
    said.first.wait_for(state="attached")
    # The others play at random: whatever they do, the auction ends without another press.
    me.until("!document.querySelector('#stepper').checkVisibility()")
    me.until("!document.querySelector('#go').textContent.includes('Ferma')")


def test_a_city_is_founded_on_one_sheet(visit: Visit, server: ServerProcess) -> None:
    me = visit()
    match = reach("build", lambda match: any([isinstance(offer, FoundCity) for offer in match.offers(0)]))
    sit_down(me, server, match)
    towns = {offer.hex for offer in match.offers(0) if isinstance(offer, FoundCity)}
    _, x, y = next(lit for lit in me.lit() if lit[0].removeprefix("hex:") in towns)
    before = me.entry
    me.point_at(x, y)
    me.page.wait_for_selector("#tray [data-choice^='new:']")
    assert me.page.locator("#tray [data-choice^='set:']").count() > 1
    me.shoot("steam-founding")
    # Goods first, then the colour: the order does not matter.
    me.press("#tray [data-choice^='set:'] >> nth=1")
    assert me.page.locator("#tray [data-choice^='set:'][aria-pressed=true]").count() == 1
    assert me.entry == before
    me.press("#tray [data-choice^='new:'] >> nth=0")
    me.reaches(before + 1)
    assert me.page.locator("svg.map .new-city").count() == 1


def builder(player: Player) -> Builder:
    return Builder(player.page, player.url, touch=player.touch)

"""Two whole turns of both games of Steam, played by what is lit: with the mouse at a desk, by touch on a phone."""

from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Locator
from tests.browser.conftest import Visit
from tests.browser.player import Player

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
        self.page.wait_for_function(ASKED, timeout=30_000)

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
    me.press("#bottom [data-sheet=annex]")
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


def builder(player: Player) -> Builder:
    return Builder(player.page, player.url, touch=player.touch)

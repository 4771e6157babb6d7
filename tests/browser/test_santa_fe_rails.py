"""Santa Fe Rails in real browsers: two people choose in secret, and what is face down reaches nobody's page."""

import json
from typing import Any

import pytest
from tests.browser.conftest import Visit
from tests.browser.player import SETTLED, Player
from tests.browser.test_match import invited

from capolinea.games.santa_fe_rails.board import BOARD

pytestmark = pytest.mark.browser

TURNS = 3


class Watched(Player):
    """A player who keeps everything that the server has ever sent to this browser."""

    def __init__(self, player: Player) -> None:
        super().__init__(player.page, player.url, touch=player.touch)
        self.received: list[str] = []
        self.page.on("response", self.keep)

    def keep(self, response: Any) -> None:
        if "/api/tables/" in response.url and "/events" not in response.url and response.ok:
            self.received.append(response.text())

    @property
    def table(self) -> dict[str, Any]:
        """What the server would tell this browser now."""
        asked = "location.pathname.split('/')[2]"
        fetched = f"fetch(`/api/tables/${{{asked}}}`, {{headers: {{'X-Capolinea': '1'}}}}).then((a) => a.text())"
        told: str = self.page.evaluate(fetched)
        found: dict[str, Any] = json.loads(told)
        return found

    @property
    def stage(self) -> str:
        return self.text("#turn .now")

    def sees(self, condition: str) -> None:
        self.until(condition)

    def press_first(self, selector: str) -> str:
        """Press a sign beside the board; its target."""
        sign = self.page.locator(selector).first
        target = str(sign.get_attribute("data-target"))
        sign.click()
        return target


def test_two_people_play_three_turns_in_two_browsers(visit: Visit) -> None:
    host = Watched(visit())
    host.lobby()
    host.page.select_option("#game", "santa-fe-rails")
    host.page.select_option("#seats", "2")
    host.page.select_option("[name='seat.0.kind']", "me")
    host.page.select_option("[name='seat.1.kind']", "friend")
    host.page.click("#new button[type=submit]")
    host.ready()
    friend = Watched(invited(host, visit))
    host.page.wait_for_selector("#invite:not([open])", state="attached")
    both = (host, friend)
    for turn in range(1, TURNS + 1):
        for player in both:
            player.sees(f"document.querySelector('#facts').innerText.includes('Turno {turn}')")
        draw(both)
        choose_in_secret(host, friend, shoot=turn == 2)
        play_lays(both, turn)
    assert host.overflow() == friend.overflow() == 0
    host.shoot("santa-fe-desk")


def mover(both: tuple[Watched, Watched]) -> Watched:
    """Whose turn it is, once both pages show the same entry."""
    entry = max([player.entry for player in both])
    for player in both:
        player.reaches(entry)
    for player in both:
        if player.page.title().startswith("●"):
            return player
    raise AssertionError("nobody is asked")


def draw(both: tuple[Watched, Watched]) -> None:
    """Each fills up: one takes an open card if there is one, else the deck's."""
    while both[0].stage == "Pesca":
        player = mover(both)
        if player.stage != "Pesca":
            return
        before = player.entry
        takes = player.page.locator("#hand [data-target='take:boomtown']")
        if takes.count() and player is both[0]:
            takes.first.click()
        else:
            player.page.locator("#row .pick, #go .btn.primary").first.click()
        player.confirm(before)
        for each in both:
            each.reaches(before + 1)


def choose_in_secret(host: Watched, friend: Watched, *, shoot: bool) -> None:
    """The host chooses, thinks better of it, and chooses again; the friend's page does not know what."""
    for player in (host, friend):
        player.sees("document.querySelector('#turn .now').innerText === 'Scelta'")
    hidden = [str(BOARD.town_names[int(target.split(":")[1])]) for target in tickets(host)]
    secret = [name for name in hidden if name not in page_words(friend)]
    before, told = host.entry, len(friend.received)
    first = host.press_first("#hand [data-target^='card:']")
    host.confirm(before)
    friend.reaches(before + 1)
    friend.sees("document.querySelector('#seat-rows').innerText.includes('scelta fatta')")
    other = host.press_first("#hand [data-target^='card:']")
    assert other != first
    host.confirm(before + 1)
    friend.reaches(before + 2)
    if shoot:
        friend.shoot("santa-fe-choosing")
    for name in secret:
        assert name not in page_words(friend)
    for answer in friend.received[told:]:
        assert_silent(json.loads(answer), [first, other], secret)
    assert_silent(friend.table, [first, other], secret)
    # What the friend has picked on the page stays picked, though the host chooses once more.
    mine = friend.press_first("#hand [data-target^='card:']")
    friend.page.wait_for_selector("#go .btn.primary")
    host.press_first("#hand [data-target^='card:']")
    host.confirm(before + 2)
    friend.reaches(before + 3)
    assert friend.page.get_attribute(f"#hand [data-target='{mine}']", "aria-pressed") == "true"
    friend.confirm(before + 3)
    for player in (host, friend):
        player.reaches(before + 4)
        player.page.wait_for_selector("#hand .plays .play >> nth=1")
    plays = [player.page.locator("#hand .play b").all_inner_texts() for player in (host, friend)]
    assert plays[0] == plays[1]


def tickets(player: Watched) -> list[str]:
    """City cards that may be chosen."""
    found = [each.get_attribute("data-target") for each in player.page.locator("#hand .town-ticket.offered").all()]
    return [str(target) for target in found]


def page_words(player: Watched) -> str:
    """What the page says around the map, and in every title: names on the map itself are there for everybody."""
    places = "['#seat-rows', '#track', '#own', '#hand', '#log', '#act']"
    words: str = player.page.evaluate(f"{places}.map((id) => document.querySelector(id).outerHTML).join()")
    return words


#: Parts of a scene that tell of others.
TELLING = ("seats", "track", "panel", "prompt", "hint")


def assert_silent(table: dict[str, Any], targets: list[str], names: list[str]) -> None:
    """Nothing that the server told names the card, by word or by number, outside the own hand and the printed map."""
    if "change" in table:
        # Only what has changed was sent: by key, as the whole table has it.
        fields = (table["change"] or {"k": {}})["k"]
        scene, changed = fields.get("scene", {}).get("k", {}), fields.get("changed")
    else:
        scene, changed = table["scene"], table["changed"]
        assert set(TELLING) <= scene.keys()
    said = [scene.get(part) for part in TELLING]
    told = json.dumps([said, changed, table["log"][-3:]], ensure_ascii=False)
    for name in names:
        assert name not in told
    for target in targets:
        assert f"town:{target.split(':')[1]}" not in json.dumps(changed)


def play_lays(both: tuple[Watched, Watched], turn: int) -> None:
    """Boomtown counters and two lays, whoever's turn it is."""
    for _ in range(30):
        player = mover(both)
        if player.stage in ("Pesca", "Scelta"):
            return
        before = player.entry
        act(player)
        for each in both:
            each.reaches(before + 1)
        if f"Turno {turn}" not in player.text("#facts"):
            return
    raise AssertionError("the turn does not end")


def act(player: Watched) -> None:
    """Choose something lit on the map; then the railroad or the counter where there are several; then confirm."""
    before = player.entry
    player.page.wait_for_function("() => document.querySelector('.offer:not(.asleep), #row .pick, #go .btn.primary')")
    if player.page.locator(".offer:not(.asleep)").count():
        player.choose()
        player.page.wait_for_function(
            f"(before) => ({SETTLED})(before) || document.querySelector('#row .pick')", arg=before
        )
    if player.entry == before and player.page.locator("#row .pick").count():
        player.page.locator("#row .pick").last.click()
    player.confirm(before)


def test_a_bonus_is_told_before_the_rail_is_laid(visit: Visit) -> None:
    """By touch on a phone, in English: a lit segment says what it brings, the table sheet what every card does."""
    me = Watched(visit(language="en", touch=True))
    me.lobby()
    me.page.select_option("#game", "santa-fe-rails")
    me.page.select_option("#seats", "3")
    for seat in (1, 2):
        me.page.select_option(f"[name='seat.{seat}.kind']", "bot:random")
    me.page.click("#new button[type=submit]")
    me.ready()
    me.page.locator("#hand [data-target^='card:']").first.tap()
    # Others choose at the same time: whoever is last is asked, for then all cards are revealed.
    me.page.wait_for_selector("#go .btn:not(.quiet), #hand .picked")
    if me.page.locator("#go .btn:not(.quiet)").count():
        me.press("#go .btn:not(.quiet)")
    me.page.wait_for_function("() => document.querySelector('.rail-offer:not(.asleep)')")
    assert me.overflow() == 0
    me.choose()
    assert me.text("#prompt")
    me.shoot("santa-fe-phone")
    me.open_sheet("own")
    me.page.wait_for_selector("#panel-own .display", state="visible")
    assert "double bonuses" in me.text("#panel-own")
    buttons = "[...document.querySelectorAll('#hand button, #go button, #bottom button')]"
    assert min(me.page.evaluate(f"{buttons}.map((each) => each.getBoundingClientRect().height)")) >= 40
    me.open_sheet("seats")
    assert "rails left" in me.text("#panel-seats").lower()


@pytest.mark.rule("SF-56")
def test_who_opens_a_table_for_two_is_asked_whether_the_start_alternates(visit: Visit) -> None:
    me = visit()
    me.lobby()
    me.page.select_option("#game", "santa-fe-rails")
    option = me.page.locator("fieldset[data-game=santa-fe-rails] [data-most-seats]")
    for seats, asked in (("3", False), ("2", True)):
        me.page.select_option("#seats", seats)
        assert option.is_visible() == asked
    box = option.locator("[type=checkbox]")
    assert box.is_checked()
    box.uncheck()
    me.page.click("#new button[type=submit]")
    me.ready()
    told = "fetch(`/api/tables/${location.pathname.split('/')[2]}`, {headers: {'X-Capolinea': '1'}})"
    assert len(me.page.evaluate(f"{told}.then((a) => a.json())")["options"]) == 1

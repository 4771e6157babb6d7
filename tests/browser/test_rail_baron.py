"""Rail Baron as a person plays it: rides by pointing at dots, three purchases, one too many, a forced sale."""

import re
from typing import Any

import pytest
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.prepared import lay_table
from tests.browser.server_process import ServerProcess

from capolinea.api import new_match

pytestmark = pytest.mark.browser

#: With it, and these bots, a purchase that leaves too little for the fees comes about early.
SEED = 72
BOTS = ("easy", "easy")
SIZES = [(False, "it"), (True, "en")]

#: What is offered, once the page waits for this person and has ridden what it was told to.
ASKED = """() => {
  const offers = [...document.querySelectorAll('#offers-list button')].map((each) => each.value);
  const busy = document.querySelector('#act').matches('.wait, .stop') || !offers.length;
  const riding = offers[0]?.startsWith('ride') && !document.querySelector('#row .plan');
  return busy || riding ? null : offers;
}"""

#: Dots that the roll reaches, where they are on the screen, nearest to the middle of the board first.
DOTS = """() => {
  const matrix = document.querySelector('svg.map').getScreenCTM();
  const lit = document.querySelector('.reach-dots').getAttribute('d').split('M').filter(Boolean);
  const box = document.querySelector('#board').getBoundingClientRect();
  const [midX, midY] = [box.left + box.width / 2, box.top + box.height / 2];
  const far = ([x, y]) => Math.hypot(x - midX, y - midY);
  return lit.map((text) => text.replace('h0', '').split(' ').map(Number)).map(([x, y]) => {
    const at = new DOMPoint(x, y).matrixTransform(matrix);
    return [at.x, at.y];
  }).filter(([x, y]) => document.elementFromPoint(x, y)?.closest('svg.map')).sort((a, b) => far(a) - far(b));
}"""

#: Everything comes late, the answer to a move so late that its news is there first.
LATE_ANSWERS = """{
  const ask = window.fetch;
  window.fetch = async (address, ...more) => {
    const answer = await ask(address, ...more);
    await new Promise((done) => setTimeout(done, address.endsWith('/actions') ? 250 : 150));
    return answer;
  };
}"""

#: Remembers at which entries a way to ride was offered.
WATCH = """() => {
  window.offeredAt = [];
  const entry = () => Number(document.querySelector('#offers-form [name=entry]').value);
  const look = () => document.querySelector('#row .plan') && window.offeredAt.push(entry());
  new MutationObserver(look).observe(document.querySelector('#row'), {childList: true});
}"""

#: What the list of railroads offers: target, price, and whether too little would be left.
BANK = """() => [...document.querySelectorAll('#own button.bank-row')].map((row) => [row.dataset.target,
  Number(row.children[1].firstChild.textContent.replace(/\\D/g, '')), row.children[1].matches('.short')])"""


class Baron(Player):
    """Plays on until something is to be bought, and keeps count."""

    bought = 0

    def asked(self) -> list[str]:
        """The actions on offer."""
        found: list[str] = self.page.wait_for_function(ASKED).json_value()
        return found

    def press_until_heard(self, selector: str) -> None:
        before = self.entry
        self.press(selector)
        self.reaches(before + 1)

    def decline(self, words: str) -> None:
        before = self.entry
        place = self.page.locator("#row .pick, #go .btn:not(.quiet)", has_text=re.compile(words)).first
        place.tap() if self.touch else place.click()
        self.confirm(before)

    def bank(self) -> list[tuple[str, int, bool]]:
        found: list[Any] = self.page.evaluate(BANK)
        return [(target, price, short) for target, price, short in found]

    def choose_railroad(self, target: str, *, by_table: bool) -> None:
        """In the comparison, or in the list beside the board, which on a phone is a sheet."""
        sign = f'[data-target="{target}"]'
        if by_table:
            self.press("#row .pick:has-text('Confronta'), #row .pick:has-text('Compare')")
            self.press(f"#look-up[open] {sign}")
        elif self.touch:
            self.open_sheet("own")
            self.press(f"#own {sign}")
            self.press("#bottom [data-sheet=map]")
        else:
            self.press(f"#own {sign}")

    def ride(self) -> None:
        """As the page suggests."""
        self.press_until_heard("#go .btn.primary")

    def go_on(self, offers: list[str]) -> None:
        """Whatever comes before there is something to decide: regions, rolls, rides, bids."""
        if offers[0].startswith("region"):
            before = self.entry
            self.choose()
            self.confirm(before)
        elif self.page.locator("#row .plan").count():
            self.ride()
        elif "pass" in offers:
            self.decline("Passa|Pass")
        else:
            self.press_until_heard("#go .btn.primary")

    def play_on(self) -> str:
        """Roll and ride until there is something to buy or to sell."""
        for _ in range(200):
            offers = self.asked()
            if any([offer.startswith(("buy", "sell")) for offer in offers]):
                return offers[0]
            self.go_on(offers)
        raise AssertionError("no trip ends")


def sit_down(
    visit: Visit, server: ServerProcess, *, touch: bool = False, language: str = "it", script: str = ""
) -> Baron:
    match = new_match("rail-baron", seats=len(BOTS) + 1, seed=SEED)
    guest = visit(touch=touch, language=language)
    me = Baron(guest.page, guest.url, touch=touch)
    me.page.add_init_script(script)
    me.page.goto(me.url + lay_table(server.folder / "browser.sqlite", match, *BOTS))
    me.page.fill("[name=name]", "Elena")
    me.press("button[type=submit]")
    me.ready()
    return me


def ride_by_pointing(me: Baron, language: str) -> None:
    """Point at a dot, read the fees, ride there, take all of it back at once."""
    while not (offers := me.asked())[0].startswith("ride"):
        me.go_on(offers)
    prompt = me.text("#prompt")
    left = r", ne restano \d" if language == "it" else r", \d+ left"
    for x, y in me.page.evaluate(DOTS):
        me.point_at(x, y)
        sent = "!document.querySelector('#hint').textContent.endsWith('…')"
        me.until(f"document.querySelector('#prompt').textContent !== {prompt!r} && {sent}")
        # A route may take longer than the shortest, which the sentence is about.
        if me.page.locator("#aim .plan-way").count() and re.search(left, me.text("#row .plan >> nth=0")):
            break
        me.press("#go .quiet")
        me.until(f"document.querySelector('#prompt').textContent === {prompt!r}")
    assert "?" in me.text("#prompt"), "no dot could be aimed at"
    aimed = me.entry
    plans = me.page.locator("#row .plan")
    assert plans.count() == me.page.locator("#aim .plan-way").count() >= 1
    assert re.search(r"(Banca|Bank|Bot \d) ", me.page.locator("#go .btn.primary small").inner_text())
    me.shoot(f"rail-baron-aim{'-phone' if me.touch else ''}")
    me.ride()
    me.asked()
    assert me.text("#prompt") != prompt
    assert me.page.locator(".lit-path.trail").count() == me.entry - aimed, "what was taken back leaves no trail"
    me.press_until_heard("#go .quiet")
    me.until(f"document.querySelector('#prompt').textContent === {prompt!r}")


@pytest.mark.parametrize(("touch", "language"), SIZES, ids=["desk", "phone"])
def test_a_dot_is_pointed_at_and_the_ride_taken_back(
    visit: Visit, server: ServerProcess, touch: bool, language: str
) -> None:
    me = sit_down(visit, server, touch=touch, language=language)
    ride_by_pointing(me, language)
    me.press("[data-look-up]")
    me.page.fill("#look-up input", "albuq" if touch else "denver")
    assert me.page.locator("#look-up tbody tr:visible").count() == (0 if touch else 1)
    if not touch:
        me.press("#look-up tbody tr:visible [data-aim]")
        me.page.wait_for_selector("#aim .plan-way", state="attached")
        me.press("#tab-own")
        me.page.hover("#bank-rows li >> nth=0")
        assert me.page.locator(".served.spoken").count() == 1


def test_nothing_is_offered_while_a_ride_goes_on(visit: Visit, server: ServerProcess) -> None:
    me = sit_down(visit, server, script=LATE_ANSWERS)
    while not (offers := me.asked())[0].startswith("ride"):
        me.go_on(offers)
    start = me.entry
    me.page.evaluate(WATCH)
    me.ride()
    me.asked()
    assert me.entry > start + 2, "a ride of one step shows nothing"
    assert set(me.page.evaluate("window.offeredAt")) <= {me.entry}


@pytest.mark.parametrize(("touch", "language"), SIZES, ids=["desk", "phone"])
def test_three_purchases_and_a_forced_sale(visit: Visit, server: ServerProcess, touch: bool, language: str) -> None:
    me = sit_down(visit, server, touch=touch, language=language)
    fatal = ""
    for _ in range(14):
        assert not me.play_on().startswith("sell")
        rows = sorted(me.bank(), key=lambda row: (row[1], row[0]))
        sound, short = [row for row in rows if not row[2]], [row for row in rows if row[2]]
        if me.bought >= 3 and short:
            fatal = short[0][0]
            break
        if sound:
            # The dearest, so that little is left.
            before = me.entry
            me.choose_railroad(sound[-1][0], by_table=me.bought % 2 == 0)
            me.confirm(before)
            me.bought += 1
        else:
            me.decline("Non comprare|Buy nothing")
    assert me.bought >= 3
    assert fatal, "no purchase would leave too little for the fees"
    assert me.page.locator("#seat-rows [data-seat='0'] .chip").count() == me.bought
    before = me.entry
    me.choose_railroad(fatal, by_table=False)
    me.confirm(before)
    assert me.play_on().startswith("sell"), "who cannot pay must sell"
    me.shoot(f"rail-baron-sale{'-phone' if touch else ''}")
    assert me.overflow() == 0
    dearest = max(me.bank(), key=lambda row: row[1])[0]
    me.choose_railroad(dearest, by_table=False)
    me.until("document.querySelectorAll('#row .pick').length === 2")
    before = me.entry
    me.press(f"#row .pick >> nth={1 if touch else 0}")
    me.confirm(before)
    # The Bank pays at once; in an auction the others are asked first.
    sold = "vende|compra" if language == "it" else "sells|buys"
    code = re.escape(dearest.removeprefix("railroad:"))
    told = "[...document.querySelectorAll('#log li')].slice(-30).map((li) => li.innerText).join(' ')"
    me.until(f"/({sold}).*{code}/.test({told})")
    assert me.overflow() == 0

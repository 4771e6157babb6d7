"""Somebody at a browser: plays by looking at what is lit, as a person does."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

ARTEFACTS = Path(__file__).parents[2] / "artefacts"

#: The page waits for this person, or shows something to be read first.
ASKED = """() => document.querySelector('#results')?.open || document.querySelector('#outcome')?.open
  || (document.querySelector('.offer:not(.asleep)') && !document.querySelector('#act').matches('.wait, .stop'))"""

#: The same, whether or not anything on the map can be chosen.
TURN = """() => document.querySelector('#results')?.open || document.querySelector('#outcome')?.open
  || !document.querySelector('#act').matches('.wait, .stop')"""

#: The map has come to rest: drawn, and where it was a moment ago.
STILL = """() => new Promise((done) => {
  const drawn = () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  const where = () => {
    const [map, box] = [document.querySelector('svg.map'), document.querySelector('#board').getBoundingClientRect()];
    return [map.getAttribute('viewBox'), box.top, box.width, box.height].join();
  };
  drawn().then(() => {
    const before = where();
    drawn().then(() => done(where() === before));
  });
})"""

#: Offers whose middle can be touched right now: target, x, y.
IN_REACH = """() => [...document.querySelectorAll('.offer:not(.asleep)')].map((offer) => {
  const hit = offer.querySelector('.hit');
  const matrix = hit.getScreenCTM();
  const at = hit.tagName === 'circle' ? new DOMPoint(0, 0) : hit.getPointAtLength(hit.getTotalLength() / 2);
  const {x, y} = new DOMPoint(at.x, at.y).matrixTransform(matrix);
  return [offer.dataset.target, x, y];
}).filter(([, x, y]) => document.elementFromPoint(x, y)?.closest('svg.map'))"""


#: What was chosen at this entry has been played, or the page asks whether it is meant.
SETTLED = """(before) => Number(document.querySelector('#offers-form [name=entry]').value) > before
  || document.querySelector('#go .btn:not(.quiet)')"""


#: A choice of the row that is neither suggested nor too dear.
PICK = "#row .pick:not(.plan, .dear)"

#: A choice among what somebody holds.
IN_HAND = "#hand button[data-target]"


class Player:
    def __init__(self, page: Page, url: str, *, touch: bool = False) -> None:
        self.page = page
        self.url = url
        self.touch = touch

    # ---- ways to the table

    def lobby(self) -> None:
        """The lobby, with all folds of its form open."""
        self.page.goto(self.url)
        self.unfold()

    def unfold(self) -> None:
        self.page.evaluate("for (const fold of document.querySelectorAll('#new .fold')) fold.open = true")

    def open_table(self, *kinds: str, options: tuple[str, ...] = ()) -> str:
        """Open a table; `kinds` of the seats, or the form as it stands: me and bots. The table's address."""
        self.lobby()
        if kinds:
            self.page.select_option("#seats", str(len(kinds)))
            for seat, kind in enumerate(kinds):
                self.page.select_option(f"[name='seat.{seat}.kind']", kind)
        for option in options:
            self.page.check(f"[name='option.{option}']")
        self.page.click("#new button[type=submit]")
        self.ready()
        return self.page.url

    def ready(self) -> None:
        self.page.wait_for_selector("body[data-ready]", state="attached")

    # ---- play

    def wait_for_turn(self) -> None:
        self.page.wait_for_function(ASKED)

    def until(self, condition: str) -> None:
        """Wait for an expression to hold. It must be a function: a policy without eval takes no bare strings."""
        self.page.wait_for_function(f"() => {condition}")

    def reaches(self, entry: int) -> None:
        self.until(f"Number(document.querySelector('#offers-form [name=entry]').value) >= {entry}")

    @property
    def is_over(self) -> bool:
        return bool(self.page.evaluate("document.querySelector('#outcome').open"))

    @property
    def entry(self) -> int:
        return int(self.page.input_value("#offers-form [name=entry]"))

    def close_results(self) -> bool:
        if not self.page.evaluate("document.querySelector('#results').open"):
            return False
        self.press("#results [data-close]")
        return True

    def press(self, selector: str) -> None:
        if self.touch:
            self.page.tap(selector)
        else:
            self.page.click(selector)

    def open_sheet(self, name: str) -> None:
        """A phone's sheet, by its own tab or by those behind "more"."""
        if self.page.locator(f"#bottom [data-sheet={name}]").count():
            self.press(f"#bottom [data-sheet={name}]")
            return
        if not self.page.locator("body.behind-more").count():
            self.press("#bottom [data-sheet=more]")
        self.press(f"#tab-{name}")

    def lit(self) -> list[tuple[str, float, float]]:
        found: list[Any] = self.page.evaluate(IN_REACH)
        return [(target, x, y) for target, x, y in found]

    def point_at(self, x: float, y: float) -> None:
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def choose(self, which: float = 0.5) -> str:
        """Touch one of the lit offers; its target."""
        self.page.wait_for_function(STILL)
        offers = self.lit()
        assert offers, "nothing lit within reach"
        target, x, y = offers[int(which * (len(offers) - 1))]
        self.point_at(x, y)
        return target

    def choose_something(self) -> None:
        """The first choice of the row, otherwise something lit on the map, otherwise the first choice of the hand."""
        if self.page.locator(PICK).count():
            self.press(f"{PICK} >> nth=0")
        elif self.lit():
            self.choose()
        elif self.page.locator(f"{IN_HAND} >> visible=true").count():
            self.press(f"{IN_HAND} >> visible=true >> nth=0")

    def confirm(self, before: int) -> None:
        """What was chosen at entry `before`: what can be undone has been played by then, the rest is asked about."""
        self.page.wait_for_function(SETTLED, arg=before)
        if self.entry == before:
            self.press("#go .btn:not(.quiet)")
        self.reaches(before + 1)

    def move(self, which: float = 0.5) -> None:
        self.wait_for_turn()
        while self.close_results():
            self.wait_for_turn()
        if not self.is_over:
            before = self.entry
            self.choose(which)
            self.confirm(before)

    def play_to_the_end(self, most: int = 200) -> None:
        for turn in range(most):
            self.move((turn * 7 % 10) / 10)
            if self.is_over:
                return
        raise AssertionError("the match does not end")

    # ---- what is seen

    def text(self, selector: str) -> str:
        return self.page.inner_text(selector)

    def shoot(self, name: str, *, full: bool = False) -> None:
        ARTEFACTS.mkdir(exist_ok=True)
        self.page.screenshot(path=ARTEFACTS / f"{name}.png", full_page=full)

    def overflow(self) -> int:
        """How many pixels the page is wider than its window."""
        wide: int = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        return wide

"""What can be read and reached on a table, measured as it is rendered."""

from typing import Any

from playwright.sync_api import Page

#: Nothing that carries meaning is smaller, in pixels; a little less is rounding.
SMALLEST = 11.0
#: So many pixels of two boxes of letters may touch: the box of a line of text is higher than its letters.
TOUCH = 2.5

#: Words that are seen, smaller than the least: their size and their beginning.
TOO_SMALL = """(least) => {
  const board = document.querySelector('#board').getBoundingClientRect();
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const [words, holder] = [walker.currentNode.textContent.trim(), walker.currentNode.parentElement];
    if (!words || !holder || holder.closest('script, style, template, .sr, title, option')) continue;
    if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const box = range.getBoundingClientRect();
    const page = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const frame = holder.closest('svg.map') ? board : page;
    if (!box.width || box.right < frame.left || box.left > frame.right) continue;
    if (box.bottom < frame.top || box.top > frame.bottom) continue;
    let size = parseFloat(getComputedStyle(holder).fontSize);
    const matrix = holder instanceof SVGGraphicsElement ? holder.getScreenCTM() : null;
    if (matrix) size *= Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
    const kind = holder.getAttribute('class') ?? holder.tagName;
    if (size < least - 0.05) found.push(`${size.toFixed(1)} ${words.slice(0, 24)} .${kind}`);
  }
  return found;
}"""

#: Words on the board that lie over each other, unless they belong to one sign.
OVERLAPS = """(touch) => {
  const board = document.querySelector('#board').getBoundingClientRect();
  const isSeen = (text) => text.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const seen = [...document.querySelectorAll('svg.map text')]
    .filter((text) => text.textContent.trim() && isSeen(text))
    .map((text) => ({ text, sign: text.closest('.map-sign') ?? text, box: text.getBoundingClientRect() }))
    .filter(({ box }) => box.right > board.left && box.left < board.right)
    .filter(({ box }) => box.bottom > board.top && box.top < board.bottom);
  const found = [];
  for (const [place, one] of seen.entries()) for (const other of seen.slice(place + 1)) {
    if (one.sign === other.sign) continue;
    const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
    const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
    if (wide > touch && high > touch) found.push(`${one.text.textContent} | ${other.text.textContent}`);
  }
  return found;
}"""

#: How many offers are lit on the board, or chosen if any is, and the middles of how many are in its window.
OFFERS = """() => {
  const board = document.querySelector('#board').getBoundingClientRect();
  const chosen = [...document.querySelectorAll('.offer.chosen')];
  const asked = chosen.length ? chosen : [...document.querySelectorAll('.offer:not(.asleep)')];
  const lit = asked.map((offer) => {
    const hit = offer.querySelector('.hit');
    const at = hit.tagName === 'circle' ? { x: hit.cx.baseVal.value, y: hit.cy.baseVal.value }
      : hit.getPointAtLength(hit.getTotalLength() / 2);
    return new DOMPoint(at.x, at.y).matrixTransform(hit.getScreenCTM());
  });
  const seen = lit.filter(({ x, y }) => x > board.left && x < board.right && y > board.top && y < board.bottom);
  return [lit.length, seen.length];
}"""

#: Words that something cuts off: an ellipsis, a line too few, the edge of what holds them. What scrolls shows them on
#: demand; what has no room in the bar leaves it whole.
CUT_OFF = """([across, down]) => {
  const found = new Set();
  const hides = (value) => value === 'hidden' || value === 'clip';
  const scrolls = (value) => value === 'auto' || value === 'scroll';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const [words, holder] = [walker.currentNode.textContent.trim(), walker.currentNode.parentElement];
    if (!words || !holder || holder.closest('script, style, template, .sr, .skip, option, svg, noscript')) continue;
    if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const box = range.getBoundingClientRect();
    if (!box.width) continue;
    let [x, y] = [true, true];
    for (let each = holder; each && (x || y); each = each.parentElement) {
      const style = getComputedStyle(each);
      const edge = each.getBoundingClientRect();
      const isGone = each.matches('.turn, .facts') && (box.top >= edge.bottom - down || box.bottom <= edge.top + down);
      if (isGone || style.clipPath !== 'none') break;
      const isWide = x && hides(style.overflowX) && (box.right > edge.right + across || box.left < edge.left - across);
      const isHigh = y && hides(style.overflowY) && (box.bottom > edge.bottom + down || box.top < edge.top - down);
      if (isWide || isHigh) found.add(`${words.slice(0, 60)} .${each.id || each.className || each.tagName}`);
      if (scrolls(style.overflowX)) x = false;
      if (scrolls(style.overflowY)) y = false;
    }
  }
  return [...found];
}"""
#: So many pixels of a line of text may lie beyond an edge: across, rounding; down, the room round its letters.
EDGES = [1, 4]

#: How many places can be chosen on the map, and those that have a name which is not shown.
NAMELESS = """() => {
  const board = document.querySelector('#board').getBoundingClientRect();
  const at = (part) => { const { e, f } = part.getScreenCTM(); return { x: e, y: f }; };
  const names = [...document.querySelectorAll('.map-sign[data-turns]')].filter((sign) => sign.querySelector('.label'))
    .map((sign) => ({ ...at(sign), isShown: sign.getClientRects().length > 0, words: sign.textContent.trim() }));
  const found = [];
  const offers = document.querySelectorAll('.offer:not(.asleep)');
  for (const offer of offers) {
    const hit = offer.querySelector('.hit');
    if (!hit.getClientRects().length) continue;
    const middle = hit.tagName === 'circle' ? { x: hit.cx.baseVal.value, y: hit.cy.baseVal.value }
      : hit.getPointAtLength(hit.getTotalLength() / 2);
    const { x, y } = new DOMPoint(middle.x, middle.y).matrixTransform(hit.getScreenCTM());
    if (x < board.left + 40 || x > board.right - 40 || y < board.top + 20 || y > board.bottom - 20) continue;
    const here = names.filter((name) => Math.hypot(name.x - x, name.y - y) < 2);
    if (here.length && !here.some(({ isShown }) => isShown)) found.push(here[0].words);
  }
  return [offers.length, found];
}"""

#: The sides of the board where nothing is drawn, in pixels beyond the ground.
BARE = """() => {
  const map = document.querySelector('svg.map');
  const [x, y, width, height] = (map.dataset.ground ?? map.getAttribute('viewBox')).split(' ').map(Number);
  const seen = map.viewBox.baseVal;
  const scale = map.getScreenCTM().a;
  return [x - seen.x, y - seen.y, seen.x + seen.width - x - width, seen.y + seen.height - y - height]
    .map((bare) => Math.round(bare * scale)).filter((bare) => bare > 1);
}"""

#: What is pressed on a phone and is smaller than a finger: its size and its beginning. On the map the nearest is meant.
UNTOUCHABLE = """(least) => [...document.querySelectorAll('button, .btn, select, summary, a.icon')]
  .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.matches('.as-link'))
  .map((each) => [each, each.getBoundingClientRect()])
  .filter(([, box]) => box.width && box.right > 0 && box.left < innerWidth && Math.min(box.width, box.height) < least)
  .map(([each, box]) => `${Math.round(box.width)}x${Math.round(box.height)} ${each.outerHTML.slice(0, 60)}`)"""
FINGER = 43.5
#: So few offers that each of them has its name on a phone, too.
FEW = 6


class Legibility:
    """One moment of a page."""

    def __init__(self, page: Page) -> None:
        self.small: list[str] = page.evaluate(TOO_SMALL, SMALLEST)
        self.overlaps: list[str] = page.evaluate(OVERLAPS, TOUCH)
        self.lit, self.seen = page.evaluate(OFFERS)
        self.cut: list[str] = page.evaluate(CUT_OFF, EDGES)
        self.places, self.nameless = page.evaluate(NAMELESS)
        self.bare: list[int] = page.evaluate(BARE)
        self.overflow: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        self.is_large: bool = page.evaluate("innerWidth > 760")
        is_phone = page.evaluate("matchMedia('(pointer: coarse)').matches")
        self.untouchable: list[str] = page.evaluate(UNTOUCHABLE, FINGER) if is_phone else []

    def faults(self, *, follows: bool = True) -> dict[str, Any]:
        """What breaks the law; `follows`: whether the camera has just followed the offers."""
        found: dict[str, Any] = {}
        if self.small:
            found["small"] = self.small
        if self.overlaps:
            found["overlaps"] = self.overlaps
        if follows and self.seen < least_seen(self.lit):
            found["offers"] = f"{self.seen} of {self.lit}"
        if self.cut:
            found["cut off"] = self.cut
        # A phone that shows all of a map has no room for the name of every place.
        if self.nameless and (self.is_large or (follows and self.places <= FEW)):
            found["nameless"] = self.nameless
        if self.bare:
            found["bare"] = self.bare
        if self.untouchable:
            found["untouchable"] = self.untouchable
        if self.overflow > 0:
            found["overflow"] = self.overflow
        return found


def least_seen(lit: int) -> float:
    """Few offers are all in view; of many, more than half."""
    return lit if lit <= 6 else lit * 0.55

// The signs of the map: names, plates, letters and prices keep their size on the screen, so where the map is small not all of
// them have room. The first by rank keeps its place; what would lie over it turns to another side, or leaves the map.
//
// Contract: knows the signs that are drawn (`.map-sign`), where each stands and how large it is. Reads the page in `measure`
// alone, after something was drawn, lit or hidden; `place`, at every move of the camera, computes and changes classes. May call
// `dom.js`; is told what is seen, and tells nobody. `arrange` and `turned` need no page.

import { findAll } from "./dom.js";

/** @import { Box, Point } from "./camera.js" */
/** @typedef {{ left: number, top: number, right: number, bottom: number }} Edges */
/**
 * @typedef {object} Sign
 * @property {number} x where it stands, in the units of the board
 * @property {number} y
 * @property {number} rank the lower keeps its place
 * @property {string} key signs with the same key say the same: one of them is shown
 * @property {Edges[]} sides its box in pixels round its place, on each side that it may take; the first is its own
 */

/** Letters are lower than their line: so many pixels above and below them are nobody's. */
const SPARE = 1;
/** Pixels that two signs keep between them, so that names do not run together. */
const GAP = 4;
/** Signs of this rank and above are shown even where the edge of the window cuts them; of a name no pieces are left. */
const EVEN_CUT = 30;
const COVERS = ".mini, .key, .tools";
/** The way that is chosen or suggested; plates and what matters less do not lie over it. */
const WAYS = "[data-plan].now .way-bed, .offer.chosen .way-bed";
const OFF_THE_WAY = 39;
/** Units of the board between two points of a way. */
const STEP = 8;

/**
 * A box on the other sides of its place: mirrored, then straight above, below and beside it.
 * @param {Edges} box
 * @returns {Edges[]}
 */
export function turned(box) {
  const { left, top, right, bottom } = box;
  const [wide, high] = [right - left, bottom - top];
  // How far the box keeps away from its place, whichever side it is on.
  const away = Math.max(left, -right, top, -bottom, 2);
  /** @type {(x: number, y: number) => Edges} */
  const at = (x, y) => ({ left: x, top: y, right: x + wide, bottom: y + high });
  return [
    box,
    at(-right, top),
    at(left, -bottom),
    at(-right, -bottom),
    at(-wide / 2, -away - high),
    at(-wide / 2, away),
    at(away, -high / 2),
    at(-away - wide, -high / 2),
  ];
}

/**
 * @param {Edges} one
 * @param {Edges} other
 */
function meets(one, other) {
  return one.left < other.right + GAP && other.left < one.right + GAP && one.top < other.bottom && other.top < one.bottom;
}

/**
 * On which side each sign is shown; -1: it leaves the map. At the edge of the window it turns to a side within.
 * @param {readonly Sign[]} signs the first by rank first
 * @param {Box} seen
 * @param {number} scale pixels to a unit
 * @param {readonly Edges[]} covered parts of the window that something lies over
 * @param {readonly Point[]} way points of it, in the units of the board
 */
export function arrange(signs, seen, scale, covered = [], way = []) {
  const taken = [...covered];
  const passed = way.map((point) => ({ x: (point.x - seen.x) * scale, y: (point.y - seen.y) * scale }));
  /** @type {Set<string>} */
  const said = new Set();
  const [width, height] = [seen.width * scale, seen.height * scale];
  return signs.map((sign) => {
    if (said.has(sign.key)) return -1;
    const [x, y] = [(sign.x - seen.x) * scale, (sign.y - seen.y) * scale];
    let [best, cut] = [-1, -1];
    for (const [side, { left, top, right, bottom }] of sign.sides.entries()) {
      const box = { left: x + left, top: y + top, right: x + right, bottom: y + bottom };
      // Beyond the window nobody reads it, and it is in nobody's way.
      if (!side && (box.right < 0 || box.bottom < 0 || box.left > width || box.top > height)) { best = 0; break; }
      if (taken.some((other) => meets(box, other))) continue;
      if (sign.rank >= OFF_THE_WAY && passed.some((at) => at.x > box.left && at.x < box.right && at.y > box.top && at.y < box.bottom)) continue;
      if (box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height) { best = side; break; }
      if (cut < 0 && sign.rank < EVEN_CUT) cut = side;
    }
    if (best < 0) best = cut;
    const box = sign.sides[best];
    if (!box) return -1;
    taken.push({ left: x + box.left, top: y + box.top, right: x + box.right, bottom: y + box.bottom });
    if (sign.key) said.add(sign.key);
    return best;
  });
}

/**
 * @typedef {object} Drawn
 * @property {SVGElement} drawn
 * @property {SVGElement} face what keeps its size
 * @property {number} side as it is shown now
 */

export class Labels {
  #map;
  /** @type {WeakMap<Element, Sign & Drawn>} A sign has the same size at every zoom. */
  #known = new WeakMap();
  /** @type {(Sign & Drawn)[]} */
  #signs = [];
  /** @type {Edges[]} What lies over the map: the small map, its key, the buttons. */
  #covered = [];
  /** @type {Point[]} */
  #way = [];

  /** @param {SVGSVGElement} map */
  constructor(map) {
    this.#map = map;
  }

  /** Something was drawn, lit or hidden. */
  measure() {
    /** @type {SVGElement[]} */
    const drawn = findAll(".map-sign", this.#map);
    for (const each of drawn) each.classList.remove("gone");
    this.#signs = drawn.filter((each) => each.checkVisibility()).flatMap((each) => this.#measured(each) ?? []);
    this.#signs.sort((one, other) => one.rank - other.rank);
    for (const sign of this.#signs) if (sign.side < 0) sign.side = 0;
    /** @type {SVGPathElement[]} */
    const ways = findAll(WAYS, this.#map);
    this.#way = ways.filter((way) => way.checkVisibility()).flatMap((way) => {
      const length = way.getTotalLength();
      return Array.from({ length: Math.ceil(length / STEP) + 1 }, (_, step) => way.getPointAtLength(Math.min(length, step * STEP)));
    });
    const { left, top } = this.#map.getBoundingClientRect();
    this.#covered = findAll(COVERS, this.#map.parentElement ?? document).map((each) => each.getBoundingClientRect())
      .filter((box) => box.width)
      .map((box) => ({ left: box.left - left, top: box.top - top, right: box.right - left, bottom: box.bottom - top }));
  }

  /**
   * @param {SVGElement} drawn
   * @returns {(Sign & Drawn) | null}
   */
  #measured(drawn) {
    const known = this.#known.get(drawn);
    if (known) return known;
    const face = /** @type {SVGGElement | null} */ (drawn.querySelector(":scope > .zs"));
    if (!face) return null;
    const { x, y, width, height } = face.getBBox();
    if (!width) return null;
    const box = { left: x, top: y + SPARE, right: x + width, bottom: y + height - SPARE };
    const { e, f } = /** @type {SVGGraphicsElement} */ (drawn).transform.baseVal.consolidate()?.matrix ?? new DOMMatrix();
    const { rank, key = "", turns } = drawn.dataset;
    const offset = offsetOf(drawn, this.#map);
    const sign = { x: e + offset.x, y: f + offset.y, rank: Number(rank), key, sides: turns === undefined ? [box] : turned(box), drawn, face, side: 0 };
    this.#known.set(drawn, sign);
    return sign;
  }

  /**
   * @param {Box} seen
   * @param {number} scale
   */
  place(seen, scale) {
    const sides = arrange(this.#signs, seen, scale, this.#covered, this.#way);
    for (const [place, sign] of this.#signs.entries()) {
      const side = sides[place] ?? -1;
      if (sign.side === side) continue;
      sign.side = side;
      sign.drawn.classList.toggle("gone", side < 0);
      const [from, to] = [sign.sides[0], sign.sides[side]];
      sign.face.classList.toggle("turned", side > 0);
      if (side > 0 && from && to) {
        sign.face.style.setProperty("--tx", `${to.left - from.left}px`);
        sign.face.style.setProperty("--ty", `${to.top - from.top}px`);
      }
    }
  }
}

/**
 * Where the things that hold a sign have moved it to.
 * @param {Element} drawn
 * @param {Element} map
 */
function offsetOf(drawn, map) {
  let [x, y] = [0, 0];
  for (let holder = drawn.parentElement; holder && holder !== map; holder = holder.parentElement) {
    const moved = holder instanceof SVGGraphicsElement ? holder.transform.baseVal.consolidate()?.matrix : null;
    if (moved) [x, y] = [x + moved.e, y + moved.f];
  }
  return { x, y };
}

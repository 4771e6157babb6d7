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
 * @property {boolean} isOffered whether it is an offer itself, rather than something beside one
 * @property {boolean} closes whether it comes closer to its place on a small map
 * @property {Edges[]} sides its box in pixels round its place, on each side that it may take; the first is its own
 */

/** Letters are lower than their line: so many pixels above and below them are nobody's. Plates and marks have an edge, and a
    halo where they are offered, that do not count as theirs. */
const [SPARE, EDGE, HALO] = [1, 1.5, 4];
/** A name that turns away keeps so far off the places of other names: nobody could tell whose it is. */
const CLEAR = 6;
/** How much of its distance from its place a name loses as the map becomes small. */
const CLOSER = 0.75;
const NOTHING = { left: 0, top: 0, right: 0, bottom: 0 };
/** Pixels that two signs keep between them, so that names do not run together. */
const GAP = 4;
/** Signs of this rank and above are shown even where the edge of the window cuts them; of a name no pieces are left. */
const EVEN_CUT = 30;
/** Signs up to this rank are the viewer's own or an offer's. */
const LIT = 10;
const COVERS = ".mini, .key, .tools";
/** The way that is chosen or suggested; plates and what matters less do not lie over it. */
const WAYS = "[data-plan].now .way-bed, .chosen .way-bed";
const OFF_THE_WAY = 39;
/** Units of the board between two points of a way. */
const STEP = 8;

/**
 * A box on the other sides of its place: mirrored, then straight above, below and beside it. Where the piece that stands there
 * is larger than the distance of the box, the box keeps off the piece.
 * @param {Edges} box
 * @param {Edges} [piece]
 * @returns {Edges[]}
 */
export function turned(box, piece = NOTHING) {
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
    at(-wide / 2, Math.min(-away, piece.top) - high),
    at(-wide / 2, Math.max(away, piece.bottom)),
    at(Math.max(away, piece.right + GAP), -high / 2),
    at(Math.min(-away, piece.left - GAP) - wide, -high / 2),
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
 * @param {Edges} one
 * @param {Edges} other
 */
const lies = (one, other) => one.left >= other.left && one.top >= other.top && one.right <= other.right && one.bottom <= other.bottom;

/**
 * @param {Edges} box
 * @param {Point} place
 * @param {number} off
 */
function isNear({ left, top, right, bottom }, { x, y }, off) {
  return x > left - off && x < right + off && y > top - off && y < bottom + off;
}

/**
 * @param {Edges} box
 * @param {Point} at
 * @returns {Edges} the same, round this point
 */
const moved = ({ left, top, right, bottom }, { x, y }) => ({ left: x + left, top: y + top, right: x + right, bottom: y + bottom });

/**
 * Where a sign lies on one of its sides. On a small map the piece at its place is small too, and a name stays close to it.
 * @param {Sign} sign
 * @param {number} side
 * @param {number} scale
 * @returns {Edges | undefined}
 */
export function boxOn({ sides, closes }, side, scale) {
  const box = sides[side];
  if (!box || !closes || scale >= 1) return box;
  /** @type {(low: number, high: number) => number} */
  const away = (low, high) => (low > 0 ? low : high < 0 ? high : 0);
  const share = Math.max(0, 1 - scale) * CLOSER;
  return moved(box, { x: -away(box.left, box.right) * share, y: -away(box.top, box.bottom) * share });
}

/**
 * What stands in the way of signs, in pixels of the window.
 * @typedef {object} Held
 * @property {Edges} window
 * @property {number} scale
 * @property {Edges[]} taken by signs that are shown, and by what lies over the map
 * @property {readonly Point[]} places of names
 * @property {readonly Point[]} way
 */

/**
 * The first side that is free and within the window, and not towards another place. What matters most is shown towards another
 * place, or cut off, rather than not at all. -1: it is not shown.
 * @param {Sign} sign
 * @param {Point} at
 * @param {Held} held
 */
function sideOf(sign, at, held) {
  const { rank, sides, isOffered } = sign;
  const { scale, taken, places, way } = held;
  let [wrong, cut] = [-1, -1];
  for (const side of sides.keys()) {
    const box = moved(boxOn(sign, side, scale) ?? NOTHING, at);
    // Beyond the window nobody reads it, and it is in nobody's way.
    if (!side && !meets(box, held.window)) return 0;
    // An offer that cannot turn must be seen, if need be over another.
    if (taken.some((other) => meets(box, other)) && !(isOffered && sides.length === 1)) continue;
    if (rank >= OFF_THE_WAY && way.some((point) => isNear(box, point, 0))) continue;
    const isWithin = lies(box, held.window);
    const isWrong = side > 0 && places.some((place) => (place.x !== at.x || place.y !== at.y) && isNear(box, place, CLEAR));
    if (isWithin && !isWrong) return side;
    if (isWithin && wrong < 0) wrong = side;
    if (!isWithin && cut < 0) cut = side;
  }
  if (rank >= EVEN_CUT) return -1;
  return wrong < 0 ? cut : wrong;
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
  /** @param {Point} at */
  const onScreen = ({ x, y }) => ({ x: (x - seen.x) * scale, y: (y - seen.y) * scale });
  const held = {
    window: { left: 0, top: 0, right: seen.width * scale, bottom: seen.height * scale },
    scale,
    taken: [...covered],
    places: signs.filter(({ sides }) => sides.length > 1).map(onScreen),
    way: way.map(onScreen),
  };
  /** @type {Set<string>} */
  const said = new Set();
  return signs.map((sign) => {
    if (said.has(sign.key)) return -1;
    const at = onScreen(sign);
    const side = sideOf(sign, at, held);
    const box = boxOn(sign, side, scale);
    if (!box) return -1;
    held.taken.push(moved(box, at));
    if (sign.key) said.add(sign.key);
    return side;
  });
}

/**
 * @typedef {object} Drawn
 * @property {SVGElement} drawn
 * @property {SVGElement} face what keeps its size
 * @property {number} own the rank that it is drawn with
 * @property {number} side as it is shown now; -1: not at all
 * @property {Point} shift from where it is drawn, in pixels
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
    this.#signs = drawn.filter(isDrawn).flatMap((each) => this.#measured(each) ?? []);
    const pieces = piecesOf(this.#signs);
    for (const sign of this.#signs) {
      if (sign.side < 0) sign.side = 0;
      if (sign.sides.length < 2) continue;
      const piece = pieces.get(`${sign.x} ${sign.y}`);
      // A name beside a sign that keeps its size keeps its distance as well; that of what is lit comes first among names.
      sign.closes = !piece;
      sign.sides = turned(sign.sides[0] ?? NOTHING, piece);
      sign.rank = piece?.isLit ? Math.min(sign.own, EVEN_CUT) : sign.own;
    }
    // Of equals, what cannot turn goes first.
    this.#signs.sort((one, other) => one.rank - other.rank || Math.sign(one.sides.length - other.sides.length));
    /** @type {SVGPathElement[]} */
    const ways = findAll(WAYS, this.#map);
    this.#way = ways.filter(isDrawn).flatMap((way) => {
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
    const isText = [...face.children].every((part) => part.matches("text"));
    const pad = face.querySelector(".halo") ? HALO : EDGE;
    const [across, down] = isText ? [0, -SPARE] : [pad, pad];
    const box = { left: x - across, top: y - down, right: x + width + across, bottom: y + height + down };
    const { e, f } = /** @type {SVGGraphicsElement} */ (drawn).transform.baseVal.consolidate()?.matrix ?? new DOMMatrix();
    const { rank, key = "", turns } = drawn.dataset;
    const offset = offsetOf(drawn, this.#map);
    const sign = { x: e + offset.x, y: f + offset.y, rank: Number(rank), own: Number(rank), key, isOffered: Number(rank) === 0 && drawn.closest(".offer") !== null, closes: false, sides: turns === undefined ? [box] : turned(box), drawn, face, side: 0, shift: { x: 0, y: 0 } };
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
      const [from, to] = [sign.sides[0] ?? NOTHING, boxOn(sign, side, scale)];
      if (sign.side !== side) sign.drawn.classList.toggle("gone", side < 0);
      sign.side = side;
      if (to) shift(sign, { x: to.left - from.left, y: to.top - from.top });
    }
  }
}

/**
 * How large what stands at a place is, of all signs there that do not turn, and whether one of them is an offer's.
 * @param {readonly Sign[]} signs
 */
function piecesOf(signs) {
  /** @type {Map<string, Edges & { isLit: boolean }>} */
  const found = new Map();
  for (const { x, y, rank, sides } of signs) {
    const [box = NOTHING] = sides;
    if (sides.length > 1) continue;
    const { left, top, right, bottom, isLit } = found.get(`${x} ${y}`) ?? { ...box, isLit: false };
    found.set(`${x} ${y}`, {
      left: Math.min(left, box.left),
      top: Math.min(top, box.top),
      right: Math.max(right, box.right),
      bottom: Math.max(bottom, box.bottom),
      isLit: isLit || rank <= LIT,
    });
  }
  return found;
}

/**
 * @param {Drawn} sign
 * @param {Point} by
 */
function shift(sign, { x, y }) {
  if (sign.shift.x === x && sign.shift.y === y) return;
  sign.shift = { x, y };
  sign.face.classList.toggle("moved", x !== 0 || y !== 0);
  sign.face.classList.toggle("turned", sign.side > 0);
  sign.face.style.setProperty("--tx", `${x}px`);
  sign.face.style.setProperty("--ty", `${y}px`);
}

/**
 * Whether something of the map is seen at all: what lies under a hidden offer has no box. (`checkVisibility` says of every part
 * of an SVG that it is visible.)
 * @param {Element} part
 */
const isDrawn = (part) => part.getClientRects().length > 0;

/**
 * Where the things that hold a sign have moved it to.
 * @param {Element} drawn
 * @param {Element} map
 */
function offsetOf(drawn, map) {
  let [x, y] = [0, 0];
  for (let holder = drawn.parentElement; holder && holder !== map; holder = holder.parentElement) {
    const matrix = holder instanceof SVGGraphicsElement ? holder.transform.baseVal.consolidate()?.matrix : null;
    if (matrix) [x, y] = [x + matrix.e, y + matrix.f];
  }
  return { x, y };
}

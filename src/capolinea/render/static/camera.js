// The camera over the board: pan, wheel, pinch, keys of the corner, and the way to what is asked. Signs keep their size (--zs).
//
// Contract: knows which part of the map is seen, and where it is going. Draws by the map's viewBox; may call `dom.js`. Tells
// by `onTap` and `onHover` where the board is touched without being moved, by `onMove` what is seen now, by `onRefit` that the
// window has another width before anybody has moved the map. `sightOf` needs no page.

import { around as holderOf } from "./dom.js";

/** @typedef {{ x: number, y: number, width: number, height: number }} Box in the units of the board */
/** @typedef {{ x: number, y: number, scale: number }} Sight the middle of what is seen, and pixels to a unit */
/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ must: Box | null, points: readonly Point[], count: number }} Subject a part of the map, and so many offers on it */
/** @typedef {{ x: number, y: number, x0: number, y0: number }} Held a pointer that is down: where it is, where it came down */
/**
 * @typedef {object} CameraCallbacks
 * @property {(event: PointerEvent) => void} [onTap]
 * @property {(event: PointerEvent | null) => void} [onHover] null: the pointer has left
 * @property {(seen: Box, scale: number) => void} [onMove]
 * @property {() => void} [onRefit]
 */

const CLOSEST = 4;
const DRAG = 6;
const PINCHED = 0.6;
/** Smaller than this the names of ranges and waters leave the map. */
const ORNATE = 0.85;
/** Where all of the map is at least so large, it may be seen as a whole whatever is asked. */
const LEGIBLE = 0.6;
/** Of many offers as many are shown as have room at this scale, so that a finger can tell them apart. */
const FARTHEST = 0.5;
/** So many offers are all shown, however far off that is. */
const FEW = 6;
/** Pixels between what is asked and the edge of the window. */
const PADDING = 30;
/** What is asked is shown well enough at this share of the best scale: the map stays. */
const ENOUGH = 0.7;
/** So near the edge of the window, as a share of it, something does not count as seen. */
const EDGE = 0.06;

/**
 * @param {Box | null} box
 * @param {readonly Point[]} points
 * @returns {Box | null} around all of them
 */
export function around(box, points) {
  const xs = [...points.map(({ x }) => x), ...box ? [box.x, box.x + box.width] : []];
  const ys = [...points.map(({ y }) => y), ...box ? [box.y, box.y + box.height] : []];
  if (!xs.length) return null;
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/**
 * @param {Box} box
 * @param {Point} point
 */
const contains = (box, { x, y }) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;

/**
 * Where the camera shows what is asked: all of it, or if that is too far off, what must be seen and most of the rest.
 * @param {Subject} subject
 * @param {{ width: number, height: number }} size of the window, in pixels
 * @param {{ closest: number, farthest: number }} limits of the scale; `farthest` shows all of the map
 * @returns {Sight | null} null: there is nothing to be seen
 */
export function sightOf({ must, points, count }, size, { closest, farthest }) {
  const all = around(must, points);
  if (!all) return null;
  const room = { width: Math.max(1, size.width - 2 * PADDING), height: Math.max(1, size.height - 2 * PADDING) };
  /** @param {Box} box */
  const fitting = (box) => Math.min(closest, room.width / Math.max(1, box.width), room.height / Math.max(1, box.height));
  const least = Math.max(farthest, count <= FEW ? 0 : Math.min(FARTHEST, must ? fitting(must) : FARTHEST));
  const scale = fitting(all);
  if (scale >= least) return { x: all.x + all.width / 2, y: all.y + all.height / 2, scale };
  return { ...bulk(points, must, room.width / least, room.height / least), scale: least };
}

/**
 * The middle of the window of this size that holds `must` and the most points.
 * @param {readonly Point[]} points
 * @param {Box | null} must
 * @param {number} width
 * @param {number} height
 */
function bulk(points, must, width, height) {
  /** @param {Point} at */
  const held = ({ x, y }) => ({
    x: must ? Math.min(must.x + width / 2, Math.max(must.x + must.width - width / 2, x)) : x,
    y: must ? Math.min(must.y + height / 2, Math.max(must.y + must.height - height / 2, y)) : y,
  });
  /** @param {Point} at */
  const seenFrom = (at) => points.filter((point) => contains({ x: at.x - width / 2, y: at.y - height / 2, width, height }, point));
  const middle = held({ x: (must?.x ?? 0) + (must?.width ?? 0) / 2, y: (must?.y ?? 0) + (must?.height ?? 0) / 2 });
  let [best, most] = [middle, must ? seenFrom(middle).length : -1];
  for (const point of points) {
    // From each point to the middle of all that would be seen round it, which has more of them near its edges.
    const near = around(null, seenFrom(held(point)));
    const at = near ? held({ x: near.x + near.width / 2, y: near.y + near.height / 2 }) : held(point);
    const count = seenFrom(at).length;
    if (count > most) [best, most] = [at, count];
  }
  return best;
}

export class Camera {
  #board;
  /** @type {SVGSVGElement} */
  #map;
  #callbacks;
  /** @type {Map<number, Held>} */
  #pointers = new Map();
  #isMoved = false;
  #isTouched = false;
  /** @type {{ width: number, height: number } | null} The size that the board had last. */
  #known = null;
  /** @type {Sight} */
  #sight;
  /** @type {Sight | null} Where a smooth move ends. */
  #goal = null;
  /** Pixels at the foot and at the right that something covers. */
  #below = 0;
  #beside = 0;
  #frame = 0;
  #ground;

  /**
   * @param {HTMLElement} board
   * @param {CameraCallbacks} [callbacks]
   */
  constructor(board, callbacks = {}) {
    this.#board = board;
    this.#map = /** @type {SVGSVGElement} */ (board.querySelector("svg.map"));
    const [x = 0, y = 0, width = 1, height = 1] = (this.#map.getAttribute("viewBox") ?? "").split(" ").map(Number);
    /** The whole map. */
    this.whole = { x, y, width, height };
    const [left = x, top = y, wide = width, high = height] = this.#map.dataset.ground?.split(" ").map(Number) ?? [];
    /** Everything that is drawn: the window does not leave it. */
    this.#ground = { x: left, y: top, width: wide, height: high };
    this.#callbacks = callbacks;
    this.#sight = { x: x + width / 2, y: y + height / 2, scale: 1 };
    this.fit(this.whole);
    this.#listen();
  }

  get #size() {
    return { width: this.#board.clientWidth || 1, height: this.#board.clientHeight || 1 };
  }

  get #wholeScale() {
    const { width, height } = this.#size;
    return Math.min(width / this.whole.width, height / this.whole.height);
  }

  /**
   * Show all of `box`. `below`, `beside`: pixels at the foot and at the right that something covers.
   * @param {Box} box
   * @param {{ below?: number, beside?: number, smooth?: boolean }} [options]
   */
  fit(box, { below = 0, beside = 0, smooth = false } = {}) {
    const { width, height } = this.#size;
    const scale = Math.min(CLOSEST, (width - beside) / box.width, (height - below) / box.height);
    [this.#below, this.#beside] = [below, beside];
    this.#go({ x: box.x + box.width / 2 + beside / scale / 2, y: box.y + box.height / 2 + below / scale / 2, scale }, smooth);
  }

  /**
   * Go where what is asked can be seen: a window that shows all of the map legibly shows all of it. Unless `again`, a map that
   * shows it well enough stays as it is.
   * @param {Subject} subject
   * @param {{ closest: number, smooth?: boolean, again?: boolean }} options
   */
  follow(subject, { closest, smooth = false, again = false }) {
    const farthest = this.#wholeScale;
    const part = farthest < LEGIBLE ? sightOf(subject, this.#size, { closest: Math.max(closest, farthest), farthest }) : null;
    const { x, y, width, height } = this.whole;
    // Where it needs nearly all of the map anyway, all of it is shown.
    const sight = part && part.scale > farthest * 1.05 ? part : { x: x + width / 2, y: y + height / 2, scale: farthest };
    this.#isTouched = false;
    [this.#below, this.#beside] = [0, 0];
    const now = this.#goal ?? this.#sight;
    const enough = sight.scale * (part ? ENOUGH : 0.95);
    const seen = this.#windowAt(now);
    const wanted = around(subject.must, subject.points);
    const holds = wanted && contains(seen, wanted) && contains(seen, { x: wanted.x + wanted.width, y: wanted.y + wanted.height });
    if (again || now.scale < enough || !holds) this.#go(sight, smooth);
  }

  get window() {
    return this.#windowAt(this.#sight);
  }

  /** @param {Sight} sight */
  #windowAt({ x, y, scale }) {
    const { width, height } = this.#size;
    return { x: x - width / scale / 2, y: y - height / scale / 2, width: width / scale, height: height / scale };
  }

  /**
   * Bring a point into the window, wherever the map has been moved to.
   * @param {{ x: number, y: number }} at
   */
  reveal({ x, y }) {
    const seen = this.window;
    /** @type {(value: number, low: number, size: number) => boolean} */
    const inside = (value, low, size) => value > low + size * EDGE && value < low + size * (1 - EDGE);
    if (!inside(x, seen.x, seen.width) || !inside(y, seen.y, seen.height)) this.#go({ x, y, scale: this.#sight.scale }, true);
  }

  /**
   * @param {Sight} sight
   * @param {boolean} [smooth]
   */
  #go(sight, smooth = false) {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    cancelAnimationFrame(this.#frame);
    this.#goal = null;
    if (!smooth || still) {
      this.#sight = this.#clamped(sight);
      this.#draw();
      return;
    }
    this.#goal = sight;
    const from = this.#sight;
    const begun = performance.now();
    /** @param {number} now */
    const step = (now) => {
      // A frame may bear the time of before it was asked for.
      const t = Math.min(1, Math.max(0, (now - begun) / 320));
      const eased = 1 - (1 - t) ** 3;
      /** @param {"x" | "y" | "scale"} key */
      const mix = (key) => from[key] + (sight[key] - from[key]) * eased;
      this.#sight = this.#clamped({ x: mix("x"), y: mix("y"), scale: mix("scale") });
      this.#draw();
      if (t < 1) this.#frame = requestAnimationFrame(step);
      else this.#goal = null;
    };
    this.#frame = requestAnimationFrame(step);
  }

  /** @param {Sight} sight */
  #clamped({ x, y, scale }) {
    // Between two fingers it may become smaller for a moment: one of them moves before the other.
    const least = this.#below || this.#beside ? 0 : this.#wholeScale * (this.#pointers.size > 1 ? PINCHED : 1);
    const held = Math.min(CLOSEST, Math.max(least, scale));
    const { width, height } = this.#size;
    const [ground, whole] = [this.#ground, this.whole];
    // The middle stays over the map and the window over the ground; what is too small for that stands in the middle.
    /** @type {(value: number, low: number, size: number, drawn: number, all: number, seen: number) => number} */
    const clamp = (value, low, size, drawn, all, seen) => {
      const [lowest, highest] = [Math.max(low, drawn + seen / 2), Math.min(low + size, drawn + all - seen / 2)];
      return lowest > highest ? low + size / 2 : Math.min(highest, Math.max(lowest, value));
    };
    return {
      x: clamp(x - this.#beside / held / 2, whole.x, whole.width, ground.x, ground.width, (width - this.#beside) / held) + this.#beside / held / 2,
      y: clamp(y - this.#below / held / 2, whole.y, whole.height, ground.y, ground.height, (height - this.#below) / held) + this.#below / held / 2,
      scale: held,
    };
  }

  #draw() {
    const seen = this.window;
    this.#map.setAttribute("viewBox", `${seen.x} ${seen.y} ${seen.width} ${seen.height}`);
    this.#map.style.setProperty("--zs", String(1 / this.#sight.scale));
    this.#board.classList.toggle("far", this.#sight.scale < ORNATE);
    this.#callbacks.onMove?.(seen, this.#sight.scale);
  }

  #soon() {
    cancelAnimationFrame(this.#frame);
    this.#goal = null;
    this.#frame = requestAnimationFrame(() => this.#draw());
  }

  /**
   * @param {number} factor
   * @param {number} clientX the point that stays where it is
   * @param {number} clientY
   */
  #zoomAt(factor, clientX, clientY) {
    const box = this.#board.getBoundingClientRect();
    const [dx, dy] = [clientX - box.left - box.width / 2, clientY - box.top - box.height / 2];
    const before = this.#sight.scale;
    const scale = this.#clamped({ ...this.#sight, scale: before * factor }).scale;
    this.#sight = this.#clamped({
      x: this.#sight.x + dx / before - dx / scale,
      y: this.#sight.y + dy / before - dy / scale,
      scale,
    });
    this.#isTouched = true;
    this.#soon();
  }

  /** @param {number} factor */
  #zoom(factor) {
    const box = this.#board.getBoundingClientRect();
    this.#zoomAt(factor, box.left + box.width / 2, box.top + box.height / 2);
  }

  /**
   * @param {number} dx in pixels
   * @param {number} dy
   */
  #pan(dx, dy) {
    this.#sight = this.#clamped({ ...this.#sight, x: this.#sight.x - dx / this.#sight.scale, y: this.#sight.y - dy / this.#sight.scale });
    this.#isTouched = true;
    this.#soon();
  }

  #listen() {
    const [map, board] = [this.#map, this.#board];
    map.addEventListener("pointerdown", (event) => this.#down(event));
    map.addEventListener("pointermove", (event) => this.#move(event));
    for (const end of ["pointerup", "pointercancel"]) map.addEventListener(end, (event) => this.#up(/** @type {PointerEvent} */ (event)));
    // A finger that is lifted leaves too, but what it has shown stays.
    map.addEventListener("pointerleave", (event) => { if (event.pointerType === "mouse" && !this.#pointers.size) this.#callbacks.onHover?.(null); });
    map.addEventListener("wheel", (event) => {
      event.preventDefault();
      this.#zoomAt(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), event.clientX, event.clientY);
    }, { passive: false });
    board.addEventListener("click", (event) => this.#tool(event));
    new ResizeObserver(() => this.#resized()).observe(board);
  }

  /** A sentence of two lines in the dock makes the board lower: the map must not slip away under the finger, nor stop
      half-way to where it was going. */
  #resized() {
    const { width, height } = this.#size;
    const before = this.#known;
    this.#known = { width, height };
    if (!before || (before.width === width && before.height === height)) return;
    if (before.width !== width && !this.#isTouched && this.#callbacks.onRefit) { this.#callbacks.onRefit(); return; }
    const { x, y, scale } = this.#goal ?? this.#sight;
    this.#go({ x: x + (width - before.width) / scale / 2, y: y + (height - before.height) / scale / 2, scale });
  }

  /** @param {Event} event */
  #tool(event) {
    const key = holderOf(event, "[data-zoom]")?.dataset.zoom;
    if (key === "in") this.#zoom(1.4);
    if (key === "out") this.#zoom(1 / 1.4);
    if (key === "fit") { this.#isTouched = true; this.fit(this.whole, { smooth: true }); }
  }

  /** @param {PointerEvent} event */
  #down(event) {
    if (event.button) return;
    this.#map.setPointerCapture(event.pointerId);
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY, x0: event.clientX, y0: event.clientY });
    if (this.#pointers.size === 1) this.#isMoved = false;
  }

  /** @param {PointerEvent} event */
  #move(event) {
    const held = this.#pointers.get(event.pointerId);
    if (!held) {
      if (event.pointerType === "mouse") this.#callbacks.onHover?.(event);
      return;
    }
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (!this.#isMoved && Math.hypot(event.clientX - held.x0, event.clientY - held.y0) < DRAG && this.#pointers.size === 1) return;
    this.#isMoved = true;
    if (this.#pointers.size === 2) this.#pinch(held, event);
    else this.#pan(dx, dy);
    held.x = event.clientX;
    held.y = event.clientY;
  }

  /**
   * @param {Held} held
   * @param {PointerEvent} event
   */
  #pinch(held, event) {
    const other = [...this.#pointers.values()].find((pointer) => pointer !== held);
    if (!other) return;
    const before = Math.hypot(held.x - other.x, held.y - other.y);
    const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
    this.#zoomAt(after / Math.max(1, before), (event.clientX + other.x) / 2, (event.clientY + other.y) / 2);
    this.#pan((event.clientX - held.x) / 2, (event.clientY - held.y) / 2);
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const held = this.#pointers.get(event.pointerId);
    this.#pointers.delete(event.pointerId);
    if (this.#sight.scale < this.#wholeScale && !this.#below) this.#go(this.#sight, true);
    if (held && !this.#isMoved && event.type === "pointerup") this.#callbacks.onTap?.(event);
  }
}

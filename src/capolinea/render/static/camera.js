// The camera over the board: pan, wheel, pinch, keys of the corner. Names and pieces keep their size (--zs).
//
// Contract: knows which part of the map is seen, and where it is going. Draws by the map's viewBox; may call `dom.js`. Tells
// by `onTap` and `onHover` where the board is touched without being moved, by `onMove` what is seen now, by `onRefit` that the
// window has another width before anybody has moved the map.

import { around } from "./dom.js";

/** @typedef {{ x: number, y: number, width: number, height: number }} Box in the units of the board */
/** @typedef {{ x: number, y: number, scale: number }} Sight the middle of what is seen, and pixels to a unit */
/** @typedef {{ x: number, y: number, x0: number, y0: number }} Held a pointer that is down: where it is, where it came down */
/**
 * @typedef {object} CameraCallbacks
 * @property {(event: PointerEvent) => void} [onTap]
 * @property {(event: PointerEvent | null) => void} [onHover] null: the pointer has left
 * @property {(seen: Box) => void} [onMove]
 * @property {() => void} [onRefit]
 */

const CLOSEST = 4;
const DRAG = 6;
const MARGIN = 26;
/** A name keeps its size down to this scale; smaller, it shrinks with the map rather than cover it. */
const SMALLEST_SIGN = 0.6;
/** So near the edge of the window, as a share of it, something does not count as seen. */
const EDGE = 0.06;

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
  /** Pixels at the foot that something covers. */
  #below = 0;
  #frame = 0;

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
   * Show all of `box`, no nearer than `closest` and no farther than `farthest`. On a small board names reach over the
   * edge of the map, so it keeps a margin. `below`: pixels at the foot that something covers.
   * @param {Box} box
   * @param {{ closest?: number, farthest?: number, below?: number, smooth?: boolean }} [options]
   */
  fit(box, { closest = CLOSEST, farthest = 0, below = 0, smooth = false } = {}) {
    const { width, height } = this.#size;
    const margin = width / box.width < 0.85 && box === this.whole ? MARGIN : 0;
    const fitting = Math.min((width - 2 * margin) / box.width, (height - below) / box.height);
    const scale = Math.min(closest, Math.max(farthest, fitting));
    this.#below = below;
    this.#go({ x: box.x + box.width / 2, y: box.y + box.height / 2 + below / scale / 2, scale }, smooth);
  }

  /**
   * Is the middle of `box`, and most of it, in the window?
   * @param {Box} box
   */
  shows(box) {
    const seen = this.window;
    const wide = Math.min(seen.x + seen.width, box.x + box.width) - Math.max(seen.x, box.x);
    const high = Math.min(seen.y + seen.height, box.y + box.height) - Math.max(seen.y, box.y);
    return wide > 0 && high > 0 && wide * high > 0.8 * Math.min(box.width * box.height, seen.width * seen.height);
  }

  get window() {
    const { width, height } = this.#size;
    const { x, y, scale } = this.#sight;
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
    const held = Math.min(CLOSEST, Math.max(this.#wholeScale * 0.6, scale));
    /** @type {(value: number, low: number, high: number) => number} */
    const clamp = (value, low, high) => Math.min(high, Math.max(low, value));
    return {
      x: clamp(x, this.whole.x, this.whole.x + this.whole.width),
      y: clamp(y, this.whole.y, this.whole.y + this.whole.height + this.#below / held),
      scale: held,
    };
  }

  #draw() {
    const seen = this.window;
    this.#map.setAttribute("viewBox", `${seen.x} ${seen.y} ${seen.width} ${seen.height}`);
    this.#map.style.setProperty("--zs", String(1 / Math.max(SMALLEST_SIGN, this.#sight.scale)));
    this.#board.classList.toggle("far", this.#sight.scale < 0.5);
    this.#callbacks.onMove?.(seen);
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
    map.addEventListener("pointerleave", () => { if (!this.#pointers.size) this.#callbacks.onHover?.(null); });
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
    const key = around(event, "[data-zoom]")?.dataset.zoom;
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
    if (held && !this.#isMoved && event.type === "pointerup") this.#callbacks.onTap?.(event);
  }
}

// The camera over the board: pan, wheel, pinch, keys of the corner. Names and pieces keep their size (--zs).

const CLOSEST = 4;
const DRAG = 6;
const MARGIN = 26;
/** A name keeps its size down to this scale; smaller, it shrinks with the map rather than cover it. */
const SMALLEST_SIGN = 0.6;

export class Camera {
  constructor(board, { onTap = () => {}, onHover = () => {}, onMove = () => {} } = {}) {
    this.board = board;
    this.map = board.querySelector("svg.map");
    const [x, y, width, height] = this.map.getAttribute("viewBox").split(" ").map(Number);
    this.whole = { x, y, width, height };
    this.onTap = onTap;
    this.onHover = onHover;
    this.onMove = onMove;
    this.pointers = new Map();
    this.moved = false;
    this.touched = false;
    this.known = null;
    this.goal = null;
    this.below = 0;
    this.fit(this.whole);
    this.listen();
  }

  get size() {
    return { width: this.board.clientWidth || 1, height: this.board.clientHeight || 1 };
  }

  get wholeScale() {
    const { width, height } = this.size;
    return Math.min(width / this.whole.width, height / this.whole.height);
  }

  /** Show all of `box`, no nearer than `closest` and no farther than `farthest`. On a small board names reach over
      the edge of the map, so it keeps a margin. `below`: pixels at the foot that something covers. */
  fit(box, { closest = CLOSEST, farthest = 0, below = 0, smooth = false } = {}) {
    const { width, height } = this.size;
    const margin = width / box.width < 0.85 && box === this.whole ? MARGIN : 0;
    const fitting = Math.min((width - 2 * margin) / box.width, (height - below) / box.height);
    const scale = Math.min(closest, Math.max(farthest, fitting));
    this.below = below;
    this.go({ x: box.x + box.width / 2, y: box.y + box.height / 2 + below / scale / 2, scale }, smooth);
  }

  /** Is the middle of `box`, and most of it, in the window? */
  shows(box) {
    const seen = this.window;
    const wide = Math.min(seen.x + seen.width, box.x + box.width) - Math.max(seen.x, box.x);
    const high = Math.min(seen.y + seen.height, box.y + box.height) - Math.max(seen.y, box.y);
    return wide > 0 && high > 0 && wide * high > 0.8 * Math.min(box.width * box.height, seen.width * seen.height);
  }

  get window() {
    const { width, height } = this.size;
    const { x, y, scale } = this.view;
    return { x: x - width / scale / 2, y: y - height / scale / 2, width: width / scale, height: height / scale };
  }

  go(view, smooth = false) {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    cancelAnimationFrame(this.frame);
    this.goal = null;
    if (!smooth || still || !this.view) {
      this.view = this.clamped(view);
      this.draw();
      return;
    }
    this.goal = view;
    const from = { ...this.view };
    const begun = performance.now();
    const step = (now) => {
      // A frame may bear the time of before it was asked for.
      const t = Math.min(1, Math.max(0, (now - begun) / 320));
      const eased = 1 - (1 - t) ** 3;
      const mix = (key) => from[key] + (view[key] - from[key]) * eased;
      this.view = this.clamped({ x: mix("x"), y: mix("y"), scale: mix("scale") });
      this.draw();
      if (t < 1) this.frame = requestAnimationFrame(step);
      else this.goal = null;
    };
    this.frame = requestAnimationFrame(step);
  }

  clamped({ x, y, scale }) {
    const held = Math.min(CLOSEST, Math.max(this.wholeScale * 0.6, scale));
    const clamp = (value, low, high) => Math.min(high, Math.max(low, value));
    return {
      x: clamp(x, this.whole.x, this.whole.x + this.whole.width),
      y: clamp(y, this.whole.y, this.whole.y + this.whole.height + this.below / held),
      scale: held,
    };
  }

  draw() {
    const seen = this.window;
    this.map.setAttribute("viewBox", `${seen.x} ${seen.y} ${seen.width} ${seen.height}`);
    this.map.style.setProperty("--zs", 1 / Math.max(SMALLEST_SIGN, this.view.scale));
    this.board.classList.toggle("far", this.view.scale < 0.5);
    this.onMove(seen, this.whole);
  }

  soon() {
    cancelAnimationFrame(this.frame);
    this.goal = null;
    this.frame = requestAnimationFrame(() => this.draw());
  }

  zoomAt(factor, clientX, clientY) {
    const box = this.board.getBoundingClientRect();
    const [dx, dy] = [clientX - box.left - box.width / 2, clientY - box.top - box.height / 2];
    const before = this.view.scale;
    const scale = this.clamped({ ...this.view, scale: before * factor }).scale;
    this.view = this.clamped({
      x: this.view.x + dx / before - dx / scale,
      y: this.view.y + dy / before - dy / scale,
      scale,
    });
    this.touched = true;
    this.soon();
  }

  zoom(factor) {
    const box = this.board.getBoundingClientRect();
    this.zoomAt(factor, box.left + box.width / 2, box.top + box.height / 2);
  }

  pan(dx, dy) {
    this.view = this.clamped({ ...this.view, x: this.view.x - dx / this.view.scale, y: this.view.y - dy / this.view.scale });
    this.touched = true;
    this.soon();
  }

  listen() {
    const { map, board } = this;
    map.addEventListener("pointerdown", (event) => this.down(event));
    map.addEventListener("pointermove", (event) => this.move(event));
    for (const end of ["pointerup", "pointercancel"]) map.addEventListener(end, (event) => this.up(event));
    map.addEventListener("pointerleave", () => { if (!this.pointers.size) this.onHover(null); });
    map.addEventListener("wheel", (event) => {
      event.preventDefault();
      this.zoomAt(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), event.clientX, event.clientY);
    }, { passive: false });
    board.addEventListener("click", (event) => this.tool(event));
    new ResizeObserver(() => this.resized()).observe(board);
  }

  /** A sentence of two lines in the dock makes the board lower: the map must not slip away under the finger, nor stop
      half-way to where it was going. */
  resized() {
    const { width, height } = this.size;
    const before = this.known;
    this.known = { width, height };
    if (!before || (before.width === width && before.height === height)) return;
    if (before.width !== width && !this.touched && this.refit) { this.refit(); return; }
    const { x, y, scale } = this.goal ?? this.view;
    this.go({ x: x + (width - before.width) / scale / 2, y: y + (height - before.height) / scale / 2, scale });
  }

  tool(event) {
    const key = event.target.closest?.("[data-zoom]")?.dataset.zoom;
    if (key === "in") this.zoom(1.4);
    if (key === "out") this.zoom(1 / 1.4);
    if (key === "fit") { this.touched = true; this.fit(this.whole, { smooth: true }); }
  }

  down(event) {
    if (event.button) return;
    this.map.setPointerCapture?.(event.pointerId);
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY, x0: event.clientX, y0: event.clientY });
    if (this.pointers.size === 1) this.moved = false;
  }

  move(event) {
    const held = this.pointers.get(event.pointerId);
    if (!held) {
      if (event.pointerType === "mouse") this.onHover(event);
      return;
    }
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (!this.moved && Math.hypot(event.clientX - held.x0, event.clientY - held.y0) < DRAG && this.pointers.size === 1) return;
    this.moved = true;
    if (this.pointers.size === 2) this.pinch(held, event);
    else this.pan(dx, dy);
    held.x = event.clientX;
    held.y = event.clientY;
  }

  pinch(held, event) {
    const other = [...this.pointers.values()].find((pointer) => pointer !== held);
    const before = Math.hypot(held.x - other.x, held.y - other.y);
    const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
    this.zoomAt(after / Math.max(1, before), (event.clientX + other.x) / 2, (event.clientY + other.y) / 2);
    this.pan((event.clientX - held.x) / 2, (event.clientY - held.y) / 2);
  }

  up(event) {
    const held = this.pointers.get(event.pointerId);
    this.pointers.delete(event.pointerId);
    if (held && !this.moved && event.type === "pointerup") this.onTap(event);
  }
}

import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";

import { Camera } from "../../src/capolinea/render/static/camera.js";

/** So much of a page as a camera needs: a board of a size, the map in it, frames and a change of size on demand. */
class FakeElement {
  constructor(data = {}) {
    this.dataset = data;
    this.heard = new Map();
    this.classes = new Set();
    this.properties = new Map();
    this.attributes = new Map();
    this.classList = { toggle: (name, on) => (on ? this.classes.add(name) : this.classes.delete(name)) };
    this.style = { setProperty: (name, value) => this.properties.set(name, value) };
  }

  addEventListener(kind, call) { this.heard.set(kind, call); }
  getAttribute(name) { return this.attributes.get(name) ?? null; }
  setAttribute(name, value) { this.attributes.set(name, value); }
  closest() { return this; }
  setPointerCapture() {}
}

const page = { frames: [], now: 0, resize: () => {}, isReduced: false };
performance.now = () => page.now;

Object.assign(globalThis, {
  Element: FakeElement,
  matchMedia: () => ({ matches: page.isReduced }),
  requestAnimationFrame: (call) => page.frames.push(call),
  cancelAnimationFrame: (number) => { page.frames[number - 1] = null; },
  ResizeObserver: class {
    constructor(call) { page.resize = call; }
    observe() {}
  },
});

/** Draw what waits to be drawn, `ms` later. */
function draw(ms = 1000) {
  const waiting = page.frames;
  page.frames = [];
  page.now += ms;
  for (const call of waiting) call?.(page.now);
}

/** A map of 1000 by 500 units on a board of so many pixels. */
function look(width = 1000, height = 500) {
  const [board, map] = [new FakeElement(), new FakeElement()];
  map.setAttribute("viewBox", "0 0 1000 500");
  Object.assign(board, {
    clientWidth: width,
    clientHeight: height,
    querySelector: () => map,
    getBoundingClientRect: () => ({ left: 0, top: 0, width: board.clientWidth, height: board.clientHeight }),
  });
  const told = [];
  const tell = (what) => (said) => told.push([what, said]);
  const camera = new Camera(board, { onTap: tell("tap"), onHover: tell("hover"), onMove: tell("move"), onRefit: () => told.push(["refit"]) });
  page.resize();
  told.length = 0;
  const fire = (kind, more) => map.heard.get(kind)({ type: kind, button: 0, pointerId: 1, pointerType: "mouse", preventDefault() {}, ...more });
  const resize = (size) => { Object.assign(board, size); page.resize(); };
  const press = (zoom) => { board.heard.get("click")({ target: new FakeElement({ zoom }) }); draw(); };
  return { camera, board, map, told, fire, resize, press };
}

const near = (seen, wanted) => {
  for (const [key, value] of Object.entries(wanted)) assert.ok(Math.abs(seen[key] - value) < 0.01, `${key}: ${seen[key]}, not ${value}`);
};

beforeEach(() => { page.frames = []; page.isReduced = false; });

describe("the camera opens", () => {
  it("on the whole map, drawn by its viewBox", () => {
    const { camera, map } = look();
    near(camera.window, { x: 0, y: 0, width: 1000, height: 500 });
    assert.equal(map.getAttribute("viewBox"), "0 0 1000 500");
  });

  it("with a margin on a small board, and more of the map's ground than there is", () => {
    near(look(500, 500).camera.window, { width: 500 / 0.448, x: 500 - 500 / 0.448 / 2 });
  });

  it("with names that keep their size, but not on a map that is very small", () => {
    assert.equal(look().map.properties.get("--zs"), "1");
    const small = look(300, 300);
    assert.equal(small.map.properties.get("--zs"), String(1 / 0.6));
    assert.ok(small.board.classes.has("far"));
    assert.ok(!look().board.classes.has("far"));
  });
});

describe("fitting", () => {
  const box = { x: 400, y: 200, width: 100, height: 50 };

  it("shows all of a box, no nearer and no farther than allowed", () => {
    const { camera } = look();
    camera.fit(box, { closest: 10 });
    near(camera.window, { x: 325, y: 162.5, width: 250, height: 125 }); // four times is the closest there is
    camera.fit(box, { closest: 2 });
    near(camera.window, { x: 200, y: 100, width: 500, height: 250 });
    camera.fit(camera.whole, { farthest: 2 });
    near(camera.window, { width: 500, height: 250 });
  });

  it("leaves free what is covered at the foot", () => {
    const { camera } = look();
    camera.fit(camera.whole, { below: 100 });
    near(camera.window, { x: -125, y: 0, width: 1250, height: 625 });
  });

  it("goes beyond the foot of the map where something covers it", () => {
    const { camera } = look();
    camera.fit({ x: 400, y: 450, width: 100, height: 50 }, { closest: 2, below: 300 });
    near(camera.window, { x: 200, y: 425, width: 500, height: 250 });
  });

  it("knows whether a box is seen", () => {
    const { camera } = look();
    assert.ok(camera.shows(box));
    camera.fit({ x: 0, y: 0, width: 250, height: 125 });
    assert.ok(!camera.shows(box));
    assert.ok(camera.shows({ x: 0, y: 0, width: 250, height: 125 }));
    assert.ok(!camera.shows({ x: 200, y: 0, width: 250, height: 125 }));
  });
});

describe("going somewhere", () => {
  it("takes a moment, and ends there", () => {
    const { camera } = look();
    camera.fit({ x: 400, y: 200, width: 500, height: 250 }, { smooth: true });
    near(camera.window, { x: 0, width: 1000 });
    draw(160);
    const half = camera.window;
    assert.ok(half.width < 1000 && half.width > 500);
    draw();
    near(camera.window, { x: 400, y: 200, width: 500, height: 250 });
    assert.equal(page.frames.length, 0);
  });

  it("happens at once where nothing may move", () => {
    page.isReduced = true;
    const { camera } = look();
    camera.fit({ x: 400, y: 200, width: 500, height: 250 }, { smooth: true });
    near(camera.window, { x: 400, width: 500 });
  });

  it("brings a point into the window, but leaves one that is there", () => {
    const { camera } = look();
    camera.fit({ x: 0, y: 0, width: 500, height: 250 });
    camera.reveal({ x: 250, y: 100 });
    assert.equal(page.frames.length, 0);
    camera.reveal({ x: 490, y: 100 }); // at the very edge
    draw();
    near(camera.window, { x: 240, y: -25, width: 500 });
  });

  it("never leaves the map", () => {
    const { camera } = look();
    camera.reveal({ x: 5000, y: -5000 });
    draw();
    near(camera.window, { x: 500, y: -250 });
  });
});

describe("a hand on the map", () => {
  it("taps where it does not move", () => {
    const { fire, told, camera } = look();
    fire("pointerdown", { clientX: 10, clientY: 10 });
    fire("pointermove", { clientX: 13, clientY: 13 });
    fire("pointerup", { clientX: 13, clientY: 13 });
    assert.deepEqual(told.map(([what, { clientX }]) => [what, clientX]), [["tap", 13]]);
    near(camera.window, { x: 0, y: 0 });
  });

  it("moves the map where it moves, and does not tap", () => {
    const { fire, told, camera } = look();
    fire("pointerdown", { clientX: 100, clientY: 100 });
    fire("pointermove", { clientX: 60, clientY: 90 });
    draw();
    fire("pointerup", { clientX: 60, clientY: 90 });
    near(camera.window, { x: 40, y: 10 });
    assert.deepEqual(told.map(([what]) => what), ["move"]);
  });

  it("does not tap where the system takes the finger away, or by another button", () => {
    const { fire, told } = look();
    fire("pointerdown", { clientX: 10, clientY: 10 });
    fire("pointercancel", { clientX: 10, clientY: 10 });
    fire("pointerdown", { button: 2, clientX: 10, clientY: 10 });
    fire("pointerup", { button: 2, clientX: 10, clientY: 10 });
    assert.deepEqual(told, []);
  });

  it("pinches by two fingers", () => {
    const { fire, camera, told } = look();
    fire("pointerdown", { pointerId: 1, pointerType: "touch", clientX: 400, clientY: 250 });
    fire("pointerdown", { pointerId: 2, pointerType: "touch", clientX: 600, clientY: 250 });
    fire("pointermove", { pointerId: 1, pointerType: "touch", clientX: 300, clientY: 250 });
    fire("pointermove", { pointerId: 2, pointerType: "touch", clientX: 700, clientY: 250 });
    draw();
    near(camera.window, { width: 500, height: 250 });
    fire("pointerup", { pointerId: 1, pointerType: "touch" });
    fire("pointerup", { pointerId: 2, pointerType: "touch" });
    assert.deepEqual(told.map(([what]) => what), ["move"]);
  });

  it("moves the map by two fingers", () => {
    const { fire, camera } = look();
    const finger = (pointerId, clientX, clientY = 250) => ({ pointerId, pointerType: "touch", clientX, clientY });
    fire("pointerdown", finger(1, 400));
    fire("pointerdown", finger(2, 600));
    fire("pointermove", finger(1, 440));
    fire("pointermove", finger(2, 640));
    near(camera.window, { x: -40, y: 0, width: 1000 });
  });

  it("hovers with a mouse alone, and leaves", () => {
    const { fire, told } = look();
    fire("pointermove", { pointerType: "touch", clientX: 5, clientY: 5 });
    fire("pointermove", { clientX: 5, clientY: 5 });
    fire("pointerleave", {});
    assert.deepEqual(told.map(([what, event]) => [what, event?.clientX]), [["hover", 5], ["hover", undefined]]);
  });

  it("keeps the point under the wheel where it is", () => {
    const { fire, camera } = look();
    fire("wheel", { deltaY: -400, ctrlKey: false, clientX: 250, clientY: 125 });
    draw();
    const { x, y, width, height } = camera.window;
    assert.ok(width < 600);
    near({ x: x + width / 4, y: y + height / 4 }, { x: 250, y: 125 });
  });

  it("comes no closer than four times, and no farther than a little more than everything", () => {
    const { fire, camera } = look();
    fire("wheel", { deltaY: -9999, clientX: 500, clientY: 250 });
    near(camera.window, { width: 250 });
    fire("wheel", { deltaY: 9999, clientX: 500, clientY: 250 });
    near(camera.window, { width: 1000 / 0.6 });
  });

  it("presses the keys of the corner", () => {
    const { press, camera } = look();
    press("in");
    near(camera.window, { width: 1000 / 1.4 });
    press("in");
    press("out");
    near(camera.window, { width: 1000 / 1.4 });
    press("fit");
    near(camera.window, { x: 0, y: 0, width: 1000 });
  });
});

describe("a board that changes its size", () => {
  it("is fitted anew as long as nobody has moved the map", () => {
    const { resize, told } = look();
    resize({ clientWidth: 800 });
    assert.deepEqual(told, [["refit"]]);
  });

  it("keeps the map where a hand has put it", () => {
    const { resize, told, camera, press } = look();
    press("in");
    const before = camera.window;
    resize({ clientWidth: 800 });
    assert.ok(!told.some(([what]) => what === "refit"));
    near(camera.window, { x: before.x, y: before.y });
  });

  it("keeps the map under the finger where it only becomes lower", () => {
    const { resize, told, camera } = look();
    resize({ clientHeight: 400 });
    assert.ok(!told.some(([what]) => what === "refit"));
    near(camera.window, { x: 0, y: 0, width: 1000, height: 400 });
  });

  it("does not stop the map half-way", () => {
    const { resize, camera } = look();
    camera.fit({ x: 400, y: 200, width: 500, height: 250 }, { smooth: true });
    draw(100);
    resize({ clientHeight: 400 });
    near(camera.window, { x: 400, y: 200, width: 500, height: 200 });
  });

  it("does nothing where it is as large as before", () => {
    const { resize, told } = look();
    resize({ clientWidth: 1000 });
    assert.deepEqual(told, []);
  });
});

import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";

import { Camera, sightOf } from "../../src/capolinea/render/static/camera.js";

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
  map.dataset.ground = "-300 -150 1600 800";
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

  it("on all of it in a higher window too, over the ground beyond it", () => {
    near(look(500, 500).camera.window, { x: 0, y: -250, width: 1000, height: 1000 });
  });

  it("with signs that keep their size at every scale; ornaments leave a small map", () => {
    assert.equal(look().map.properties.get("--zs"), "1");
    const small = look(300, 300);
    assert.equal(small.map.properties.get("--zs"), String(1 / 0.3));
    assert.ok(small.board.classes.has("far"));
    assert.ok(!look().board.classes.has("far"));
  });
});

describe("fitting", () => {
  const box = { x: 400, y: 200, width: 100, height: 50 };

  it("shows all of a box, but comes no nearer than four times", () => {
    const { camera } = look();
    camera.fit(box);
    near(camera.window, { x: 325, y: 162.5, width: 250, height: 125 });
    camera.fit({ x: 400, y: 200, width: 500, height: 200 });
    near(camera.window, { x: 400, y: 175, width: 500, height: 250 });
  });

  it("leaves free what is covered at the foot", () => {
    const { camera } = look();
    camera.fit(camera.whole, { below: 100 });
    near(camera.window, { x: -125, y: 0, width: 1250, height: 625 });
  });

  it("goes beyond the foot of the map where something covers it", () => {
    const { camera } = look();
    camera.fit({ x: 400, y: 400, width: 200, height: 100 }, { below: 300 });
    near(camera.window, { x: 250, y: 400, width: 500, height: 250 });
  });
});

describe("what is asked", () => {
  const size = { width: 460, height: 460 }; // 400 pixels within the padding
  const limits = { closest: 1, farthest: 0.4 };
  const asked = (points, must = null) => ({ must, points, count: points.length });

  it("is shown as a whole, no closer than allowed", () => {
    const points = [{ x: 100, y: 100 }, { x: 900, y: 100 }];
    assert.deepEqual(sightOf(asked(points), size, limits), { x: 500, y: 100, scale: 0.5 });
    assert.deepEqual(sightOf(asked([points[0]]), size, limits), { x: 100, y: 100, scale: 1 });
    assert.equal(sightOf(asked([]), size, limits), null);
  });

  it("has what must be seen with it, few offers however far off", () => {
    const must = { x: 0, y: 0, width: 100, height: 100 };
    assert.deepEqual(sightOf(asked([{ x: 1000, y: 50 }], must), size, limits), { x: 500, y: 50, scale: 0.4 });
  });

  it("shows the bulk of many offers that are too far apart", () => {
    const crowd = [...Array(9).keys()].map((place) => ({ x: 2000 + 10 * place, y: 300 }));
    const sight = sightOf(asked([{ x: 0, y: 0 }, { x: 20, y: 0 }, ...crowd]), size, { closest: 1, farthest: 0.1 });
    assert.deepEqual(sight, { x: 2040, y: 300, scale: 0.5 });
  });

  it("keeps what must be seen while it looks for the bulk", () => {
    const crowd = [...Array(9).keys()].map((place) => ({ x: 2000 + 10 * place, y: 300 }));
    const few = [...Array(3).keys()].map((place) => ({ x: 700 + 10 * place, y: 300 }));
    const sight = sightOf(asked([...few, ...crowd], { x: 0, y: 250, width: 100, height: 100 }), size, { closest: 1, farthest: 0.1 });
    assert.equal(sight.scale, 0.5);
    assert.ok(sight.x - 400 <= 0 && sight.x + 400 >= 720, `round ${sight.x}`);
  });

  it("leaves a map as it is that is legible as a whole", () => {
    const { camera, told } = look(1000, 500);
    camera.follow(asked([{ x: 100, y: 100 }]), { closest: 2 });
    assert.deepEqual(told, []);
    near(camera.window, { x: 0, width: 1000 });
  });

  it("brings a small map to it, and leaves it there while it shows what is asked next", () => {
    const { camera, told } = look(400, 400);
    camera.follow(asked([{ x: 200, y: 200 }, { x: 400, y: 300 }]), { closest: 1 });
    near(camera.window, { x: 100, y: 50, width: 400, height: 400 });
    told.length = 0;
    camera.follow(asked([{ x: 210, y: 200 }, { x: 390, y: 300 }]), { closest: 1 });
    assert.deepEqual(told, []);
    camera.follow(asked([{ x: 900, y: 200 }]), { closest: 1 });
    assert.equal(told.length, 1);
  });

  it("shows all of a small map where nearly all of it is needed", () => {
    const { camera } = look(400, 400);
    camera.fit({ x: 0, y: 0, width: 200, height: 200 });
    camera.follow(asked([{ x: 0, y: 200 }, { x: 900, y: 300 }]), { closest: 1 });
    near(camera.window, { x: 0, y: -250, width: 1000 });
  });

  it("comes back from where a hand has moved the map", () => {
    const { camera, fire } = look(1000, 500);
    fire("wheel", { deltaY: -9999, clientX: 900, clientY: 400 });
    camera.follow(asked([{ x: 100, y: 100 }]), { closest: 2 });
    near(camera.window, { x: 0, width: 1000 });
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
    near(camera.window, { x: 300, y: -150 });
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

  it("comes no closer than four times, and goes no farther than everything", () => {
    const { fire, camera } = look();
    fire("wheel", { deltaY: -9999, clientX: 500, clientY: 250 });
    near(camera.window, { width: 250 });
    fire("wheel", { deltaY: 9999, clientX: 500, clientY: 250 });
    near(camera.window, { width: 1000 });
  });

  it("never moves the window off the ground", () => {
    const { fire, camera } = look();
    fire("pointerdown", { clientX: 100, clientY: 100 });
    fire("pointermove", { clientX: 9000, clientY: 9000 });
    near(camera.window, { x: -300, y: -150, width: 1000 });
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

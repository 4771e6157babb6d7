import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { arrange, boxOn, turned } from "../../src/capolinea/render/static/labels.js";

const seen = { x: 0, y: 0, width: 400, height: 200 };
/** A name of 40 by 10 pixels at the right of its place. */
const box = { left: 6, top: -5, right: 46, bottom: 5 };
const name = (x, y, more = {}) => ({ x, y, rank: 30, key: "", isOffered: false, closes: false, sides: turned(box), ...more });

describe("signs on a map", () => {
  it("stand where they are drawn, if there is room", () => {
    assert.deepEqual(arrange([name(50, 50), name(50, 100)], seen, 1), [0, 0]);
  });

  it("turn to another side of their place where another stands", () => {
    const [first, second] = arrange([name(100, 50), name(110, 52)], seen, 1);
    assert.equal(first, 0);
    assert.ok(second > 0);
  });

  it("do not turn towards another place, where nobody could tell whose they are", () => {
    const [, second] = arrange([name(100, 50), name(110, 52), name(70, 52, { sides: turned({ left: -46, top: -5, right: -6, bottom: 5 }) })], seen, 1);
    assert.ok(second > 1, `on side ${second}`);
  });

  it("leave the map where no side is free", () => {
    const fixed = { ...name(110, 50), sides: [box] };
    assert.deepEqual(arrange([name(100, 50), fixed], seen, 1), [0, -1]);
  });

  it("are seen where they can be chosen, even over another", () => {
    const fixed = { ...name(110, 50), rank: 0, sides: [box] };
    assert.deepEqual(arrange([fixed, fixed], seen, 1), [0, -1]);
    assert.deepEqual(arrange([fixed, { ...fixed, isOffered: true }], seen, 1), [0, 0]);
  });

  it("have more room on a larger map", () => {
    const fixed = (x) => ({ ...name(x, 50), sides: [box] });
    assert.deepEqual(arrange([fixed(10), fixed(40)], seen, 1), [0, -1]);
    assert.deepEqual(arrange([fixed(10), fixed(40)], { ...seen, width: 200, height: 100 }, 2), [0, 0]);
  });

  it("say one thing once: the first by rank", () => {
    assert.deepEqual(arrange([name(50, 50, { key: "a" }), name(50, 50, { key: "a" })], seen, 1), [0, -1]);
  });

  it("turn at the edge of the window to a side within", () => {
    const [side] = arrange([name(380, 50)], seen, 1);
    assert.equal(side, 1);
  });

  it("leave no pieces of a name at the edge; what matters more is shown even so", () => {
    const wide = { left: -300, top: -5, right: 300, bottom: 5 };
    assert.deepEqual(arrange([name(200, 50, { sides: [wide] })], seen, 1), [-1]);
    assert.deepEqual(arrange([name(200, 50, { sides: [wide], rank: 0 })], seen, 1), [0]);
  });

  it("keep off what lies over the map", () => {
    const small = { left: 100, top: 40, right: 160, bottom: 60 };
    const [side] = arrange([name(90, 50)], seen, 1, [small]);
    assert.ok(side > 0);
  });

  it("give way to a chosen way where they matter less than names", () => {
    const way = [{ x: 120, y: 50 }];
    assert.deepEqual(arrange([name(100, 50, { rank: 40, sides: [box] })], seen, 1, [], way), [-1]);
    assert.deepEqual(arrange([name(100, 50, { sides: [box] })], seen, 1, [], way), [0]);
  });

  it("are nobody's business beyond the window", () => {
    assert.deepEqual(arrange([name(900, 50), name(900, 50)], seen, 1), [0, 0]);
  });
});

describe("a box on other sides", () => {
  it("comes closer to its place on a small map, if the piece there shrinks", () => {
    const far = { left: 20, top: -5, right: 60, bottom: 5 };
    const sign = (closes) => name(0, 0, { closes, sides: turned(far) });
    assert.deepEqual(boxOn(sign(true), 0, 1), far);
    assert.deepEqual(boxOn(sign(false), 0, 0.5), far);
    assert.deepEqual(boxOn(sign(true), 0, 0.5), { left: 12.5, top: -5, right: 52.5, bottom: 5 });
    assert.equal(boxOn(sign(true), -1, 0.5), undefined);
  });

  it("keeps off a piece that is larger than its distance", () => {
    const piece = { left: -26, top: -20, right: 26, bottom: 20 };
    const sign = { ...name(200, 100), rank: 0, sides: [piece] };
    const above = { left: -20, top: -24, right: 20, bottom: -14 };
    assert.deepEqual(arrange([sign, name(200, 100, { sides: turned(above) })], seen, 1), [0, -1]);
    const [, side] = arrange([sign, name(200, 100, { sides: turned(above, piece) })], seen, 1);
    assert.ok(side > 0, `on side ${side}`);
  });

  it("keeps its size and its distance", () => {
    for (const side of turned(box)) {
      assert.equal(side.right - side.left, 40);
      assert.equal(side.bottom - side.top, 10);
      assert.ok(side.left >= 6 || side.right <= -6 || side.top >= 6 || side.bottom <= -6 || side.top === -5);
    }
  });
});

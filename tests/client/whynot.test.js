import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { placeCard } from "../../src/capolinea/render/static/whynot.js";

const size = { width: 300, height: 160 };
const board = { left: 0, top: 44, right: 1000, bottom: 744 };

describe("where the card lies", () => {
  it("is below the place, its tip there, where nothing is covered", () => {
    const { left, top, side, tip } = placeCard(size, { x: 500, y: 300 }, board, []);
    assert.deepEqual([left, side, tip], [350, "below", 150]);
    assert.ok(top > 300);
  });

  it("is above where there is no room below", () => {
    const { top, side } = placeCard(size, { x: 500, y: 700 }, board, []);
    assert.equal(side, "above");
    assert.ok(top + size.height < 700);
  });

  it("covers the fewest offers", () => {
    const below = [{ x: 450, y: 400 }, { x: 550, y: 400 }, { x: 500, y: 420 }];
    assert.equal(placeCard(size, { x: 500, y: 300 }, board, below).side, "above");
    const around = [...below, { x: 500, y: 200 }, { x: 420, y: 200 }, { x: 560, y: 220 }, { x: 640, y: 220 }];
    const { left, side } = placeCard(size, { x: 500, y: 300 }, board, around);
    const covered = around.filter(({ x, y }) => x > left && x < left + 300 && (side === "below") === (y > 300));
    assert.ok(covered.length < 3);
  });

  it("never leaves the board, and its tip never the card", () => {
    for (const x of [0, 3, 500, 997, 1000]) {
      for (const y of [44, 60, 400, 740]) {
        const { left, top, tip } = placeCard(size, { x, y }, board, []);
        assert.ok(left >= board.left && left + size.width <= board.right, `${x} ${y}`);
        assert.ok(top >= board.top && top + size.height <= board.bottom, `${x} ${y}`);
        assert.ok(tip >= 0 && tip <= size.width);
      }
    }
  });
});

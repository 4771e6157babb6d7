import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { placeBeside } from "../../src/capolinea/render/static/placing.js";

const frame = { left: 0, top: 0, width: 800, height: 600 };
const size = { width: 300, height: 180 };
const place = (at, offers = []) => placeBeside({ at, reach: 40, size, frame, offers });

describe("a card beside its thing", () => {
  it("lies below it where nothing is covered", () => {
    const placed = place({ x: 400, y: 200 });
    assert.deepEqual([placed.side, placed.left, placed.top, placed.tip], ["below", 250, 240, 150]);
  });

  it("takes the side that covers the fewest offers", () => {
    const below = [{ x: 400, y: 300 }, { x: 350, y: 330 }];
    assert.equal(place({ x: 400, y: 300 }, below.map(({ x, y }) => ({ x, y: y + 60 }))).side, "above");
    const both = [{ x: 400, y: 380 }, { x: 400, y: 200 }];
    assert.equal(place({ x: 400, y: 300 }, both).side, "right");
  });

  it("stays within the board, and its tip points at the thing", () => {
    const placed = place({ x: 30, y: 200 });
    assert.ok(placed.left >= 0);
    assert.equal(placed.side, "below");
    assert.equal(placed.tip, 22);
    assert.equal(place({ x: 400, y: 560 }).side, "above");
  });

  it("lies over the thing only where there is no other room", () => {
    const narrow = { left: 0, top: 0, width: 320, height: 200 };
    const placed = placeBeside({ at: { x: 160, y: 100 }, reach: 40, size, frame: narrow, offers: [] });
    assert.ok(placed.covered >= 1000);
    assert.ok(placed.left >= 0 && placed.top >= 0);
  });
});

const card = { width: 300, height: 160 };
const board = { left: 0, top: 44, width: 1000, height: 700 };
const placeAboveOrBelow = (at, offers) => placeBeside({ at, reach: 16, size: card, frame: board, offers, sides: ["below", "above"] });

describe("a card above or below its thing", () => {
  it("is below the place, its tip there, where nothing is covered", () => {
    const { left, top, side, tip } = placeAboveOrBelow({ x: 500, y: 300 }, []);
    assert.deepEqual([left, side, tip], [350, "below", 150]);
    assert.ok(top > 300);
  });

  it("is above where there is no room below", () => {
    const { top, side } = placeAboveOrBelow({ x: 500, y: 700 }, []);
    assert.equal(side, "above");
    assert.ok(top + card.height < 700);
  });

  it("covers the fewest offers", () => {
    const below = [{ x: 450, y: 400 }, { x: 550, y: 400 }, { x: 500, y: 420 }];
    assert.equal(placeAboveOrBelow({ x: 500, y: 300 }, below).side, "above");
    const around = [...below, { x: 500, y: 200 }, { x: 420, y: 200 }, { x: 560, y: 220 }, { x: 640, y: 220 }];
    const { left, side } = placeAboveOrBelow({ x: 500, y: 300 }, around);
    const covered = around.filter(({ x, y }) => x > left && x < left + 300 && (side === "below") === (y > 300));
    assert.ok(covered.length < 3);
  });

  it("never leaves the board, and its tip never the card", () => {
    for (const x of [0, 3, 500, 997, 1000]) {
      for (const y of [44, 60, 400, 740]) {
        const { left, top, tip } = placeAboveOrBelow({ x, y }, []);
        assert.ok(left >= board.left && left + card.width <= (board.left + board.width), `${x} ${y}`);
        assert.ok(top >= board.top && top + card.height <= (board.top + board.height), `${x} ${y}`);
        assert.ok(tip >= 0 && tip <= card.width);
      }
    }
  });
});

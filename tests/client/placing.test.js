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

import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { MORE, MOST, partAt, partWith } from "../../src/capolinea/render/static/log.js";

const size = ({ first, end }) => end - first;

describe("the part of the log that is drawn", () => {
  it("is all of a short log", () => {
    assert.deepEqual(partAt({ first: 0, end: 0 }, 50, true), { first: 0, end: 50 });
  });

  it("is the end of a long one, and grows to its bound while it follows", () => {
    let part = partAt({ first: 0, end: 0 }, 1000, true);
    assert.deepEqual([part.end, size(part)], [1000, MOST]);
    for (let total = 1001; total < 1600; total += 7) {
      part = partAt(part, total, true);
      assert.equal(part.end, total);
      assert.ok(size(part) <= MOST && size(part) >= MORE);
    }
  });

  it("stays where somebody reads, whatever happens", () => {
    const part = { first: 100, end: 100 + MOST };
    assert.deepEqual(partAt(part, 2000, false), part);
  });

  it("fills up to its bound below whoever reads", () => {
    assert.deepEqual(partAt({ first: 10, end: 40 }, 60, false), { first: 10, end: 60 });
    assert.deepEqual(partAt({ first: 10, end: 40 }, 900, false), { first: 10, end: 10 + MOST });
  });

  it("is the end of a log that has become shorter, as in a replay", () => {
    assert.deepEqual(partAt({ first: 300, end: 500 }, 200, false).end, 200);
  });

  it("goes to the beginning and back to the end, never beyond its bound", () => {
    let part = partAt({ first: 0, end: 0 }, 1000, true);
    while (part.first > 0) {
      const older = partWith(part, 1000, "older");
      assert.ok(older.first < part.first && older.end > part.first && size(older) <= MOST);
      part = older;
    }
    while (part.end < 1000) {
      const newer = partWith(part, 1000, "newer");
      assert.ok(newer.end > part.end && newer.first < part.end && size(newer) <= MOST);
      part = newer;
    }
    assert.deepEqual(part, { first: 1000 - MOST, end: 1000 });
  });
});

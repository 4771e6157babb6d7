import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { MOST_MOVES, movesSince } from "../../src/capolinea/render/static/since.js";
import { logged } from "./samples.js";

const said = (entry, seat, more = {}) => logged(entry, `${seat} at ${entry}`, { seat, ...more });
const entries = (log, viewer) => movesSince(log, viewer).map(({ entry }) => entry);

describe("moves since the own last one", () => {
  it("are those of the others, in order", () => {
    assert.deepEqual(entries([said(1, 1), said(2, 0), said(3, 1), said(4, 2)], 0), [3, 4]);
    assert.deepEqual(entries([said(1, 1), said(2, 0)], 0), []);
  });

  it("leave out headings and what is of nobody", () => {
    assert.deepEqual(entries([said(2, 0), said(3, null, { heading: true }), said(4, null), said(5, 1)], 0), [5]);
    assert.deepEqual(entries([said(2, 0, { heading: true }), said(3, 1)], 0), [3], "a heading is no move");
  });

  it("leave out what was taken back", () => {
    const log = [said(1, 0), said(2, 1), said(3, 1), said(4, 1, { undone_to: 2 }), said(5, 1)];
    assert.deepEqual(entries(log, 0), [2, 5]);
  });

  it("begin with the match where nothing was done yet, and are not endless", () => {
    const log = Array.from({ length: 100 }, (_, number) => said(number + 1, 1));
    assert.equal(entries(log, 0).length, MOST_MOVES);
    assert.equal(entries(log, 0).at(-1), 100);
  });
});

import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { isNews, isOut, stillPlaying } from "../../src/capolinea/render/static/leaving.js";
import { seat, table } from "./samples.js";

const moment = (key, of) => ({ scene: { moment: { key, seat: of, html: "" } } });

describe("how somebody went out", () => {
  it("is told once", () => {
    const data = table({ entry: 7, ...moment("7.1", 1) });
    assert.equal(isNews(data, null), true);
    assert.equal(isNews(data, "7.1"), false, "closed");
    assert.equal(isNews(table(), null), false, "nobody");
  });

  it("is told again where it was not closed", () => {
    const data = table({ entry: 9, ...moment("7.1", 1) });
    assert.equal(isNews(data, "open 7.1"), true);
    assert.equal(isNews(data, "open 5.1"), false, "that was somebody else");
    assert.equal(isNews(data, null), false, "before one came");
  });

  it("is told to whom it happened, however late", () => {
    assert.equal(isNews(table({ entry: 90, ...moment("7.0", 0) }), null), true);
    assert.equal(isNews(table({ entry: 90, ...moment("7.0", 0) }), "5.1"), true);
    assert.equal(isNews(table({ entry: 90, my_seats: [], ...moment("7.0", 0) }), null), false);
  });
});

describe("being out", () => {
  const seats = [seat(0, { mine: true, out: true }), seat(1), seat(2, { kind: "bot" })];

  it("takes all own seats, and a match that goes on", () => {
    assert.equal(isOut(table({ seats })), true);
    assert.equal(isOut(table({ seats, my_seats: [0, 1] })), false);
    assert.equal(isOut(table({ seats, my_seats: [] })), false);
    assert.equal(isOut(table({ seats, status: "over" })), false);
  });

  it("leaves the others to play", () => {
    assert.deepEqual(stillPlaying(table({ seats })).map((each) => each.seat), [1, 2]);
  });
});

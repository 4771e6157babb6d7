import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { apply } from "../../src/capolinea/render/static/delta.js";

describe("a change", () => {
  it("of nothing leaves the same", () => {
    const old = { a: 1 };
    assert.equal(apply(old, null), old);
  });

  it("takes the place of a value, also of none", () => {
    assert.deepEqual([apply(3, { v: null }), apply(undefined, { v: [1] })], [null, [1]]);
  });

  it("of a text keeps its start and its end", () => {
    assert.equal(apply("<g>train at 3</g>", { m: [12, 4, "12"] }), "<g>train at 12</g>");
    assert.equal(apply("abc", { m: [3, 0, "d"] }), "abcd");
  });

  it("of a list keeps its start and its end", () => {
    assert.deepEqual(apply([1, 2, 3], { m: [1, 1, [8, 9]] }), [1, 8, 9, 3]);
  });

  it("of a mapping or a list reaches into it, and changes nothing that it was given", () => {
    const old = { kept: { deep: [1] }, gone: 1, list: ["a", { b: 2 }] };
    const made = apply(old, { k: { list: { k: { 1: { k: { b: { v: 3 } } } } }, fresh: { v: 4 } }, d: ["gone"] });
    assert.deepEqual(made, { kept: { deep: [1] }, list: ["a", { b: 3 }], fresh: 4 });
    assert.equal(made.kept, old.kept);
    assert.deepEqual(old, { kept: { deep: [1] }, gone: 1, list: ["a", { b: 2 }] });
  });
});

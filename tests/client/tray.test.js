import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { commonTerms, inTray, sectionsOf } from "../../src/capolinea/render/static/tray.js";
import { Tree } from "../../src/capolinea/render/static/tree.js";
import { offer } from "./samples.js";

const board = { has: (target) => target.startsWith("hex:") };
const tile = (name, priority = 0, terms = "") => ({ ...offer(name, "hex:A1", `tile:${name}`), pictures: ["", "<g/>"], priority, terms });
const city = (colour, set) => ({
  ...offer(`${colour} ${set}`, "hex:A1", `new:${colour}`, `set:${set}`), pictures: ["", "<g/>", "<g/>"], priority: 10, headings: ["", "colour", "goods"],
});
const at = (...offers) => {
  const tree = new Tree(offers);
  tree.choose("hex:A1");
  return tree;
};
const targets = (choices) => choices.map(([target]) => target);

describe("a picker", () => {
  it("shows what has a priority first, in its order, and keeps the rest behind", () => {
    const tree = at(tile("cross"), tile("curve", 2), tile("bow"), tile("straight", 1));
    const [only] = sectionsOf(tree, board);
    assert.deepEqual([targets(only.shown), targets(only.rest)], [["tile:straight", "tile:curve"], ["tile:cross", "tile:bow"]]);
    assert.ok(inTray(tree, board));
  });

  it("shows everything where nothing has a priority", () => {
    const [only] = sectionsOf(at(tile("cross"), tile("curve")), board);
    assert.deepEqual([targets(only.shown), only.rest], [["tile:cross", "tile:curve"], []]);
  });

  it("asks all questions at once, and goes on asking them", () => {
    const tree = at(tile("town", 1), tile("other"), city("red", 1), city("red", 2), city("blue", 1), city("blue", 2));
    const asked = () => sectionsOf(tree, board).map(({ heading, shown, rest }) => [heading, targets(shown), targets(rest)]);
    const all = [
      ["", ["tile:town"], ["tile:other"]],
      ["colour", ["new:red", "new:blue"], []],
      ["goods", ["set:1", "set:2"], []],
    ];
    assert.deepEqual(asked(), all);
    tree.choose("new:blue");
    assert.deepEqual(asked(), all);
  });

  it("says once what all take", () => {
    const choice = (terms) => [terms, [tile("x", 1, terms)]];
    assert.equal(commonTerms([choice("€3: 2 exits"), choice("€3: 2 exits")]), "€3: 2 exits");
    assert.equal(commonTerms([choice("€3"), choice("€4")]), "");
    assert.equal(commonTerms([]), "");
  });
});

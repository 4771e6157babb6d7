import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { isButton, Tree } from "../../src/capolinea/render/static/tree.js";
import { offer } from "./samples.js";

const a = offer("a", "line:1", "kind:rail");
const b = offer("b", "line:1", "kind:dear");
const c = offer("c", "line:2");
const stop = offer("stop", "button:stop");
const all = [a, b, c, stop];

const chosen = (...targets) => {
  const tree = new Tree(all);
  for (const target of targets) assert.ok(tree.choose(target), target);
  return tree;
};

describe("several steps on one sheet", () => {
  const sheet = ["red", "blue"].flatMap((colour) => [1, 2].map((set) => offer(`${colour} ${set}`, "hex:A1", `new:${colour}`, `set:${set}`)));

  it("hold what is chosen of a later step until the steps before it are taken", () => {
    const tree = new Tree(sheet);
    tree.choose("hex:A1");
    assert.ok(tree.choose("set:2"));
    assert.deepEqual([tree.path, tree.isChosen("set:2"), tree.ready], [["hex:A1"], true, null]);
    tree.choose("set:1");
    assert.deepEqual([tree.isChosen("set:1"), tree.isChosen("set:2")], [true, false]);
    tree.choose("new:blue");
    assert.equal(tree.ready?.action, "blue 1");
  });

  it("are taken in their order, too", () => {
    const tree = new Tree(sheet);
    for (const target of ["hex:A1", "new:red", "set:2"]) tree.choose(target);
    assert.equal(tree.ready?.action, "red 2");
  });

  it("forget what was held with the rest", () => {
    const tree = new Tree(sheet);
    assert.equal(tree.choose("set:2"), false);
    tree.choose("hex:A1");
    tree.choose("set:2");
    tree.back();
    tree.choose("hex:A1");
    tree.choose("new:red");
    assert.equal(tree.ready, null);
  });
});

describe("tree of offers", () => {
  it("begins with the first targets, each with the offers behind it", () => {
    const tree = new Tree(all);
    assert.deepEqual([...tree.next], [["line:1", [a, b]], ["line:2", [c]], ["button:stop", [stop]]]);
    assert.deepEqual([...tree.lit.keys()], ["line:1", "line:2", "button:stop"]);
    assert.equal(tree.ready, null);
    assert.deepEqual(tree.candidates, all);
  });

  it("is ready when one offer is left", () => {
    assert.equal(chosen("line:2").ready, c);
    assert.equal(chosen("line:1").ready, null);
    assert.equal(chosen("line:1", "kind:dear").ready, b);
  });

  it("is ready before the last step where only one offer goes on", () => {
    const tree = new Tree([offer("long", "line:3", "kind:rail"), c]);
    tree.choose("line:3");
    assert.equal(tree.ready?.action, "long");
  });

  it("is not ready before anything is chosen, though there be one offer", () => {
    assert.equal(new Tree([c]).ready, null);
  });

  it("is ready with a whole offer though it has variants", () => {
    const plain = offer("plain", "line:1");
    const tree = new Tree([plain, a]);
    tree.choose("line:1");
    assert.equal(tree.ready, plain);
    assert.deepEqual([...tree.next.keys()], ["kind:rail"]);
  });

  it("lights the step just taken as long as it may be exchanged", () => {
    assert.deepEqual([...chosen("line:1").lit.keys()], ["line:1", "line:2", "button:stop", "kind:rail", "kind:dear"]);
    assert.deepEqual([...chosen("line:1", "kind:rail").lit.keys()], ["kind:rail", "kind:dear"]);
  });

  it("exchanges a step that was taken, however deep", () => {
    const tree = chosen("line:1", "kind:rail");
    assert.ok(tree.choose("kind:dear"));
    assert.deepEqual(tree.path, ["line:1", "kind:dear"]);
    assert.ok(tree.choose("line:2"));
    assert.deepEqual(tree.path, ["line:2"]);
  });

  it("does not choose what is nowhere on the way", () => {
    const tree = chosen("line:2");
    assert.equal(tree.choose("kind:rail"), false);
    assert.deepEqual(tree.path, ["line:2"]);
  });

  it("chooses the deepest of two targets of one name", () => {
    const tree = new Tree([offer("there", "city:1", "city:2"), offer("back", "city:2", "city:1")]);
    tree.choose("city:1");
    tree.choose("city:2");
    assert.equal(tree.ready?.action, "there");
  });

  it("goes back level by level to the root", () => {
    const tree = chosen("line:1", "kind:rail");
    assert.deepEqual([tree.back(), tree.path], [true, ["line:1"]]);
    assert.deepEqual([tree.back(), tree.path], [true, []]);
    assert.equal(tree.back(), false);
  });

  it("knows what is chosen", () => {
    const tree = chosen("line:1", "kind:rail");
    assert.deepEqual(["line:1", "kind:rail", "kind:dear", undefined].map((target) => tree.isChosen(target)), [true, true, false, false]);
    tree.clear();
    assert.equal(tree.isChosen("line:1"), false);
  });

  it("takes a whole offer at once", () => {
    const tree = new Tree(all);
    tree.chooseOffer(a);
    assert.deepEqual([tree.path, tree.ready], [["line:1", "kind:rail"], a]);
  });

  it("has nothing to choose without offers", () => {
    const tree = new Tree();
    assert.deepEqual([tree.next.size, tree.lit.size, tree.ready, tree.choose("line:1")], [0, 0, null, false]);
  });
});

it("tells buttons from things on the board", () => {
  assert.deepEqual([isButton("button:stop"), isButton("line:1")], [true, false]);
});

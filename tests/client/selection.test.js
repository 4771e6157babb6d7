import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { areSame, Selection } from "../../src/capolinea/render/static/selection.js";
import { offer, table } from "./samples.js";

const one = offer("one", "line:1");
const two = offer("two", "line:2", "kind:x");
const three = offer("three", "line:2", "kind:y");
const offers = [one, two, three];
const aim = { prompt: "", hint: "", plans: [], origin: "", goal: "", drawing: "" };
const plan = (...actions) => ({ label: "", note: "", figure: "", detail: "", actions, drawing: "" });

describe("choosing", () => {
  it("says that the same target was chosen already", () => {
    const selection = new Selection(offers);
    assert.equal(selection.press("line:1"), "chosen");
    assert.equal(selection.ready, one);
    assert.equal(selection.press("line:1"), "again");
  });

  it("of what leaves several offers makes none ready", () => {
    const selection = new Selection(offers);
    assert.deepEqual([selection.press("line:2"), selection.press("line:2"), selection.ready], ["chosen", "chosen", null]);
  });

  it("goes back to an earlier step", () => {
    const selection = new Selection(offers);
    selection.press("line:2");
    selection.press("kind:x");
    assert.equal(selection.press("line:2"), "chosen");
    assert.deepEqual(selection.tree.path, ["line:2"]);
  });

  it("says that nothing of the kind is on offer", () => {
    const selection = new Selection(offers);
    selection.aimAt(aim);
    assert.equal(selection.press("line:9"), "nothing");
    assert.equal(selection.aim, aim);
  });

  it("takes an offer of the list, and says when it was chosen already", () => {
    const selection = new Selection(offers);
    assert.deepEqual([selection.pressOffer(two), selection.ready, selection.pressOffer(two)], ["chosen", two, "again"]);
    assert.equal(selection.pressOffer(one), "chosen");
  });
});

describe("a single offer", () => {
  it("is one without variants", () => {
    const selection = new Selection([one, two, three, offer("whole", "line:3"), offer("more", "line:3", "kind:z")]);
    assert.equal(selection.single, null);
    selection.press("line:1");
    assert.equal(selection.single, one);
    selection.press("line:2");
    assert.equal(selection.single, null);
    selection.press("kind:y");
    assert.equal(selection.single, three);
    selection.clear();
    selection.press("line:3");
    assert.deepEqual([selection.ready?.action, selection.single], ["whole", null]);
  });
});

describe("aiming", () => {
  it("takes the place of a choice, and gives way to one", () => {
    const selection = new Selection(offers);
    selection.press("line:1");
    selection.aimAt(aim);
    assert.deepEqual([selection.aim, selection.tree.path], [aim, []]);
    selection.press("line:1");
    assert.equal(selection.aim, null);
    selection.aimAt(aim);
    selection.pressOffer(two);
    assert.equal(selection.aim, null);
  });

  it("is the first thing that is taken back", () => {
    const selection = new Selection(offers);
    selection.aimAt(aim);
    selection.chooseOffer(one);
    assert.deepEqual([selection.back(), selection.aim, selection.ready], [true, null, one]);
    assert.deepEqual([selection.back(), selection.ready], [true, null]);
    assert.equal(selection.back(), false);
  });
});

describe("an aim with two ends", () => {
  const from = { ...aim, origin: "hex:A1" };
  const to = { ...from, goal: "hex:B1" };

  it("is taken back end by end", () => {
    const selection = new Selection(offers);
    selection.aimAt(from);
    selection.aimAt(to);
    assert.equal(selection.aim, to);
    assert.deepEqual([selection.back(), selection.aim], [true, from]);
    assert.deepEqual([selection.back(), selection.aim, selection.back()], [true, null, false]);
  });

  it("changes its second end", () => {
    const selection = new Selection(offers);
    const other = { ...from, goal: "hex:C1" };
    selection.aimAt(from);
    selection.aimAt(to);
    selection.aimAt(other);
    assert.equal(selection.aim, other);
    selection.back();
    assert.equal(selection.aim, from);
  });

  it("begins anew from another origin", () => {
    const selection = new Selection(offers);
    const elsewhere = { ...aim, origin: "hex:D1" };
    selection.aimAt(from);
    selection.aimAt(elsewhere);
    assert.deepEqual([selection.aim, selection.back(), selection.aim], [elsewhere, true, null]);
  });
});

describe("a plan that is changed at one of its steps", () => {
  it("opens what is to be chosen there once the steps before it are played", () => {
    const selection = new Selection(offers);
    selection.follow(plan("one"), 7, "line:2");
    selection.nextStep(table({ entry: 7, offers: [one] }));
    assert.equal(selection.takeOpened(), null);
    selection.nextStep(table({ entry: 8, offers: [two, three] }));
    assert.deepEqual([selection.takeOpened(), selection.takeOpened()], ["line:2", null]);
  });

  it("opens at once where nothing comes before, and nothing after a refusal", () => {
    const selection = new Selection(offers);
    selection.follow(plan(), 7, "line:2");
    selection.nextStep(table({ entry: 7, offers }));
    assert.equal(selection.takeOpened(), "line:2");
    assert.equal(selection.takeBackPlan(7), null);
    selection.follow(plan("one"), 7, "line:2");
    selection.stopPlan();
    assert.equal(selection.takeOpened(), null);
  });
});

describe("a table that moves", () => {
  it("keeps a choice among the same offers", () => {
    const selection = new Selection(offers);
    selection.press("line:1");
    selection.aimAt(aim);
    selection.press("line:1");
    selection.renew([...offers], true);
    assert.equal(selection.ready, one);
  });

  it("drops choice and aim among others", () => {
    const selection = new Selection(offers);
    selection.press("line:1");
    selection.renew(offers, false);
    assert.deepEqual(selection.tree.path, []);
    selection.aimAt(aim);
    selection.renew(offers, true);
    assert.equal(selection.aim, null);
  });

  it("restores a choice as far as it is offered, but none over another", () => {
    const selection = new Selection(offers);
    selection.restore(["line:2", "kind:gone"]);
    assert.deepEqual(selection.tree.path, ["line:2"]);
    selection.restore(["line:1"]);
    assert.deepEqual(selection.tree.path, ["line:2"]);
  });

  it("compares offers by their actions", () => {
    assert.ok(areSame([one, two], [{ ...one }, { ...two }]));
    assert.ok(!areSame([one, two], [two, one]));
    assert.ok(!areSame([one], [one, two]));
  });
});

describe("a plan", () => {
  const at = (entry, ...on) => table({ entry, offers: on });

  it("is played action by action and taken back as one", () => {
    const selection = new Selection(offers);
    selection.aimAt(aim);
    selection.follow(plan("one", "two"), 7);
    assert.deepEqual([selection.aim, selection.hasSteps], [null, true]);
    assert.equal(selection.nextStep(at(7, one)), one);
    assert.equal(selection.nextStep(at(8, two)), two);
    assert.equal(selection.hasSteps, false);
    assert.equal(selection.nextStep(at(9, one)), null);
    assert.equal(selection.takeBackPlan(9), 7);
    assert.equal(selection.takeBackPlan(9), null);
  });

  it("ends where its next action is not offered", () => {
    const selection = new Selection(offers);
    selection.follow(plan("one", "two", "three"), 7);
    selection.nextStep(at(7, one));
    assert.equal(selection.nextStep(at(8, three)), null);
    assert.equal(selection.hasSteps, false);
    assert.equal(selection.nextStep(at(9, three)), null);
    assert.equal(selection.takeBackPlan(8), 7);
  });

  it("is taken back as one only on top of it", () => {
    const selection = new Selection(offers);
    selection.follow(plan("one"), 7);
    selection.nextStep(at(7, one));
    selection.nextStep(at(8));
    selection.nextStep(at(9));
    assert.equal(selection.takeBackPlan(9), null);
  });

  it("stops when it is told to", () => {
    const selection = new Selection(offers);
    selection.follow(plan("one", "two"), 7);
    selection.stopPlan();
    assert.equal(selection.nextStep(at(7, one)), null);
  });
});

import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { seriesOf, Stepper } from "../../src/capolinea/render/static/stepper.js";
import { offer } from "./samples.js";

const AUCTION = "bid 1.0";
const bid = (amount, series = AUCTION) => ({
  ...offer(`bid ${amount}`, `amount:${amount}`), step: { series, amount, figure: `€${amount}`, limit: `up to ${amount}`, note: "" },
});
const pass = { ...offer("pass", "button:pass"), declines: true };
const bids = (from, to, series) => [...Array.from({ length: to - from + 1 }, (_, place) => bid(from + place, series)), pass];

describe("a stepper", () => {
  it("goes through a series, lowest first, and no further than its ends", () => {
    const stepper = new Stepper();
    stepper.renew([bid(3), pass, bid(1), bid(2)]);
    assert.deepEqual(seriesOf([bid(3), pass, bid(1)]).map((each) => each.step.amount), [1, 3]);
    assert.deepEqual([stepper.offer.action, stepper.isLeast, stepper.isMost], ["bid 1", true, false]);
    stepper.move(5);
    assert.deepEqual([stepper.offer.action, stepper.isLeast, stepper.isMost], ["bid 3", false, true]);
    stepper.move(-9);
    assert.equal(stepper.offer.action, "bid 1");
  });

  it("has nothing to choose where no offers differ in a number alone", () => {
    const stepper = new Stepper();
    stepper.renew([pass]);
    assert.deepEqual([stepper.offer, stepper.accept(0)], [null, null]);
  });

  it("keeps what is chosen while the same is asked, or the next that is enough", () => {
    const stepper = new Stepper();
    stepper.renew(bids(0, 9));
    stepper.move(3);
    stepper.setLimit(true);
    stepper.renew(bids(2, 9));
    assert.deepEqual([stepper.offer.action, stepper.isLimit], ["bid 3", true]);
    stepper.renew(bids(5, 9));
    assert.equal(stepper.offer.action, "bid 5");
    stepper.renew(bids(0, 9, "bid 1.1"));
    assert.deepEqual([stepper.offer.action, stepper.isLimit], ["bid 0", false]);
  });

  it("sends the amount itself without a limit", () => {
    const stepper = new Stepper();
    stepper.renew(bids(1, 9));
    stepper.move(2);
    assert.deepEqual([stepper.accept(0).action, stepper.order], ["bid 3", null]);
  });
});

describe("an order", () => {
  const ordered = (to) => {
    const stepper = new Stepper();
    stepper.renew(bids(1, 9));
    stepper.setLimit(true);
    stepper.move(to - 1);
    assert.equal(stepper.accept(0).action, "bid 1");
    return stepper;
  };

  it("goes on with the least that is needed, and then passes", () => {
    const stepper = ordered(4);
    assert.equal(stepper.order.limit, "up to 4");
    assert.equal(stepper.due(AUCTION, 0, []), null);
    assert.equal(stepper.due(AUCTION, 0, bids(3, 9)).action, "bid 3");
    assert.equal(stepper.due(AUCTION, 0, bids(5, 9)).action, "pass");
    assert.deepEqual([stepper.order, stepper.due(AUCTION, 0, bids(6, 9))], [null, null]);
  });

  it("passes where nothing else is left to do", () => {
    assert.equal(ordered(4).due(AUCTION, 0, [pass]).action, "pass");
  });

  it("never acts for another seat", () => {
    const stepper = ordered(4);
    assert.equal(stepper.due(AUCTION, 1, bids(2, 9)), null);
    assert.notEqual(stepper.order, null);
  });

  it("ends with its auction, whoever is asked then", () => {
    const next = ordered(4);
    assert.deepEqual([next.due("bid 1.1", 0, bids(0, 9, "bid 1.1")), next.order], [null, null]);
    const over = ordered(4);
    assert.deepEqual([over.due("", 0, []), over.order], [null, null]);
  });

  it("can be cancelled", () => {
    const stepper = ordered(4);
    stepper.cancel();
    assert.deepEqual([stepper.order, stepper.due(AUCTION, 0, bids(2, 9))], [null, null]);
  });
});

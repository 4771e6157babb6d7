import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { Feed } from "../../src/capolinea/render/static/feed.js";
import { Selection } from "../../src/capolinea/render/static/selection.js";
import { Sending } from "../../src/capolinea/render/static/sending.js";
import { later, logged, offer, ok, server, settled, table } from "./samples.js";

const rail = offer("rail", "line:1");
const stop = offer("stop", "button:stop");

/** Sending with a real feed and a real selection, wired as the table wires them. */
function wire(data, ...answers) {
  const { ask, asked } = server(...answers);
  const told = [];
  const tell = (what) => (...said) => told.push([what, ...said]);
  const selection = new Selection(data.offers);
  const onShow = (now) => { selection.renew(now.offers, false); sending.reset(); };
  const feed = new Feed(data, {
    ask, look: async () => {}, isStill: () => true, onShow, onVeil: () => {}, onSeats: () => {}, onProblem: () => {}, onLost: () => {},
  });
  const sending = new Sending({
    ask,
    feed,
    selection,
    onChange: tell("change"),
    onProblem: tell("problem"),
    onStale: tell("stale"),
    onSecondSeat: tell("second seat"),
    onLost: tell("lost"),
  });
  return { sending, feed, selection, asked, told };
}

const start = (more = {}) => table({ entry: 4, offers: [rail, stop], log: [logged(4, "four")], ...more });
const refused = (more = {}) => ({ status: 422, body: { code: "x", message: "no", clause: "TA-1", fix: null, ...more } });

const sure = { isSure: true };

describe("a move", () => {
  it("is sent with the entry that was seen and the log that is known", async () => {
    const { sending, feed, selection, asked, told } = wire(start(), ok(table({ entry: 5, log: [logged(5, "five")] })));
    const sent = sending.play(rail, sure);
    assert.deepEqual([sending.isSending, selection.ready, told], [true, rail, [["change"]]]);
    await sent;
    assert.deepEqual(asked, [{ path: "/api/tables/t1/actions", posted: { seat: 0, entry: 4, log: 4, have: "m0", action: "rail", if_undoable: false } }]);
    assert.deepEqual([sending.isSending, feed.shown.entry, selection.tree.path], [false, 5, []]);
    assert.deepEqual(feed.shown.log.map(({ entry }) => entry), [4, 5]);
    assert.equal(told.length, 2);
  });

  it("asks for the whole log where the answer may be for other eyes", async () => {
    const { sending, feed, asked } = wire(start({ my_seats: [0, 1], hides: false }), ok(start({ entry: 5, my_seats: [0, 1], hides: false, log: [logged(5, "five")] })));
    await sending.play(rail, sure);
    assert.equal(asked[0].posted.log, -1);
    assert.deepEqual(feed.shown.log.map(({ entry }) => entry), [5]);
  });

  it("is one at a time", async () => {
    const answer = later();
    const { sending, selection, asked } = wire(start({ can_undo: true }), answer.promise);
    sending.play(rail, sure);
    await sending.play(stop, sure);
    await sending.undo();
    assert.deepEqual([asked.length, selection.ready], [1, rail]);
  });

  it("is over when its news overtakes its answer, and the answer does not end the next", async () => {
    const [first, second] = [later(), later()];
    const { sending, feed, selection } = wire(start(), first.promise, second.promise);
    const one = sending.play(rail, sure);
    feed.take(start({ entry: 5 }));
    assert.equal(sending.isSending, false);
    sending.play(stop, sure);
    first.keep(ok(start({ entry: 4 })));
    await one;
    assert.deepEqual([sending.isSending, selection.ready], [true, stop]);
    second.keep(ok(start({ entry: 6 })));
    await settled();
    assert.equal(sending.isSending, false);
  });

  it("that nobody answered may be sent again", async () => {
    const { sending, selection, told } = wire(start(), new Error("down"), ok(start({ entry: 5 })));
    await sending.play(rail, sure);
    assert.deepEqual([sending.isSending, sending.refusal, selection.ready], [false, null, rail]);
    assert.deepEqual(told, [["change"], ["lost"], ["change"]]);
    await sending.play(rail, sure);
    assert.equal(sending.isSending, false);
  });
});

describe("a move that cannot be undone", () => {
  const asks = () => ({ status: 202, body: { code: "undo.will_draw", message: "for good" } });

  it("is asked about, and stays chosen", async () => {
    const { sending, feed, selection, asked } = wire(start(), asks(), ok(start({ entry: 5 })));
    await sending.play(rail, { isSure: false });
    assert.equal(asked[0].posted.if_undoable, true);
    assert.deepEqual([sending.question, sending.refusal, selection.ready, feed.shown.entry], ["for good", null, rail, 4]);
    await sending.play(rail, sure);
    assert.deepEqual([sending.question, asked[1].posted.if_undoable, feed.shown.entry], [null, false, 5]);
  });

  it("is asked about no more when something else is chosen or the table moves", async () => {
    const { sending, feed } = wire(start(), asks(), asks());
    await sending.play(rail, { isSure: false });
    assert.deepEqual([sending.dismiss(), sending.question], [false, null]);
    await sending.play(rail, { isSure: false });
    feed.take(start({ entry: 5 }));
    assert.equal(sending.question, null);
  });
});

describe("a refusal", () => {
  it("is kept with what was chosen until it is read", async () => {
    const { sending, selection } = wire(start(), refused());
    await sending.play(rail, sure);
    assert.deepEqual([sending.refusal?.message, sending.refusal?.path, selection.ready], ["no", ["line:1"], rail]);
    assert.deepEqual([sending.dismiss(), sending.refusal, sending.dismiss()], [true, null, false]);
  });

  it("ends a plan", async () => {
    const { sending, selection } = wire(start(), refused());
    selection.follow({ actions: ["rail", "stop"] }, 4);
    await sending.play(selection.nextStep(start()), sure);
    assert.equal(selection.hasSteps, false);
  });

  it("of a page that is behind brings the fresh table, and what was chosen is chosen there", async () => {
    const { sending, feed, selection } = wire(start(), refused({ code: "entry.stale", table: start({ entry: 6 }) }));
    await sending.play(rail, sure);
    assert.deepEqual([feed.shown.entry, selection.ready?.action, sending.refusal?.code], [6, "rail", "entry.stale"]);
  });

  it("without the fresh table has it fetched", async () => {
    const { sending, told } = wire(start(), refused({ code: "entry.stale" }));
    await sending.play(rail, sure);
    assert.deepEqual(told, [["change"], ["stale"], ["change"]]);
  });

  it("is over when the table moves", async () => {
    const { sending, feed } = wire(start(), refused());
    await sending.play(rail, sure);
    feed.take(start({ entry: 5 }));
    assert.equal(sending.refusal, null);
  });
});

describe("taking back", () => {
  it("is asked for only where it can be", async () => {
    const { sending, asked } = wire(start());
    await sending.undo();
    assert.deepEqual(asked, []);
  });

  it("takes back one action, or a plan as one", async () => {
    const { sending, selection, asked } = wire(start({ can_undo: true }), ok(start({ entry: 5, can_undo: true })), ok(start({ entry: 6 })));
    selection.follow({ actions: ["x"] }, 3);
    selection.nextStep(start({ entry: 3, offers: [offer("x", "line:1")] }));
    selection.nextStep(start({ entry: 4 }));
    await sending.undo();
    await sending.undo();
    assert.deepEqual(asked.map(({ path, posted }) => [path, posted.to]), [["/api/tables/t1/undo", 3], ["/api/tables/t1/undo", undefined]]);
  });
});

describe("a seat that comes back", () => {
  it("is looked through from then on", async () => {
    const { sending, feed, asked } = wire(start(), ok(start({ entry: 5, viewer: 1, my_seats: [1] })), ok(start({ entry: 5, viewer: 1 })));
    await sending.takeBack(1);
    await feed.refresh();
    assert.deepEqual(asked.map(({ path }) => path), ["/api/tables/t1/seats/1/back", "/api/tables/t1?seat=1&log=4&have=m0"]);
  });

  it("beside another needs another page", async () => {
    const { sending, feed, told } = wire(start(), ok(start({ entry: 5, my_seats: [0, 1] })));
    await sending.takeBack(1);
    assert.deepEqual([feed.shown.entry, told], [4, [["second seat"]]]);
  });

  it("may be refused, or nobody answers", async () => {
    const { sending, told } = wire(start(), { status: 409, body: { message: "no" } }, new Error("down"));
    await sending.takeBack(1);
    await sending.takeBack(1);
    assert.deepEqual(told, [["problem", "no"], ["lost"]]);
  });
});

describe("chat", () => {
  it("is said from a seat, or as a spectator", async () => {
    const seated = wire(start());
    assert.equal(await seated.sending.chat("hi"), true);
    assert.deepEqual(seated.asked, [{ path: "/api/tables/t1/chat", posted: { text: "hi", seat: 0 } }]);
    const watching = wire(start({ viewer: null }));
    await watching.sending.chat("hi");
    assert.deepEqual(watching.asked[0].posted, { text: "hi" });
  });

  it("may be refused, or nobody answers", async () => {
    const { sending, told } = wire(start(), { status: 429, body: { message: "wait" } }, new Error("down"));
    assert.deepEqual([await sending.chat("hi"), await sending.chat("hi")], [false, false]);
    assert.deepEqual(told, [["problem", "wait"], ["lost"]]);
  });
});

import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it } from "node:test";

import { Feed, growLog, isMyTurn, passOn } from "../../src/capolinea/render/static/feed.js";
import { clock, later, logged, ok, seat, server, settled, table } from "./samples.js";

/** A feed, and everything that it tells. */
function listen(data, { answers = [], isStill = true } = {}) {
  const { ask, asked } = server(...answers);
  const told = [];
  const looks = [];
  const feed = new Feed(data, {
    ask,
    look: () => { const look = later(); looks.push(look); return look.promise; },
    isStill: () => isStill,
    onShow: (now, old) => told.push(["show", old.entry, now.entry]),
    onVeil: (number) => told.push(["veil", number]),
    onSeats: () => told.push(["seats"]),
    onProblem: (message) => told.push(["problem", message]),
    onLost: () => told.push(["lost"]),
  });
  return { feed, asked, told, looks, shows: () => told.filter(([what]) => what === "show") };
}

const at = (entry, more = {}) => table({ entry, ...more });

describe("the log", () => {
  it("grows by what is newer", () => {
    const log = [logged(1, "one"), logged(2, "two")];
    assert.deepEqual(growLog(log, [logged(2, "two again"), logged(3, "three")]).map(({ line }) => line.text), ["one", "two", "three"]);
    assert.equal(log.length, 2);
  });

  it("joins a line to the last, with all that both mention", () => {
    const ride = (entry, text, ...targets) => logged(entry, text, { joins: "ride", targets });
    const [only, ...more] = growLog([ride(1, "to a", "a", "b")], [ride(2, "to c", "b", "c")]);
    assert.deepEqual([only.entry, only.line.text, only.line.targets, more], [2, "to c", ["a", "b", "c"], []]);
  });

  it("does not join lines that join nothing, or other things", () => {
    assert.equal(growLog([logged(1, "a")], [logged(2, "b")]).length, 2);
    assert.equal(growLog([logged(1, "a", { joins: "x" })], [logged(2, "b", { joins: "y" })]).length, 2);
  });

  it("takes several lines of one entry", () => {
    assert.equal(growLog([], [logged(0, "a"), logged(0, "b")]).length, 2);
  });
});

it("is my turn where one of my seats is to move while it is played", () => {
  const mine = [seat(0, { mine: true, to_move: true })];
  assert.ok(isMyTurn(table({ seats: mine })));
  assert.ok(!isMyTurn(table({ seats: mine, status: "over" })));
  assert.ok(!isMyTurn(table({ seats: [seat(0, { mine: true }), seat(1, { to_move: true })] })));
});

describe("what comes to be shown", () => {
  let time;
  beforeEach(() => { time = clock(); });
  afterEach(() => time.restore());

  it("is shown one after the other, each when the one before has settled", () => {
    const { feed, shows } = listen(at(0), { isStill: false });
    feed.take(at(1));
    feed.take(at(2));
    assert.deepEqual([feed.shown.entry, feed.newest.entry], [1, 2]);
    time.pass(339);
    assert.equal(feed.shown.entry, 1);
    time.pass(1);
    assert.equal(feed.shown.entry, 2);
    assert.deepEqual(shows(), [["show", 0, 1], ["show", 1, 2]]);
  });

  it("comes sooner where it is a step of the same thing", () => {
    const step = (entry) => at(entry, { log: [logged(entry, "on", { joins: "ride" })] });
    const { feed } = listen(step(0), { isStill: false });
    feed.take(step(1));
    feed.take(step(2));
    time.pass(130);
    assert.equal(feed.shown.entry, 2);
  });

  it("comes at once where nothing may move", () => {
    const { feed } = listen(at(0));
    feed.take(at(1));
    feed.take(at(2));
    assert.equal(feed.shown.entry, 2);
  });

  it("does not wait for what is no move", () => {
    const { feed, shows } = listen(at(3), { isStill: false });
    feed.take(at(3));
    feed.take(at(3));
    assert.equal(shows().length, 2);
  });

  it("is never older than what is known", () => {
    const { feed, shows } = listen(at(5));
    feed.take(at(4));
    assert.deepEqual([feed.shown.entry, shows()], [5, []]);
  });

  it("is the newest alone where too much waits", () => {
    const { feed, shows } = listen(at(0), { isStill: false });
    for (const entry of [1, 2, 3, 4, 5, 6]) feed.take(at(entry));
    time.pass(340);
    assert.deepEqual(shows(), [["show", 0, 1], ["show", 1, 6]]);
  });

  it("is the newest alone for somebody who will not wait", () => {
    const { feed, shows } = listen(at(0), { isStill: false });
    for (const entry of [1, 2, 3]) feed.take(at(entry));
    feed.skip();
    assert.deepEqual(shows(), [["show", 0, 1], ["show", 1, 3]]);
    feed.skip();
    time.pass(1000);
    assert.equal(shows().length, 2);
  });
});

describe("asking the server", () => {
  it("asks for no more of the log than it lacks, and completes it", async () => {
    const answer = at(3, { log: [logged(3, "three")] });
    const { feed, asked } = listen(at(2, { log: [logged(2, "two")] }), { answers: [ok(answer)] });
    await feed.refresh();
    assert.deepEqual(asked, [{ path: "/api/tables/t1?seat=0&log=2&have=m0" }]);
    assert.deepEqual(feed.shown.log.map(({ entry }) => entry), [2, 3]);
  });

  it("takes the whole log of other eyes", async () => {
    const answer = at(3, { viewer: null, log: [logged(3, "three")] });
    const { feed, asked } = listen(at(2, { log: [logged(2, "two")] }), { answers: [ok(answer)] });
    feed.lookAs(1);
    await feed.refresh();
    assert.deepEqual(asked, [{ path: "/api/tables/t1?seat=1&lines=50" }]);
    assert.deepEqual(feed.shown.log.map(({ entry }) => entry), [3]);
  });

  it("puts what has changed together with what it has", async () => {
    const news = { have: "m0", change: { k: { entry: { v: 3 }, mark: { v: "m3" }, changed: { m: [0, 0, ["line:1"]] } } }, log: [logged(3, "three")] };
    const { feed } = listen(at(2, { log: [logged(2, "two")], older: true }), { answers: [ok(news), ok({ have: "m3", change: null, log: [] })] });
    await feed.refresh();
    assert.deepEqual([feed.shown.entry, feed.shown.mark, feed.shown.changed, feed.shown.older], [3, "m3", ["line:1"], true]);
    assert.deepEqual(feed.shown.log.map(({ line }) => line.text), ["two", "three"]);
    await feed.refresh();
    assert.equal(feed.shown.entry, 3);
  });

  it("asks for nothing that it has", async () => {
    const { feed, looks } = listen(at(2));
    feed.pushed("entry", 2);
    assert.equal(looks.length, 0);
    feed.pushed("entry", 3);
    assert.equal(looks.length, 1);
  });

  it("reads older lines of the log, once each", async () => {
    const { feed, asked } = listen(at(9, { log: [logged(8, "eight"), logged(9, "nine")], older: true }), { answers: [ok({ lines: [logged(6, "six")], older: false })] });
    const both = await Promise.all([feed.older(), feed.older()]);
    assert.deepEqual([both, asked], [[1, 0], [{ path: "/api/tables/t1/log?seat=0&before=8" }]]);
    assert.deepEqual(feed.shown.log.map(({ entry }) => entry), [6, 8, 9]);
    assert.equal(await feed.older(), 0);
  });

  it("keeps older lines that come while it asks for news", async () => {
    const slow = later();
    const { feed } = listen(at(9, { log: [logged(9, "nine")], older: true }), { answers: [slow.promise, ok({ lines: [logged(6, "six")], older: false })] });
    const refreshed = feed.refresh();
    await feed.older();
    slow.keep(ok({ have: "m0", change: { k: { entry: { v: 10 } } }, log: [logged(10, "ten")] }));
    await refreshed;
    assert.deepEqual([feed.shown.log.map(({ entry }) => entry), feed.shown.older], [[6, 9, 10], false]);
  });

  it("takes the whole log of a table that is no longer seen through the eyes it asked for", async () => {
    const answer = at(3, { viewer: null, my_seats: [], log: [logged(3, "three")] });
    const { feed } = listen(at(2, { log: [logged(2, "two")] }), { answers: [ok(answer)] });
    await feed.refresh();
    assert.deepEqual(feed.shown.log.map(({ entry }) => entry), [3]);
  });

  it("asks as a spectator without a seat", async () => {
    const { feed, asked } = listen(at(2, { viewer: null, my_seats: [] }), { answers: [ok(at(2, { viewer: null, my_seats: [] }))] });
    await feed.refresh();
    assert.deepEqual(asked, [{ path: "/api/tables/t1?seat=-1&log=-1&have=m0" }]);
  });

  it("throws where the server fails, and keeps what it says of itself until it is well", async () => {
    const { feed } = listen(at(2), { answers: [{ status: 503, body: { message: "no database" } }, { status: 500, body: {} }] });
    await assert.rejects(feed.refresh());
    assert.equal(feed.outOfOrder, "no database");
    await assert.rejects(feed.refresh());
    assert.equal(feed.outOfOrder, "");
  });

  it("keeps what it has where it may not see the table", async () => {
    const { feed, shows } = listen(at(2), { answers: [{ status: 403, body: {} }] });
    await feed.refresh();
    assert.deepEqual([feed.shown.entry, shows()], [2, []]);
  });

  it("gives the ways to a thing as long as the table has not moved", async () => {
    const aim = { prompt: "", hint: "", plans: [] };
    const slow = later();
    const { feed, asked } = listen(at(2), { answers: [ok(aim), slow.promise] });
    assert.equal(await feed.waysTo("dot:é"), aim);
    assert.equal(asked[0].path, "/api/tables/t1/aim?seat=0&target=dot%3A%C3%A9");
    const found = feed.waysTo("dot:1");
    feed.take(at(3));
    slow.keep(ok(aim));
    assert.equal(await found, null);
  });

  it("tells why there is no page to look up, or that nobody answered", async () => {
    const { feed, told } = listen(at(2), { answers: [{ status: 422, body: { message: "no" } }, new Error("down")] });
    assert.deepEqual([await feed.lookUp("odds"), await feed.lookUp("odds")], [null, null]);
    assert.deepEqual(told, [["problem", "no"], ["lost"]]);
  });
});

describe("pushes", () => {
  it("look once more for all that come while one is fetched", async () => {
    const { feed, looks } = listen(at(0));
    feed.pushed("entry");
    feed.pushed("entry");
    feed.pushed("chat");
    assert.equal(looks.length, 1);
    looks[0].keep();
    await settled();
    assert.equal(looks.length, 2);
    looks[1].keep();
    await settled();
    assert.equal(looks.length, 2);
    feed.pushed("entry");
    assert.equal(looks.length, 3);
  });

  it("tell of seats once the table has been fetched", async () => {
    const { feed, looks, told } = listen(at(0));
    feed.pushed("seats");
    assert.deepEqual(told, []);
    looks[0].keep();
    await settled();
    assert.deepEqual(told, [["seats"]]);
    feed.pushed("entry");
    looks[1].keep();
    await settled();
    assert.deepEqual(told, [["seats"]]);
  });
});

describe("several people at one screen", () => {
  const shared = (viewer, toMove, more = {}) => table({
    viewer,
    my_seats: [0, 1],
    seats: [0, 1, 2].map((number) => seat(number, { mine: number < 2, to_move: toMove.includes(number) })),
    ...more,
  });

  it("pass it on where it is another's turn", () => {
    assert.deepEqual(passOn(shared(0, [1]), 0), { step: "veil", seat: 1 });
    assert.deepEqual(passOn(shared(0, [0]), 0), { step: "show", seat: 0 });
    assert.deepEqual(passOn(shared(0, [0, 1]), 0), { step: "show", seat: 0 });
  });

  it("keep it while others play", () => {
    assert.deepEqual(passOn(shared(0, [2]), 0), { step: "show", seat: 0 });
    assert.deepEqual(passOn(shared(1, [2]), 0), { step: "show", seat: 0 });
  });

  it("see nothing before somebody has said who sits there", () => {
    assert.deepEqual(passOn(shared(0, [0]), null), { step: "veil", seat: 0 });
    assert.deepEqual(passOn(shared(1, [2]), null), { step: "veil", seat: 1 });
  });

  it("see no hand of another, though it be their turn", () => {
    assert.deepEqual(passOn(shared(1, [0]), 0), { step: "veil", seat: 0 });
  });

  it("need no veil where nothing is hidden", () => {
    assert.deepEqual(passOn(shared(0, [1], { hides: false }), 0), { step: "fetch", seat: 1 });
    assert.deepEqual(passOn(shared(1, [1], { hides: false }), 0), { step: "show", seat: 1 });
    assert.deepEqual(passOn(shared(1, [2], { hides: false }), null), { step: "show", seat: 1 });
  });

  it("are shown nothing until the veil is lifted", async () => {
    const { feed, told, asked } = listen(shared(0, [0]), { answers: [ok(shared(0, [0])), ok(shared(1, [1], { entry: 1 }))] });
    feed.begin();
    await feed.passTo(0);
    assert.deepEqual(told, [["veil", 0], ["veil", null], ["show", 0, 0]]);
    feed.take(shared(0, [1], { entry: 1 }));
    assert.deepEqual([feed.shown.entry, told.at(-1)], [0, ["veil", 1]]);
    await feed.passTo(1);
    assert.deepEqual(told.slice(-2), [["veil", null], ["show", 0, 1]]);
    assert.deepEqual(asked.map(({ path }) => path), ["/api/tables/t1?seat=0&lines=50", "/api/tables/t1?seat=1&lines=50"]);
  });

  it("turn to whoever plays by themselves where nothing is hidden", async () => {
    const { feed, asked } = listen(shared(0, [0], { hides: false }), { answers: [ok(shared(1, [1], { hides: false, entry: 1 }))] });
    feed.begin();
    feed.take(shared(0, [1], { hides: false, entry: 1 }));
    assert.equal(feed.shown.viewer, 0);
    await settled();
    assert.deepEqual([feed.shown.viewer, asked], [1, [{ path: "/api/tables/t1?seat=1&lines=50" }]]);
  });

  it("are asked for as whoever plays where nothing is hidden", async () => {
    const { feed, asked } = listen(shared(0, [0], { hides: false }), { answers: [{ status: 404, body: {} }] });
    feed.lookAs(0);
    feed.take(shared(1, [1], { hides: false, entry: 1 }));
    await feed.refresh();
    assert.deepEqual(asked, [{ path: "/api/tables/t1?seat=1&log=-1&have=m0" }]);
  });

  it("have nothing to hide before and after the match", () => {
    const { feed, told } = listen(shared(0, [0]));
    feed.take(shared(0, [1], { status: "over", entry: 1 }));
    assert.deepEqual(told, [["veil", null], ["show", 0, 1]]);
  });
});

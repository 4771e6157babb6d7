import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, it } from "node:test";

import { Connection } from "../../src/capolinea/render/static/connection.js";
import { clock, settled } from "./samples.js";

/** So much of a browser as a connection hears of. */
const browser = { events: new Map(), streams: [], now: 0 };

class FakeStream {
  constructor(path) {
    this.path = path;
    this.isClosed = false;
    this.heard = new Map();
    browser.streams.push(this);
  }

  addEventListener(kind, call) { this.heard.set(kind, call); }
  close() { this.isClosed = true; }
}

const hear = (kind, call) => browser.events.set(kind, call);
Object.assign(globalThis, { EventSource: FakeStream, addEventListener: hear, document: { hidden: false, addEventListener: hear } });
performance.now = () => browser.now;

/** A connection to a server that answers as long as it is up. */
function connect() {
  const server = { isUp: true, asked: 0 };
  const told = [];
  const connection = new Connection(() => `/events?seen=${browser.streams.length}`, {
    refresh: async () => { server.asked += 1; if (!server.isUp) throw new Error("down"); },
    onPush: (kind, entry) => told.push(entry === undefined ? kind : `${kind} ${entry}`),
    onChange: (lost) => told.push(lost === null ? "found" : lost.seconds),
  });
  const stream = () => browser.streams.at(-1);
  const fire = async (kind, event = { data: "{}" }) => { (stream().heard.get(kind) ?? browser.events.get(kind))(event); await settled(); };
  return { connection, server, told, stream, fire };
}

let time;
beforeEach(() => {
  time = clock();
  Object.assign(browser, { streams: [], now: 100_000 });
  globalThis.document.hidden = false;
});
afterEach(() => time.restore());

/** Long after the stream was opened. */
const muchLater = () => { browser.now += 60_000; };
const pass = async (seconds) => { for (let each = 0; each < seconds; each += 1) { time.pass(1000); await settled(); } };

describe("a connection", () => {
  it("says what is pushed", async () => {
    const { fire, told, stream } = connect();
    assert.equal(stream().path, "/events?seen=0");
    for (const kind of ["open", "chat", "seats"]) await fire(kind);
    await fire("entry", { data: '{"entry": 7}' });
    assert.deepEqual(told, ["chat", "seats", "entry 7"]);
  });

  it("that breaks off is opened again without a word while the server answers", async () => {
    const { fire, told, server, stream, connection } = connect();
    const first = stream();
    await fire("open");
    muchLater();
    await fire("error");
    assert.deepEqual([told, server.asked, first.isClosed, stream().path, connection.lost], [[], 1, true, "/events?seen=1", null]);
  });

  it("that breaks off at once is lost, though the server answers", async () => {
    const { fire, told, connection } = connect();
    await fire("error");
    assert.deepEqual([told, connection.lost], [[2], { seconds: 2 }]);
  });

  it("that is lost counts down, tries again and is found", async () => {
    const { fire, told, server, connection } = connect();
    muchLater();
    server.isUp = false;
    await fire("error");
    assert.deepEqual(told, [2]);
    await pass(2);
    assert.deepEqual(told, [2, 1, 0, 4]);
    server.isUp = true;
    await pass(4);
    assert.deepEqual(told.slice(4), [3, 2, 1, 0]);
    await fire("open");
    assert.deepEqual([told.at(-1), connection.lost], ["found", null]);
  });

  it("is tried less and less often, but for ever", async () => {
    const { server, told, connection } = connect();
    muchLater();
    server.isUp = false;
    await connection.lose();
    await pass(2 + 4 + 8 + 15 + 15);
    assert.deepEqual(told.filter((said, place) => place === 0 || told[place - 1] === 0), [2, 4, 8, 15, 15, 15]);
  });

  it("is tried soon again after it was found", async () => {
    const { server, told, connection, fire } = connect();
    muchLater();
    server.isUp = false;
    await connection.lose();
    await pass(2);
    server.isUp = true;
    await connection.tryNow();
    await fire("open");
    server.isUp = false;
    muchLater();
    await connection.lose();
    assert.equal(told.at(-1), 2);
  });

  it("is tried at once when somebody asks, and not twice", async () => {
    const { server, told, connection } = connect();
    muchLater();
    server.isUp = false;
    await connection.lose();
    const asked = server.asked;
    connection.tryNow();
    await connection.tryNow();
    await settled();
    assert.deepEqual([server.asked, told], [asked + 1, [2, 0, 4]]);
    await connection.lose();
    assert.deepEqual(told, [2, 0, 4]);
  });

  it("that somebody found does not go on counting", async () => {
    const { server, told, connection, fire } = connect();
    muchLater();
    server.isUp = false;
    await connection.lose();
    server.isUp = true;
    await connection.tryNow();
    await fire("open");
    await pass(5);
    assert.deepEqual(told, [2, 0, "found"]);
  });

  it("of a page that the browser brings back is found again", async () => {
    const { fire, stream, connection } = connect();
    await fire("open");
    await fire("pagehide");
    assert.ok(stream().isClosed);
    await fire("pageshow", { persisted: false });
    assert.ok(stream().isClosed);
    await fire("pageshow", { persisted: true });
    assert.ok(!stream().isClosed);
    await fire("open");
    assert.equal(connection.lost, null);
  });

  it("hears of the network going and coming", async () => {
    const { fire, told, stream } = connect();
    await fire("online");
    assert.deepEqual(told, []);
    await fire("offline");
    assert.deepEqual([told, stream().isClosed], [[2], true]);
    await fire("online");
    await fire("open");
    assert.deepEqual(told, [2, 0, "found"]);
  });

  it("looks when the page is seen again, which may have slept", async () => {
    const { fire, server } = connect();
    globalThis.document.hidden = true;
    await fire("visibilitychange");
    assert.equal(server.asked, 0);
    globalThis.document.hidden = false;
    await fire("visibilitychange");
    assert.equal(server.asked, 1);
  });

  it("is lost by a look that nobody answers", async () => {
    const { connection, server, told } = connect();
    muchLater();
    server.isUp = false;
    await connection.look();
    await settled();
    assert.deepEqual(told, [2]);
  });
});

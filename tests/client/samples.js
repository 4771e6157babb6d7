// Tables as the server sends them, as small as a test can do with.

/** An offer by what one would click, in order. */
export const offer = (action, ...targets) => ({
  action, targets, label: action, note: "", short: "", names: [], pictures: [], trace: "", declines: false, priority: 0, terms: "", headings: [], step: null,
});

export const seat = (number, more = {}) => ({
  seat: number, name: `seat ${number}`, kind: "person", level: "", mine: false, to_move: false, connected: true, away_minutes: 0,
  invite: "", stand_in: false, can_take_back: false, is_absent: false, out: false, ...more,
});

export const logged = (entry, text, line = {}) => ({
  entry, at: 0, line: { text, seat: null, targets: [], heading: false, joins: "", trail: false, undone_to: null, picture: "", ...line },
});

export const table = (more = {}) => ({
  table: "t1", status: "playing", entry: 0, last_entry: 0, viewer: 0, my_seats: [0], seats: [seat(0, { mine: true }), seat(1)],
  offers: [], can_undo: false, log: [], older: false, mark: "m0", chat: [], changed: [], hides: true, scene: { aims: false, plans: [] }, ...more,
});

/** A server that answers what it was told to, and remembers what it was asked. */
export function server(...answers) {
  const asked = [];
  const ask = async (path, posted) => {
    asked.push(posted === undefined ? { path } : { path, posted });
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return (await answer) ?? { status: 200, body: {} };
  };
  return { ask, asked };
}

export const ok = (body) => ({ status: 200, body });

/** A promise that a test keeps when it likes. */
export function later() {
  let keep;
  const promise = new Promise((resolve) => { keep = resolve; });
  return { promise, keep };
}

/** Whatever was waiting for an answer has gone on. */
export const settled = () => new Promise((resolve) => { setImmediate(resolve); });

/** Time that passes only when a test says so; `restore` gives the real one back. */
export function clock() {
  const real = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout };
  let [now, number] = [0, 0];
  const due = new Map();
  globalThis.setTimeout = (call, delay = 0) => {
    number += 1;
    due.set(number, { at: now + delay, call });
    return number;
  };
  globalThis.clearTimeout = (id) => due.delete(id);
  return {
    pass(time) {
      now += time;
      for (const [id, { at, call }] of [...due].sort(([, a], [, b]) => a.at - b.at)) if (at <= now && due.delete(id)) call();
    },
    restore: () => Object.assign(globalThis, real),
  };
}

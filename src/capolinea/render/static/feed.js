// The feed: what is known of the table, what waits to be shown, and how the server is asked for more.
//
// Contract: knows the table as it is shown, newer ones that wait until what moves has settled, and through whose eyes it is
// asked for. May call the server by `ask`, and `look` to fetch by way of the connection; touches nothing on the page. Tells
// by `onShow` that another table is shown now, by `onVeil` for whose eyes a screen shared by several people waits, by
// `onSeats` that seats have changed, by `onProblem` what the server would not do, by `onLost` that it did not answer.

import { apply } from "./delta.js";

/** @import { Aim, LogData, LoggedLine, LookUpData, TableData, TableNews, WhyData } from "./data.js" */
/** @import { Ask } from "./dom.js" */
/** @import { PushKind } from "./connection.js" */

/** Time for a piece to settle before the next event is shown; less where it is a step of the same thing. */
const SETTLE = 340;
const STEP = 130;
/** So many lines of the log are asked for where none are known. */
const LINES = 50;
/** More news than this at once are not shown one by one. */
const MOST_NEWS = 4;

/**
 * @typedef {object} FeedOptions
 * @property {Ask} ask
 * @property {() => Promise<void>} look
 * @property {() => boolean} isStill whether nothing may move on the page
 * @property {() => number} [pace] how fast what happens is shown, as a factor
 * @property {(data: TableData, old: TableData) => void} onShow
 * @property {(seat: number | null) => void} onVeil null: nothing is to be hidden
 * @property {(data: TableData) => void} onSeats
 * @property {(message: string | undefined) => void} onProblem
 * @property {() => void} onLost
 */

/**
 * What is to be done with a table before it may be seen.
 * @typedef {{ step: "show" | "fetch" | "veil", seat: number | null }} Passing
 */

/** @param {TableData} data */
export const isMyTurn = (data) => data.status === "playing" && data.seats.some((seat) => seat.mine && seat.to_move);

/**
 * The log with more lines; a line that joins the last one takes its place.
 * @param {readonly LoggedLine[]} log
 * @param {readonly LoggedLine[]} fresh
 * @returns {LoggedLine[]}
 */
export function growLog(log, fresh) {
  const grown = [...log];
  for (const logged of fresh) {
    const last = grown.at(-1);
    if (logged.entry <= lastEntry(log)) continue;
    if (last?.line.joins && last.line.joins === logged.line.joins) {
      grown[grown.length - 1] = { ...logged, line: { ...logged.line, targets: [...new Set([...last.line.targets, ...logged.line.targets])] } };
    } else grown.push(logged);
  }
  return grown;
}

/**
 * The table that an answer brings: all of it, or what has changed since the table that was known when it was asked for.
 * @param {TableData} known
 * @param {TableData | TableNews} body
 * @returns {TableData}
 */
export function renewed(known, body) {
  if (!("change" in body) && body.viewer !== known.viewer) return body;
  const log = growLog(known.log, body.log);
  return { ..."change" in body ? apply(known, body.change) : body, log, older: known.older };
}

/** @param {readonly LoggedLine[]} log */
export const lastEntry = (log) => log.at(-1)?.entry ?? -1;

/**
 * With several people at one screen: is it for another of them now? Then nothing is drawn before they say so. Where seats
 * hide nothing, the screen turns to the seat whose turn it is by itself.
 * @param {TableData} data
 * @param {number | null} seat for whom the screen is now; null: for nobody yet
 * @returns {Passing}
 */
export function passOn(data, seat) {
  const turns = data.seats.filter((each) => each.mine && each.to_move).map((each) => each.seat);
  const [next] = turns;
  if (!data.hides) {
    const isSeen = next === undefined || turns.some((each) => each === data.viewer);
    return isSeen ? { step: "show", seat: data.viewer } : { step: "fetch", seat: next };
  }
  if (seat !== null && next === undefined) return { step: "show", seat };
  if (seat !== null && turns.includes(seat) && data.viewer === seat) return { step: "show", seat };
  return { step: "veil", seat: next ?? data.viewer };
}

export class Feed {
  #options;
  /** @type {TableData} */
  #shown;
  /** @type {TableData[]} */
  #waiting = [];
  /** @type {number | null} */
  #seat;
  #outOfOrder = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #settling;
  #isFetching = false;
  #isAskedAgain = false;
  #haveSeatsChanged = false;
  #isReading = false;

  /**
   * @param {TableData} data
   * @param {FeedOptions} options
   */
  constructor(data, options) {
    this.#shown = data;
    this.#options = options;
    this.#seat = data.my_seats.length > 1 ? null : data.viewer;
  }

  /** The table as the page shows it. */
  get shown() {
    return this.#shown;
  }

  /** The newest that is known; the page may be on its way to it. */
  get newest() {
    return this.#waiting.at(-1) ?? this.#shown;
  }

  get isMyTurn() {
    return isMyTurn(this.#shown);
  }

  /** What the server says of itself where it answers, but cannot use its database. */
  get outOfOrder() {
    return this.#outOfOrder;
  }

  get api() {
    return `/api/tables/${this.#shown.table}`;
  }

  /** The page has been drawn: whoever shares its screen may have to pass it on. */
  begin() {
    if (this.#shown.my_seats.length > 1 && this.#shown.status === "playing") this.#mayShow(this.#shown);
  }

  /** Ask for the table; of the log only what is not known yet. */
  async refresh() {
    const known = this.newest;
    const asked = this.#seat ?? known.viewer ?? -1;
    const isSameView = asked === (known.viewer ?? -1);
    const having = isSameView ? `&log=${lastEntry(known.log)}&have=${known.mark}` : `&lines=${LINES}`;
    const { status, body } = await this.#options.ask(`${this.api}?seat=${asked}${having}`);
    this.#outOfOrder = status === 503 ? body.message : "";
    if (status >= 500) throw new Error(`status ${status}`);
    if (status !== 200) return;
    // The same table may have got older lines of its log meanwhile.
    this.take(isSameView ? renewed(this.newest.mark === known.mark ? this.newest : known, body) : body);
  }

  /**
   * Something happened. A push that comes while one is being fetched asks for one more look, not for one each; what is known
   * already is not asked for.
   * @param {PushKind} kind
   * @param {number} [entry] the newest there is
   */
  async pushed(kind, entry = Infinity) {
    if (kind === "entry" && entry <= this.newest.entry) return;
    this.#haveSeatsChanged ||= kind === "seats";
    if (this.#isFetching) { this.#isAskedAgain = true; return; }
    this.#isFetching = true;
    do {
      this.#isAskedAgain = false;
      await this.#options.look();
    } while (this.#isAskedAgain);
    this.#isFetching = false;
    if (this.#haveSeatsChanged) { this.#haveSeatsChanged = false; this.#options.onSeats(this.#shown); }
  }

  /**
   * A new table: shown at once, or as soon as what moves has settled.
   * @param {TableData} data
   */
  take(data) {
    if (data.entry < this.newest.entry) return;
    this.#waiting.push(data);
    if (this.#waiting.length > MOST_NEWS) this.#waiting = this.#waiting.slice(-1);
    if (!this.#settling) this.#showNext();
  }

  /** Show the newest without waiting. */
  skip() {
    if (!this.#settling) return;
    this.#waiting = this.#waiting.slice(-1);
    this.#showNext();
  }

  /**
   * From now on the table is asked for through the eyes of this seat.
   * @param {number} seat
   */
  lookAs(seat) {
    this.#seat = seat;
  }

  /**
   * Whoever plays this seat sits before the screen now.
   * @param {number} seat
   */
  async passTo(seat) {
    this.lookAs(seat);
    const data = await this.#get(`${this.api}?seat=${seat}&lines=${LINES}`);
    if (!data) return;
    this.#options.onVeil(null);
    this.#waiting = [];
    this.#show(data);
  }

  /**
   * The ways to a thing of the board; null where the table has moved on, or the server told why not.
   * @param {string} target
   * @param {string} [origin] where the ways begin, if the last answer named it
   * @returns {Promise<Aim | null>}
   */
  async waysTo(target, origin = "") {
    const { viewer, entry } = this.#shown;
    const from = origin ? `&origin=${encodeURIComponent(origin)}` : "";
    return this.#get(`${this.api}/aim?seat=${viewer}&target=${encodeURIComponent(target)}${from}`, () => this.#shown.entry === entry);
  }

  /**
   * Why nothing can be done with things that were touched, nearest first; null where the table has moved on, or there is
   * nothing to say.
   * @param {readonly string[]} targets
   * @returns {Promise<WhyData | null>}
   */
  async whyNot(targets) {
    const { viewer, entry } = this.#shown;
    const asked = targets.map((target) => `&target=${encodeURIComponent(target)}`).join("");
    const answer = await this.#options.ask(`${this.api}/why?seat=${viewer}${asked}`).catch(() => null);
    if (!answer) this.#options.onLost();
    return answer?.status === 200 && this.#shown.entry === entry ? answer.body : null;
  }

  /** Fetch lines of the log before the first that is known. How many have come. */
  async older() {
    const { viewer, log: [first], older } = this.#shown;
    if (this.#isReading || !older || !first) return 0;
    this.#isReading = true;
    /** @type {LogData | null} */
    const found = await this.#get(`${this.api}/log?seat=${viewer ?? -1}&before=${first.entry}`, () => this.#shown.viewer === viewer);
    this.#isReading = false;
    if (!found) return 0;
    /** @param {TableData} data */
    const grow = (data) => (data.viewer === viewer ? { ...data, log: [...found.lines, ...data.log], older: found.older } : data);
    this.#shown = grow(this.#shown);
    this.#waiting = this.#waiting.map(grow);
    return found.lines.length;
  }

  /**
   * Have the bots play so many times as fast; 0: the rest at once. False: the server told why not.
   * @param {number} times
   */
  async hurry(times) {
    const data = await this.#get(`${this.api}/pace`, () => true, { times });
    return data !== null;
  }

  /**
   * A page of the game's look-up.
   * @param {string} about
   * @returns {Promise<LookUpData | null>}
   */
  async lookUp(about) {
    const seat = this.#seat ?? this.#shown.viewer ?? -1;
    return this.#get(`${this.api}/look-up?seat=${seat}&about=${encodeURIComponent(about)}`);
  }

  /**
   * @param {string} path
   * @param {() => boolean} [isWanted] whether anybody still cares
   * @param {object} [posted]
   */
  async #get(path, isWanted = () => true, posted = undefined) {
    const answer = await this.#options.ask(path, posted).catch(() => null);
    if (!answer) this.#options.onLost();
    if (!answer || !isWanted()) return null;
    if (answer.status === 200) return answer.body;
    this.#options.onProblem(answer.body.message);
    return null;
  }

  #showNext() {
    clearTimeout(this.#settling);
    this.#settling = undefined;
    const data = this.#waiting.shift();
    if (!data) return;
    const [moved, before] = [data.entry > this.#shown.entry, this.#shown.log.at(-1)?.line.joins];
    const goesOn = Boolean(before) && before === data.log.at(-1)?.line.joins;
    this.#show(data);
    if (moved && !this.#options.isStill()) this.#settling = setTimeout(() => this.#showNext(), (goesOn ? STEP : SETTLE) / (this.#options.pace?.() ?? 1));
    else this.#showNext();
  }

  /** @param {TableData} data */
  #show(data) {
    if (!this.#mayShow(data)) return;
    const old = this.#shown;
    this.#shown = data;
    this.#options.onShow(data, old);
  }

  /** @param {TableData} data */
  #mayShow(data) {
    if (data.my_seats.length < 2 || data.status !== "playing") { this.#options.onVeil(null); return true; }
    const { step, seat } = passOn(data, this.#seat);
    if (step !== "veil") this.#seat = seat;
    if (step === "veil") this.#options.onVeil(seat);
    if (step === "fetch" && seat !== null) this.passTo(seat);
    return step === "show";
  }
}

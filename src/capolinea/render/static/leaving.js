// Who has gone out of the game: the sheet that tells it over the board, and the ways on for whoever it was.
//
// Contract: knows whether the sheet is open, and what this browser has closed of it. May call `dom.js`; tells by `onWay` which
// way on was pressed, and by `onClause` that a clause is asked for.

import { around, findAll, local, need, say } from "./dom.js";

/** @import { SeatData, TableData } from "./data.js" */

/** @typedef {"finish" | "fast" | "slow" | "leave" | "stay"} Way */

/** What is remembered of a sheet that was shown and not closed. */
const OPEN = "open ";

/**
 * Whether all seats of this browser are out while others play on.
 * @param {TableData} data
 */
export const isOut = ({ status, seats, my_seats: mine }) =>
  status === "playing" && mine.length > 0 && mine.every((seat) => seats[seat]?.out);

/**
 * Those who play on.
 * @param {TableData} data
 * @returns {readonly SeatData[]}
 */
export const stillPlaying = ({ seats }) => seats.filter((seat) => !seat.out);

/**
 * Whether how somebody went out is still to be told. What happened to others before one came is no news.
 * @param {TableData} data
 * @param {string | null} remembered
 */
export function isNews({ scene: { moment }, my_seats: mine, entry }, remembered) {
  if (!moment || remembered === moment.key) return false;
  const isFresh = moment.key.startsWith(`${entry}.`);
  return remembered === OPEN + moment.key || isFresh || mine.includes(moment.seat);
}

export class Leaving {
  #sheet = need("#leaving");
  #onClose;
  /** @type {TableData | null} The table it was opened at. */
  #data = null;
  /** @type {(() => void)[]} What waits until it has been read. */
  #afterwards = [];

  /** @param {{ onWay: (way: Way) => void, onClause: (clause: string) => void, onClose: () => void }} callbacks */
  constructor({ onWay, onClause, onClose }) {
    this.#onClose = onClose;
    this.#sheet.addEventListener("click", (event) => {
      const clause = around(event, "[data-clause]")?.dataset.clause;
      if (clause) { event.preventDefault(); onClause(clause); }
      const way = /** @type {Way | undefined} */ (around(event, "[data-way]")?.dataset.way);
      if (way) { this.close(); onWay(way); }
    });
  }

  get isOpen() {
    return !this.#sheet.hidden;
  }

  /** @param {TableData} data */
  isNew(data) {
    return isNews(data, local(`${data.table}.moment`));
  }

  /** @param {TableData} data */
  show(data) {
    const { moment } = data.scene;
    if (!moment) return;
    this.#data = data;
    local(`${data.table}.moment`, OPEN + moment.key);
    need("#leaving-body").innerHTML = moment.html;
    const ways = isOut(data) ? ["finish", "fast", "leave"] : ["stay"];
    for (const button of findAll(".ways [data-way]", this.#sheet)) button.hidden = !ways.includes(button.dataset.way ?? "");
    // Where people play on, the way stays in sight and says why it is not offered.
    const finish = need('.ways [data-way="finish"]', this.#sheet);
    finish.toggleAttribute("disabled", !data.can_hurry);
    need('[data-f="note"]', finish).textContent = say(data.can_hurry ? "finish-note" : "finish-people");
    this.#sheet.hidden = false;
    need(".leaving-card", this.#sheet).focus({ preventScroll: true });
  }

  close() {
    if (!this.#data?.scene.moment || !this.isOpen) return;
    local(`${this.#data.table}.moment`, this.#data.scene.moment.key);
    this.#sheet.hidden = true;
    this.#onClose();
    for (const then of this.#afterwards.splice(0)) then();
  }

  /**
   * Now, or as soon as it has been closed.
   * @param {() => void} then
   */
  whenRead(then) {
    if (!this.isOpen) then();
    else this.#afterwards.push(then);
  }
}

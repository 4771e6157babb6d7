// Since your last turn: what the others have done meanwhile, step by step, in a strip over the head of the board.
//
// Contract: knows the moves that are gone through, at which of them it is, and how fast it goes on by itself. Reads no table:
// it is told the lines. Tells by `onStep` which line it has come to, and by null that it has left. It leaves at the
// player's own first touch.

import { around, findAll, local, need, setMark } from "./dom.js";

/** @import { LoggedLine } from "./data.js" */

/** How long a move is shown at speed 1, in milliseconds. */
const STEP = 1600;
/** More than this nobody goes through. */
export const MOST_MOVES = 24;

/**
 * The moves of the others since the viewer's own last one, without those that were taken back.
 * @param {readonly LoggedLine[]} log
 * @param {number | null} viewer
 * @returns {LoggedLine[]}
 */
export function movesSince(log, viewer) {
  const found = [];
  let kept = Infinity;
  for (const logged of [...log].reverse()) {
    const { entry, line } = logged;
    if (entry > kept) continue;
    if (line.undone_to !== null) { kept = Math.min(kept, line.undone_to); continue; }
    if (line.seat === viewer && !line.heading) break;
    if (line.seat !== null && !line.heading) found.unshift(logged);
  }
  return found.slice(-MOST_MOVES);
}

/** How fast what happens is shown, as a factor. */
export const pace = () => Number(local("speed")) || 1;

/** The fastest there is, for who only watches. */
const FAST = 4;

export const isFast = () => pace() === FAST;

/** @param {boolean} isWanted */
export const setFast = (isWanted) => local("speed", isWanted ? FAST : 1);

export class Since {
  #strip = need("#since");
  #onStep;
  #isStill;
  /** @type {readonly LoggedLine[]} */
  #moves = [];
  #at = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {(logged: LoggedLine | null) => void} onStep
   * @param {() => boolean} isStill whether nothing may move by itself
   */
  constructor(onStep, isStill) {
    this.#onStep = onStep;
    this.#isStill = isStill;
    this.#strip.addEventListener("click", (event) => this.#press(event));
    addEventListener("pointerdown", (event) => { if (!around(event, "#since, #log, .tools")) this.close(); }, { capture: true });
  }

  /** @param {readonly LoggedLine[]} moves */
  show(moves) {
    this.close();
    if (!moves.length) return;
    this.#moves = moves;
    this.#strip.hidden = false;
    need('[data-f="ticks"]', this.#strip).replaceChildren(...moves.map(() => document.createElement("i")));
    this.#go(0);
  }

  close() {
    if (!this.#moves.length) return;
    clearTimeout(this.#timer);
    this.#moves = [];
    this.#strip.hidden = true;
    this.#onStep(null);
  }

  /** @param {number} number */
  #go(number) {
    clearTimeout(this.#timer);
    this.#at = Math.max(0, Math.min(this.#moves.length - 1, number));
    const logged = this.#moves[this.#at];
    if (!logged) return;
    setMark(this.#strip, logged.line.seat);
    need('[data-f="text"]', this.#strip).textContent = logged.line.text;
    [...need('[data-f="ticks"]', this.#strip).children].forEach((tick, place) => {
      tick.className = place === this.#at ? "at" : place < this.#at ? "on" : "";
    });
    for (const [key, isEnd] of Object.entries({ back: this.#at === 0, on: this.#at === this.#moves.length - 1 })) {
      need(`[data-since="${key}"]`, this.#strip).toggleAttribute("disabled", isEnd);
    }
    for (const speed of findAll("[data-speed]", this.#strip)) speed.setAttribute("aria-pressed", String(Number(speed.dataset.speed) === pace()));
    this.#onStep(logged);
    this.#wait();
  }

  /** Go on by itself to the last move, which stays until somebody touches something. */
  #wait() {
    clearTimeout(this.#timer);
    if (this.#isStill() || this.#at >= this.#moves.length - 1) return;
    this.#timer = setTimeout(() => this.#go(this.#at + 1), STEP / pace());
  }

  /** @param {Event} event */
  #press(event) {
    const pressed = around(event, "button")?.dataset ?? {};
    if (pressed.speed) { local("speed", pressed.speed); this.#go(this.#at); }
    if (pressed.since === "skip") this.close();
    // Who goes by hand is not hurried on.
    if (pressed.since === "back") { this.#go(this.#at - 1); clearTimeout(this.#timer); }
    if (pressed.since === "on") { this.#go(this.#at + 1); clearTimeout(this.#timer); }
  }
}

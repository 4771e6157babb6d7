// Why not: the card that says, where something was touched, why it cannot be chosen, by which clause, and what would help.
//
// Contract: knows whether the card is open, and what had the focus before. Draws what the server answered beside the place
// that was touched. May call `dom.js` and `placing.js`. Tells by `onFix` that the remedy is wanted, by `onClause`
// that the clause is to be read, by `onClose` that the card has gone.

import { around, need } from "./dom.js";
import { placeBeside } from "./placing.js";

/** @import { OfferCard, WhyData } from "./data.js" */

/** @typedef {{ x: number, y: number }} Spot in the units of the window */
/** @import { Frame } from "./placing.js" */

/** How far the card stays from what was touched. */
const GAP = 16;

/**
 * @typedef {object} WhyNotCallbacks
 * @property {(fix: OfferCard) => void} onFix
 * @property {(clause: string) => void} onClause
 * @property {() => void} onClose
 */

export class WhyNot {
  #card = need("#whynot");
  #callbacks;
  /** @type {WhyData | null} */
  #why = null;
  /** @type {HTMLElement | null} What the keyboard goes back to. */
  #before = null;

  /** @param {WhyNotCallbacks} callbacks */
  constructor(callbacks) {
    this.#callbacks = callbacks;
    this.#card.addEventListener("click", (event) => this.#press(event));
    addEventListener("pointerdown", (event) => { if (!around(event, "#whynot")) this.close(); }, { capture: true });
  }

  get isOpen() {
    return this.#why !== null;
  }

  /**
   * @param {WhyData} why
   * @param {Spot} at
   * @param {Frame} frame
   * @param {readonly Spot[]} offers
   * @param {HTMLElement | null} focused what was pressed by a key: the card takes the focus and gives it back
   */
  show(why, at, frame, offers, focused) {
    this.#why = why;
    this.#before = focused;
    this.#card.classList.toggle("wait", why.lamp === "wait");
    this.#write(why);
    this.#card.hidden = false;
    const size = { width: this.#card.offsetWidth, height: this.#card.offsetHeight };
    const { left, top, side, tip } = placeBeside({ at, reach: GAP, size, frame, offers, sides: ["below", "above"] });
    for (const [name, value] of Object.entries({ left, top, "--tip": tip })) this.#card.style.setProperty(name, `${Math.round(value)}px`);
    this.#card.classList.toggle("above", side === "above");
    if (focused) need(why.fix ? "[data-fix]" : "[data-whynot-close]", this.#card).focus();
  }

  /** False: it was not open. */
  close() {
    if (!this.#why) return false;
    this.#why = null;
    this.#card.hidden = true;
    this.#before?.focus();
    this.#before = null;
    this.#callbacks.onClose();
    return true;
  }

  /** @param {WhyData} why */
  #write(why) {
    need('[data-f="message"]', this.#card).textContent = why.message;
    need('[data-f="more"]', this.#card).textContent = why.more;
    /** @type {HTMLAnchorElement} */
    const clause = need("[data-clause]", this.#card);
    clause.textContent = why.clause;
    clause.href = why.clause_url;
    clause.hidden = !why.clause;
    need("p", this.#card).hidden = !why.more && !why.clause;
    const fix = need("[data-fix]", this.#card);
    fix.textContent = why.fix?.label ?? "";
    fix.hidden = !why.fix;
  }

  /** @param {Event} event */
  #press(event) {
    const why = this.#why;
    if (!why) return;
    if (around(event, "[data-clause]")) {
      event.preventDefault();
      this.#before = null;
      this.close();
      this.#callbacks.onClause(why.clause);
    } else if (around(event, "[data-fix]") && why.fix) {
      this.#before = null;
      this.close();
      this.#callbacks.onFix(why.fix);
    } else if (around(event, "[data-whynot-close]")) this.close();
  }
}

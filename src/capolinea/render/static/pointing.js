// What is pointed at: an offer on the map, a sign that mentions things on it, a thing that explains why it cannot be chosen.
//
// Contract: knows what the pointer, the focus or the last touch is on, and has the board mark it. Is asked by the dock for the
// words that belong to it, and tells by `onChange` that there are others now. Four things that are easily confused:
//   hovered      the offer under the pointer, which a click would choose
//   mentioned    what a sign or a line names, lit on the map (`data-points`), and what the sign says (`data-words`)
//   explanation  what something that cannot be chosen says of itself (`data-tell`)
//   previewed    the offer whose effect is drawn; the board alone knows it

import { around } from "./dom.js";

/** @import { Board } from "./board.js" */

const OVER = /** @type {const} */ (["pointerover", "focusin"]);

export class Pointing {
  #board;
  #onChange;
  /** @type {string | null} */
  #hovered = null;
  #mentioned = "";
  #words = "";
  /** @type {string | null} */
  #explanation = null;

  /**
   * @param {Board} board
   * @param {() => void} onChange
   */
  constructor(board, onChange) {
    this.#board = board;
    this.#onChange = onChange;
  }

  get hovered() {
    return this.#hovered;
  }

  /** What is to be said of whatever is pointed at and cannot be chosen. */
  get words() {
    return this.#words || this.#explanation || "";
  }

  /** The table has moved: what was mentioned may be no more. */
  forget() {
    [this.#mentioned, this.#words, this.#hovered] = ["", "", null];
    this.#board.lightMentioned([]);
    this.#board.markHovered(null);
  }

  /**
   * A mouse moves over the board, or leaves it.
   * @param {PointerEvent | null} event
   */
  hover(event) {
    const target = event && this.#board.offerAt(event.clientX, event.clientY);
    const sign = !target && event ? around(event, "[data-points]") : null;
    if (!target) this.mention(sign);
    this.explain(target || sign ? null : event);
    if (target === this.#hovered) return;
    this.#hovered = target;
    this.#board.markHovered(target);
    this.#onChange();
  }

  /**
   * A finger may mean several: the first touch shows which, the second on the same one chooses it.
   * @param {string} target
   * @returns {boolean} whether it was shown already
   */
  touch(target) {
    if (target === this.#hovered) return true;
    this.#hovered = target;
    this.#board.markHovered(target);
    this.#onChange();
    return false;
  }

  /**
   * Light what a sign mentions, and say what it has to say.
   * @param {HTMLElement | null} sign
   * @param {{ again?: boolean }} [options] `again`: even if it is lit already
   */
  mention(sign, { again = false } = {}) {
    const [points, words] = [sign?.dataset.points ?? "", sign?.dataset.words ?? ""];
    if (points === this.#mentioned && !again) return;
    [this.#mentioned, this.#words] = [points, words];
    this.#board.lightMentioned(points ? points.split(" ") : []);
    this.#onChange();
  }

  /**
   * What lies under the pointer may say why it cannot be chosen.
   * @param {PointerEvent | null} event null: something else lies there
   */
  explain(event) {
    const explanation = event && this.#board.explanationAt(event.clientX, event.clientY);
    if (explanation === this.#explanation) return;
    this.#explanation = explanation;
    this.#onChange();
  }

  /**
   * Signs beside the board that stand for an offer on it: pressed like the thing itself.
   * @param {HTMLElement} place
   * @param {{ choose: (target: string) => void, isLit: (target: string) => boolean }} commands
   */
  listenToOffers(place, { choose, isLit }) {
    /** @param {Event} event */
    const targetOf = (event) => around(event, "[data-target]")?.dataset.target;
    place.addEventListener("click", (event) => {
      const target = targetOf(event);
      if (target) choose(target);
    });
    for (const kind of OVER) {
      place.addEventListener(kind, (event) => {
        const target = targetOf(event);
        this.#board.markHovered(target && isLit(target) ? target : null);
      });
    }
    place.addEventListener("pointerleave", () => this.#board.markHovered(null));
  }

  /**
   * Buttons that name things on the map light them while they are pointed at, as a line of the log does.
   * @param {HTMLElement} place
   */
  listenToButtons(place) {
    for (const kind of OVER) {
      place.addEventListener(kind, (event) => this.#board.lightMentioned(around(event, "[data-points]")?.dataset.points?.split(" ") ?? []));
    }
    for (const kind of ["pointerleave", "focusout"]) place.addEventListener(kind, () => this.#board.lightMentioned([]));
  }

  /**
   * Signs beside the board that mention things on it: what they name is lit, for fingers until the next touch.
   * @param {HTMLElement} place
   * @param {() => void} onPress before it is lit
   */
  listenToMentions(place, onPress) {
    /** @param {Event} event */
    const over = (event) => this.mention(around(event, "[data-points]"));
    place.addEventListener("pointerover", (event) => { if (event.pointerType === "mouse") over(event); });
    place.addEventListener("focusin", over);
    place.addEventListener("pointerleave", (event) => { if (event.pointerType === "mouse") this.mention(null); });
    place.addEventListener("click", (event) => {
      const sign = around(event, "[data-points]");
      if (!sign || around(event, "[data-target]")) return;
      onPress();
      this.mention(sign);
    });
  }
}

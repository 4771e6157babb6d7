// What has just happened and has a picture, such as dice: announced over the board for a moment, one after the other.
//
// Contract: knows the pictures that are still to be shown, and which things were there the last time. May call `dom.js`;
// tells nobody.

import { findAll, need } from "./dom.js";
import { pace } from "./since.js";

/** @import { LogLine } from "./data.js" */

const LONG = 1900;
const SHORT = 1100;
/** Whoever was away needs no old dice. */
const MOST = 3;

export class Announcements {
  #place = need("#moment");
  /** @type {LogLine[]} */
  #waiting = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {readonly LogLine[]} lines */
  show(lines) {
    this.#waiting.push(...lines.filter((line) => line.picture));
    this.#waiting = this.#waiting.slice(-MOST);
    if (!this.#timer && this.#waiting.length) this.#next();
  }

  skip() {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.#next();
  }

  #next() {
    const line = this.#waiting.shift();
    this.#timer = undefined;
    this.#place.hidden = !line;
    this.#place.replaceChildren();
    if (!line) return;
    const [picture, words] = [document.createElement("span"), document.createElement("span")];
    picture.innerHTML = line.picture;
    words.textContent = line.text;
    this.#place.append(picture, words);
    this.#timer = setTimeout(() => this.#next(), (this.#waiting.length ? SHORT : LONG) / pace());
  }
}

/** @type {Set<string | undefined>} */
let last = new Set();

/**
 * Things that move when they are new: those whose key was not there the last time.
 * @param {HTMLElement} place
 */
export function moveNew(place) {
  const things = findAll("[data-once]", place);
  for (const thing of things) thing.classList.toggle("new", !last.has(thing.dataset.once));
  last = new Set(things.map((thing) => thing.dataset.once));
}

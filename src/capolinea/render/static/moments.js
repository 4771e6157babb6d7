// What has just happened and has a picture, such as dice: shown over the board for a moment, one after the other.

import { find } from "./dom.js";

const LONG = 1900;
const SHORT = 1100;

export class Moments {
  constructor() {
    this.place = find("#moment");
    this.waiting = [];
    this.timer = 0;
  }

  show(lines) {
    this.waiting.push(...lines.filter((line) => line.picture));
    // Whoever was away needs no old dice.
    this.waiting = this.waiting.slice(-3);
    if (!this.timer && this.waiting.length) this.next();
  }

  next() {
    const line = this.waiting.shift();
    this.timer = 0;
    this.place.hidden = !line;
    this.place.replaceChildren();
    if (!line) return;
    const [picture, words] = [document.createElement("span"), document.createElement("span")];
    picture.innerHTML = line.picture;
    words.textContent = line.text;
    this.place.append(picture, words);
    this.timer = setTimeout(() => this.next(), this.waiting.length ? SHORT : LONG);
  }

  skip() {
    clearTimeout(this.timer);
    this.waiting = [];
    this.next();
  }
}

let last = new Map();

/** Things that move when they are new: those whose key was not there the last time. */
export function moveNew(place) {
  const now = new Map();
  for (const thing of place.querySelectorAll("[data-once]")) {
    const { once } = thing.dataset;
    now.set(once, true);
    thing.classList.toggle("new", !last.has(once));
  }
  last = now;
}

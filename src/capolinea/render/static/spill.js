// Lines of small signs that are longer than their place: those without room leave it, and a figure says how many they are.
//
// Contract: knows nothing; reads and changes the lines marked `data-spill` within what it is given. Calls `dom.js`.

import { findAll } from "./dom.js";

/** Pixels that the figure takes. */
const FIGURE = 28;

/** @param {HTMLElement} place */
export function spill(place) {
  /** @type {HTMLElement[]} */
  const lines = findAll("[data-spill]", place);
  for (const line of lines) {
    for (const figure of findAll(".spilled-count", line)) figure.remove();
    const signs = /** @type {HTMLElement[]} */ ([...line.children]);
    for (const sign of signs) sign.classList.remove("spilled");
    if (line.scrollWidth <= line.clientWidth) continue;
    const end = line.getBoundingClientRect().right - FIGURE;
    const over = signs.filter((sign) => sign.getBoundingClientRect().right > end);
    for (const sign of over) sign.classList.add("spilled");
    const figure = document.createElement("b");
    figure.className = "spilled-count";
    figure.textContent = `+${over.length}`;
    figure.title = over.map((sign) => sign.textContent?.trim() || sign.title).join(", ");
    line.append(figure);
  }
}

// The cards of the hand that what is chosen would take: they rise where they lie.
//
// Contract: knows nothing; changes the stacks (`data-stack`) within the hand. Calls `dom.js`.

import { findAll } from "./dom.js";

/** @import { Spend } from "./data.js" */

/**
 * Let these cards rise and all others lie. The last cards of a stack are taken; each set of them has its own place.
 * @param {HTMLElement} hand
 * @param {readonly Spend[]} spends
 */
export function raise(hand, spends) {
  for (const up of findAll(".risen", hand)) up.replaceWith(...findAll(".rcard", up));
  for (const { thing, count, instead } of spends) {
    const stack = findAll("[data-stack]", hand).find((each) => each.dataset.stack === thing);
    if (!stack) continue;
    const lying = findAll(":scope > .rcard", stack);
    const up = document.createElement("span");
    up.className = lying.length > count ? "risen apart" : "risen";
    lying.at(-count)?.before(up);
    up.append(...lying.slice(-count));
    if (instead) up.insertAdjacentHTML("beforeend", `<span class="stands">${instead}</span>`);
  }
}

// The rules beside the board: the rules page's own text, fetched when it is first asked for.
//
// Contract: knows whether the text has been fetched. May call `dom.js` and the rules page; tells nobody.

import { find, findAll, need } from "./dom.js";

/** @type {Promise<void> | null} */
let fetched = null;

export function showRules() {
  fetched ??= fetchRules();
  return fetched;
}

async function fetchRules() {
  const place = need("#rules");
  try {
    const answer = await fetch(place.dataset.src ?? "");
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const text = find("#rules-text", page);
    if (answer.ok && text) place.replaceChildren(...place.childNodes, ...text.childNodes);
  } catch {
    fetched = null;
  }
}

/**
 * Bring a clause into view and mark it.
 * @param {string} clause
 */
export async function showClause(clause) {
  await showRules();
  for (const old of findAll("#rules .clause.now")) old.classList.remove("now");
  const found = document.getElementById(clause);
  found?.classList.add("now");
  found?.scrollIntoView({ block: "center" });
}

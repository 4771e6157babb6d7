// The rules beside the board: the rules page's own text, fetched when it is first asked for.

import { find } from "./dom.js";

let fetched = null;

export function showRules() {
  fetched ??= fetchRules();
  return fetched;
}

async function fetchRules() {
  const place = find("#rules");
  try {
    const answer = await fetch(place.dataset.src);
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const text = find("#rules-text", page);
    if (answer.ok && text) place.replaceChildren(...place.childNodes, ...text.childNodes);
  } catch {
    fetched = null;
  }
}

/** Bring a clause into view and mark it. */
export async function showClause(clause) {
  await showRules();
  for (const old of document.querySelectorAll("#rules .clause.now")) old.classList.remove("now");
  const found = document.getElementById(clause);
  found?.classList.add("now");
  found?.scrollIntoView({ block: "center" });
}

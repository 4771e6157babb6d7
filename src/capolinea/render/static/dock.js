// The dock: what is asked in one sentence, and the buttons that answer it.

import { find, icon as drawing, say } from "./dom.js";
import { inTray } from "./tray.js";
import { isButton } from "./tree.js";

/** A button to come: words, look and what it does. */
export const button = (words, { cls = "btn", note = "", icon = "", points = "", onClick }) => ({ words, cls, note, icon, points, onClick });

/** A button for several actions in a row: what they come to, and what they cost. */
export const planButton = ({ label, note, figure, detail }, plan, first, onClick) => ({
  words: label, cls: first ? "btn primary plan" : "btn plan", note, figure, detail, plan, onClick,
});

function make({ words, cls, note, icon, points, figure, detail, plan }) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = cls;
  if (points) made.dataset.points = points;
  if (icon) made.append(drawing(icon));
  const label = document.createElement("span");
  label.textContent = words;
  made.append(label);
  if (note) {
    const small = document.createElement("small");
    small.textContent = note;
    label.append(small);
  }
  if (figure) {
    const cost = document.createElement("b");
    cost.className = "num";
    cost.textContent = figure;
    made.append(cost);
    made.dataset.plan = plan;
  }
  if (detail) {
    const bill = document.createElement("small");
    bill.className = "bill";
    bill.textContent = detail;
    label.append(bill);
  }
  made.addEventListener("click", () => made.onPress());
  return made;
}

/** `state` is "" (the lamp is green), "wait", "stop" or "end". */
export function tell(state, prompt, hint) {
  find("#act").className = `act ${state}`;
  for (const [id, text] of [["#prompt", prompt], ["#hint", hint]]) {
    // Writing the same words again would make screen readers say them again.
    if (find(id).textContent !== text) find(id).textContent = text;
  }
}

/** The buttons of the dock. Those that stay the same stay in place: a press must not miss its button because some
    news came in between, and the focus must not be lost. */
export function setButtons(...wanted) {
  const place = find("#go");
  const specs = wanted.filter(Boolean);
  const key = JSON.stringify(specs.map(({ words, cls, note, figure, detail, plan, points }) => [words, cls, note, figure, detail, plan, points]));
  if (place.dataset.key !== key) {
    const focused = place.contains(document.activeElement);
    place.replaceChildren(...specs.map(make));
    place.dataset.key = key;
    place.classList.toggle("many", specs.length > 2 && specs.some(({ words }) => words.length > 24));
    if (focused) place.lastElementChild?.focus();
  }
  specs.forEach((spec, number) => { place.children[number].onPress = spec.onClick; });
}

/** The clause of a refusal and the smallest move that would do. */
export function tellWhy(refusal, onClause, onFix) {
  const why = find("#why");
  why.replaceChildren();
  if (refusal?.clause) {
    const clause = document.createElement("a");
    clause.href = refusal.clause_url;
    clause.textContent = refusal.clause;
    clause.addEventListener("click", (event) => onClause(event, refusal));
    why.append(clause, ` ${refusal.clause_text} `);
  }
  if (refusal?.fix) {
    const fix = document.createElement("button");
    fix.type = "button";
    fix.className = "as-link";
    fix.textContent = say("show-fix", { offer: refusal.fix.label });
    fix.addEventListener("click", () => onFix(refusal.fix));
    why.append(fix);
  }
  why.hidden = !why.childNodes.length;
}

/** Buttons for the targets that lie neither on the board nor in the tray; each sends its offer, or goes a level down. */
export function choiceButtons(tree, board, { send, choose }) {
  const made = [];
  const trayed = inTray(tree, board);
  for (const [target, offers] of tree.next) {
    // What a game draws nowhere must be chosen somewhere; at the root everything is drawn or a button.
    if (!isButton(target) && (trayed || board.has(target) || !tree.path.length)) continue;
    const only = offers.length === 1 ? offers[0] : null;
    const primary = isButton(target) && tree.path.length === 0 && made.length === 0;
    made.push(button(offers[0].names[tree.path.length] || only?.short || only?.label || target, {
      cls: primary ? "btn primary" : "btn",
      note: only && tree.path.length ? only.note : "",
      points: target,
      onClick: () => (only ? send(only) : choose(target)),
    }));
  }
  return made;
}

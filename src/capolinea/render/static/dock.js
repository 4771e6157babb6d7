// The dock: what is asked in one sentence, and the buttons that answer it.
//
// Contract: draws what it is told, and tells by each button's own `onClick` that it was pressed. May call `dom.js`; which
// choices are buttons it asks the tree, the tray and the board.

import { find, icon as drawing, need, say } from "./dom.js";
import { inTray } from "./tray.js";
import { isButton } from "./tree.js";

/** @import { OfferCard, Plan } from "./data.js" */
/** @import { Board } from "./board.js" */
/** @import { Refusal } from "./sending.js" */
/** @import { Tree } from "./tree.js" */

/**
 * A button to come: words, look and what it does.
 * @typedef {object} ButtonSpec
 * @property {string} words
 * @property {string} cls
 * @property {string} note
 * @property {string} icon
 * @property {string} points what it lights on the board while it is pointed at
 * @property {string} figure
 * @property {string} detail
 * @property {string} plan
 * @property {() => void} onClick
 */

const PLAIN = { cls: "btn", note: "", icon: "", points: "", figure: "", detail: "", plan: "" };

/**
 * @param {string} words
 * @param {Partial<ButtonSpec> & Pick<ButtonSpec, "onClick">} more
 * @returns {ButtonSpec}
 */
export const button = (words, more) => ({ ...PLAIN, words, ...more });

/**
 * A button for several actions in a row: what they come to, and what they cost.
 * @param {Plan} plan
 * @param {string} key of its drawing
 * @param {boolean} isFirst
 * @param {() => void} onClick
 */
export const planButton = ({ label, note, figure, detail }, key, isFirst, onClick) => (
  button(label, { cls: isFirst ? "btn primary plan" : "btn plan", note, figure, detail, plan: key, onClick })
);

/** What each button of the dock does now. @type {WeakMap<Element, () => void>} */
const presses = new WeakMap();

/** @param {ButtonSpec} spec */
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
  made.addEventListener("click", () => presses.get(made)?.());
  return made;
}

/**
 * @param {"" | "wait" | "stop" | "end"} lamp empty: it is green
 * @param {string} prompt
 * @param {string} hint
 */
export function setPrompt(lamp, prompt, hint) {
  need("#act").className = `act ${lamp}`;
  for (const [place, text] of /** @type {const} */ ([[need("#prompt"), prompt], [need("#hint"), hint]])) {
    // Writing the same words again would make screen readers say them again.
    if (place.textContent !== text) place.textContent = text;
  }
}

/**
 * The buttons of the dock. Those that stay the same stay in place: a press must not miss its button because some news
 * came in between, and the focus must not be lost.
 * @param {(ButtonSpec | null)[]} wanted
 */
export function setButtons(...wanted) {
  const place = need("#go");
  const specs = wanted.filter((spec) => spec !== null);
  const key = JSON.stringify(specs.map(({ words, cls, note, figure, detail, plan, points }) => [words, cls, note, figure, detail, plan, points]));
  if (place.dataset.key !== key) {
    const isFocused = place.contains(document.activeElement);
    place.replaceChildren(...specs.map(make));
    place.dataset.key = key;
    place.classList.toggle("many", specs.length > 2 && specs.some(({ words }) => words.length > 24));
    if (isFocused) find(":scope > :last-child", place)?.focus();
  }
  [...place.children].forEach((made, number) => {
    const spec = specs[number];
    if (spec) presses.set(made, spec.onClick);
  });
}

/**
 * The clause of a refusal and the smallest move that would do.
 * @param {Refusal | null} refusal
 * @param {{ onClause: (clause: string) => void, onFix: (fix: OfferCard) => void }} callbacks
 */
export function showReason(refusal, { onClause, onFix }) {
  const why = need("#why");
  why.replaceChildren();
  const { clause, fix } = refusal ?? {};
  if (clause) {
    const link = document.createElement("a");
    link.href = refusal?.clause_url ?? "";
    link.textContent = clause;
    link.addEventListener("click", (event) => { event.preventDefault(); onClause(clause); });
    why.append(link, ` ${refusal?.clause_text ?? ""} `);
  }
  if (fix) {
    const shown = document.createElement("button");
    shown.type = "button";
    shown.className = "as-link";
    shown.textContent = say("show-fix", { offer: fix.label });
    shown.addEventListener("click", () => onFix(fix));
    why.append(shown);
  }
  why.hidden = !why.childNodes.length;
}

/**
 * Buttons for the targets that lie neither on the board nor in the tray; each sends its offer, or goes a level down.
 * @param {Tree} tree
 * @param {Board} board
 * @param {{ send: (offer: OfferCard) => void, choose: (target: string) => void }} commands
 */
export function choiceButtons(tree, board, { send, choose }) {
  /** @type {ButtonSpec[]} */
  const made = [];
  const depth = tree.path.length;
  const isTrayed = inTray(tree, board);
  for (const [target, offers] of tree.next) {
    // What a game draws nowhere must be chosen somewhere; at the root everything is drawn or a button.
    if (!isButton(target) && (isTrayed || board.has(target) || !depth)) continue;
    const only = offers.length === 1 ? offers[0] : undefined;
    const isPrimary = isButton(target) && depth === 0 && made.length === 0;
    made.push(button(offers[0]?.names[depth] || only?.short || only?.label || target, {
      cls: isPrimary ? "btn primary" : "btn",
      note: only && depth ? only.note : "",
      points: target,
      onClick: () => (only ? send(only) : choose(target)),
    }));
  }
  return made;
}

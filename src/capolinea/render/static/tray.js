// The tray: things to choose that lie nowhere on the board, as pictures or as a list, near the place they are for.
//
// Contract: draws the level of the tree that belongs there. Reads tree and board; tells by `choose` what was pressed, and by
// `preview` the offer that is pointed at.

import { need, svg } from "./dom.js";
import { isButton } from "./tree.js";

/** @import { OfferCard } from "./data.js" */
/** @import { Board } from "./board.js" */
/** @import { Tree } from "./tree.js" */
/** @typedef {{ choose: (target: string) => void, preview: (offer: OfferCard | null) => void }} TrayCommands */

/** So many choices that nothing on the board shows still fit into the dock. */
const FEW = 3;

/**
 * What lies in the tray: the next step, or the step just taken as long as it may be exchanged for another.
 * @param {Tree} tree
 * @param {Pick<Board, "has">} board
 */
export function trayLevel(tree, board) {
  for (const depth of [tree.path.length, tree.path.length - 1]) {
    if (depth < 1) continue;
    const choices = [...tree.level(depth)].filter(([target]) => !isButton(target) && !board.has(target));
    const isPictured = choices.some(([, offers]) => offers[0]?.pictures[depth]);
    const isTraced = choices.some(([, offers]) => offers[0]?.trace);
    if (choices.length && (isPictured || isTraced || choices.length > FEW)) return { depth, choices, isPictured };
  }
  return null;
}

/**
 * Whether a choice lies in the tray, and so needs no button.
 * @param {Tree} tree
 * @param {Pick<Board, "has">} board
 */
export function inTray(tree, board) {
  return trayLevel(tree, board)?.depth === tree.path.length;
}

/**
 * @param {Tree} tree
 * @param {Board} board
 * @param {{ isOpen: boolean, entry: number }} state whether anything can be chosen, and the entry that is shown
 * @param {TrayCommands} commands
 */
export function renderTray(tree, board, { isOpen, entry }, commands) {
  const tray = need("#tray");
  const level = isOpen ? trayLevel(tree, board) : null;
  const key = level ? JSON.stringify([level.depth, tree.path.slice(0, level.depth), entry]) : "";
  if (tray.dataset.key !== key) {
    tray.dataset.key = key;
    tray.replaceChildren(...(level?.choices ?? []).map(([target, offers]) => item(target, offers, level?.depth ?? 0, commands)));
    tray.classList.toggle("listed", level !== null && !level.isPictured);
    tray.scrollTop = 0;
    if (level) place(tray, board.onScreen(tree.path[0]));
  }
  tray.hidden = !level;
  for (const made of tray.children) {
    if (made instanceof HTMLElement) made.setAttribute("aria-pressed", String(tree.isChosen(made.dataset.choice)));
  }
}

/**
 * @param {string} target
 * @param {OfferCard[]} offers
 * @param {number} depth
 * @param {TrayCommands} commands
 */
function item(target, offers, depth, { choose, preview }) {
  const first = offers[0];
  const only = offers.length === 1 && first ? first : null;
  const name = first?.names[depth] || only?.label || target;
  const made = document.createElement("button");
  made.type = "button";
  made.className = "tray-item";
  made.dataset.choice = target;
  made.title = only?.label ?? name;
  const drawn = first?.pictures[depth];
  if (drawn) made.append(pictureOf(drawn));
  const words = document.createElement("span");
  words.className = drawn ? "sr" : "";
  words.textContent = drawn ? made.title : name;
  made.append(words);
  const figure = only ? only.note : drawn ? first?.names[depth] : "";
  if (figure) {
    const note = document.createElement("b");
    note.className = "figure";
    note.textContent = figure;
    made.append(note);
  }
  made.addEventListener("click", () => choose(target));
  for (const kind of ["pointerenter", "focus"]) made.addEventListener(kind, () => preview(only));
  for (const kind of ["pointerleave", "blur"]) made.addEventListener(kind, () => preview(null));
  return made;
}

/** @param {string} drawn */
function pictureOf(drawn) {
  const made = svg("svg", { class: "picture", viewBox: "-36 -32 72 64", "aria-hidden": "true" });
  made.innerHTML = drawn;
  return made;
}

/**
 * At the foot of the board, or at its head where the foot would cover what is being chosen for.
 * @param {HTMLElement} tray
 * @param {DOMPoint | null} at
 */
function place(tray, at) {
  const frame = need("#board").getBoundingClientRect();
  tray.classList.toggle("above", at !== null && at.y > frame.top + frame.height * 0.55);
}

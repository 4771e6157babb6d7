// The tray: things to choose that lie nowhere on the board, as pictures or as a list, near the place they are for.

import { find, svg } from "./dom.js";
import { isButton } from "./tree.js";

/** So many choices that nothing on the board shows still fit into the dock. */
const FEW = 3;

/** What lies in the tray: the next step, or the step just taken as long as it may be exchanged for another. */
function levelOf(tree, board) {
  for (const depth of [tree.path.length, tree.path.length - 1]) {
    if (depth < 1) continue;
    const choices = [...tree.level(depth)].filter(([target]) => !isButton(target) && !board.has(target));
    const pictured = choices.some(([, offers]) => offers[0].pictures[depth]);
    const traced = choices.some(([, offers]) => offers[0].trace);
    if (choices.length && (pictured || traced || choices.length > FEW)) return { depth, choices, pictured };
  }
  return null;
}

/** Whether a choice lies in the tray, and so needs no button. */
export function inTray(tree, board) {
  const level = levelOf(tree, board);
  return Boolean(level) && level.depth === tree.path.length;
}

export function pictureOf(drawn, cls = "picture") {
  const made = svg("svg", { class: cls, viewBox: "-36 -32 72 64", "aria-hidden": "true" });
  made.innerHTML = drawn;
  return made;
}

export function renderTray(table) {
  const { tree, board } = table;
  const tray = find("#tray");
  const level = table.isMyTurn && !table.sending && !table.results.isOpen && !table.lost ? levelOf(tree, board) : null;
  const key = level ? JSON.stringify([level.depth, tree.path.slice(0, level.depth), table.data.entry]) : "";
  if (tray.dataset.key !== key) {
    tray.dataset.key = key;
    tray.replaceChildren(...(level?.choices ?? []).map((choice) => item(table, level.depth, choice)));
    tray.classList.toggle("listed", Boolean(level) && !level.pictured);
    tray.scrollTop = 0;
    if (level) place(table, tray);
  }
  tray.hidden = !level;
  for (const button of tray.children) button.setAttribute("aria-pressed", tree.isChosen(button.dataset.choice));
}

function item(table, depth, [target, offers]) {
  const only = offers.length === 1 ? offers[0] : null;
  const name = offers[0].names[depth] || only?.label || target;
  const made = document.createElement("button");
  made.type = "button";
  made.className = "tray-item";
  made.dataset.choice = target;
  made.title = only?.label ?? name;
  const drawn = offers[0].pictures[depth];
  if (drawn) made.append(pictureOf(drawn));
  const words = document.createElement("span");
  words.className = drawn ? "sr" : "";
  words.textContent = drawn ? made.title : name;
  made.append(words);
  const figure = only ? only.note : offers[0].pictures[depth] ? offers[0].names[depth] : "";
  if (figure) {
    const note = document.createElement("b");
    note.className = "figure";
    note.textContent = figure;
    made.append(note);
  }
  made.addEventListener("click", () => table.choose(target));
  for (const kind of ["pointerenter", "focus"]) made.addEventListener(kind, () => table.trace(only));
  for (const kind of ["pointerleave", "blur"]) made.addEventListener(kind, () => table.trace(null));
  return made;
}

/** At the foot of the board, or at its head where the foot would cover what is being chosen for. */
function place(table, tray) {
  const at = table.board.onScreen(table.tree.path[0]);
  const frame = find("#board").getBoundingClientRect();
  tray.classList.toggle("above", Boolean(at) && at.y > frame.top + frame.height * 0.55);
}

// The tray: things to choose that lie nowhere on the board. Those with pictures lie in a picker beside the place they are for,
// the likely ones first; others are a list at the foot of the board.
//
// Contract: draws the levels of the tree that belong there. Reads tree and board; tells by `choose` what was pressed, and by
// `preview` the offer that is pointed at. Knows whether all of a long choice is to be seen.

import { find, findAll, icon, need, say, svg } from "./dom.js";
import { placeBeside } from "./placing.js";
import { isButton } from "./tree.js";

/** @import { OfferCard } from "./data.js" */
/** @import { Board } from "./board.js" */
/** @import { Tree } from "./tree.js" */
/** @typedef {{ choose: (target: string) => void, preview: (offer: OfferCard | null) => void }} TrayCommands */
/** @typedef {[target: string, offers: OfferCard[]]} Choice */
/** Answers to one question. @typedef {{ depth: number, heading: string, shown: Choice[], rest: Choice[] }} Section */

/** So many choices that nothing on the board shows still fit into the dock. */
const FEW = 3;
/** How far a picker stays off the middle of a thing that does not say how large it is, in pixels. */
const REACH = 30;

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
 * A picker's questions: those of the first step that is not on the board, and those of the steps after it.
 * @param {Tree} tree
 * @param {Pick<Board, "has">} board
 * @returns {Section[]}
 */
export function sectionsOf(tree, board) {
  /** @type {Section[]} */
  const found = [];
  const first = tree.path.findIndex((target, depth) => depth > 0 && !board.has(target));
  const base = first < 0 ? tree.path.length : first;
  const offers = tree.offers.filter((offer) => tree.path.slice(0, base).every((target, depth) => offer.targets[depth] === target));
  const deepest = Math.max(...offers.map((offer) => offer.targets.length));
  for (let depth = base; depth < deepest; depth += 1) {
    /** @type {Map<string, Map<string, OfferCard[]>>} */
    const byHeading = new Map();
    for (const offer of offers) {
      const target = offer.targets[depth];
      if (target === undefined || isButton(target)) continue;
      const heading = offer.headings[depth] ?? "";
      const group = byHeading.get(heading) ?? new Map();
      byHeading.set(heading, group.set(target, [...group.get(target) ?? [], offer]));
    }
    for (const [heading, group] of byHeading) found.push({ depth, heading, ...inOrder([...group], depth) });
  }
  return found;
}

/**
 * The likely ones in their order, and the rest.
 * @param {Choice[]} choices
 * @param {number} depth
 */
function inOrder(choices, depth) {
  /** @param {Choice} choice */
  const priority = ([, offers]) => offers[0]?.priority ?? 0;
  const shown = choices.filter(priority).sort((one, two) => priority(one) - priority(two));
  // What was asked after something else has no order of its own.
  if (!shown.length || depth > 1) return { shown: choices, rest: [] };
  return { shown, rest: choices.filter((choice) => !priority(choice)) };
}

/**
 * What all of them take; empty where they differ.
 * @param {readonly Choice[]} choices
 */
export function commonTerms(choices) {
  const terms = new Set(choices.map(([, offers]) => offers[0]?.terms ?? ""));
  return terms.size === 1 ? [...terms][0] ?? "" : "";
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
  const isPicker = level !== null && level.isPictured;
  const key = level ? JSON.stringify([isPicker ? tree.path[0] : [level.depth, tree.path.slice(0, level.depth)], entry]) : "";
  if (tray.dataset.key !== key) {
    tray.dataset.key = key;
    tray.replaceChildren();
    tray.classList.toggle("listed", level !== null && !isPicker);
    tray.classList.toggle("picker", isPicker);
    if (isPicker) fillPicker(tray, tree, board, commands);
    else tray.append(...(level?.choices ?? []).map(([target, offers]) => item(target, offers, level?.depth ?? 0, commands)));
    tray.scrollTop = 0;
    tray.hidden = !level;
    if (isPicker) placePicker(tray, tree, board);
    else if (level) place(tray, board.onScreen(tree.path[0]));
  }
  tray.hidden = !level;
  /** @type {HTMLElement[]} */
  const items = findAll(".tray-item", tray);
  for (const made of items) made.setAttribute("aria-pressed", String(tree.isChosen(made.dataset.choice)));
}

/**
 * @param {HTMLElement} tray
 * @param {Tree} tree
 * @param {Board} board
 * @param {TrayCommands} commands
 */
function fillPicker(tray, tree, board, commands) {
  const sections = sectionsOf(tree, board);
  const title = tree.candidates.find((offer) => offer.names[0])?.names[0] ?? "";
  const terms = commonTerms(sections[0]?.shown ?? []);
  const head = document.createElement("p");
  head.className = "picker-head";
  head.append(words("b", title), words("span", terms));
  head.hidden = !title && !terms;
  tray.append(words("i", "", "picker-tip"), head);
  for (const { depth, heading, shown, rest } of sections) {
    if (heading) tray.append(words("small", heading, "picker-question"));
    const row = words("div", "", "picker-row");
    row.append(...shown.map(([target, offers]) => item(target, offers, depth, commands)));
    tray.append(row);
    if (!rest.length) continue;
    const more = document.createElement("button");
    more.type = "button";
    more.className = "picker-more";
    more.append(words("b", say("others", { count: rest.length })), words("span", cheapest(rest)), icon("right"));
    more.addEventListener("click", () => {
      row.append(...rest.map(([target, offers]) => item(target, offers, depth, commands)));
      more.remove();
      need("span", head).textContent = commonTerms([...shown, ...rest]);
      tray.classList.add("whole");
      placePicker(tray, tree, board);
      find(".tray-item", row)?.focus({ preventScroll: true });
    });
    tray.append(more);
  }
  tray.classList.remove("whole");
}

/**
 * From how much on the rest is to be had: the note of the first.
 * @param {readonly Choice[]} choices
 */
function cheapest(choices) {
  const notes = choices.map(([, offers]) => offers[0]?.note ?? "").filter(Boolean);
  const least = notes.sort((one, two) => parseFloat(one.replace(/[^0-9.]/g, "")) - parseFloat(two.replace(/[^0-9.]/g, "")))[0];
  return least ? say("others-from", { least }) : "";
}

/**
 * @param {"b" | "span" | "small" | "div" | "i"} tag
 * @param {string} text
 * @param {string} [cls]
 */
function words(tag, text, cls = "") {
  const made = document.createElement(tag);
  made.className = cls;
  made.textContent = text;
  return made;
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
  const text = words("span", drawn ? made.title : name, drawn ? "sr" : "");
  made.append(text);
  const figure = only ? only.note : drawn ? first?.names[depth] : "";
  if (figure) made.append(words("b", figure, "figure"));
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
 * Beside the thing that is chosen for, on the side that covers the fewest offers.
 * @param {HTMLElement} tray
 * @param {Tree} tree
 * @param {Board} board
 */
function placePicker(tray, tree, board) {
  const frame = need("#board").getBoundingClientRect();
  const at = board.onScreen(tree.path[0]) ?? new DOMPoint(frame.left + frame.width / 2, frame.top + frame.height / 2);
  const offers = [...tree.level(0).keys()].filter((target) => target !== tree.path[0]).map((target) => board.onScreen(target)).filter((point) => point !== null);
  const { width, height } = tray.getBoundingClientRect();
  const placed = placeBeside({ at, reach: board.radiusOf(tree.path[0]) ?? REACH, size: { width, height }, frame, offers });
  tray.dataset.side = placed.side;
  tray.style.setProperty("--picker-left", `${Math.round(placed.left - frame.left)}px`);
  tray.style.setProperty("--picker-top", `${Math.round(placed.top - frame.top)}px`);
  tray.style.setProperty("--picker-tip", `${Math.round(placed.tip)}px`);
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

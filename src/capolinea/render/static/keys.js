// The keyboard: numbers choose from the list, arrows walk the map, Enter confirms, U undoes, Esc steps back.
//
// Contract: knows the figures that are being typed. Reads nothing of the table; tells by its commands what a key means.

import { around, isOn } from "./dom.js";

/** @type {Readonly<Record<string, readonly [number, number]>>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** Two figures within this time are one number. */
const TOGETHER = 700;

/**
 * @typedef {object} KeyCommands
 * @property {() => boolean} isLocked whether no key counts now
 * @property {(number: number) => void} chooseNumber of the list; 0: the first button of the dock
 * @property {(from: string | undefined, dx: number, dy: number) => void} walk
 * @property {(target: string) => void} choose
 * @property {() => void} confirm
 * @property {() => void} undo
 * @property {(event: KeyboardEvent) => void} stepBack
 */

/** @param {KeyCommands} commands */
export function listenToKeys(commands) {
  const chooseByFigure = figures(commands.chooseNumber);
  document.addEventListener("keydown", (event) => {
    if (isShortcut(event) || commands.isLocked()) return;
    if (event.key === "Escape") commands.stepBack(event);
    else if (!isElsewhere(event)) press(event, { ...commands, chooseByFigure });
  });
}

/**
 * @param {KeyboardEvent} event
 * @param {KeyCommands & { chooseByFigure: (event: KeyboardEvent) => void }} commands
 */
function press(event, commands) {
  if (/^\d$/.test(event.key)) commands.chooseByFigure(event);
  else if (event.key in ARROWS) walk(event, commands);
  else if (event.key.toLowerCase() === "u") commands.undo();
  else if (event.key === "Enter" || event.key === " ") enter(event, commands);
}

/**
 * Keys that belong to the browser.
 * @param {KeyboardEvent} event
 */
const isShortcut = (event) => event.ctrlKey || event.metaKey || event.altKey;

/**
 * Keys that belong to a field, a tab or a dialog.
 * @param {Event} event
 */
const isElsewhere = (event) => isOn(event, "input, select, textarea, [role=tab], summary") || document.querySelector("dialog:modal") !== null;

/**
 * Figures that follow one another quickly are one number.
 * @param {(number: number) => void} chooseNumber
 */
function figures(chooseNumber) {
  let [typed, last] = ["", 0];
  return (/** @type {KeyboardEvent} */ event) => {
    typed = event.timeStamp - last < TOGETHER ? typed + event.key : event.key;
    last = event.timeStamp;
    chooseNumber(Number(typed));
  };
}

/**
 * @param {KeyboardEvent} event
 * @param {Pick<KeyCommands, "walk">} commands
 */
function walk(event, commands) {
  event.preventDefault();
  const [dx, dy] = ARROWS[event.key] ?? [0, 0];
  if (!around(event, "#offers-list")) commands.walk(around(event, "[data-target]")?.dataset.target, dx, dy);
}

/**
 * @param {KeyboardEvent} event
 * @param {Pick<KeyCommands, "choose" | "confirm">} commands
 */
function enter(event, { choose, confirm }) {
  if (around(event, "button, a")) return;
  event.preventDefault();
  const thing = around(event, "[data-thing]");
  if (thing) { thing.click(); return; }
  const offer = around(event, ".offer[data-target]");
  if (offer?.dataset.target && !offer.matches(".chosen")) choose(offer.dataset.target);
  else confirm();
}

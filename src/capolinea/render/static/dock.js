// The dock: what is asked in one sentence, a row of choices, and the one button that does what is chosen.
//
// Contract: draws what it is told, and tells by each button's own `onClick` that it was pressed. May call `dom.js`; which
// choices are buttons it asks the tree, the tray and the board.

import { find, icon as drawing, need, say } from "./dom.js";
import { inTray } from "./tray.js";
import { isButton } from "./tree.js";

/** @import { OfferCard } from "./data.js" */
/** @import { Board } from "./board.js" */
/** @import { Refusal } from "./sending.js" */
/** @import { Stepper } from "./stepper.js" */
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
 * @property {string} face HTML instead of the words, which are then told to screen readers alone
 * @property {string} thing what it asks about, where it cannot be chosen
 * @property {string} plan the drawing that it shows while it is pointed at
 * @property {boolean} isOn whether it is what is chosen
 * @property {() => void} onClick
 */

const PLAIN = { cls: "btn", note: "", icon: "", points: "", figure: "", face: "", thing: "", plan: "", isOn: false };

/**
 * @param {string} words
 * @param {Partial<ButtonSpec> & Pick<ButtonSpec, "onClick">} more
 * @returns {ButtonSpec}
 */
export const button = (words, more) => ({ ...PLAIN, words, ...more });

/**
 * A choice of the row.
 * @param {string} words
 * @param {Partial<ButtonSpec> & Pick<ButtonSpec, "onClick">} more
 */
export const pick = (words, more) => button(words, { ...more, cls: `pick ${more.cls ?? ""}`.trim() });

/** What each button of the dock does now. @type {WeakMap<Element, () => void>} */
const presses = new WeakMap();

/** @param {ButtonSpec} spec */
function make({ words, cls, note, icon, points, figure, face, thing, plan }) {
  const made = document.createElement("button");
  made.type = "button";
  made.className = cls;
  if (points) made.dataset.points = points;
  if (plan) made.dataset.plan = plan;
  if (thing) { made.dataset.thing = thing; made.setAttribute("aria-disabled", "true"); }
  if (icon) made.append(drawing(icon));
  const label = document.createElement("span");
  label.textContent = words;
  if (face) { label.className = "sr"; made.insertAdjacentHTML("beforeend", face); }
  made.append(label);
  if (note) {
    const small = document.createElement("small");
    small.textContent = note;
    (face ? made : label).append(small);
  }
  if (figure) {
    const cost = document.createElement("b");
    cost.className = "num";
    cost.textContent = figure;
    made.append(cost);
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
  const act = need("#act");
  for (const each of ["wait", "stop", "end"]) act.classList.toggle(each, each === lamp);
  for (const [place, text] of /** @type {const} */ ([[need("#prompt"), prompt], [need("#hint"), hint]])) {
    // Writing the same words again would make screen readers say them again.
    if (place.textContent !== text) place.textContent = text;
  }
}

/**
 * At the right of the question: a step back, and the one button that does what is chosen.
 * @param {(ButtonSpec | null)[]} wanted
 */
export function setButtons(...wanted) {
  fill(need("#go"), wanted);
}

/**
 * Below the question: what can be chosen, in a row that scrolls.
 * @param {(ButtonSpec | null)[]} wanted
 */
export function setRow(...wanted) {
  const row = need("#row");
  if (fill(row, wanted)) row.scrollLeft = 0;
  const chosen = find(".pick[aria-pressed=true]", row);
  const [edge, box] = [row.getBoundingClientRect(), chosen?.getBoundingClientRect()];
  // Wholly, and at its snap: nearest would be pulled back to where the row snaps.
  if (chosen && box && (box.left < edge.left || box.right > edge.right)) chosen.scrollIntoView({ block: "nearest", inline: "start" });
  fadeRow();
}

/** Beside a wide hand the buttons leave the question its line, in pixels. */
const NARROW = 360;

/** Words for which there is too little room become smaller; those that still have none end in an ellipsis, and are told to
    whoever points at them. */
export function fitWords() {
  const [act, ask, words] = [need("#act"), need(".ask"), need(".say-what")];
  act.classList.toggle("narrow", act.clientWidth < NARROW);
  act.classList.remove("dense", "cut");
  for (const denser of ["dense", "cut"]) if (words.offsetHeight > ask.clientHeight + 1) act.classList.add(denser);
  for (const each of [need("#prompt"), need("#hint")]) each.title = act.matches(".cut") ? each.textContent ?? "" : "";
}

/** More than fits into the row or the hand fades out at its end. */
export function fadeRow() {
  for (const row of [need("#row"), need("#hand")]) {
    row.classList.toggle("more", row.scrollLeft + row.clientWidth < row.scrollWidth - 2);
  }
}

/**
 * Buttons that stay the same stay in place: a press must not miss its button because some news came in between, and the
 * focus must not be lost. True: they are others.
 * @param {HTMLElement} place
 * @param {(ButtonSpec | null)[]} wanted
 */
function fill(place, wanted) {
  const specs = wanted.filter((spec) => spec !== null);
  const key = JSON.stringify(specs.map(({ words, cls, note, figure, face, plan, points }) => [words, cls, note, figure, face, plan, points]));
  const isNew = place.dataset.key !== key;
  if (isNew) {
    const isFocused = place.contains(document.activeElement);
    place.replaceChildren(...specs.map(make));
    place.dataset.key = key;
    if (isFocused) find(":scope > :last-child", place)?.focus();
  }
  [...place.children].forEach((made, number) => {
    const spec = specs[number];
    if (!spec) return;
    presses.set(made, spec.onClick);
    if (made.matches(".pick:not(.dear)")) made.setAttribute("aria-pressed", String(spec.isOn));
  });
  return isNew;
}

/**
 * The choice among offers that differ in a number alone; without one, the row is seen again.
 * @param {Stepper | null} stepper
 */
export function showStepper(stepper) {
  const offer = stepper?.offer ?? null;
  need("#stepper").hidden = !offer;
  need("#row").classList.toggle("under-stepper", offer !== null);
  if (!stepper || !offer) return;
  need("#stepper-words").textContent = say(stepper.isLimit ? "up-to" : "how-much");
  need("#stepper-figure").textContent = offer.step.figure;
  need("#stepper-note").textContent = offer.step.note;
  /** @type {[HTMLButtonElement, HTMLButtonElement, HTMLInputElement]} */
  const [less, more, then] = [need("#stepper-less"), need("#stepper-more"), need("#stepper-then")];
  less.disabled = stepper.isLeast;
  more.disabled = stepper.isMost;
  then.checked = stepper.isLimit;
  then.disabled = !stepper.canLimit;
}

/** @param {{ step: (steps: number) => void, setLimit: (isLimit: boolean) => void }} commands */
export function listenToStepper({ step, setLimit }) {
  for (const [key, steps] of /** @type {const} */ ([["#stepper-less", -1], ["#stepper-more", 1]])) repeat(need(key), () => step(steps));
  /** @type {HTMLInputElement} */
  const then = need("#stepper-then");
  then.addEventListener("change", () => setLimit(then.checked));
}

/** How long a key is held before it repeats, and how often it then does, in milliseconds. */
const HELD = 450;
const EVERY = 70;

/**
 * A key that repeats while it is held: a long series has many steps.
 * @param {HTMLElement} key
 * @param {() => void} press
 */
function repeat(key, press) {
  /** @type {ReturnType<typeof setInterval> | undefined} */
  let timer;
  let isRepeated = false;
  const stop = () => clearInterval(timer);
  key.addEventListener("pointerdown", () => {
    stop();
    isRepeated = false;
    timer = setTimeout(() => { timer = setInterval(() => { isRepeated = true; press(); }, EVERY); }, HELD);
  });
  for (const kind of ["pointerup", "pointerleave", "pointercancel"]) key.addEventListener(kind, stop);
  key.addEventListener("click", () => { if (!isRepeated) press(); isRepeated = false; });
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
 * One of several ways to do the same, by its face; choosing it sends nothing.
 * @param {OfferCard} offer
 * @param {boolean} isOn
 * @param {(target: string) => void} choose
 */
function alternative({ label, note, face, targets }, isOn, choose) {
  const target = targets.at(-1) ?? "";
  return pick(label, { cls: "faced", note, face, points: target, isOn, onClick: () => choose(target) });
}

/**
 * @param {string} target
 * @param {readonly OfferCard[]} offers behind it
 * @param {number} depth
 * @param {(target: string) => void} choose
 */
function plainPick(target, [first, ...others], depth, choose) {
  const only = others.length ? undefined : first;
  const name = first?.names[depth];
  const note = only && (depth || name) ? only.note : "";
  return pick(name || only?.short || only?.label || target, { note, points: target, onClick: () => choose(target) });
}

/**
 * Choices that lie neither on the board nor in the tray: what can be chosen next, and what could be instead of the last step.
 * @param {Tree} tree
 * @param {Board} board
 * @param {{ choose: (target: string) => void }} commands
 */
export function choices(tree, board, { choose }) {
  /** @type {{ acting: ButtonSpec[], declining: ButtonSpec[] }} */
  const made = { acting: [], declining: [] };
  const isTrayed = inTray(tree, board);
  const { stem } = tree;
  if (stem) made.acting.push(alternative(stem, tree.path.length === stem.targets.length, choose));
  for (const [target, offers] of tree.lit) {
    const depth = tree.path.length && tree.level(tree.path.length - 1).has(target) ? tree.path.length - 1 : tree.path.length;
    const only = offers.length === 1 ? offers[0] : undefined;
    // What a game draws nowhere must be chosen somewhere; at the root everything is drawn or a button.
    if (!isButton(target) && !only?.in_row && (isTrayed || board.has(target) || !depth)) continue;
    const isOn = tree.isChosen(target);
    const spec = stem && only?.face ? alternative(only, isOn, choose) : { ...plainPick(target, offers, depth, choose), isOn };
    if (only?.declines) made.declining.push({ ...spec, cls: `${spec.cls} declines` });
    else made.acting.push(spec);
  }
  return made;
}

// What lies on the board: the overlay's slots, lit offers, badge and cross, and what is mentioned beside it.
//
// Contract: knows the drawing and what is marked on it, and finds what a pointer means. Fetches the static board, before anything
// else is done with it. May call `dom.js`, and `labels.js` for the signs; is told what to draw and what of it is seen, and tells
// nobody.

import { fillIn, find, findAll, need, svg } from "./dom.js";
import { Labels } from "./labels.js";

/** @import { Aim, OfferCard } from "./data.js" */
/** @import { Box } from "./camera.js" */
/** @import { Tree } from "./tree.js" */
/** @typedef {{ x: number, y: number }} Point */
/** A thing without an outline: its middle, and how far around it is meant. @typedef {{ of: DOMStringMap, x: number, y: number, reach: number }} Spot */
/** @typedef {{ target: string, shape: SVGGeometryElement, points: Point[], isArea: boolean, slack: number }} Thing */

/** Pointers are blunt: the nearest offer within this many pixels is meant. */
const REACH = 24;
/** The same for things that are aimed at, which stand closer together. */
const AIM_REACH = 16;
/** A finger that comes down so far from an offer, and hardly farther from another, may mean either. */
const OFF = 6;
const NEARLY = 9;
/** Of all that a touch may mean, so many of the nearest are asked about. */
const MOST_THINGS = 4;
/** A board that does not come is asked for again, after so many milliseconds. */
const AGAIN = 2000;
/** Where along a drawn line its distance is measured. */
const MEASURED = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1];

/**
 * Lay the static board, which has an address of its own and is kept by the browser for all tables.
 * @param {HTMLElement} root
 * @param {Readonly<Record<string, string>>} layers what lies on it
 */
export async function layBoard(root, layers) {
  root.insertAdjacentHTML("afterbegin", await fetchPart(root, "played"));
  for (const [slot, drawn] of Object.entries(layers)) {
    const place = find(`#${slot}`, root);
    if (place) place.innerHTML = drawn;
  }
}

/**
 * Lay land and water below it, which nothing waits for.
 * @param {HTMLElement} root
 */
export async function layGround(root) {
  const place = find("svg.map .geo", root);
  if (place) place.innerHTML = await fetchPart(root, "ground");
}

/**
 * @param {HTMLElement} root
 * @param {"played" | "ground"} part
 * @returns {Promise<string>}
 */
async function fetchPart(root, part) {
  const answer = await fetch(`${root.dataset.src}&part=${part}`).catch(() => null);
  if (answer?.ok) return answer.text();
  await new Promise((next) => { setTimeout(next, AGAIN); });
  return fetchPart(root, part);
}

export class Board {
  #root;
  /** @type {SVGSVGElement} */
  #map;
  #marks = svg("g", { class: "hand-marks", "aria-hidden": "true" });
  #previewed = svg("g", { class: "hand-marks", "aria-hidden": "true" });
  /** @type {string | null} */
  #cursor = null;
  #plan = "0";
  /** @type {Map<string, Point[] | null>} Outlines that have been measured since something was drawn. */
  #outlines = new Map();
  /** @type {Spot[] | null} What can be aimed at, since something was drawn. */
  #aims = null;
  #labels;
  /** @type {{ seen: Box, scale: number } | null} */
  #sight = null;
  #isStale = false;
  #touched = svg("g", { class: "hand-marks", "aria-hidden": "true" });
  /** @type {Thing[] | null} Things of the static board that may be touched. */
  #statics = null;

  /** @param {HTMLElement} root */
  constructor(root) {
    this.#root = root;
    this.#map = need("svg.map", root);
    this.#map.append(this.#previewed, this.#marks, this.#touched);
    this.#labels = new Labels(this.#map);
  }

  /**
   * Show the signs that have room in what is seen.
   * @param {Box} seen
   * @param {number} scale
   */
  place(seen, scale) {
    this.#sight = { seen, scale };
    this.#labels.place(seen, scale);
  }

  /** Something is drawn, lit or hidden: once that is done, the signs are looked at again. */
  #replaceSigns() {
    if (this.#isStale) return;
    this.#isStale = true;
    queueMicrotask(() => {
      this.#isStale = false;
      this.#labels.measure();
      if (this.#sight) this.#labels.place(this.#sight.seen, this.#sight.scale);
    });
  }

  /** The offer that the arrow keys have come to. */
  get cursor() {
    return this.#cursor;
  }

  /** The plan whose drawing is shown. */
  get plan() {
    return this.#plan;
  }

  /**
   * Fill the slots that this board has.
   * @param {Readonly<Record<string, string>>} layers
   */
  show(layers) {
    for (const [slot, drawn] of Object.entries(layers)) if (find(`#${slot}`, this.#root)) fillIn(`#${slot}`, drawn);
    this.#outlines.clear();
    this.#aims = null;
    this.showPlan("0");
  }

  /** @returns {SVGElement[]} */
  get offers() {
    return findAll(".offer[data-target]", this.#map);
  }

  /** @returns {{ offer: SVGElement, target: string }[]} */
  get #awake() {
    return this.offers.filter((offer) => !offer.matches(".asleep")).map((offer) => ({ offer, target: offer.dataset.target ?? "" }));
  }

  /**
   * @param {string} target
   * @returns {SVGElement | null}
   */
  #offerOf(target) {
    return find(`.offer[data-target="${CSS.escape(target)}"]`, this.#map);
  }

  /** @param {string} target */
  has(target) {
    return this.#offerOf(target) !== null;
  }

  /**
   * Light what the tree lights, mark what is chosen. One offer at a time is in the tab order; arrows move on.
   * @param {Tree} tree
   * @param {boolean} isAsleep whether nothing can be chosen now
   */
  light(tree, isAsleep) {
    const lit = isAsleep ? new Map() : tree.lit;
    for (const offer of this.offers) {
      const { target } = offer.dataset;
      offer.classList.toggle("asleep", !lit.has(target) && !tree.isChosen(target));
      offer.classList.toggle("chosen", tree.isChosen(target));
      offer.setAttribute("aria-pressed", String(tree.isChosen(target)));
      offer.setAttribute("tabindex", "-1");
    }
    for (const variant of findAll("[data-variant]", this.#map)) variant.classList.toggle("chosen", tree.isChosen(variant.dataset.variant));
    this.#root.classList.toggle("choosing", tree.path.length > 0);
    const awake = this.#awake;
    const home = awake.find(({ target }) => target === this.#cursor) ?? awake[0];
    home?.offer.setAttribute("tabindex", "0");
    this.#outlines.clear();
    this.#replaceSigns();
  }

  /**
   * @param {string | undefined} target without one the badge goes
   * @param {string} text
   */
  badge(target, text) {
    this.#marks.replaceChildren();
    const at = target && this.middle(target);
    // An offer that is a sign itself is marked as chosen by its own look.
    if (!at || this.#offerOf(target)?.querySelector('.map-sign[data-rank="0"]')) return;
    const plate = svg("g", { class: "zs" }, svg("circle", { class: "badge", r: 9.5 }), svg("text", { class: "badge-text", y: 4.3 }, text));
    this.#marks.append(svg("g", { class: "map-sign", transform: `translate(${at.x} ${at.y})`, "data-rank": -1 }, plate));
  }

  /** @param {string | undefined} target */
  cross(target) {
    const at = target && this.middle(target);
    if (!at) return;
    this.#marks.append(drawCross(at));
  }

  /**
   * The middle of a thing, in the board's own units.
   * @param {string} target
   * @returns {Point | null}
   */
  middle(target) {
    const points = this.#outlineOf(target);
    return points?.[Math.floor(points.length / 2)] ?? null;
  }

  /**
   * A few points along each of these.
   * @param {Iterable<string>} targets
   * @returns {Point[]}
   */
  pointsOf(targets) {
    return [...targets].flatMap((target) => {
      const points = this.#outlineOf(target);
      return points ? [points[0], points[Math.floor(points.length / 2)], points.at(-1)].filter((at) => at !== undefined) : [];
    });
  }

  /** @returns {Point[]} The corners of the ways that are drawn: of what is chosen, previewed or planned. */
  get ways() {
    /** @type {SVGGraphicsElement[]} */
    const drawn = findAll(".chosen :is(.way-bed, .way-later), [data-plan].now :is(.way-bed, .way-later), #trace > *", this.#map);
    return drawn.filter((way) => way.checkVisibility()).flatMap((way) => {
      const { x, y, width, height } = way.getBBox();
      return width || height ? [{ x, y }, { x: x + width, y: y + height }] : [];
    });
  }

  /**
   * The middle of a thing, in the units of the window.
   * @param {string | undefined} target
   */
  onScreen(target) {
    const at = target && this.middle(target);
    return at ? new DOMPoint(at.x, at.y).matrixTransform(this.#screen) : null;
  }

  /**
   * How far a thing reaches around its middle, in pixels; null: nothing of the kind is drawn.
   * @param {string | undefined} target
   */
  radiusOf(target) {
    const box = target === undefined ? null : this.#offerOf(target)?.getBoundingClientRect();
    return box ? Math.max(box.width, box.height) / 2 + 6 : null;
  }

  /**
   * What an offer would do, drawn where the game left a slot for it, else on top.
   * @param {OfferCard | null} offer
   */
  preview(offer) {
    /** @type {Element} */
    const slot = find("#trace", this.#map) ?? this.#previewed;
    const [picture, target] = [offer?.pictures.at(-1), offer?.targets[0]];
    const at = picture && target && !offer?.trace ? this.middle(target) : null;
    const drawn = at ? `<g transform="translate(${at.x} ${at.y})">${picture}</g>` : offer?.trace ?? "";
    if (slot.innerHTML !== drawn) { slot.innerHTML = drawn; this.#replaceSigns(); }
  }

  /**
   * The offer a pointer means: the nearest one within reach.
   * @param {number} clientX
   * @param {number} clientY
   * @param {number} [within] in the board's own units
   */
  offerAt(clientX, clientY, within = Infinity) {
    const at = this.#boardPoint(clientX, clientY);
    /** @type {string | null} */
    let best = null;
    let least = Math.min(REACH / this.#screen.a, within);
    for (const { target } of this.#awake) {
      const distance = away(this.#outlineOf(target), at);
      if (distance < least) [best, least] = [target, distance];
    }
    if (best) return best;
    // What is larger than the reach is meant wherever it is touched.
    /** @type {SVGElement | null | undefined} */
    const under = document.elementFromPoint(clientX, clientY)?.closest(".offer[data-target]:not(.asleep)");
    return under?.dataset.target ?? null;
  }

  /**
   * Whether a finger there could mean another offer as well: it has come down beside them all, and two are equally near.
   * @param {number} clientX
   * @param {number} clientY
   */
  isAmbiguous(clientX, clientY) {
    const at = this.#boardPoint(clientX, clientY);
    const scale = this.#screen.a;
    const [first = Infinity, second = Infinity] = this.#awake.map(({ target }) => scale * away(this.#outlineOf(target), at)).sort((one, other) => one - other);
    return first < REACH && first > OFF && second - first < NEARLY;
  }

  /**
   * Why a thing cannot be chosen, in its own words: the nearest one within reach.
   * @param {number} clientX
   * @param {number} clientY
   */
  explanationAt(clientX, clientY) {
    const at = this.#boardPoint(clientX, clientY);
    /** @type {string | null} */
    let words = null;
    let least = REACH / this.#screen.a;
    /** @type {SVGElement[]} */
    const things = findAll("[data-tell]", this.#map);
    for (const thing of things) {
      const distance = away(this.#measure(thing), at);
      if (distance < least) [words, least] = [thing.dataset.tell ?? null, distance];
    }
    return words;
  }

  /**
   * The thing a pointer aims at, and how far off it is: the nearest of those that can be aimed at.
   * @param {number} clientX
   * @param {number} clientY
   */
  aimAt(clientX, clientY) {
    this.#aims ??= spotsOf(findAll("[data-aim]", this.#map));
    const { spot, distance } = nearest(this.#aims, this.#boardPoint(clientX, clientY), AIM_REACH / this.#screen.a);
    return { target: spot?.of.aim ?? null, distance };
  }

  /**
   * The step of the shown plan that a pointer means, and what would be chosen there.
   * @param {number} clientX
   * @param {number} clientY
   */
  ghostAt(clientX, clientY) {
    const steps = spotsOf(findAll(".plan-way.now [data-ghost]", this.#map));
    const { spot } = nearest(steps, this.#boardPoint(clientX, clientY), REACH / this.#screen.a);
    return spot ? { step: Number(spot.of.step), target: spot.of.ghost ?? "" } : null;
  }

  /** @param {string} target */
  canAim(target) {
    return find(`[data-aim="${CSS.escape(target)}"]`, this.#map) !== null;
  }

  /**
   * What a touch may mean where nothing is offered: the pieces under it, then the nearest lines, places and areas.
   * @param {number} clientX
   * @param {number} clientY
   */
  thingsAt(clientX, clientY) {
    const at = this.#boardPoint(clientX, clientY);
    /** @type {(SVGElement | null)[]} */
    const under = document.elementsFromPoint(clientX, clientY).map((thing) => thing.closest("svg.map [data-id]:not(.lit-path), svg.map [data-points]"));
    const pieces = under.flatMap((thing) => thing?.dataset.id ?? thing?.dataset.points ?? []).filter((target) => !target.includes(" "));
    this.#statics ??= this.#findStatics();
    const near = this.#statics
      .map((thing) => ({ target: thing.target, distance: distanceTo(thing, at) }))
      .filter(({ distance }) => distance < REACH / this.#screen.a)
      .sort((one, other) => one.distance - other.distance)
      .map(({ target }) => target);
    return [...new Set([...pieces, ...near])].slice(0, MOST_THINGS);
  }

  /** Lines, places and areas that the static board names. A drawing in several pieces has no one place. */
  #findStatics() {
    /** @type {SVGElement[]} */
    const named = findAll(".lit-path[data-id], [data-aim]", this.#map);
    return named.flatMap((thing) => {
      const drawn = thing.getAttribute("d") ?? "";
      const points = this.#measure(thing);
      if (!points || !(thing instanceof SVGGeometryElement) || drawn.lastIndexOf("M") > 0) return [];
      const slack = thing instanceof SVGCircleElement ? thing.r.baseVal.value / 2 : 0;
      return { target: thing.dataset.id ?? thing.dataset.aim ?? "", shape: thing, points, isArea: drawn.endsWith("Z"), slack };
    });
  }

  /**
   * Mark what was touched and cannot be chosen; without a target, nothing.
   * @param {string} [target]
   * @param {Point} [touch] in the units of the window
   */
  markTouched(target, touch) {
    for (const thing of findAll(".touched", this.#map)) thing.classList.remove("touched");
    this.#touched.replaceChildren();
    if (!target || !touch) return;
    const things = this.#things(target).filter((thing) => !thing.matches(".offer"));
    for (const thing of things) thing.classList.add("touched");
    const place = this.#statics?.find((thing) => thing.target === target && !thing.isArea);
    const at = place?.points[Math.floor(place.points.length / 2)] ?? this.#boardPoint(touch.x, touch.y);
    this.#touched.append(drawCross(at));
    return new DOMPoint(at.x, at.y).matrixTransform(this.#screen);
  }

  /** Where the offers lie that can be chosen, in the units of the window. */
  get spots() {
    return this.#awake.flatMap(({ target }) => this.onScreen(target) ?? []);
  }

  /**
   * Of several plans the drawing of one is shown.
   * @param {string} key
   */
  showPlan(key) {
    this.#plan = key;
    for (const way of findAll("[data-plan]", this.#map)) way.classList.toggle("now", way.dataset.plan === key);
    this.#replaceSigns();
  }

  /**
   * Drawings of the plans that were asked for; without any, what the overlay suggests is seen again.
   * @param {Aim | null} aim
   */
  showAim(aim) {
    const slot = find("#aim", this.#map);
    if (!slot) return;
    slot.innerHTML = aim ? [...aim.plans.map((plan) => plan.drawing), aim.drawing].join("") : "";
    findAll(":scope > *", slot).slice(0, aim?.plans.length ?? 0).forEach((way, number) => { way.dataset.plan = `aim-${number}`; });
    this.#aims = null;
    this.showPlan(aim?.plans.length ? "aim-0" : "0");
  }

  /**
   * Mark the one offer that a pointer is over, here or on a sign beside the board.
   * @param {string | null | undefined} target
   */
  markHovered(target) {
    for (const offer of findAll(".offer.near", this.#map)) offer.classList.remove("near");
    if (target) this.#offerOf(target)?.classList.add("near");
    this.#root.classList.toggle("pointing", Boolean(target));
    this.#replaceSigns();
  }

  /**
   * Light what a line of the log or a sign beside the board mentions.
   * @param {readonly string[]} targets
   */
  lightMentioned(targets) {
    for (const thing of findAll(".spoken", this.#map)) thing.classList.remove("spoken");
    for (const target of targets) for (const thing of this.#things(target)) thing.classList.add("spoken");
    this.#replaceSigns();
  }

  /**
   * The next offer from `target` in a direction; without a start, the first.
   * @param {string | null | undefined} target
   * @param {number} dx
   * @param {number} dy
   */
  step(target, dx, dy) {
    const awake = this.#awake.map((each) => each.target);
    const from = target && awake.includes(target) ? this.middle(target) : null;
    if (!from) return awake[0] ?? null;
    let [best, least] = [target ?? null, Infinity];
    for (const other of awake) {
      const at = this.middle(other);
      if (!at) continue;
      const along = (at.x - from.x) * dx + (at.y - from.y) * dy;
      const aside = Math.abs((at.x - from.x) * dy - (at.y - from.y) * dx);
      const cost = along + 2.2 * aside;
      if (other !== target && along > 4 && cost < least) [best, least] = [other, cost];
    }
    return best;
  }

  /**
   * Go on from here with the arrow keys.
   * @param {string} target
   */
  placeCursor(target) {
    this.#cursor = target;
  }

  /** @param {string | null} target */
  focus(target) {
    const offer = target && this.#offerOf(target);
    if (!offer) return;
    this.#cursor = target;
    for (const other of this.offers) other.setAttribute("tabindex", other === offer ? "0" : "-1");
    offer.focus({ preventScroll: true });
  }

  /**
   * Mark where somebody has just gone.
   * @param {string[]} targets
   */
  trail(targets) {
    for (const thing of findAll(".trail", this.#map)) thing.classList.remove("trail");
    for (const target of targets) for (const thing of this.#things(target)) if (thing.matches(".lit-path")) thing.classList.add("trail");
  }

  /**
   * New pieces come in gently; what is not drawn as a piece of its own just stands there.
   * @param {Iterable<string>} targets
   */
  animate(targets) {
    for (const target of targets) {
      for (const thing of this.#things(target)) {
        if (thing.matches(".offer")) continue;
        thing.classList.add("fresh");
        thing.addEventListener("animationend", () => thing.classList.remove("fresh"), { once: true });
      }
    }
  }

  skip() {
    for (const thing of findAll(".fresh", this.#map)) thing.classList.remove("fresh");
  }

  /**
   * Everything drawn that stands for a target.
   * @param {string} target
   * @returns {SVGElement[]}
   */
  #things(target) {
    const name = CSS.escape(target);
    return findAll(`[data-id="${name}"], [data-target="${name}"]`, this.#map);
  }

  /** From the units of the board to those of the window; where nothing is drawn, nothing is measured either. */
  get #screen() {
    return this.#map.getScreenCTM() ?? new DOMMatrix();
  }

  /**
   * @param {number} clientX
   * @param {number} clientY
   */
  #boardPoint(clientX, clientY) {
    return new DOMPoint(clientX, clientY).matrixTransform(this.#screen.inverse());
  }

  /** @param {string} target */
  #outlineOf(target) {
    const known = this.#outlines.get(target);
    if (known !== undefined) return known;
    const measured = this.#measure(this.#offerOf(target) ?? this.#things(target)[0]);
    this.#outlines.set(target, measured);
    return measured;
  }

  /**
   * A few points along a drawn thing, in the units of the board.
   * @param {SVGElement | undefined} thing
   * @returns {Point[] | null}
   */
  #measure(thing) {
    if (!thing) return null;
    /** @type {Element | null} */
    const path = find(".hit", thing) ?? (thing.matches("path, circle") ? thing : find("path, circle", thing));
    if (!(path instanceof SVGGeometryElement)) return null;
    const toBoard = this.#screen.inverse().multiply(path.getScreenCTM() ?? new DOMMatrix());
    /** @param {Point} point */
    const place = (point) => new DOMPoint(point.x, point.y).matrixTransform(toBoard);
    if (path instanceof SVGCircleElement) return [place({ x: path.cx.baseVal.value, y: path.cy.baseVal.value })];
    const length = path.getTotalLength();
    return MEASURED.map((share) => place(path.getPointAtLength(share * length)));
  }
}

/**
 * @param {HTMLElement[]} things
 * @returns {Spot[]}
 */
function spotsOf(things) {
  return things.map((thing) => (
    { of: thing.dataset, x: Number(thing.getAttribute("cx")), y: Number(thing.getAttribute("cy")), reach: Number(thing.dataset.reach ?? 0) }
  ));
}

/**
 * @param {readonly Spot[]} spots
 * @param {Point} at
 * @param {number} within how far off a thing may be that says nothing of its reach
 */
function nearest(spots, at, within) {
  /** @type {Spot | null} */
  let best = null;
  let least = Infinity;
  for (const spot of spots) {
    const distance = Math.hypot(spot.x - at.x, spot.y - at.y);
    if (distance < Math.min(least, Math.max(within, spot.reach))) [best, least] = [spot, distance];
  }
  return { spot: best, distance: best ? least : within };
}

/**
 * @param {Point[] | null} points
 * @param {Point} at
 */
function away(points, at) {
  return points ? Math.min(...points.map((point) => Math.hypot(point.x - at.x, point.y - at.y))) : Infinity;
}

/**
 * @param {Thing} thing
 * @param {DOMPoint} at
 */
function distanceTo(thing, at) {
  if (thing.isArea) return thing.shape.isPointInFill(at) ? 0 : Infinity;
  return Math.max(0, away(thing.points, at) - thing.slack);
}

/** @param {Point} at */
function drawCross({ x, y }) {
  const path = "M-7-7L7 7M7-7L-7 7";
  const drawn = svg("g", { class: "zs" }, svg("path", { class: "cross-case", d: path }), svg("path", { class: "cross", d: path }));
  return svg("g", { class: "refused", transform: `translate(${x} ${y})` }, drawn);
}

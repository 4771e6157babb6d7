// What lies on the board: the overlay's slots, lit offers, badge and cross, and what the log speaks of.

import { fillIn, find, findAll, svg } from "./dom.js";

/** Pointers are blunt: the nearest offer within this many pixels is meant. */
const REACH = 24;
/** The same for things that are aimed at, which stand closer together. */
const AIM_REACH = 16;

export class Board {
  constructor(root) {
    this.root = root;
    this.map = find("svg.map", root);
    this.marks = svg("g", { class: "hand-marks", "aria-hidden": "true" });
    this.tracing = svg("g", { class: "hand-marks", "aria-hidden": "true" });
    this.map.append(this.tracing, this.marks);
    this.cursor = null;
  }

  /** Fill the slots that this board has. */
  show(layers) {
    for (const [slot, drawn] of Object.entries(layers)) if (find(`#${slot}`, this.root)) fillIn(`#${slot}`, drawn);
    this.shapes = null;
    this.showPlan("0");
  }

  get offers() {
    return findAll(".offer[data-target]", this.map);
  }

  element(target) {
    return find(`.offer[data-target="${CSS.escape(target)}"]`, this.map);
  }

  has(target) {
    return this.element(target) !== null;
  }

  /** Light what the tree lights, mark what is chosen. One offer at a time is in the tab order; arrows move on. */
  light(tree, sleeping = false) {
    const lit = sleeping ? new Map() : tree.lit;
    for (const offer of this.offers) {
      const { target } = offer.dataset;
      offer.classList.toggle("asleep", !lit.has(target) && !tree.isChosen(target));
      offer.classList.toggle("chosen", tree.isChosen(target));
      offer.setAttribute("aria-pressed", tree.isChosen(target));
      offer.setAttribute("tabindex", "-1");
    }
    this.root.classList.toggle("choosing", tree.path.length > 0);
    const home = this.offers.find((offer) => offer.dataset.target === this.cursor && !offer.matches(".asleep"))
      ?? this.offers.find((offer) => !offer.matches(".asleep"));
    home?.setAttribute("tabindex", "0");
    this.shapes = null;
  }

  badge(target, text) {
    this.marks.replaceChildren();
    const at = target && this.middle(target);
    if (!at) return;
    const plate = svg("g", { class: "zs" }, svg("circle", { class: "badge", r: 9.5 }), svg("text", { class: "badge-text", y: 4.3 }, text));
    this.marks.append(svg("g", { transform: `translate(${at.x} ${at.y})` }, plate));
  }

  cross(target) {
    const at = target && this.middle(target);
    if (!at) return;
    const path = "M-7-7L7 7M7-7L-7 7";
    const drawn = svg("g", { class: "zs" }, svg("path", { class: "cross-case", d: path }), svg("path", { class: "cross", d: path }));
    this.marks.append(svg("g", { class: "refused", transform: `translate(${at.x} ${at.y})` }, drawn));
  }

  /** The middle of a thing, in the board's own units. */
  middle(target) {
    const shape = this.shapesOf(target);
    if (!shape) return null;
    return shape[Math.floor(shape.length / 2)];
  }

  /** Is one of these in the window? */
  anyIn(seen, targets) {
    return targets.some((target) => {
      const at = this.middle(target);
      return at && at.x > seen.x && at.x < seen.x + seen.width && at.y > seen.y && at.y < seen.y + seen.height;
    });
  }

  /** The middle of a thing, in the units of the window. */
  onScreen(target) {
    const at = target && this.middle(target);
    return at ? new DOMPoint(at.x, at.y).matrixTransform(this.map.getScreenCTM()) : null;
  }

  /** What an offer would do, drawn where the game left a slot for it, else on top. */
  trace(offer) {
    const slot = find("#trace", this.map) ?? this.tracing;
    const at = offer?.pictures.at(-1) && !offer.trace ? this.middle(offer.targets[0]) : null;
    const drawn = at ? `<g transform="translate(${at.x} ${at.y})">${offer.pictures.at(-1)}</g>` : offer?.trace ?? "";
    if (slot.innerHTML !== drawn) slot.innerHTML = drawn;
  }

  shapesOf(target) {
    this.shapes ??= new Map();
    if (!this.shapes.has(target)) this.shapes.set(target, outline(this.element(target) ?? this.things(target)[0], this.map));
    return this.shapes.get(target);
  }

  /** The offer a pointer means: the nearest one within reach. */
  nearest(clientX, clientY, within = Infinity) {
    const at = new DOMPoint(clientX, clientY).matrixTransform(this.map.getScreenCTM().inverse());
    const reach = REACH / this.map.getScreenCTM().a;
    let [best, least] = [null, Math.min(reach, within)];
    for (const offer of this.offers) {
      if (offer.matches(".asleep")) continue;
      const distance = away(this.shapesOf(offer.dataset.target), at);
      if (distance < least) [best, least] = [offer.dataset.target, distance];
    }
    // What is larger than the reach is meant wherever it is touched.
    const under = () => document.elementFromPoint(clientX, clientY)?.closest(".offer[data-target]:not(.asleep)");
    return best ?? under()?.dataset.target ?? null;
  }

  /** What a thing that cannot be chosen has to say for itself: the nearest one within reach. */
  teller(clientX, clientY) {
    const at = new DOMPoint(clientX, clientY).matrixTransform(this.map.getScreenCTM().inverse());
    let [told, least] = [null, REACH / this.map.getScreenCTM().a];
    for (const thing of findAll("[data-tell]", this.map)) {
      const distance = away(outline(thing, this.map), at);
      if (distance < least) [told, least] = [thing.dataset.tell, distance];
    }
    return told;
  }

  /** Of several plans the drawing of one is shown. */
  showPlan(number) {
    this.plan = number;
    for (const way of findAll("[data-plan]", this.map)) way.classList.toggle("now", way.dataset.plan === number);
  }

  /** Drawings of the plans that were asked for; without any, what the overlay suggests is seen again. */
  showAim(aim) {
    const slot = find("#aim", this.map);
    if (!slot) return;
    slot.innerHTML = aim ? aim.plans.map((plan) => plan.drawing).join("") : "";
    findAll(":scope > *", slot).forEach((way, number) => { way.dataset.plan = `aim-${number}`; });
    this.showPlan(aim?.plans.length ? "aim-0" : "0");
  }

  /** The thing a pointer aims at, and how far off it is: the nearest of those that can be aimed at. */
  nearestAim(clientX, clientY) {
    const matrix = this.map.getScreenCTM();
    const at = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    this.aims ??= findAll("[data-aim]", this.map).map((thing) => ({ target: thing.dataset.aim, x: Number(thing.getAttribute("cx")), y: Number(thing.getAttribute("cy")) }));
    let [best, least] = [null, AIM_REACH / matrix.a];
    for (const { target, x, y } of this.aims) {
      const distance = Math.hypot(x - at.x, y - at.y);
      if (distance < least) [best, least] = [target, distance];
    }
    return { target: best, distance: least };
  }

  near(target) {
    for (const offer of findAll(".offer.near", this.map)) offer.classList.remove("near");
    if (target) this.element(target)?.classList.add("near");
    this.root.classList.toggle("pointing", Boolean(target));
  }

  /** The next offer from `target` in a direction; without a start, the first. */
  step(target, dx, dy) {
    const awake = this.offers.filter((offer) => !offer.matches(".asleep")).map((offer) => offer.dataset.target);
    const from = target && awake.includes(target) ? this.middle(target) : null;
    if (!from) return awake[0] ?? null;
    let [best, least] = [target, Infinity];
    for (const other of awake) {
      const at = this.middle(other);
      const along = (at.x - from.x) * dx + (at.y - from.y) * dy;
      const aside = Math.abs((at.x - from.x) * dy - (at.y - from.y) * dx);
      const cost = along + 2.2 * aside;
      if (other !== target && along > 4 && cost < least) [best, least] = [other, cost];
    }
    return best;
  }

  focus(target) {
    const offer = target && this.element(target);
    if (!offer) return;
    this.cursor = target;
    for (const other of this.offers) other.setAttribute("tabindex", other === offer ? "0" : "-1");
    offer.focus({ preventScroll: true });
  }

  /** Everything drawn that stands for a target. */
  things(target) {
    const name = CSS.escape(target);
    return findAll(`[data-id="${name}"], [data-target="${name}"]`, this.map);
  }

  /** Light what a line of the log speaks of. */
  point(targets) {
    for (const thing of findAll(".spoken", this.map)) thing.classList.remove("spoken");
    for (const target of targets) for (const thing of this.things(target)) thing.classList.add("spoken");
  }

  /** Mark where somebody has just gone. */
  trail(targets) {
    for (const thing of findAll(".trail", this.map)) thing.classList.remove("trail");
    for (const target of targets) for (const thing of this.things(target)) if (thing.matches(".lit-path")) thing.classList.add("trail");
  }

  /** New pieces come in gently; what is not drawn as a piece of its own just stands there. */
  animate(targets) {
    for (const target of targets) {
      for (const thing of this.things(target)) {
        if (thing.matches(".offer")) continue;
        thing.classList.add("fresh");
        thing.addEventListener("animationend", () => thing.classList.remove("fresh"), { once: true });
      }
    }
  }

  skip() {
    for (const thing of findAll(".fresh", this.map)) thing.classList.remove("fresh");
  }
}

/** A few points along a drawn thing, in the units of the board. */
function outline(thing, map) {
  if (!thing) return null;
  const path = find(".hit", thing) ?? (thing.matches("path, circle") ? thing : find("path, circle", thing));
  if (!path) return null;
  const toBoard = map.getScreenCTM().inverse().multiply(path.getScreenCTM());
  const place = (point) => new DOMPoint(point.x, point.y).matrixTransform(toBoard);
  if (path.tagName === "circle") return [place({ x: path.cx.baseVal.value, y: path.cy.baseVal.value })];
  const length = path.getTotalLength();
  return [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1].map((t) => place(path.getPointAtLength(t * length)));
}

function away(points, at) {
  return points ? Math.min(...points.map((point) => Math.hypot(point.x - at.x, point.y - at.y))) : Infinity;
}

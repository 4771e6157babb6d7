// The tree of offers: what one would click, in order. It knows no rules; the offers are the rules' answer.
//
// Contract: a plain value. It calls nobody and tells nobody; whoever changes it has it drawn anew.

/** @import { OfferCard } from "./data.js" */

/**
 * @param {readonly string[]} path
 * @param {readonly string[]} targets
 */
const isPrefix = (path, targets) => path.every((target, place) => targets[place] === target);

export class Tree {
  /** @param {readonly OfferCard[]} [offers] */
  constructor(offers = []) {
    this.offers = offers;
    /** @type {readonly string[]} What is chosen so far. */
    this.path = [];
    /** @type {readonly string[]} What is chosen of later steps: it counts as soon as the steps before it are taken. */
    this.held = [];
  }

  /** Offers that begin with what is chosen so far. */
  get candidates() {
    return this.offers.filter((offer) => isPrefix(this.path, offer.targets));
  }

  /**
   * What can be clicked `depth` steps down the present path, each with the offers behind it.
   * @param {number} depth
   * @returns {Map<string, OfferCard[]>}
   */
  level(depth) {
    /** @type {Map<string, OfferCard[]>} */
    const found = new Map();
    const path = this.path.slice(0, depth);
    for (const offer of this.offers) {
      const target = offer.targets[depth];
      if (target === undefined || !isPrefix(path, offer.targets)) continue;
      const behind = found.get(target);
      if (behind) behind.push(offer);
      else found.set(target, [offer]);
    }
    return found;
  }

  /** What can be clicked next. */
  get next() {
    return this.level(this.path.length);
  }

  /** What is lit: the next step, and the step just taken as long as it may be exchanged for another. */
  get lit() {
    const before = this.path.length ? this.level(this.path.length - 1) : [];
    return new Map([...before, ...this.next]);
  }

  /** The one offer that is left; sending it is all there is to do. */
  get ready() {
    if (!this.path.length) return null;
    const left = this.candidates;
    const whole = left.length === 1 ? left[0] : left.find((offer) => offer.targets.length === this.path.length);
    return whole ?? null;
  }

  /**
   * The offer that what is chosen began with, where others go on from the same place: they are alternatives to it, and it stands
   * among them.
   */
  get stem() {
    const { path, offers } = this;
    return offers.find((offer) => offer.face && offer.targets.length <= path.length && isPrefix(offer.targets, path)
      && offers.some(({ targets }) => targets.length > offer.targets.length && isPrefix(offer.targets, targets))) ?? null;
  }

  /** @param {string | undefined} target */
  isChosen(target) {
    return target !== undefined && (this.path.includes(target) || this.held.includes(target));
  }

  /**
   * Choose a target of the next step, or exchange a step already taken. False: it is nowhere on the way.
   * @param {string} target
   */
  choose(target) {
    for (let depth = this.path.length; depth >= 0; depth -= 1) {
      if (this.level(depth).has(target)) {
        this.path = [...this.path.slice(0, depth), target];
        this.#takeHeld();
        return true;
      }
    }
    return this.#hold(target);
  }

  /**
   * Choose a target of a later step, instead of another of the same step.
   * @param {string} target
   */
  #hold(target) {
    const depth = this.path.length ? this.candidates.find((offer) => offer.targets.includes(target))?.targets.indexOf(target) : undefined;
    if (depth === undefined) return false;
    this.held = [...this.held.filter((held) => !this.candidates.some((offer) => offer.targets[depth] === held)), target];
    return true;
  }

  #takeHeld() {
    for (;;) {
      const next = this.held.find((target) => this.next.has(target));
      if (next === undefined) return;
      this.path = [...this.path, next];
      this.held = this.held.filter((target) => target !== next);
    }
  }

  /** @param {OfferCard} offer */
  chooseOffer(offer) {
    this.path = [...offer.targets];
    this.held = [];
  }

  clear() {
    this.path = [];
    this.held = [];
  }

  /** One level back; false at the root. */
  back() {
    if (!this.path.length) return false;
    this.held = [];
    this.path = this.path.slice(0, -1);
    return true;
  }
}

/** @param {string} target */
export const isButton = (target) => target.startsWith("button:");

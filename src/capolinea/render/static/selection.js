// The selection: what is chosen of the offers, what is aimed at, and the plan that is being played.
//
// Contract: knows the tree of offers with the path chosen in it, the aim with its plans, and the actions of a plan that are
// still to be played. It calls nobody and tells nobody: each method says by its answer what came of it, and whoever asked
// has it sent or drawn.

import { Tree } from "./tree.js";

/** @import { Aim, OfferCard, Plan, TableData } from "./data.js" */

/**
 * What came of choosing: nothing of the kind is on offer; it is chosen now; it had been chosen already.
 * @typedef {"nothing" | "chosen" | "again"} Pressed
 */

/**
 * @param {readonly OfferCard[]} some
 * @param {readonly OfferCard[]} others
 */
export const areSame = (some, others) => some.length === others.length && some.every((offer, place) => offer.action === others[place]?.action);

export class Selection {
  #tree;
  /** @type {Aim[]} What is aimed at, the last one last: an aim with two ends comes after the one that named its origin. */
  #aims = [];
  /** @type {string[]} Actions of a plan that are still to be played. */
  #steps = [];
  /** @type {{ from: number, last: number } | null} The entries of the plan that was played last. */
  #played = null;
  /** @type {string | null} What is to be chosen after the last action of a plan. */
  #opened = null;
  #isPlaying = false;

  /** @param {readonly OfferCard[]} offers */
  constructor(offers) {
    this.#tree = new Tree(offers);
  }

  /** To be read; what is chosen changes by the methods below. */
  get tree() {
    return this.#tree;
  }

  get aim() {
    return this.#aims.at(-1) ?? null;
  }

  get ready() {
    return this.#tree.ready;
  }

  /** The one offer that is left, if there are no alternatives to choose among. */
  get single() {
    return this.#tree.candidates.length === 1 && !this.#tree.stem ? this.#tree.ready : null;
  }

  /** Whether actions of a plan are still to come. */
  get hasSteps() {
    return this.#steps.length > 0;
  }

  /**
   * The table has moved. Where several choose at once, what another has chosen leaves the own choice as it is.
   * @param {readonly OfferCard[]} offers
   * @param {boolean} isSame whether the same seat may choose among the same offers
   */
  renew(offers, isSame) {
    const path = isSame ? this.#tree.path : [];
    this.#aims = [];
    this.#tree = new Tree(offers);
    this.restore(path);
  }

  /**
   * Choose a target.
   * @param {string} target
   * @returns {Pressed}
   */
  press(target) {
    if (this.#tree.path.at(-1) === target && this.#tree.ready) return "again";
    if (!this.#tree.choose(target)) return "nothing";
    this.#aims = [];
    return "chosen";
  }

  /**
   * The same by an offer of the list.
   * @param {OfferCard} offer
   * @returns {Pressed}
   */
  pressOffer(offer) {
    if (this.#tree.ready?.action === offer.action) return "again";
    this.#aims = [];
    this.#tree.chooseOffer(offer);
    return "chosen";
  }

  /**
   * Choose an offer without confirming any.
   * @param {OfferCard} offer
   */
  chooseOffer(offer) {
    this.#tree.chooseOffer(offer);
  }

  /** @param {Aim} aim */
  aimAt(aim) {
    this.#tree.clear();
    const first = this.#aims.find((each) => !each.goal && each.origin === aim.origin);
    this.#aims = aim.goal && first ? [first, aim] : [aim];
  }

  clear() {
    this.#tree.clear();
  }

  /** One step back: without the aim or its second end, or a level up the tree. False: there is nothing to take back. */
  back() {
    return this.#aims.pop() !== undefined || this.#tree.back();
  }

  /**
   * Choose again what was chosen, as far as it is offered.
   * @param {readonly string[]} path
   */
  restore(path) {
    if (!this.#tree.path.length) for (const target of path) this.#tree.choose(target);
  }

  /**
   * Begin a plan at the entry that is shown.
   * @param {Plan} plan
   * @param {number} entry
   * @param {string | null} [opened] what is to be chosen after its last action
   */
  follow(plan, entry, opened = null) {
    this.#aims = [];
    this.#opened = opened;
    this.#played = { from: entry, last: entry };
    this.#steps = [...plan.actions];
    this.#isPlaying = false;
  }

  /**
   * The next action of the plan, as long as it is offered; whatever comes between ends the plan.
   * @param {TableData} data the table as it is shown now
   * @returns {OfferCard | null}
   */
  nextStep(data) {
    if (this.#played && this.#isPlaying) this.#played.last = data.entry;
    const action = this.#steps.shift();
    const offer = data.offers.find((each) => each.action === action) ?? null;
    this.#isPlaying = offer !== null;
    if (!offer) this.#steps = [];
    return offer;
  }

  /** What is to be chosen now that the plan is played; null: nothing, or actions are still to come. */
  takeOpened() {
    if (this.#isPlaying || this.#steps.length) return null;
    const opened = this.#opened;
    this.#opened = null;
    return opened;
  }

  stopPlan() {
    this.#steps = [];
    this.#opened = null;
  }

  /**
   * What was planned as one is taken back as one: to which entry. Null: one action is taken back.
   * @param {number} entry the entry that is shown
   */
  takeBackPlan(entry) {
    const { from: first = entry, last = -1 } = this.#played ?? {};
    // A plan that was changed at its first step has played nothing.
    const from = last === entry && first < entry ? first : null;
    this.#played = null;
    return from;
  }
}

// The stepper: a choice among offers that differ in a number alone, and the order that goes on accepting them.
//
// Contract: knows the amount that is chosen, whether it is a limit after which one passes, and the order that stands for a series.
// It reads the offers it is given; it calls nobody and tells nobody. Whoever asks what is due has it sent.

/** @import { OfferCard, Step } from "./data.js" */
/** @typedef {OfferCard & { step: Step }} Stepped */
/** @typedef {{ seat: number | null, series: string, amount: number, limit: string }} Order */

/**
 * The offers of the series, lowest first; none: nothing differs in a number alone.
 * @param {readonly OfferCard[]} offers
 * @returns {Stepped[]}
 */
export function seriesOf(offers) {
  const found = /** @type {Stepped[]} */ (offers.filter((offer) => offer.step));
  return found.filter((offer) => offer.step.series === found[0]?.step.series).sort((one, two) => one.step.amount - two.step.amount);
}

/**
 * What passes, where there is one such thing.
 * @param {readonly OfferCard[]} offers
 */
export function passOf(offers) {
  const found = offers.filter((offer) => offer.declines);
  return found.length === 1 ? found[0] ?? null : null;
}

export class Stepper {
  /** @type {readonly OfferCard[]} */
  #offers = [];
  #place = 0;
  #isLimit = false;
  /** @type {Order | null} */
  #order = null;

  /**
   * The offers may be others. What is chosen stays chosen among the same series.
   * @param {readonly OfferCard[]} offers
   */
  renew(offers) {
    const [before, after] = [this.#series, seriesOf(offers)];
    const chosen = before[this.#place]?.step;
    const isSame = chosen !== undefined && chosen.series === after[0]?.step.series;
    const place = isSame ? after.findIndex((offer) => offer.step.amount >= chosen.amount) : 0;
    this.#place = Math.max(0, place);
    if (!isSame) this.#isLimit = false;
    this.#offers = offers;
  }

  get #series() {
    return seriesOf(this.#offers);
  }

  /** The offer that is chosen; null: there is nothing to step through. */
  get offer() {
    return this.#series[this.#place] ?? null;
  }

  get isLeast() {
    return this.#place === 0;
  }

  get isMost() {
    return this.#place >= this.#series.length - 1;
  }

  /** Whether the amount is a limit after which one passes. */
  get isLimit() {
    return this.#isLimit;
  }

  /** Whether one could pass, so that a limit makes sense. */
  get canLimit() {
    return passOf(this.#offers) !== null;
  }

  /** The order that stands. */
  get order() {
    return this.#order;
  }

  /** @param {number} steps */
  move(steps) {
    this.#place = Math.min(Math.max(0, this.#place + steps), Math.max(0, this.#series.length - 1));
  }

  /** @param {boolean} isLimit */
  setLimit(isLimit) {
    this.#isLimit = isLimit;
  }

  /**
   * What is to be sent for what is chosen: the amount itself, or the least of the series, of which an order accepts more.
   * @param {number | null} seat
   */
  accept(seat) {
    const { offer } = this;
    if (!offer || !this.#isLimit) return offer;
    this.#order = { seat, series: offer.step.series, amount: offer.step.amount, limit: offer.step.limit };
    return this.#series[0] ?? null;
  }

  cancel() {
    this.#order = null;
  }

  /**
   * What the order sends now: the least of its series up to its amount, else what passes, which ends it. It also ends when
   * its series is over.
   * @param {string} series that is asked about now
   * @param {number | null} seat
   * @param {readonly OfferCard[]} offers of that seat; none: it is not asked
   * @returns {OfferCard | null}
   */
  due(series, seat, offers) {
    const order = this.#order;
    if (order && order.series !== series) this.#order = null;
    if (!this.#order || !order || !offers.length || order.seat !== seat) return null;
    const least = seriesOf(offers)[0];
    if (least && least.step.amount <= order.amount) return least;
    this.#order = null;
    return passOf(offers);
  }
}

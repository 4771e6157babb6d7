// The tree of offers: what one would click, in order. It knows no rules; the offers are the rules' answer.

const isPrefix = (path, targets) => path.every((target, place) => targets[place] === target);

export class Tree {
  constructor(offers = []) {
    this.offers = offers;
    this.path = [];
  }

  /** Offers that begin with what is chosen so far. */
  get candidates() {
    return this.offers.filter((offer) => isPrefix(this.path, offer.targets));
  }

  /** What can be clicked `depth` steps down the present path, each with the offers behind it. */
  level(depth) {
    const found = new Map();
    const path = this.path.slice(0, depth);
    for (const offer of this.offers) {
      if (!isPrefix(path, offer.targets) || offer.targets.length <= depth) continue;
      const target = offer.targets[depth];
      found.set(target, [...(found.get(target) ?? []), offer]);
    }
    return found;
  }

  /** What can be clicked next. */
  get next() {
    return this.level(this.path.length);
  }

  /** What is lit: the next step, and the step just taken as long as it may be exchanged for another. */
  get lit() {
    const before = this.path.length ? this.level(this.path.length - 1) : new Map();
    return new Map([...before, ...this.next]);
  }

  /** The one offer that is left; sending it is all there is to do. */
  get ready() {
    if (!this.path.length) return null;
    const left = this.candidates;
    return left.length === 1 ? left[0] : left.find((offer) => offer.targets.length === this.path.length) ?? null;
  }

  isChosen(target) {
    return this.path.includes(target);
  }

  /** Choose a target of the next step, or exchange a step already taken. False: it is nowhere on the way. */
  choose(target) {
    for (let depth = this.path.length; depth >= 0; depth -= 1) {
      if (this.level(depth).has(target)) {
        this.path = [...this.path.slice(0, depth), target];
        return true;
      }
    }
    return false;
  }

  chooseOffer(offer) {
    this.path = [...offer.targets];
  }

  /** One level back; false at the root. */
  back() {
    if (!this.path.length) return false;
    this.path = this.path.slice(0, -1);
    return true;
  }
}

export const isButton = (target) => target.startsWith("button:");

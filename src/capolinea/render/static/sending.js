// Sending: what is under way to the server, what it refused, and what it asks before it plays a move for good.
//
// Contract: knows the one move that is being sent, the refusal that is to be read, and why the chosen move could not be undone. May call the server by `ask`, read the
// feed and give it the tables that come back, and move the selection along; touches nothing on the page. Tells by `onChange`
// that something is to be drawn anew, by `onProblem` what the server would not do, by `onStale` that the page is behind, by
// `onSecondSeat` that another seat is played here now, by `onLost` that the server did not answer.

import { lastEntry, renewed } from "./feed.js";

/** @import { ActionInput, ChatInput, OfferCard, RefusalData, UndoInput } from "./data.js" */
/** @import { Ask } from "./dom.js" */
/** @import { Feed } from "./feed.js" */
/** @import { Selection } from "./selection.js" */

/**
 * Why a move was not accepted, and what had been chosen. A server that fails otherwise may tell nothing.
 * @typedef {Partial<RefusalData> & { path: readonly string[] }} Refusal
 */

/**
 * @typedef {object} SendingOptions
 * @property {Ask} ask
 * @property {Pick<Feed, "api" | "shown" | "newest" | "take" | "lookAs">} feed
 * @property {Pick<Selection, "tree" | "chooseOffer" | "clear" | "restore" | "stopPlan" | "takeBackPlan">} selection
 * @property {() => void} onChange
 * @property {(message: string | undefined) => void} onProblem
 * @property {() => void} onStale
 * @property {() => void} onSecondSeat
 * @property {() => void} onLost
 */

export class Sending {
  #options;
  /** @type {object | null} Stands for the move under way. */
  #underWay = null;
  /** @type {Refusal | null} */
  #refusal = null;
  /** @type {string | null} */
  #question = null;
  /** @type {Promise<unknown>} */
  #answer = Promise.resolve();

  /** @param {SendingOptions} options */
  constructor(options) {
    this.#options = options;
  }

  get isSending() {
    return this.#underWay !== null;
  }

  /** Kept once the last move that was sent has been answered: until then news of it need not be asked for. */
  get answered() {
    return this.#answer;
  }

  get refusal() {
    return this.#refusal;
  }

  /** Why what is chosen could not be undone: it is sent only when it is confirmed. */
  get question() {
    return this.#question;
  }

  /** The table has moved: nothing that was under way, refused or asked counts any more. */
  reset() {
    this.#underWay = null;
    this.#refusal = null;
    this.#question = null;
  }

  /** The refusal or the question has been read. False: there was no refusal. */
  dismiss() {
    const was = this.#refusal;
    this.#refusal = null;
    this.#question = null;
    return was !== null;
  }

  /**
   * @param {OfferCard} offer
   * @param {{ isSure: boolean }} options not sure: it is played only if it can be undone
   */
  async play(offer, { isSure }) {
    if (this.isSending) return;
    this.#options.selection.chooseOffer(offer);
    await this.#post("actions", { action: offer.action, if_undoable: !isSure });
  }

  async undo() {
    const { feed, selection } = this.#options;
    if (!feed.shown.can_undo) return;
    const to = selection.takeBackPlan(feed.shown.entry);
    if (!this.isSending) await this.#post("undo", to === null ? {} : { to });
  }

  /**
   * Take a seat back from the bot that stood in. With a second seat here the page needs its screen between people.
   * @param {number} seat
   */
  async takeBack(seat) {
    const { ask, feed, onProblem, onSecondSeat, onLost } = this.#options;
    const answer = await ask(`${feed.api}/seats/${seat}/back`, {}).catch(() => null);
    if (!answer) onLost();
    else if (answer.status !== 200) onProblem(answer.body.message);
    else if (answer.body.my_seats.length > 1) onSecondSeat();
    else { feed.lookAs(seat); feed.take(answer.body); }
  }

  /**
   * Say something to everybody at the table. True: it was said.
   * @param {string} text
   */
  async chat(text) {
    const { ask, feed, onProblem, onLost } = this.#options;
    /** @type {ChatInput} */
    const said = feed.shown.viewer === null ? { text } : { text, seat: feed.shown.viewer };
    const answer = await ask(`${feed.api}/chat`, said).catch(() => null);
    if (!answer) onLost();
    else if (answer.status >= 300) onProblem(answer.body.message);
    return answer !== null && answer.status < 300;
  }

  /**
   * @param {"actions" | "undo"} door
   * @param {Pick<ActionInput, "action" | "if_undoable"> | Pick<UndoInput, "to">} said
   */
  async #post(door, said) {
    const { ask, feed, selection, onChange, onLost } = this.#options;
    // News of the move may overtake its answer and a plan send its next action: an answer ends only its own sending.
    const mine = {};
    this.#underWay = mine;
    this.#question = null;
    onChange();
    const [{ viewer: seat, entry, my_seats }, known] = [feed.shown, feed.newest];
    // With several people at one screen the answer may be for other eyes: then the whole log is needed.
    const log = my_seats.length > 1 ? -1 : lastEntry(known.log);
    const have = log < 0 ? "" : known.mark;
    const asking = ask(`${feed.api}/${door}`, { seat, entry, log, have, ...said }).catch(() => null);
    this.#answer = asking;
    const answer = await asking;
    if (this.#underWay === mine) this.#underWay = null;
    if (!answer) onLost();
    else if (answer.status === 202) this.#question = answer.body.message;
    else if (answer.status >= 300) this.#refuse(answer.body);
    else {
      if (!this.isSending) selection.clear();
      feed.take(log < 0 ? answer.body : renewed(feed.newest.mark === known.mark ? feed.newest : known, answer.body));
    }
    onChange();
  }

  /** @param {Partial<RefusalData>} body */
  #refuse(body) {
    const { feed, selection, onStale } = this.#options;
    selection.stopPlan();
    const { path } = selection.tree;
    if (body.table) feed.take(body.table);
    else if (body.code === "entry.stale") onStale();
    selection.restore(path);
    this.#refusal = { ...body, path };
  }
}

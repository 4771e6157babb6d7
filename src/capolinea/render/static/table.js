// The table page: feed, selection, sending, connection and view, wired together. It holds no rules; offers drive everything.
//
// Contract: the only module that knows all of them. What is known, chosen and sent lives in `feed.js`, `selection.js` and
// `sending.js`, which touch nothing on the page; what is on the page in `view.js`, which changes none of them.

import { layBoard, layGround } from "./board.js";
import { Connection } from "./connection.js";
import { need, readJson, request } from "./dom.js";
import { Feed, isMyTurn } from "./feed.js";
import { wants } from "./prefs.js";
import { areSame, Selection } from "./selection.js";
import { pace, setFast } from "./since.js";
import { Sending } from "./sending.js";
import { Stepper } from "./stepper.js";
import { View } from "./view.js";

/** @import { TableData } from "./data.js" */
/** @import { Pressed } from "./selection.js" */
/** @import { Commands, Model } from "./view.js" */

/** @type {TableData} */
const first = readJson("table-data");
await layBoard(need("#board"), first.scene.layers);

const selection = new Selection(first.offers);
const stepper = new Stepper();
stepper.renew(first.offers);

/** @type {Feed} */
const feed = new Feed(first, {
  ask: request,
  look: () => connection.look(),
  isStill: () => matchMedia("(prefers-reduced-motion: reduce)").matches,
  pace,
  onShow: show,
  onVeil: (seat) => view.setVeil(seat),
  onSeats: () => view.refreshInvitations(),
  onProblem: (message) => view.showProblem(message),
  onLost: () => connection.lose(),
});

/** Whether bots have been asked to play the rest at once. */
let isFinishing = false;

const sending = new Sending({
  ask: request,
  feed,
  selection,
  onChange: () => view.renderChoice(),
  onProblem: (message) => view.showProblem(message),
  onStale: () => connection.look(),
  onSecondSeat: () => location.reload(),
  onLost: () => connection.lose(),
});

/** @returns {Model} */
const model = () => ({
  data: feed.shown,
  isMyTurn: feed.isMyTurn,
  tree: selection.tree,
  aim: selection.aim,
  hasSteps: selection.hasSteps,
  isSending: sending.isSending,
  refusal: sending.refusal,
  question: sending.question,
  stepper,
  lost: connection.lost,
  outOfOrder: feed.outOfOrder,
  isFinishing,
});

/** @type {Commands} */
const commands = {
  choose(target) {
    if (isBlocked()) return;
    const pressed = selection.press(target);
    if (pressed === "nothing") return;
    if (pressed === "chosen") view.placeCursor(target);
    sendIfSingle(pressed);
  },
  chooseOffer(offer) {
    if (isBlocked()) return;
    const pressed = selection.pressOffer(offer);
    if (pressed === "chosen") view.reveal(offer.targets[0]);
    sendIfSingle(pressed);
  },
  step(steps) {
    stepper.move(steps);
    view.renderDock();
  },
  setLimit(isLimit) {
    stepper.setLimit(isLimit);
    view.renderDock();
  },
  acceptStep() {
    const offer = isBlocked() ? null : stepper.accept(feed.shown.viewer);
    if (offer) sending.play(offer, { isSure: true });
  },
  cancelOrder() {
    stepper.cancel();
    view.renderDock();
  },
  send: (offer) => sending.play(offer, { isSure: true }),
  confirm() {
    if (selection.ready) sending.play(selection.ready, { isSure: true });
  },
  back() {
    if (sending.dismiss() || selection.back()) view.renderChoice();
  },
  undo() {
    stepper.cancel();
    sending.undo();
  },
  async aimAt(target) {
    if (!feed.shown.scene.aims || !feed.isMyTurn || isBlocked()) return;
    const aim = await feed.waysTo(target, selection.aim?.origin);
    if (!aim || sending.isSending) return;
    selection.aimAt(aim);
    sending.dismiss();
    view.renderChoice();
  },
  follow(plan) {
    if (isBlocked()) return;
    selection.follow(plan, feed.shown.entry);
    playNextStep();
    view.renderChoice();
  },
  change(plan, step, target) {
    if (isBlocked()) return;
    selection.follow({ ...plan, actions: plan.actions.slice(0, step) }, feed.shown.entry, target);
    playNextStep();
    view.renderChoice();
  },
  fix(fix) {
    sending.dismiss();
    const offer = feed.shown.offers.find((each) => each.action === fix.action);
    if (offer) {
      selection.chooseOffer(offer);
      view.reveal(offer.targets[0]);
    }
    view.renderChoice();
  },
  takeBack: (seat) => sending.takeBack(seat),
  async goOn(way) {
    if (way === "leave") location.assign("/");
    if (way === "fast" || way === "slow") setFast(way === "fast");
    if (way === "finish") isFinishing = true;
    if (way !== "leave" && way !== "stay") {
      view.renderDock();
      // Where people play on, only what this page shows can be faster.
      if (feed.shown.can_hurry) isFinishing = await feed.hurry(isFinishing ? 0 : pace()) && isFinishing;
      view.renderDock();
    }
  },
  passTo: (seat) => feed.passTo(seat),
  async chat(text) {
    const isSaid = await sending.chat(text);
    if (isSaid) connection.look();
    return isSaid;
  },
  whyNot: async (targets) => (isBlocked() || feed.shown.viewer === null ? null : feed.whyNot(targets)),
  fetchPage: (about) => feed.lookUp(about),
  take: (data) => feed.take(data),
  older: () => feed.older(),
  skip: () => feed.skip(),
  retry: () => connection.tryNow(),
};

const view = new View(first.table, model, commands);

/** @type {Connection} */
const connection = new Connection(() => `${feed.api}/events?seen=${feed.newest.company}`, {
  refresh: () => feed.refresh(),
  async onPush(kind, entry) {
    await sending.answered;
    feed.pushed(kind, entry);
  },
  onChange: (lost, before) => view.showConnection({ isLost: lost !== null, wasLost: before !== null }),
});

function isBlocked() {
  return sending.isSending || view.isCovered;
}

/**
 * A choice that leaves one offer is sent: it is played if it can be undone, or at once with quick moves; otherwise the
 * server asks.
 * @param {Pressed} pressed
 */
function sendIfSingle(pressed) {
  if (pressed === "chosen") sending.dismiss();
  if (pressed === "chosen" && selection.single) {
    sending.play(selection.single, { isSure: wants("quick") });
    return;
  }
  view.renderChoice();
}

function playNextStep() {
  const offer = selection.nextStep(feed.shown);
  if (offer) sending.play(offer, { isSure: true });
  const target = selection.takeOpened();
  if (target) commands.choose(target);
}

/** An order goes on by itself, as its player would: through the same door. */
function playOrder() {
  const { viewer, offers, scene } = feed.shown;
  const had = stepper.order;
  const offer = stepper.due(scene.series, viewer, feed.isMyTurn && !view.isCovered ? offers : []);
  if (offer) sending.play(offer, { isSure: true });
  else if (had !== stepper.order) view.renderDock();
}

/**
 * Another table is shown.
 * @param {TableData} data
 * @param {TableData} old
 */
function show(data, old) {
  // Somebody who sits down or falls silent must not disturb a choice.
  const hasMoved = data.entry !== old.entry || data.viewer !== old.viewer || data.status !== old.status || data.offers.length !== old.offers.length;
  if (hasMoved) {
    view.forgetMentioned();
    stepper.renew(data.offers);
    selection.renew(data.offers, !sending.isSending && data.viewer === old.viewer && areSame(data.offers, old.offers));
    sending.reset();
  }
  view.render(hasMoved);
  if (data.entry > old.entry) view.animate(old.entry);
  if (isMyTurn(data) && !isMyTurn(old)) view.announceTurn();
  if (data.status === "over" && old.status !== "over") view.showOver();
  if (hasMoved) playNextStep();
  if (hasMoved && !sending.isSending) playOrder();
}

feed.begin();
view.openMap();
view.render();
if (first.status === "over") view.showOver();
if (isMyTurn(first)) view.showSince();
if (first.status === "open" && first.is_host) view.showInvitations();
await layGround(need("#board"));
document.body.dataset.ready = "yes";

// The states of the dock: connection lost, move refused, seats open, match over, or somebody's turn.
//
// Contract: draws the dock from a model of the table and of what is pointed at; knows nothing itself. Tells by the commands
// what was pressed.

import { openInvitations } from "./dialogs.js";
import { button, choices, fitWords, pick, setButtons, setPrompt, setRow, showReason, showStepper } from "./dock.js";
import { passOf } from "./stepper.js";
import { isOut, stillPlaying } from "./leaving.js";
import { isFast } from "./since.js";
import { isButton } from "./tree.js";
import { listed, say } from "./dom.js";

/** @import { Aim, Dear, OfferCard, Plan, TableData } from "./data.js" */
/** @import { Board } from "./board.js" */
/** @import { Order, Stepped } from "./stepper.js" */
/** @import { Commands, Model } from "./view.js" */

/**
 * What the dock needs to know of the page.
 * @typedef {object} Beside
 * @property {Board} board
 * @property {string | null} hovered the offer under the pointer
 * @property {string} words of whatever else is pointed at
 * @property {boolean} isSumming whether the sum of a round lies over the board
 * @property {string} summed what is summed up, in words
 * @property {() => void} closeResults
 * @property {(clause: string) => void} showClause
 * @property {() => void} showOver
 * @property {() => void} showResults
 * @property {() => void} rematch
 * @property {(about: string) => void} lookUp
 * @property {string} plan the plan whose drawing is shown
 * @property {(key: string) => void} showPlan
 */

/**
 * @param {Model} model
 * @param {Beside} beside
 * @param {Commands} commands
 */
export function renderDock(model, beside, commands) {
  showStepper(isStepping(model, beside) ? model.stepper : null);
  if (model.lost || model.refusal || model.data.status !== "playing") setRow();
  showReason(model.lost ? null : model.refusal, { onClause: beside.showClause, onFix: commands.fix });
  if (model.lost) dockLost(model, commands);
  else if (model.refusal) dockRefused(model, commands);
  else if (model.data.status === "open") dockOpen(model);
  else if (model.data.status === "over") dockOver(model, beside);
  else if (isOut(model.data)) dockOut(model, commands);
  else if (!model.isMyTurn && stoodIn(model)) dockStoodIn(model, commands);
  else dockPlaying(model, beside, commands);
  fitWords();
}

/**
 * Whether an amount may be chosen now.
 * @param {Model} model
 * @param {Beside} beside
 */
function isStepping({ isMyTurn, isSending, lost, refusal, tree }, { isSumming }) {
  return isMyTurn && !isSending && !lost && !refusal && !isSumming && !tree.path.length;
}

/**
 * A match in play: the sum of a round, an order that stands, an amount, or any other choice.
 * @param {Model} model
 * @param {Beside} beside
 * @param {Commands} commands
 */
function dockPlaying(model, beside, commands) {
  const { stepper, data } = model;
  if (beside.isSumming && Object.keys(data.scene.results_layers).length) dockSumming(beside);
  else if (stepper.order) dockOrder(model, stepper.order, commands);
  else if (isStepping(model, beside) && stepper.offer) dockStepper(model, stepper.offer, commands);
  else dockPlay(model, beside, commands);
}

/**
 * @param {Model} model
 * @param {Commands} commands
 */
function dockLost({ lost, outOfOrder }, commands) {
  // A server that answers, but cannot use its database, says so itself: then nothing is promised.
  if (outOfOrder) setPrompt("stop", say("out-of-order"), outOfOrder);
  else setPrompt("stop", say("lost"), lost?.seconds ? say("lost-hint", { seconds: lost.seconds }) : say("lost-trying"));
  setButtons(button(say("try-now"), { onClick: commands.retry }));
}

/**
 * @param {Model} model
 * @param {Commands} commands
 */
function dockRefused({ refusal }, commands) {
  setPrompt("stop", say("refused"), refusal?.message ?? say("failed"));
  setButtons(button(say("dismiss"), { onClick: commands.back }));
}

/** @param {Model} model */
function dockOpen({ data }) {
  setPrompt("wait", say("open"), say("open-hint"));
  setButtons(data.is_host ? button(say("invite"), { cls: "btn primary", onClick: openInvitations }) : null);
}

/**
 * The sum of a round lies over the board: the next one begins when it has been read.
 * @param {Beside} beside
 */
function dockSumming({ summed, closeResults }) {
  setRow();
  setPrompt("wait", summed, say("summing"));
  setButtons(button(say("go-on"), { onClick: closeResults }));
}

/**
 * A bot plays for whoever looks: the seat is theirs, and comes back with one press.
 * @param {Model} model
 */
const stoodIn = ({ data }) => data.seats.find((seat) => seat.can_take_back);

/**
 * @param {Model} model
 * @param {Commands} commands
 */
function dockStoodIn(model, commands) {
  const seat = stoodIn(model)?.seat ?? -1;
  setRow();
  setPrompt("wait", say("stood-in"), say("stood-in-hint"));
  setButtons(button(say("take-back"), { cls: "btn primary", onClick: () => commands.takeBack(seat) }));
}

/**
 * Who is out may watch, leave, or have the rest played out where only bots are left to play.
 * @param {Model} model
 * @param {Commands} commands
 */
function dockOut({ data, isFinishing }, { goOn }) {
  const left = stillPlaying(data);
  const people = data.can_hurry ? [] : left.filter(({ kind, stand_in: isStandIn }) => kind !== "bot" || isStandIn);
  const names = (people.length ? people : left).map(({ name }) => name);
  setPrompt("wait", data.scene.prompt, isFinishing ? say("finishing") : say(people.length ? "people-playing" : "still-playing", { names: listed(names) }));
  setButtons();
  setRow(
    pick(say("way-fast"), { icon: "eye", isOn: isFast(), onClick: () => goOn(isFast() ? "slow" : "fast") }),
    data.can_hurry ? pick(say("way-finish"), { icon: "last", isOn: isFinishing, onClick: () => goOn("finish") }) : null,
    pick(say("way-leave"), { onClick: () => goOn("leave") }),
  );
}

/**
 * What the sheet of a finished match is called, by its key: how the match went, or its accounts.
 * @type {Readonly<Record<string, "course" | "accounts">>}
 */
const FINAL_SHEETS = { story: "course", over: "accounts" };

/**
 * An order stands: it goes on by itself until it is stopped.
 * @param {Model} model
 * @param {Order} order
 * @param {Commands} commands
 */
function dockOrder({ data, isMyTurn }, { limit }, { cancelOrder }) {
  setRow();
  showStepper(null);
  setPrompt(isMyTurn ? "" : "wait", data.scene.prompt, say("standing", { limit }));
  setButtons(button(say("stop-standing"), { onClick: cancelOrder }));
}

/**
 * @param {Model} model
 * @param {Stepped} offer
 * @param {Commands} commands
 */
function dockStepper(model, offer, commands) {
  const { data, stepper } = model;
  const pass = passOf(data.offers);
  setRow();
  setPrompt("", data.scene.prompt, data.scene.hint);
  setButtons(
    stepBack(model, false, commands),
    pass ? button(pass.short || pass.label, { onClick: () => commands.send(pass) }) : null,
    button(stepper.isLimit ? offer.step.limit : offer.short || offer.label, {
      cls: "btn primary", note: stepper.isLimit ? say("then-pass") : "", onClick: commands.acceptStep,
    }),
  );
}

/**
 * @param {Model} model
 * @param {Beside} beside
 */
function dockOver({ data }, { showResults, showOver, rematch }) {
  const { outcome, scene } = data;
  const sheet = FINAL_SHEETS[scene.results_key];
  setPrompt("end", outcome?.title ?? scene.prompt, outcome?.reason ?? scene.hint);
  setButtons(
    button(say("replay"), { onClick: () => location.assign(`/t/${data.table}/replay?entry=0`) }),
    sheet ? button(say(sheet), { onClick: showResults }) : null,
    button(say("over-details"), { onClick: showOver }),
    data.my_seats.length ? button(say("rematch"), { cls: "btn primary", onClick: rematch }) : null,
  );
}

/**
 * @param {Model} model
 * @param {Beside} beside
 * @param {Commands} commands
 */
function dockPlay(model, beside, commands) {
  const { tree, data, isMyTurn, isSending } = model;
  const isChoosing = tree.path.length > 0;
  const aim = isChoosing ? null : model.aim;
  const isFree = isMyTurn && !isSending && !beside.isSumming && !isChoosing && !model.hasSteps;
  const plans = isFree ? (aim ?? data.scene).plans : [];
  const plan = Math.max(0, plans.findIndex((_, number) => planKey(aim, number) === beside.plan));
  promptPlay(model, beside, aim ? plans[plan] ?? null : null);
  const sole = isFree && !aim ? soleOffer(data.offers) : null;
  setButtons(stepBack(model, isChoosing || aim !== null, commands), primary(model, plans[plan] ?? null, sole, commands));
  const { acting, declining } = isMyTurn && !aim && !beside.isSumming && !sole ? choices(tree, beside.board, commands) : NONE;
  setRow(
    ...plans.map((each, number) => pick(each.label, {
      cls: each.warns ? "plan warns" : "plan",
      note: each.note,
      figure: each.figure,
      plan: planKey(aim, number),
      isOn: number === plan,
      onClick: () => beside.showPlan(planKey(aim, number)),
    })),
    aimButton(model, beside, commands),
    ...acting,
    ...(isFree || isChoosing ? unchosen(model, beside) : []),
    ...declining,
  );
}

/**
 * Out of a choice, or back before the last move.
 * @param {Model} model
 * @param {boolean} isWithin whether anything is chosen or aimed at
 * @param {Commands} commands
 */
function stepBack({ data }, isWithin, commands) {
  if (isWithin) return button(say("step-back"), { cls: "btn quiet", icon: "undo", onClick: commands.back });
  return data.can_undo ? button(say("undo"), { cls: "btn quiet", icon: "undo", onClick: commands.undo }) : null;
}

/**
 * What is chosen may also be an end of a way.
 * @param {Model} model
 * @param {Beside} beside
 * @param {Commands} commands
 */
function aimButton({ tree, data }, { board }, { aimAt }) {
  const last = tree.path.at(-1);
  return last && data.scene.aims && board.canAim(last) ? pick(say("aim-from-here"), { onClick: () => aimAt(last) }) : null;
}

/**
 * What stands beside the first choice without being one: what is too dear, and a page that helps to choose.
 * @param {Model} model
 * @param {Beside} beside
 */
function unchosen({ data, tree, aim, isMyTurn, isSending, hasSteps }, beside) {
  if (!isMyTurn || isSending || hasSteps || beside.isSumming || tree.path.length > 1) return [];
  return [...(aim && !tree.path.length ? [] : data.scene.dear.map(dearPick)), pageButton(data, beside)];
}

/**
 * Too dear: there to be read, and asked about.
 * @param {Dear} dear
 */
const dearPick = ({ label, note, figure, thing }) => pick(label, { cls: "dear", note, figure, thing, onClick: () => undefined });

/**
 * @param {TableData} data
 * @param {Beside} beside
 */
function pageButton({ scene: { page } }, { lookUp }) {
  return page ? pick(page.label, { onClick: () => lookUp(page.about) }) : null;
}

/**
 * Whether one end is named and the other is asked for.
 * @param {Aim} aim
 */
const isAsking = (aim) => aim.origin !== "" && aim.goal === "";

const NONE = { acting: [], declining: [] };

/** @type {(aim: Aim | null, number: number) => string} */
const planKey = (aim, number) => (aim ? `aim-${number}` : String(number));

/**
 * Where there is nothing to choose, nothing needs choosing first.
 * @param {readonly OfferCard[]} offers
 */
function soleOffer(offers) {
  const [only] = offers;
  return offers.length === 1 && only && isButton(only.targets[0] ?? "") ? only : null;
}

/**
 * The button that does it: what is chosen, the plan that is shown, or the only thing there is to do.
 * @param {Model} model
 * @param {Plan | null} plan
 * @param {OfferCard | null} sole
 * @param {Commands} commands
 */
function primary({ tree, isSending }, plan, sole, commands) {
  const offer = isSending ? null : tree.ready ?? sole;
  if (offer) {
    const cls = offer.declines ? "btn" : "btn primary";
    const onClick = tree.ready ? commands.confirm : () => commands.send(offer);
    return button(offer.short || (tree.ready ? say("confirm") : offer.label), { cls, note: offer.note, onClick });
  }
  return plan ? button(plan.does || plan.label, { cls: "btn primary", note: plan.detail, onClick: () => commands.follow(plan) }) : null;
}

/**
 * @param {Aim} aim
 * @param {Plan | null} plan
 * @param {"" | "wait"} lamp
 */
function promptAim(aim, plan, lamp) {
  setPrompt(plan || isAsking(aim) ? lamp : "stop", plan?.prompt || aim.prompt, plan?.hint || aim.hint);
}

/**
 * @param {Model} model
 * @param {Beside} beside
 * @param {Plan | null} plan of the aim, that is shown
 */
function promptPlay({ tree, data: { scene, my_seats: mine }, aim, isMyTurn, isSending, question }, { hovered, words }, plan) {
  const lamp = isMyTurn ? "" : "wait";
  const isChoosing = tree.path.length > 0;
  const under = hovered === null ? null : tree.lit.get(hovered)?.[0];
  if (isSending) setPrompt(lamp, tree.ready?.label ?? scene.prompt, say("sending"));
  else if (aim && !isChoosing) promptAim(aim, plan, lamp);
  else if (tree.ready) setPrompt(lamp, tree.ready.prompt || tree.ready.label, [tree.ready.detail, question].filter(Boolean).join(" ") || say("next-step"));
  else if (isChoosing) setPrompt(lamp, scene.prompt, say("next-step"));
  else setPrompt(lamp, mine.length ? scene.prompt : `${say("watching")} · ${scene.prompt}`, under?.label ?? (words || scene.hint));
}

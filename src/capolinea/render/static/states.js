// The states of the dock: connection lost, move refused, seats open, match over, or somebody's turn.
//
// Contract: draws the dock from a model of the table and of what is pointed at; knows nothing itself. Tells by the commands
// what was pressed.

import { openInvitations } from "./dialogs.js";
import { button, choiceButtons, planButton, setButtons, setPrompt, showReason } from "./dock.js";
import { say } from "./dom.js";

/** @import { Board } from "./board.js" */
/** @import { Commands, Model } from "./view.js" */

/**
 * What the dock needs to know of the page.
 * @typedef {object} Beside
 * @property {Board} board
 * @property {string | null} hovered the offer under the pointer
 * @property {string} words of whatever else is pointed at
 * @property {boolean} isSumming whether the sum of a round lies over the board
 * @property {(clause: string) => void} showClause
 * @property {() => void} showOver
 * @property {() => void} showResults
 * @property {() => void} rematch
 * @property {(about: string) => void} lookUp
 * @property {(key: string) => boolean} showPlan false: it was shown already
 */

/**
 * @param {Model} model
 * @param {Beside} beside
 * @param {Commands} commands
 */
export function renderDock(model, beside, commands) {
  showReason(model.lost ? null : model.refusal, { onClause: beside.showClause, onFix: commands.fix });
  if (model.lost) dockLost(model, commands);
  else if (model.refusal) dockRefused(model, commands);
  else if (model.data.status === "open") dockOpen(model);
  else if (model.data.status === "over") dockOver(model, beside);
  else if (!model.isMyTurn && stoodIn(model)) dockStoodIn(model, commands);
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
  setPrompt("wait", say("stood-in"), say("stood-in-hint"));
  setButtons(button(say("take-back"), { cls: "btn primary", onClick: () => commands.takeBack(seat) }));
}

/**
 * @param {Model} model
 * @param {Beside} beside
 */
function dockOver({ data }, { showResults, showOver, rematch }) {
  const { outcome, scene } = data;
  setPrompt("end", outcome?.title ?? scene.prompt, outcome?.reason ?? scene.hint);
  setButtons(
    button(say("replay"), { onClick: () => location.assign(`/t/${data.table}/replay?entry=0`) }),
    scene.results_key === "over" ? button(say("course"), { onClick: showResults }) : null,
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
  const [offer, isChoosing] = [tree.ready, tree.path.length > 0];
  const aim = isChoosing ? null : model.aim;
  promptPlay(model, beside);
  const isFree = isMyTurn && !isChoosing && !isSending && !model.hasSteps && !beside.isSumming;
  const plans = isFree ? (aim ?? data.scene).plans : [];
  // What is ready may still have variants: the same thing by other means.
  const choices = isMyTurn && !aim && !beside.isSumming ? choiceButtons(tree, beside.board, commands) : [];
  const { page } = data.scene;
  setButtons(
    data.can_undo && !isChoosing && !aim ? button(say("undo"), { cls: "btn quiet", icon: "undo", onClick: commands.undo }) : null,
    isChoosing || aim ? button(say(aim ? "dismiss-aim" : "undo"), { cls: "btn quiet", icon: "undo", onClick: commands.back }) : null,
    ...plans.map((plan, number) => {
      const key = aim ? `aim-${number}` : String(number);
      // A finger does not hover: its first touch of a plan that is not the one shown shows it.
      return planButton(plan, key, number === 0, () => { if (!beside.showPlan(key)) commands.follow(plan); });
    }),
    page && isFree ? button(page.label, { onClick: () => beside.lookUp(page.about) }) : null,
    ...choices,
    offer ? button(say("confirm"), { cls: "btn primary", onClick: commands.confirm }) : null,
  );
}

/**
 * @param {Model} model
 * @param {Beside} beside
 */
function promptPlay({ tree, data: { scene }, aim, isMyTurn, isSending }, { hovered, words }) {
  const lamp = isMyTurn ? "" : "wait";
  const isChoosing = tree.path.length > 0;
  const under = hovered === null ? null : tree.lit.get(hovered)?.[0];
  if (isSending) setPrompt(lamp, scene.prompt, say("sending"));
  else if (aim && !isChoosing) setPrompt(aim.plans.length ? lamp : "stop", aim.prompt, aim.hint);
  else if (tree.ready) setPrompt(lamp, say("chosen", { offer: tree.ready.label }), say("press-again"));
  else if (isChoosing) setPrompt(lamp, scene.prompt, say("next-step"));
  else setPrompt(lamp, scene.prompt, under?.label ?? (words || scene.hint));
}

// The states of the dock: connection lost, move refused, seats open, match over, or somebody's turn.

import { openInvitations } from "./dialogs.js";
import { button, choiceButtons, planButton, setButtons, tell, tellWhy } from "./dock.js";
import { say } from "./dom.js";

export function renderDock(table) {
  tellWhy(table.lost ? null : table.refusal, (event, refusal) => table.clause(event, refusal), (fix) => table.fix(fix));
  if (table.lost) dockLost(table);
  else if (table.refusal) dockRefused(table);
  else if (table.data.status === "open") dockOpen(table);
  else if (table.data.status === "over") dockOver(table);
  else if (!table.isMyTurn && stoodIn(table)) dockStoodIn(table);
  else dockPlay(table);
}

function dockLost(table) {
  const { seconds } = table.lost;
  // A server that answers, but cannot use its database, says so itself: then nothing is promised.
  if (table.outOfOrder) tell("stop", say("out-of-order"), table.outOfOrder);
  else tell("stop", say("lost"), seconds ? say("lost-hint", { seconds }) : say("lost-trying"));
  setButtons(button(say("try-now"), { onClick: () => table.live.tryNow() }));
}

function dockRefused(table) {
  tell("stop", say("refused"), table.refusal.message);
  setButtons(button(say("dismiss"), { onClick: () => table.back() }));
}

function dockOpen(table) {
  tell("wait", say("open"), say("open-hint"));
  setButtons(table.data.is_host ? button(say("invite"), { cls: "btn primary", onClick: openInvitations }) : null);
}

/** A bot plays for whoever looks: the seat is theirs, and comes back with one press. */
const stoodIn = (table) => table.data.seats.find((seat) => seat.can_take_back);

function dockStoodIn(table) {
  tell("wait", say("stood-in"), say("stood-in-hint"));
  setButtons(button(say("take-back"), { cls: "btn primary", onClick: () => table.takeBack(stoodIn(table).seat) }));
}

function dockOver(table) {
  const { outcome, scene } = table.data;
  tell("end", outcome?.title ?? scene.prompt, outcome?.reason ?? scene.hint);
  const replay = () => location.assign(`/t/${table.data.table}/replay?entry=0`);
  setButtons(
    button(say("replay"), { onClick: replay }),
    scene.results_key === "over" ? button(say("course"), { onClick: () => table.showResults() }) : null,
    button(say("over-details"), { onClick: () => table.over.show(table.data) }),
    table.data.my_seats.length ? button(say("rematch"), { cls: "btn primary", onClick: () => table.over.rematch() }) : null,
  );
}

function dockPlay(table) {
  const { tree, data, board } = table;
  const offer = tree.ready;
  const state = table.isMyTurn ? "" : "wait";
  const pointed = table.hovered && tree.lit.get(table.hovered)?.[0];
  const aim = tree.path.length ? null : table.aim;
  if (aim && !table.sending) tell(aim.plans.length ? state : "stop", aim.prompt, aim.hint);
  else if (table.sending) tell(state, data.scene.prompt, say("sending"));
  else if (offer) tell(state, say("chosen", { offer: offer.label }), say("press-again"));
  else if (tree.path.length) tell(state, data.scene.prompt, say("next-step"));
  else tell(state, data.scene.prompt, pointed?.label ?? (table.told || table.heard || data.scene.hint));
  const undo = data.can_undo && !tree.path.length && !aim;
  const doors = { send: (each) => table.send(each), choose: (target) => table.choose(target) };
  const free = table.isMyTurn && !tree.path.length && !table.sending && !table.plan.length && !table.results.isOpen;
  const named = (plan, number) => [plan, aim ? `aim-${number}` : String(number)];
  const plans = free ? (aim ?? data.scene).plans.map(named).map(([plan, key], number) => planButton(plan, key, number === 0, () => table.pressPlan(plan, key))) : [];
  // What is ready may still have variants: the same thing by other means.
  const choices = table.isMyTurn && !aim && !table.results.isOpen ? choiceButtons(tree, board, doors) : [];
  const { page } = data.scene;
  setButtons(
    undo ? button(say("undo"), { cls: "btn quiet", icon: "undo", onClick: () => table.undo() }) : null,
    tree.path.length || aim ? button(say(aim ? "dismiss-aim" : "undo"), { cls: "btn quiet", icon: "undo", onClick: () => table.back() }) : null,
    ...plans,
    page && free ? button(page.label, { onClick: () => table.lookUp.open(page.about) }) : null,
    ...choices,
    offer ? button(say("confirm"), { cls: "btn primary", onClick: () => table.confirm() }) : null,
  );
}

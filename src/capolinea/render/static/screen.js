// The table as data, drawn: the board's overlay, the panels around it, what is lit and what is chosen.

import { fillIn, find, findAll, say } from "./dom.js";
import { moveNew } from "./moments.js";
import { markOffers, setDot, showChat, showFacts, showLog, showOffers, showSeats, trailOf } from "./panels.js";
import { renderDock } from "./states.js";
import { renderTray } from "./tray.js";

/** On a phone the map opens on the offers, never so far off that a finger could not tell them apart. */
const PHONE_FARTHEST = 0.62;
const PHONE_CLOSEST = 0.95;

export function openMap(table, smooth = false) {
  const [x, y, width, height] = table.data.scene.focus;
  const closest = Number(table.camera.map.dataset.closest ?? PHONE_CLOSEST);
  if (table.panels.isPhone) table.camera.fit({ x, y, width, height }, { closest, farthest: PHONE_FARTHEST, smooth });
  else table.camera.fit(table.camera.whole, { smooth });
}

/** All of the map above the sum of a round, which on a phone covers most of the board. */
function showWhole(table) {
  const board = find("#board").getBoundingClientRect();
  const sum = table.results.dialog.getBoundingClientRect();
  const beside = sum.left >= board.right;
  const below = beside ? 0 : Math.max(0, board.bottom - sum.top);
  table.camera.fit(table.camera.whole, { below });
}

export function moveFrame(seen) {
  const frame = find("#mini .mini-window");
  if (!frame) return;
  for (const key of ["x", "y", "width", "height"]) frame.setAttribute(key, seen[key]);
}

export function render(table, fresh = true) {
  const { data } = table;
  const { scene } = data;
  const summing = table.results.isOpen || (!table.veil.isDown && table.results.isNew(data));
  if (summing && !table.results.isOpen) {
    table.results.show(data);
    showWhole(table);
  }
  table.board.show(summing && Object.keys(scene.results_layers).length ? scene.results_layers : scene.layers);
  if (table.aim) table.board.showAim(table.aim);
  showFacts(data);
  showSeats(data);
  fillIn("#track", scene.track);
  if (fillIn("#hand", scene.hand)) moveNew(find("#hand"));
  if (find("#annex")) fillIn("#annex", scene.annex);
  for (const slot of ["key", "mini"]) {
    if (scene.layers[slot]) { fillIn(`#${slot}`, scene.layers[slot]); find(`#${slot}`).hidden = false; }
  }
  showLog(data);
  table.board.trail(trailOf(data.log));
  showChat(data);
  if (fresh) showOffers(data);
  const unread = table.panels.now === "chat" ? 0 : table.unread.count(data.chat);
  if (table.panels.now === "chat") table.unread.read(data.chat);
  setDot("chat", unread, say("unread", { count: unread }));
  document.title = say(table.isMyTurn ? "title-turn" : "title", { game: data.game_name });
  const { favicon, faviconTurn } = document.body.dataset;
  find("#favicon").href = table.isMyTurn ? faviconTurn : favicon;
  moveFrame(table.camera.window);
  renderChoice(table);
}

export function renderChoice(table) {
  const { tree, board } = table;
  const asleep = table.results.isOpen || Boolean(table.lost);
  const focused = document.activeElement?.dataset?.target;
  board.light(tree, asleep);
  const chosen = tree.path.filter((target) => board.has(target));
  // Where what an offer would do is drawn, nothing may cover it.
  const drawn = tree.path.length && tree.candidates.some((offer) => offer.trace || offer.pictures.length);
  board.badge(drawn ? null : chosen.at(-1), String(Math.max(1, chosen.length)));
  if (table.refusal) board.cross(table.refusal.path?.find((target) => board.has(target)));
  markOffers(tree);
  for (const sign of findAll("#track [data-target], #hand [data-target], #annex [data-target]")) {
    sign.setAttribute("aria-pressed", tree.isChosen(sign.dataset.target));
  }
  if (focused && document.activeElement?.dataset?.target !== focused) board.focus(focused);
  renderTray(table);
  table.trace(null);
  renderDock(table);
}

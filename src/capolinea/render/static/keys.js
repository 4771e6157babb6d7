// The keyboard: numbers choose from the list, arrows walk the map, Enter confirms, U undoes, Esc steps back.

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** Two figures within this time are one number. */
const TOGETHER = 700;

export function listenToKeys(table) {
  let [typed, last] = ["", 0];
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || table.veil.isDown) return;
    if (event.key === "Escape") { escape(table, event); return; }
    if (event.target.matches("input, select, textarea, [role=tab], summary") || document.querySelector("dialog:modal")) return;
    if (/^\d$/.test(event.key)) {
      typed = event.timeStamp - last < TOGETHER ? typed + event.key : event.key;
      last = event.timeStamp;
      choose(table, Number(typed));
    } else if (event.key in ARROWS) walk(table, event);
    else if (event.key.toLowerCase() === "u") table.undo();
    else if (event.key === "Enter" || event.key === " ") enter(table, event);
    else return;
    if (event.key in ARROWS) event.preventDefault();
  });
}

/** A number of the list; 0 is the first button of the dock. */
function choose(table, number) {
  const offer = number
    ? table.data.offers[number - 1]
    : table.data.offers.find((each) => each.targets[0].startsWith("button:"));
  if (offer && table.tree.ready?.action !== offer.action) table.chooseOffer(offer);
}

function walk(table, event) {
  if (event.target.closest("#offers-list")) return;
  const from = event.target.dataset?.target ?? table.tree.path[0] ?? table.board.cursor;
  const [dx, dy] = ARROWS[event.key];
  const next = table.board.step(from, dx, dy);
  table.board.focus(next);
  table.reveal(next);
}

function enter(table, event) {
  const offer = event.target.closest?.(".offer[data-target]");
  if (event.target.closest?.("button, a")) return;
  event.preventDefault();
  if (offer) table.choose(offer.dataset.target);
  else table.confirm();
}

function escape(table, event) {
  if (table.menu?.open) table.menu.open = false;
  else if (table.results.isOpen) table.results.dialog.close();
  else if (document.querySelector("dialog:modal")) return;
  else if (event.target.matches("input")) event.target.blur();
  else if (table.panels.isPhone && table.panels.now !== "map" && !table.tree.path.length) table.panels.show("map");
  else table.back();
}

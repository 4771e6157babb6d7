// Seats, chat and the list of offers, drawn from the table's data with the rows the page left as templates.
//
// Contract: draws the table it is given, and knows which rows it has drawn. May call `dom.js`; tells by the callbacks of its
// listeners and of `Panels` what is pointed at and which panel is shown.

import { clock, cloneTemplate, fill, find, findAll, fold, icon, need, say, setMark } from "./dom.js";

/** @import { LoggedLine, OfferCard, SeatCard, SeatData, TableData } from "./data.js" */
/** @import { Tree } from "./tree.js" */

/** @param {TableData} data */
export function showFacts(data) {
  document.getElementById("facts")?.replaceChildren(...data.scene.facts.map((fact) => {
    const made = document.createElement("span");
    made.textContent = fact;
    return made;
  }));
}

/**
 * The steps of the turn, each a door to the clause that tells of it.
 * @param {TableData} data
 */
export function showSteps({ scene: { steps } }) {
  const strip = find("#turn");
  if (!strip) return;
  const rules = need("#rules").dataset.src ?? "";
  strip.replaceChildren(...steps.map(({ label, clause, state }) => {
    const row = fill(cloneTemplate("step"), { label });
    row.className = state;
    if (state === "now") row.setAttribute("aria-current", "step");
    /** @type {HTMLAnchorElement} */
    const door = need("a", row);
    door.href = `${rules}#${clause}`;
    door.dataset.clause = clause;
    return row;
  }));
}

/**
 * What the viewer plays for.
 * @param {TableData} data
 */
export function showGoal({ scene: { goal } }) {
  for (const place of findAll(".goal-line")) {
    place.hidden = !goal;
    need('[data-f="goal"]', place).innerHTML = goal;
  }
}

/** @param {TableData} data */
export function showSeats(data) {
  // The server draws as many cards as there are seats.
  for (const place of [find("#seat-rows"), find("#sheet-seats")]) {
    place?.replaceChildren(...data.seats.map((seat, number) => seatRow(data, seat, /** @type {SeatCard} */ (data.scene.seats[number]))));
  }
}

/**
 * @param {TableData} data
 * @param {SeatData} seat
 * @param {SeatCard} card
 */
function seatRow(data, seat, card) {
  const row = cloneTemplate("seat");
  const turn = seat.to_move && data.status === "playing";
  const away = seat.kind === "person" && !seat.connected && !seat.mine;
  row.dataset.seat = String(seat.seat);
  row.classList.toggle("now", turn);
  row.classList.toggle("off", away || seat.kind === "open");
  setMark(row, seat.seat);
  fill(row, {
    name: seat.kind === "open" ? say("open-seat") : seat.name,
    you: (seat.mine && seat.kind === "person") || seat.can_take_back ? say("you") : "",
    tag: turn ? say(seat.mine ? "your-turn-tag" : "turn-tag") : "",
    sub: seatState(seat, away),
    note: card.note,
    score: card.score,
    unit: card.unit,
    purse: card.purse,
  });
  need('[data-f="extra"]', row).innerHTML = card.extra;
  const drawing = seat.kind === "bot" ? "bot" : away ? "off" : "";
  need('[data-f="icon"]', row).replaceChildren(...(drawing ? [icon(drawing)] : []));
  need('[data-f="backs"]', row).replaceChildren(...Array.from({ length: card.hidden }, () => document.createElement("i")));
  return row;
}

/**
 * @param {SeatData} seat
 * @param {boolean} away
 */
function seatState(seat, away) {
  if (seat.stand_in) return say("stand-in", { level: say(`level-${seat.level}`) });
  if (seat.kind === "bot") return say("bot", { level: say(`level-${seat.level}`) });
  if (seat.kind === "open") return say("waits-for-player");
  if (!away) return "";
  return seat.away_minutes ? say("away", { minutes: seat.away_minutes }) : say("away-now");
}

/**
 * What the newest trail of the log is made of: the lines of whoever left one last, back to where that turn began, without
 * those that were taken back.
 * @param {readonly LoggedLine[]} log
 */
export function trailOf(log) {
  const found = [];
  let kept = Infinity;
  for (const { entry, line } of [...log].reverse()) {
    if (entry > kept) continue;
    if (line.undone_to !== null) kept = Math.min(kept, line.undone_to);
    if (line.trail && found[0] && line.seat !== found[0].seat) break;
    if (line.trail) found.push(line);
    else if (line.heading && found.length) break;
  }
  return found.flatMap((line) => line.targets);
}

/** @param {TableData} data */
export function showChat(data) {
  const list = need("#chat");
  list.replaceChildren(...data.chat.map((line) => {
    const row = fill(cloneTemplate("chat"), { name: line.name || say("spectator"), text: line.text });
    setMark(row, line.seat);
    need("time", row).textContent = clock(line.at);
    return row;
  }));
  list.scrollTop = list.scrollHeight;
}

/** More rows than this are not written before they are asked for. */
const MANY = 400;
/** More rows than this can be filtered. */
const SEVERAL = 12;

/** @type {readonly OfferCard[] | null} Offers that are not listed yet. */
let due = null;

/** The offer behind a button of the list. @type {WeakMap<Element, OfferCard>} */
const listed = new WeakMap();

/** @param {Element | null | undefined} button */
export const offerOf = (button) => (button && listed.get(button)) ?? null;

/**
 * The clear listing.
 * @param {TableData} data
 */
export function showOffers(data) {
  /** @type {HTMLFormElement} */
  const form = need("#offers-form");
  setField(form, "seat", data.viewer ?? "");
  setField(form, "entry", data.entry);
  need('[data-f="empty"]', form).textContent = data.offers.length ? "" : say("no-offers");
  const filter = need("#offers-filter");
  filter.hidden = data.offers.length <= SEVERAL;
  /** @type {HTMLInputElement} */
  const field = need("input", filter);
  field.value = "";
  // A building may have a thousand offers: the listing is written when somebody looks at it.
  due = data.offers;
  if (data.offers.length <= MANY || need("#panel-offers").matches(".now")) listOffers();
  else need("#offers-list").replaceChildren();
}

/**
 * @param {HTMLFormElement} form
 * @param {string} name
 * @param {string | number} value
 */
export function setField(form, name, value) {
  /** @type {HTMLInputElement} */
  const field = need(`[name="${name}"]`, form);
  field.value = String(value);
}

export function listOffers() {
  if (!due) return;
  need("#offers-list").replaceChildren(...due.map((offer, place) => {
    const row = fill(cloneTemplate("offer"), { number: place + 1, label: offer.label, note: offer.note });
    /** @type {HTMLButtonElement} */
    const button = need("button", row);
    button.value = offer.action;
    listed.set(button, offer);
    return row;
  }));
  due = null;
}

/** @param {Tree} tree */
export function markOffers(tree) {
  const [chosen, candidates] = [tree.ready, new Set(tree.candidates.map((offer) => offer.action))];
  for (const button of findAll("#offers-list button")) {
    const action = offerOf(button)?.action ?? "";
    const isOn = chosen !== null && action === chosen.action;
    button.setAttribute("aria-pressed", String(isOn));
    button.classList.toggle("on", isOn);
    button.parentElement?.classList.toggle("aside", tree.path.length > 1 && !candidates.has(action));
  }
}

/** @param {string} text */
export function filterOffers(text) {
  const wanted = fold(text);
  for (const row of findAll("#offers-list > li")) row.hidden = !fold(row.textContent).includes(wanted);
}

/**
 * How many messages wait, on the tab of their panel.
 * @param {string} key
 * @param {number} count
 * @param {string} words
 */
export function setDot(key, count, words) {
  for (const dot of findAll(`[data-dot="${key}"]`)) {
    dot.hidden = !count;
    dot.textContent = count ? String(count) : "";
    dot.setAttribute("aria-label", count ? words : "");
  }
}

/** Tabs beside the board; on a phone the same panels are sheets over it. */
export class Panels {
  #onShow;
  #tabs = findAll("#tabs [role=tab]");
  #sheets = findAll("#bottom [data-sheet]");
  #now = "log";
  #narrow = matchMedia("(max-width: 47.5em), (max-height: 32.5em)");
  #middling = matchMedia("(max-width: 77.5em), (max-height: 32.5em)");

  /** @param {(panel: string) => void} onShow */
  constructor(onShow) {
    this.#onShow = onShow;
    for (const tab of this.#tabs) tab.addEventListener("click", () => this.show(tab.dataset.panel ?? ""));
    for (const sheet of this.#sheets) sheet.addEventListener("click", () => this.#toggle(sheet.dataset.sheet ?? ""));
    find("#tabs")?.addEventListener("keydown", (event) => this.#arrow(event));
    for (const size of [this.#narrow, this.#middling]) size.addEventListener("change", () => this.#settle());
    this.#settle();
  }

  get isPhone() {
    return this.#narrow.matches;
  }

  /** The panel that is shown; on a phone "map" is none of them. */
  get now() {
    return this.#now;
  }

  /** The score track belongs to the seats: beside the board below them, on a phone in their sheet. The panel at the
      left of the board gives way to the board where there is little room, and becomes a tab. */
  #settle() {
    const annex = find("#annex");
    if (annex && this.#middling.matches) need("#panel-annex").append(annex);
    else if (annex) need("#board").before(annex);
    const track = need("#track");
    if (this.isPhone) find("#sheet-seats")?.after(track);
    else find("#tabs")?.before(track);
    this.show(this.isPhone ? "map" : "log");
  }

  /** @param {string} key */
  #toggle(key) {
    this.show(key === this.#now ? "map" : key);
  }

  /** @param {string} key */
  show(key) {
    const panel = !this.isPhone && key === "map" ? "log" : key;
    this.#now = panel;
    for (const each of findAll(".panel")) each.classList.toggle("now", each.id === `panel-${panel}`);
    for (const tab of this.#tabs) {
      tab.setAttribute("aria-selected", String(tab.dataset.panel === panel));
      tab.tabIndex = tab.dataset.panel === panel ? 0 : -1;
    }
    for (const sheet of this.#sheets) sheet.setAttribute("aria-pressed", String(sheet.dataset.sheet === panel));
    document.body.dataset.panel = panel;
    if (panel === "chat") need("#chat").scrollTop = need("#chat").scrollHeight;
    this.#onShow(panel);
  }

  /** @param {KeyboardEvent} event */
  #arrow(event) {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const next = this.#tabs[(this.#tabs.findIndex((tab) => tab.tabIndex === 0) + step + this.#tabs.length) % this.#tabs.length];
    this.show(next?.dataset.panel ?? "");
    next?.focus();
  }
}

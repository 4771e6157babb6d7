// Seats, chat and the list of offers, drawn from the table's data with the rows the page left as templates.
//
// Contract: draws the table it is given, and knows which rows it has drawn. May call `dom.js`; tells by the callbacks of its
// listeners and of `Panels` what is pointed at and which panel is shown.

import { around, clock, cloneTemplate, fill, fillIn, find, findAll, fold, icon, need, say, setMark } from "./dom.js";
import { spill } from "./spill.js";

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
  spill(need("#seat-rows"));
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
  row.classList.toggle("off", away || seat.kind === "open" || seat.out);
  row.classList.toggle("out", seat.out);
  setMark(row, seat.seat);
  fill(row, {
    name: seat.kind === "open" ? say("open-seat") : seat.name,
    you: (seat.mine && seat.kind === "person") || seat.can_take_back ? say("you") : "",
    tag: seat.out ? say("out-tag") : turn ? say(seat.mine ? "your-turn-tag" : "turn-tag") : "",
    sub: seatState(seat, away),
    note: card.note,
    score: card.score,
    unit: card.unit,
    purse: card.purse,
  });
  need('[data-f="extra"]', row).innerHTML = card.extra;
  // What has no room in its line can be read by pointing at it.
  need('[data-f="note"]', row).title = card.note;
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

/**
 * The panel of the game's own, if it has one.
 * @param {TableData} data
 */
export function showOwn({ scene: { panel } }) {
  if (!panel) return;
  for (const place of findAll("#panel-own, #tab-own, #bottom [data-sheet=own]")) place.hidden = !panel.html;
  need("#own-title").textContent = panel.title;
  need("#own-note").textContent = panel.note;
  fillIn("#own", panel.html);
  sortRows(sortedBy);
}

/** How rows are sorted that can be; empty: as they come. */
let sortedBy = "";

/** Keys with `data-sort` sort rows by what they have in `data-by-…`, until others are drawn and after. */
export function listenToSorts() {
  find("#own")?.addEventListener("click", (event) => {
    const key = around(event, "[data-sort]")?.dataset.sort;
    if (!key) return;
    sortedBy = key;
    sortRows(key);
  });
}

/** @param {string} by */
function sortRows(by) {
  if (!by) return;
  for (const sort of findAll("#own [data-sort]")) sort.setAttribute("aria-pressed", String(sort.dataset.sort === by));
  for (const list of findAll("#own [data-sorted]")) {
    const of = (/** @type {Element} */ row) => row.getAttribute(`data-by-${by}`) ?? "";
    const rows = [...list.children].filter((row) => of(row));
    rows.sort((one, other) => of(one).localeCompare(of(other), undefined, { numeric: true }));
    list.append(...rows);
  }
}

/** Tabs beside the board; on a phone the same panels are sheets that take the screen. */
export class Panels {
  #onShow;
  #tabs = findAll("#tabs [role=tab]");
  #sheets = findAll("#bottom [data-sheet]");
  /** Panels that a phone has behind the tab "more", and the one of them that was shown last. */
  #behind = findAll("#tabs .behind").map((tab) => tab.dataset.panel ?? "");
  #last = this.#behind[0] ?? "";
  #now = "log";
  /** Whether what is asked is answered in the game's own panel. */
  #isAsked = false;
  /** The panel that gave way when that one showed itself. */
  #before = "";
  #narrow = matchMedia("(max-width: 47.5em), (max-height: 32.5em)");
  #middling = matchMedia("(max-width: 77.5em), (max-height: 32.5em)");

  /** @param {(panel: string) => void} onShow */
  constructor(onShow) {
    this.#onShow = onShow;
    for (const tab of this.#tabs) tab.addEventListener("click", () => this.#go(tab.dataset.panel ?? ""));
    for (const close of findAll(".sheet-close")) close.addEventListener("click", () => this.#go("map"));
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
    this.show(this.isPhone ? "map" : this.#isAsked && !find("#panel-own.beside") ? "own" : "log");
  }

  /** @param {string} key */
  #toggle(key) {
    const panel = key === "more" ? this.#last : key;
    const isOpen = key === this.#now || (key === "more" && this.#behind.includes(this.#now));
    this.#go(isOpen ? "map" : panel);
  }

  /**
   * Somebody goes there: what showed itself stays no longer than they want.
   * @param {string} key
   */
  #go(key) {
    this.#before = "";
    this.show(key);
  }

  /**
   * The game's own panel shows itself beside the board when what is asked is answered there, and gives way afterwards. A phone
   * marks its tab: the map stays.
   * @param {boolean} isAsked
   */
  ask(isAsked) {
    if (isAsked === this.#isAsked) return;
    this.#isAsked = isAsked;
    document.body.classList.toggle("asks-own", isAsked);
    if (this.isPhone || find("#panel-own.beside")) return;
    if (isAsked && this.#now !== "own") {
      const before = this.#now;
      this.show("own");
      this.#before = before;
    } else if (!isAsked && this.#now === "own" && this.#before) this.#go(this.#before);
  }

  /** Something was chosen: on a phone the dock that goes on with it must be seen. */
  giveWay() {
    if (this.isPhone && this.#now !== "map" && !(this.#now === "own" && this.#isAsked)) this.#go("map");
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
    const isBehind = this.#behind.includes(panel);
    if (isBehind) this.#last = panel;
    for (const sheet of this.#sheets) {
      const { sheet: name } = sheet.dataset;
      sheet.setAttribute("aria-pressed", String(name === panel || (name === "more" && isBehind)));
    }
    document.body.classList.toggle("behind-more", isBehind);
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
    const tabs = this.#tabs.filter((tab) => tab.checkVisibility());
    const next = tabs[(tabs.findIndex((tab) => tab.tabIndex === 0) + step + tabs.length) % tabs.length];
    this.#go(next?.dataset.panel ?? "");
    next?.focus();
  }
}

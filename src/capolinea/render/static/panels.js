// Seats, log, chat and the list of offers, drawn from the table's data with the rows the page left as templates.

import { blank, clock, fill, find, findAll, icon, say, setMark } from "./dom.js";

export function showFacts(data) {
  document.getElementById("facts")?.replaceChildren(...data.scene.facts.map((fact) => {
    const made = document.createElement("span");
    made.textContent = fact;
    return made;
  }));
}

export function showSeats(data) {
  for (const place of [find("#seat-rows"), find("#sheet-seats")]) {
    place?.replaceChildren(...data.seats.map((seat, number) => seatRow(data, seat, data.scene.seats[number])));
  }
}

function seatRow(data, seat, card) {
  const row = blank("seat");
  const turn = seat.to_move && data.status === "playing";
  const away = seat.kind === "person" && !seat.connected && !seat.mine;
  row.dataset.seat = seat.seat;
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
  });
  find('[data-f="extra"]', row).innerHTML = card.extra;
  const drawing = seat.kind === "bot" ? "bot" : away ? "off" : "";
  find('[data-f="icon"]', row).replaceChildren(...(drawing ? [icon(drawing)] : []));
  find('[data-f="backs"]', row).replaceChildren(...Array.from({ length: card.hidden }, () => document.createElement("i")));
  return row;
}

function seatState(seat, away) {
  if (seat.stand_in) return say("stand-in", { level: say(`level-${seat.level}`) });
  if (seat.kind === "bot") return say("bot", { level: say(`level-${seat.level}`) });
  if (seat.kind === "open") return say("waits-for-player");
  if (!away) return "";
  return seat.away_minutes ? say("away", { minutes: seat.away_minutes }) : say("away-now");
}

/** The log; it stays at the end unless somebody is reading further up. */
export function showLog(data) {
  const list = find("#log");
  const following = list.scrollHeight - list.scrollTop - list.clientHeight < 60;
  const last = data.log.at(-1)?.entry;
  const kept = commonLines(shown, data);
  const rows = data.log.slice(kept).map((logged) => logRow(data, logged));
  if (kept) {
    while (list.children.length > kept) list.lastElementChild.remove();
    list.append(...rows);
  } else list.replaceChildren(...rows);
  for (const row of list.children) row.classList.toggle("last", Number(row.dataset.entry) === last && !row.matches(".note"));
  if (following || !kept) list.scrollTop = list.scrollHeight;
  shown = data;
}

let shown = null;

/** With how many lines of the old log does the new one begin, for the same eyes? Only the rest is drawn: what is new,
    and the last line where something has joined it. */
function commonLines(old, data) {
  if (!old || old.viewer !== data.viewer) return 0;
  const same = (one, other) => one && other && one.entry === other.entry && one.line.text === other.line.text;
  for (const count of [old.log.length, old.log.length - 1]) if (count > 0 && same(old.log[count - 1], data.log[count - 1])) return count;
  return 0;
}

/** The log with more lines; a line that joins the last one takes its place. */
export function growLog(log, fresh) {
  const grown = [...log];
  for (const logged of fresh) {
    const last = grown.at(-1);
    if (logged.entry <= (log.at(-1)?.entry ?? -1)) continue;
    if (last?.line.joins && last.line.joins === logged.line.joins) {
      grown[grown.length - 1] = { ...logged, line: { ...logged.line, targets: [...new Set([...last.line.targets, ...logged.line.targets])] } };
    } else grown.push(logged);
  }
  return grown;
}

function logRow(data, { entry, line, at }) {
  const row = fill(blank("log"), { text: line.text });
  find('[data-f="picture"]', row).innerHTML = line.picture;
  row.dataset.entry = entry;
  row.targets = line.targets;
  row.classList.toggle("note", line.heading);
  setMark(row, line.seat);
  find("a", row).href = `/t/${data.table}/replay?entry=${entry}`;
  find("time", row).textContent = clock(at);
  return row;
}

/** What the newest trail of the log is made of: the lines of whoever left one last, back to where that turn began. */
export function trailOf(log) {
  const found = [];
  for (let place = log.length - 1; place >= 0; place -= 1) {
    const { line } = log[place];
    if (line.trail && found.length && line.seat !== found[0].seat) break;
    if (line.trail) found.push(line);
    else if (line.heading && found.length) break;
  }
  return found.flatMap((line) => line.targets);
}

/** Lines light what they speak of: under the mouse, in focus, at a first tap. A click leads to that moment. */
export function listenToLog(list, light) {
  const over = (event) => light(event.target.closest("li")?.targets ?? []);
  list.addEventListener("pointerover", over);
  list.addEventListener("focusin", over);
  list.addEventListener("pointerleave", () => light([]));
  list.addEventListener("focusout", () => light([]));
  let tapped = null;
  list.addEventListener("click", (event) => {
    const row = event.target.closest("li");
    if (event.pointerType === "touch" && row !== tapped && row?.targets?.length) {
      event.preventDefault();
      light(row.targets);
    }
    tapped = row;
  });
}

export function showChat(data) {
  const list = find("#chat");
  list.replaceChildren(...data.chat.map((line) => {
    const row = fill(blank("chat"), { name: line.name || say("spectator"), text: line.text });
    setMark(row, line.seat);
    find("time", row).textContent = clock(line.at);
    return row;
  }));
  list.scrollTop = list.scrollHeight;
}

/** The clear listing. Each button bears its offer, for whoever asks which one was pressed. */
export function showOffers(data) {
  const form = find("#offers-form");
  form.elements.seat.value = data.viewer ?? "";
  form.elements.entry.value = data.entry;
  find('[data-f="empty"]', form).textContent = data.offers.length ? "" : say("no-offers");
  const filter = find("#offers-filter");
  filter.hidden = data.offers.length <= 12;
  find("input", filter).value = "";
  // A building may have a thousand offers: the listing is written when somebody looks at it.
  due = data.offers;
  if (data.offers.length <= MANY || find("#panel-offers").matches(".now")) listOffers();
  else find("#offers-list").replaceChildren();
}

/** More rows than this are not written before they are asked for. */
const MANY = 400;
let due = null;

export function listOffers() {
  if (!due) return;
  find("#offers-list").replaceChildren(...due.map((offer, place) => {
    const row = fill(blank("offer"), { number: place + 1, label: offer.label, note: offer.note });
    const button = find("button", row);
    button.value = offer.action;
    button.offer = offer;
    return row;
  }));
  due = null;
}

export function markOffers(tree) {
  const chosen = tree.ready;
  for (const button of findAll("#offers-list button")) {
    const on = Boolean(chosen) && button.offer.action === chosen.action;
    button.setAttribute("aria-pressed", on);
    button.classList.toggle("on", on);
    button.parentElement.classList.toggle("aside", tree.path.length > 1 && !tree.candidates.some((offer) => offer.action === button.offer.action));
  }
}

export function filterOffers(text) {
  const wanted = fold(text);
  for (const button of findAll("#offers-list button")) button.parentElement.hidden = !fold(button.textContent).includes(wanted);
}

const fold = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

export function setDot(key, count, words) {
  for (const dot of findAll(`[data-dot="${key}"]`)) {
    dot.hidden = !count;
    dot.textContent = count || "";
    dot.setAttribute("aria-label", count ? words : "");
  }
}

/** Tabs beside the board; on a phone the same panels are sheets over it. */
export class Panels {
  constructor(onShow) {
    this.onShow = onShow;
    this.tabs = findAll("#tabs [role=tab]");
    this.sheets = findAll("#bottom [data-sheet]");
    this.now = "log";
    for (const tab of this.tabs) tab.addEventListener("click", () => this.show(tab.dataset.panel));
    for (const sheet of this.sheets) sheet.addEventListener("click", () => this.toggle(sheet.dataset.sheet));
    find("#tabs")?.addEventListener("keydown", (event) => this.arrow(event));
    this.narrow = matchMedia("(max-width: 47.5em), (max-height: 32.5em)");
    this.middling = matchMedia("(max-width: 77.5em), (max-height: 32.5em)");
    for (const size of [this.narrow, this.middling]) size.addEventListener("change", () => this.settle());
    this.settle();
  }

  get isPhone() {
    return this.narrow.matches;
  }

  /** The score track belongs to the seats: beside the board below them, on a phone in their sheet. The panel at the
      left of the board gives way to the board where there is little room, and becomes a tab. */
  settle() {
    const annex = find("#annex");
    if (annex && this.middling.matches) find("#panel-annex").append(annex);
    else if (annex) find("#board").before(annex);
    const track = find("#track");
    if (this.isPhone) find("#sheet-seats")?.after(track);
    else find("#tabs")?.before(track);
    this.show(this.isPhone ? "map" : "log");
  }

  toggle(key) {
    this.show(key === this.now ? "map" : key);
  }

  show(key) {
    const panel = !this.isPhone && key === "map" ? "log" : key;
    this.now = panel;
    for (const each of findAll(".panel")) each.classList.toggle("now", each.id === `panel-${panel}`);
    for (const tab of this.tabs) {
      tab.setAttribute("aria-selected", tab.dataset.panel === panel);
      tab.tabIndex = tab.dataset.panel === panel ? 0 : -1;
    }
    for (const sheet of this.sheets) sheet.setAttribute("aria-pressed", sheet.dataset.sheet === panel);
    document.body.dataset.panel = panel;
    if (panel === "log") find("#log").scrollTop = find("#log").scrollHeight;
    if (panel === "chat") find("#chat").scrollTop = find("#chat").scrollHeight;
    this.onShow(panel);
  }

  arrow(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const next = this.tabs[(this.tabs.findIndex((tab) => tab.tabIndex === 0) + step + this.tabs.length) % this.tabs.length];
    this.show(next.dataset.panel);
    next.focus();
  }
}

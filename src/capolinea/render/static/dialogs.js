// What opens over the table: results, the end, invitations, the menu, the screen between two people.
//
// Contract: knows what is open, and what this browser has seen of it. May call `dom.js`, and the server for invitations and
// rematches; tells by callbacks what was closed, lifted or seated.

import { around, find, findAll, local, need, notice, refreshParts, request, say, session, setMark } from "./dom.js";

/** @import { ChatLine, SeatData, TableData } from "./data.js" */

/** Buttons marked data-close shut their dialog; a click beside one that lies over everything does too. */
export function listenToDialogs() {
  /** @type {HTMLDialogElement[]} */
  const dialogs = findAll("dialog");
  for (const dialog of dialogs) {
    dialog.addEventListener("click", (event) => {
      if ((event.target === dialog && dialog.matches(":modal")) || around(event, "[data-close]")) dialog.close();
    });
  }
}

/** Names at the edge of the map reach so far beyond their place, in pixels. */
const NAMES = 48;

/** The sum of a round, shown once, over the board as it lay when it was scored. */
export class Results {
  /** @type {HTMLDialogElement} */
  #dialog = need("#results");

  /** @param {() => void} onClose */
  constructor(onClose) {
    this.#dialog.addEventListener("close", () => onClose());
  }

  get isOpen() {
    return this.#dialog.open;
  }

  /**
   * What the sheet covers of the board: of its foot where it is as wide, otherwise of its right.
   * @param {{ left: number, right: number, bottom: number }} board
   */
  covers({ left, right, bottom }) {
    const box = this.#dialog.getBoundingClientRect();
    if (box.left <= left + 1) return { below: Math.max(0, bottom - box.top) };
    return { beside: Math.max(0, right - box.left + NAMES) };
  }

  close() {
    this.#dialog.close();
  }

  /** What is summed up, in words. */
  get title() {
    return find("h2", this.#dialog)?.textContent ?? "";
  }

  /**
   * Now, or as soon as it has been read.
   * @param {() => void} then
   */
  whenRead(then) {
    if (!this.isOpen) then();
    else this.#dialog.addEventListener("close", () => then(), { once: true });
  }

  /**
   * New since this browser last looked. Who comes to a table for the first time in the middle of a round has missed
   * nothing that is still news.
   * @param {TableData} data
   */
  isNew(data) {
    const key = data.scene.results_key;
    const read = local(`${data.table}.results`);
    if (read === null && !justScored(data)) {
      local(`${data.table}.results`, key);
      return false;
    }
    return Boolean(key) && read !== key;
  }

  /** @param {TableData} data */
  show(data) {
    local(`${data.table}.results`, data.scene.results_key);
    need("#results-body").innerHTML = data.scene.results;
    // Where the board shows what was scored, the sheet leaves it in sight.
    this.#dialog.classList.toggle("aside", Object.keys(data.scene.results_layers).length > 0);
    if (!this.#dialog.open) this.#dialog.show();
    this.#dialog.scrollTop = 0;
    need("[data-close]", this.#dialog).focus({ preventScroll: true });
  }
}

/** @param {TableData} data */
function justScored(data) {
  return data.log.some((logged) => logged.entry === data.entry && logged.line.heading) && data.entry > 0;
}

/** How it ended. */
export class Over {
  /** @type {HTMLDialogElement} */
  #dialog = need("#outcome");
  #table;

  /** @param {string} table */
  constructor(table) {
    this.#table = table;
    this.#dialog.addEventListener("click", (event) => { if (around(event, "[data-rematch]")) this.rematch(); });
  }

  get isOpen() {
    return this.#dialog.open;
  }

  close() {
    this.#dialog.close();
  }

  /** Once by itself, then whenever asked for. The page itself knows how it ended: its part is fetched. */
  async show({ once = false } = {}) {
    if (once && session(`${this.#table}.over`)) return;
    session(`${this.#table}.over`, "seen");
    if (!find("h2", this.#dialog)) await refreshParts(`/t/${this.#table}`, ["#outcome", "#menu .menu-card"]);
    if (!this.#dialog.open) this.#dialog.show();
    find(".go .btn:last-child", this.#dialog)?.focus({ preventScroll: true });
  }

  async rematch() {
    const { status, body } = await request(`/api/tables/${this.#table}/rematch`, {});
    if (status < 300 && body.table) location.assign(`/t/${body.table}`);
    else notice(body.message ?? say("failed"));
  }
}

/**
 * @param {string} table
 * @param {(data: TableData) => void} onTable
 */
export function listenToInvitations(table, onTable) {
  const dialog = find("#invite");
  if (!dialog) return;
  // How long somebody has been away changes without news: the page is asked again.
  find("#invite-open")?.addEventListener("click", async () => {
    await fetchInvitations(table);
    openInvitations();
  });
  dialog.addEventListener("submit", async (event) => {
    event.preventDefault();
    const form = around(event, "[data-bot]");
    if (!form) return;
    /** @type {HTMLSelectElement} */
    const level = need('[name="level"]', form);
    const { status, body } = await request(`/api/tables/${table}/seats/${form.dataset.bot}/bot`, { level: level.value });
    if (status < 300) onTable(body);
    else notice(body.message ?? say("failed"));
  });
  absoluteLinks();
}

export function openInvitations() {
  absoluteLinks();
  /** @type {HTMLDialogElement | null} */
  const dialog = find("#invite");
  if (!dialog || dialog.open) return;
  dialog.showModal();
  find("button[data-copy]", dialog)?.focus();
}

/** @param {TableData} data */
export async function refreshInvitations(data) {
  /** @type {HTMLDialogElement | null} */
  const dialog = find("#invite");
  if (!dialog) return;
  const open = data.seats.some((seat) => seat.kind === "open");
  const away = data.seats.some((seat) => seat.kind === "person" && !seat.connected && !seat.mine);
  need("#invite-open").hidden = !open && !away;
  if (!open && dialog.open && data.status === "playing") dialog.close();
  if (!open && !away) return;
  await fetchInvitations(data.table);
  absoluteLinks();
}

/** @param {string} table */
async function fetchInvitations(table) {
  try { await refreshParts(`/t/${table}`, ["#invite"]); } catch { /* what it said last will do */ }
}

function absoluteLinks() {
  /** @type {HTMLInputElement[]} */
  const fields = findAll("[data-absolute]");
  for (const field of fields) field.value = new URL(field.getAttribute("value") ?? "", location.href).href;
}

/** Copy a link; where the browser does not allow it, show it to be copied by hand. */
export function listenToCopies() {
  document.addEventListener("click", async (event) => {
    const source = around(event, "[data-copy]");
    if (!source) return;
    event.preventDefault();
    const link = new URL(source.dataset.copy ?? "", location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      notice(say("copied"));
    } catch {
      /** @type {HTMLInputElement | null} */
      const field = find("input", source.parentElement ?? document);
      field?.select();
      notice(field ? say("copy-by-hand") : `${say("copy-by-hand")} ${link}`);
    }
  });
}

/** The menu shuts when something else is touched. */
export class Menu {
  /** @type {HTMLDetailsElement | null} */
  #menu = find("#menu");

  constructor() {
    document.addEventListener("pointerdown", (event) => { if (event.target instanceof Node && !this.#menu?.contains(event.target)) this.close(); });
  }

  /** False: it was shut. */
  close() {
    if (!this.#menu?.open) return false;
    this.#menu.open = false;
    return true;
  }
}

/** Between two people at one screen: nothing of a hand is seen until the right one has lifted it. */
export class Veil {
  #root = find("#veil");
  /** @type {number | null} For whom it waits. */
  #seat = null;

  /** @param {(seat: number) => void} onLift */
  constructor(onLift) {
    find("#veil-lift")?.addEventListener("click", (event) => {
      event.preventDefault();
      if (this.#seat !== null) onLift(this.#seat);
    });
  }

  get isDown() {
    return this.#root !== null && !this.#root.hidden;
  }

  /** @param {SeatData} seat */
  drop(seat) {
    if (!this.#root) return;
    this.#seat = seat.seat;
    setMark(this.#root, seat.seat);
    need("#veil-title").textContent = say("pass-to", { name: seat.name });
    this.#root.hidden = false;
    document.body.classList.add("veiled");
    need("#veil-lift").focus();
  }

  lift() {
    if (!this.#root) return;
    this.#root.hidden = true;
    document.body.classList.remove("veiled");
  }
}

/** Messages that came while the chat was out of sight. */
export class Unread {
  #key;

  /** @param {string} table */
  constructor(table) {
    this.#key = `${table}.read`;
  }

  /** @param {readonly ChatLine[]} chat */
  count(chat) {
    const read = Number(local(this.#key) ?? 0);
    return chat.filter((line) => line.number > read).length;
  }

  /** @param {readonly ChatLine[]} chat */
  read(chat) {
    const newest = chat.at(-1)?.number;
    if (newest) local(this.#key, newest);
  }
}

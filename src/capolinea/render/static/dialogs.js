// What opens over the table: results, the end, invitations, the menu, the screen between two people.

import { find, findAll, local, notice, refreshParts, request, say, session, setMark } from "./dom.js";

/** Buttons marked data-close shut their dialog; a click beside it does too. */
export function listenToDialogs() {
  for (const dialog of findAll("dialog")) {
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog || event.target.closest("[data-close]")) dialog.close();
    });
  }
}

/** The sum of a round, shown once, over the board as it lay when it was scored. */
export class Results {
  constructor(onClose) {
    this.dialog = find("#results");
    this.onClose = onClose;
    this.dialog.addEventListener("close", () => this.onClose());
  }

  get isOpen() {
    return this.dialog.open;
  }

  /** New since this browser last looked. Who comes to a table for the first time in the middle of a round has
      missed nothing that is still news. */
  isNew(data) {
    const key = data.scene.results_key;
    const read = local(`${data.table}.results`);
    if (read === null && !justScored(data)) {
      local(`${data.table}.results`, key);
      return false;
    }
    return Boolean(key) && read !== key;
  }

  show(data) {
    local(`${data.table}.results`, data.scene.results_key);
    find("#results-body").innerHTML = data.scene.results;
    if (!this.dialog.open) this.dialog.show();
    this.dialog.scrollTop = 0;
    find("[data-close]", this.dialog).focus({ preventScroll: true });
  }
}

function justScored(data) {
  return data.log.some((logged) => logged.entry === data.entry && logged.line.heading) && data.entry > 0;
}

export class Over {
  constructor(data) {
    this.dialog = find("#outcome");
    this.path = `/t/${data.table}`;
    this.api = `/api/tables/${data.table}`;
    this.dialog.addEventListener("click", (event) => event.target.closest("[data-rematch]") && this.rematch());
  }

  /** Once by itself, then whenever asked for. The page itself knows how it ended: its part is fetched. */
  async show(data, { once = false } = {}) {
    if (once && session(`${data.table}.over`)) return;
    session(`${data.table}.over`, "seen");
    if (!find("h2", this.dialog)) await refreshParts(this.path, ["#outcome", "#menu .menu-card"]);
    if (!this.dialog.open) this.dialog.showModal();
    find(".go .btn:last-child", this.dialog)?.focus();
  }

  async rematch() {
    const { status, body } = await request(`${this.api}/rematch`, {});
    if (status < 300 && body.table) location.assign(`/t/${body.table}`);
    else notice(body.message ?? say("failed"));
  }
}

export function listenToInvitations(data, onTable) {
  const dialog = find("#invite");
  if (!dialog) return;
  // How long somebody has been away changes without news: the page is asked again.
  find("#invite-open")?.addEventListener("click", async () => {
    try { await refreshParts(`/t/${data.table}`, ["#invite"]); } catch { /* what it said last will do */ }
    openInvitations();
  });
  dialog.addEventListener("submit", async (event) => {
    event.preventDefault();
    const form = event.target.closest("[data-bot]");
    if (!form) return;
    const { status, body } = await request(`/api/tables/${data.table}/seats/${form.dataset.bot}/bot`, { level: form.elements.level.value });
    if (status < 300) onTable(body);
    else notice(body.message ?? say("failed"));
  });
  absoluteLinks();
}

export function openInvitations() {
  absoluteLinks();
  const dialog = find("#invite");
  if (!dialog || dialog.open) return;
  dialog.showModal();
  find("button[data-copy]", dialog)?.focus();
}

export async function refreshInvitations(data) {
  const dialog = find("#invite");
  if (!dialog) return;
  const open = data.seats.some((seat) => seat.kind === "open");
  const away = data.seats.some((seat) => seat.kind === "person" && !seat.connected && !seat.mine);
  find("#invite-open").hidden = !open && !away;
  if (!open && dialog.open && data.status === "playing") dialog.close();
  if (!open && !away) return;
  await refreshParts(`/t/${data.table}`, ["#invite"]);
  absoluteLinks();
}

function absoluteLinks() {
  for (const field of findAll("[data-absolute]")) field.value = new URL(field.getAttribute("value"), location.href).href;
}

/** Copy a link; where the browser does not allow it, show it to be copied by hand. */
export function listenToCopies() {
  document.addEventListener("click", async (event) => {
    const source = event.target.closest("[data-copy]");
    if (!source) return;
    event.preventDefault();
    const link = new URL(source.dataset.copy, location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      notice(say("copied"));
    } catch {
      const field = find("input", source.parentElement);
      field?.select();
      notice(field ? say("copy-by-hand") : `${say("copy-by-hand")} ${link}`);
    }
  });
}

export function listenToMenu() {
  const menu = find("#menu");
  document.addEventListener("pointerdown", (event) => { if (menu?.open && !menu.contains(event.target)) menu.open = false; });
  return menu;
}

/** Between two people at one screen: nothing of a hand is seen until the right one has lifted it. */
export class Veil {
  constructor(onLift) {
    this.root = find("#veil");
    this.onLift = onLift;
    find("#veil-lift")?.addEventListener("click", (event) => {
      event.preventDefault();
      this.onLift(this.seat);
    });
  }

  get isDown() {
    return Boolean(this.root) && !this.root.hidden;
  }

  drop(seat) {
    if (!this.root) return;
    this.seat = seat.seat;
    setMark(this.root, seat.seat);
    find("#veil-title").textContent = say("pass-to", { name: seat.name });
    this.root.hidden = false;
    document.body.classList.add("veiled");
    find("#veil-lift").focus();
  }

  lift() {
    if (!this.root) return;
    this.root.hidden = true;
    document.body.classList.remove("veiled");
  }
}

/** Messages that came while the chat was out of sight. */
export class Unread {
  constructor(table) {
    this.key = `${table}.read`;
  }

  count(chat) {
    const read = Number(local(this.key) ?? 0);
    return chat.filter((line) => line.number > read).length;
  }

  read(chat) {
    const newest = chat.at(-1)?.number;
    if (newest) local(this.key, newest);
  }
}

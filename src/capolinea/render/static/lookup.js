// The look-up: the game's tables, odds and comparisons, drawn by the server a page at a time and searched here.

import { find, findAll, notice, request, say } from "./dom.js";

const fold = (text) => text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

export class LookUp {
  constructor(table) {
    this.table = table;
    this.dialog = find("#look-up");
    if (!this.dialog) return;
    this.field = find("input", this.dialog);
    this.body = find("#look-up-body");
    this.field.addEventListener("input", () => this.search());
    for (const opener of findAll("[data-look-up]")) opener.addEventListener("click", () => this.open(""));
    this.body.addEventListener("change", (event) => { if (event.target.matches("select[data-about]")) this.show(event.target.value); });
    this.body.addEventListener("click", (event) => this.press(event));
  }

  async open(about) {
    if (!this.dialog) return;
    this.field.value = "";
    if (!await this.show(about)) return;
    if (!this.dialog.open) this.dialog.showModal();
    this.body.scrollTop = 0;
    // A field in focus calls up the keyboard of a phone.
    if (this.table.panels.isPhone) this.body.focus();
    else this.field.focus();
  }

  /** A page, in the place of the one before; what is searched for stays. */
  async show(about) {
    const { data, api } = this.table;
    const seat = this.table.seat ?? data.viewer ?? -1;
    try {
      const { status, body } = await request(`${api}/look-up?seat=${seat}&about=${encodeURIComponent(about)}`);
      if (status !== 200) { notice(body.message ?? say("failed")); return false; }
      this.body.innerHTML = body.html;
    } catch {
      this.table.live.lose();
      return false;
    }
    this.search();
    return true;
  }

  search() {
    const wanted = fold(this.field.value);
    const rows = findAll("[data-find]", this.body);
    for (const row of rows) row.hidden = !fold(row.dataset.find).includes(wanted);
    find("label", this.dialog).hidden = !rows.length;
  }

  press(event) {
    const sign = event.target.closest("[data-target], [data-aim], button[data-about]");
    if (!sign) return;
    if (sign.dataset.about !== undefined) { this.show(sign.dataset.about); return; }
    this.dialog.close();
    if (sign.dataset.target) this.table.choose(sign.dataset.target);
    else this.table.aimAt(sign.dataset.aim);
  }
}

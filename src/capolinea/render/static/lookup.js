// The look-up: the game's tables, odds and comparisons, drawn by the server a page at a time and searched here.
//
// Contract: knows the page that is open and what is searched for in it. May call `fetchPage`; tells by `choose` and `aimAt` what
// was pressed in it.

import { around, find, findAll, fold, need } from "./dom.js";

/** @import { LookUpData } from "./data.js" */
/**
 * @typedef {object} LookUpCommands
 * @property {(about: string) => Promise<LookUpData | null>} fetchPage null: there is none to be had
 * @property {(target: string) => void} choose
 * @property {(target: string) => void} aimAt
 * @property {() => boolean} isPhone
 */

export class LookUp {
  #commands;
  /** @type {HTMLDialogElement | null} Some games have nothing to look up. */
  #dialog = find("#look-up");

  /** @param {LookUpCommands} commands */
  constructor(commands) {
    this.#commands = commands;
    if (!this.#dialog) return;
    this.#field.addEventListener("input", () => this.#search());
    for (const opener of findAll("[data-look-up]")) opener.addEventListener("click", () => this.open(""));
    this.#body.addEventListener("change", (event) => {
      if (event.target instanceof HTMLSelectElement && event.target.matches("[data-about]")) this.#show(event.target.value);
    });
    this.#body.addEventListener("click", (event) => this.#press(event));
  }

  /** @returns {HTMLInputElement} */
  get #field() {
    return need("#look-up input");
  }

  get #body() {
    return need("#look-up-body");
  }

  /** @param {string} about */
  async open(about) {
    if (!this.#dialog) return;
    this.#field.value = "";
    if (!await this.#show(about)) return;
    if (!this.#dialog.open) this.#dialog.showModal();
    this.#body.scrollTop = 0;
    // A field in focus calls up the keyboard of a phone.
    if (this.#commands.isPhone()) this.#body.focus();
    else this.#field.focus();
  }

  /**
   * A page, in the place of the one before; what is searched for stays.
   * @param {string} about
   */
  async #show(about) {
    const page = await this.#commands.fetchPage(about);
    if (!page) return false;
    this.#body.innerHTML = page.html;
    this.#search();
    return true;
  }

  #search() {
    const wanted = fold(this.#field.value);
    const rows = findAll("[data-find]", this.#body);
    for (const row of rows) row.hidden = !fold(row.dataset.find).includes(wanted);
    need("#look-up label").hidden = !rows.length;
  }

  /** @param {Event} event */
  #press(event) {
    const { about, target, aim } = around(event, "[data-target], [data-aim], button[data-about]")?.dataset ?? {};
    if (about !== undefined) { this.#show(about); return; }
    if (!target && !aim) return;
    this.#dialog?.close();
    if (target) this.#commands.choose(target);
    else if (aim) this.#commands.aimAt(aim);
  }
}

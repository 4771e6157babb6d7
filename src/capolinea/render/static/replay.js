// The replay: any entry at a touch, each with its own address.
//
// Contract: knows the entry that is shown, the one that is wanted, and those that have been fetched. Calls the server for the
// rest; board, camera and panels draw what it gives them.

import { Board, layBoard, layGround } from "./board.js";
import { Camera } from "./camera.js";
import { around, find, findAll, isOn, localTimes, need, readJson, request } from "./dom.js";
import { Log } from "./log.js";
import { setField, showFacts, showOwn, showSeats, trailOf } from "./panels.js";

/** @import { TableData } from "./data.js" */

/** @type {Readonly<Record<string, string>>} */
const KEYS = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last" };

class Replay {
  #data;
  #last;
  #wanted;
  /** @type {Map<number, TableData>} */
  #fetched;
  #board = new Board(need("#board"));
  #log = new Log((targets) => this.#board.lightMentioned(targets));
  /** @type {HTMLInputElement} */
  #slider = need("#slider");
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {TableData} data */
  constructor(data) {
    this.#data = data;
    this.#last = data.last_entry;
    this.#wanted = data.entry;
    this.#fetched = new Map([[data.entry, data]]);
    /** @type {Camera} */
    const camera = new Camera(need("#board"), {
      onMove: (seen, scale) => this.#board.place(seen, scale),
      onRefit: () => camera.fit(camera.whole),
    });
    this.#listen();
    this.#show(data);
  }

  #listen() {
    this.#slider.addEventListener("input", () => this.#go(Number(this.#slider.value)));
    need("#play").addEventListener("click", () => this.#toggle());
    /** @type {HTMLSelectElement | null} */
    const eyes = find("#eyes select");
    eyes?.addEventListener("change", () => eyes.form?.requestSubmit());
    for (const link of findAll("[data-step]")) {
      link.addEventListener("click", (event) => { event.preventDefault(); this.#stop(); this.#step(link.dataset.step ?? ""); });
    }
    need("#log").addEventListener("click", (event) => {
      const row = around(event, "li[data-entry]");
      if (!row) return;
      event.preventDefault();
      this.#stop();
      this.#go(Number(row.dataset.entry));
    });
    document.addEventListener("keydown", (event) => this.#key(event));
    localTimes();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || isOn(event, "select, input:not([type=range])")) return;
    const step = KEYS[event.key];
    if (step) { event.preventDefault(); this.#stop(); this.#step(step); }
    else if (event.key === " " && !around(event, "a, button")) { event.preventDefault(); this.#toggle(); }
  }

  /** @param {string} key */
  #step(key) {
    const entries = new Map([["first", 0], ["back", this.#wanted - 1], ["next", this.#wanted + 1], ["last", this.#last]]);
    this.#go(entries.get(key) ?? this.#wanted);
  }

  /**
   * Only the entry wanted last is shown, however fast the slider moves.
   * @param {number} entry
   */
  async #go(entry) {
    const asked = Math.min(this.#last, Math.max(0, entry));
    this.#wanted = asked;
    this.#slider.value = String(asked);
    const data = await this.#fetch(asked);
    if (data && asked === this.#wanted) this.#show(data);
  }

  /** @param {number} entry */
  async #fetch(entry) {
    if (!this.#fetched.has(entry)) {
      const answer = await request(`/api/tables/${this.#data.table}/at/${entry}?seat=${this.#data.viewer ?? -1}`).catch(() => null);
      if (answer?.status !== 200) return null;
      this.#fetched.set(entry, answer.body);
    }
    return this.#fetched.get(entry) ?? null;
  }

  /** @param {TableData} data */
  #show(data) {
    this.#board.show(data.scene.layers);
    if (data.entry === this.#data.entry + 1) this.#board.animate(data.changed);
    this.#data = data;
    showFacts(data);
    // Whose turn it is now says nothing of whose it was then.
    showSeats({ ...data, status: "over" });
    need("#track").innerHTML = data.scene.track;
    need("#hand").innerHTML = data.scene.hand;
    const annex = find("#annex");
    if (annex) annex.innerHTML = data.scene.annex;
    showOwn(data);
    this.#log.show(data);
    this.#board.trail(trailOf(data.log));
    const line = data.log.at(-1)?.line.text ?? "";
    need("#line").textContent = line;
    need("#last-line").textContent = line;
    need("#where").textContent = `${data.entry} / ${this.#last}`;
    history.replaceState(null, "", `?entry=${data.entry}&seat=${data.viewer ?? ""}`);
    /** @type {HTMLFormElement | null} */
    const eyes = find("#eyes");
    if (eyes) setField(eyes, "entry", data.entry);
    for (const offer of this.#board.offers) offer.remove();
  }

  #toggle() {
    if (this.#timer) { this.#stop(); return; }
    need("#play").setAttribute("aria-pressed", "true");
    if (this.#wanted >= this.#last) this.#wanted = -1;
    this.#tick();
  }

  async #tick() {
    /** @type {HTMLSelectElement} */
    const speed = need("#speed");
    this.#timer = setTimeout(() => this.#tick(), 1000 / Number(speed.value));
    await this.#go(this.#wanted + 1);
    if (this.#wanted >= this.#last) this.#stop();
    else this.#fetch(this.#wanted + 1);
  }

  #stop() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    need("#play").setAttribute("aria-pressed", "false");
  }
}

/** @type {TableData} */
const first = readJson("table-data");
await layBoard(need("#board"), first.scene.layers);
new Replay(first);
await layGround(need("#board"));

// The replay: any entry at a touch, each with its own address.

import { Board } from "./board.js";
import { find, findAll, localTimes, readJson, request } from "./dom.js";
import { Camera } from "./map.js";
import { listenToLog, showFacts, showLog, showSeats, trailOf } from "./panels.js";

class Replay {
  constructor(data) {
    this.data = data;
    this.last = data.last_entry;
    this.board = new Board(find("#board"));
    this.camera = new Camera(find("#board"));
    this.camera.refit = () => this.camera.fit(this.camera.whole);
    this.fetched = new Map([[data.entry, data]]);
    this.wanted = data.entry;
    this.slider = find("#slider");
    this.listen();
    this.show(data);
  }

  listen() {
    this.slider.addEventListener("input", () => this.go(Number(this.slider.value)));
    find("#play").addEventListener("click", () => this.toggle());
    find("#eyes select")?.addEventListener("change", (event) => event.target.form.requestSubmit());
    for (const link of findAll("[data-step]")) {
      link.addEventListener("click", (event) => { event.preventDefault(); this.stop(); this.step(link.dataset.step); });
    }
    find("#log").addEventListener("click", (event) => {
      const row = event.target.closest("li[data-entry]");
      if (!row) return;
      event.preventDefault();
      this.stop();
      this.go(Number(row.dataset.entry));
    });
    listenToLog(find("#log"), (targets) => this.board.point(targets));
    document.addEventListener("keydown", (event) => this.key(event));
    localTimes();
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("select, input:not([type=range])")) return;
    const step = { ArrowLeft: "back", ArrowRight: "next", Home: "first", End: "last" }[event.key];
    if (step) { event.preventDefault(); this.stop(); this.step(step); }
    else if (event.key === " " && !event.target.closest("a, button")) { event.preventDefault(); this.toggle(); }
  }

  step(key) {
    this.go({ first: 0, back: this.wanted - 1, next: this.wanted + 1, last: this.last }[key]);
  }

  /** Only the entry wanted last is shown, however fast the slider moves. */
  async go(entry) {
    this.wanted = Math.min(this.last, Math.max(0, entry));
    this.slider.value = this.wanted;
    const [asked, data] = [this.wanted, await this.fetch(this.wanted)];
    if (data && asked === this.wanted) this.show(data);
  }

  async fetch(entry) {
    if (!this.fetched.has(entry)) {
      const seat = this.data.viewer === null ? -1 : this.data.viewer;
      const { status, body } = await request(`/api/tables/${this.data.table}/at/${entry}?seat=${seat}`).catch(() => ({ status: 0 }));
      if (status !== 200) return null;
      this.fetched.set(entry, body);
    }
    return this.fetched.get(entry);
  }

  show(data) {
    this.board.show(data.scene.layers);
    if (data.entry === this.data.entry + 1) this.board.animate(data.changed);
    this.data = data;
    showFacts(data);
    // Whose turn it is now says nothing of whose it was then.
    showSeats({ ...data, status: "over" });
    find("#track").innerHTML = data.scene.track;
    find("#hand").innerHTML = data.scene.hand;
    if (find("#annex")) find("#annex").innerHTML = data.scene.annex;
    showLog(data);
    this.board.trail(trailOf(data.log));
    const line = data.log.at(-1)?.line.text ?? "";
    find("#line").textContent = line;
    find("#last-line").textContent = line;
    find("#where").textContent = `${data.entry} / ${this.last}`;
    const seat = data.viewer === null ? "" : data.viewer;
    history.replaceState(null, "", `?entry=${data.entry}&seat=${seat}`);
    if (find("#eyes")) find("#eyes").elements.entry.value = data.entry;
    for (const offer of this.board.offers) offer.remove();
  }

  toggle() {
    if (this.timer) { this.stop(); return; }
    find("#play").setAttribute("aria-pressed", "true");
    if (this.wanted >= this.last) this.wanted = -1;
    this.tick();
  }

  async tick() {
    this.timer = setTimeout(() => this.tick(), 1000 / Number(find("#speed").value));
    await this.go(this.wanted + 1);
    if (this.wanted >= this.last) this.stop();
    else this.fetch(this.wanted + 1);
  }

  stop() {
    clearTimeout(this.timer);
    this.timer = 0;
    find("#play").setAttribute("aria-pressed", "false");
  }
}

new Replay(readJson("table-data"));

// The table page: what is known, what is chosen, what is sent. It holds no rules; offers drive everything.

import { Board } from "./board.js";
import { listenToCopies, listenToDialogs, listenToInvitations, listenToMenu, openInvitations, Over, refreshInvitations, Results, Unread, Veil } from "./dialogs.js";
import { find, findAll, localTimes, notice, readJson, request, say } from "./dom.js";
import { listenToKeys } from "./keys.js";
import { Live } from "./live.js";
import { Camera } from "./map.js";
import { filterOffers, listenToLog, listOffers, markOffers, Panels, setDot } from "./panels.js";
import { chime, listenToSwitches, wants } from "./prefs.js";
import { showClause, showRules } from "./rules.js";
import { moveFrame, openMap, render, renderChoice } from "./screen.js";
import { renderDock } from "./states.js";
import { Tree } from "./tree.js";

/** Time for a piece to settle before the next event is shown. */
const SETTLE = 340;

class Table {
  constructor(data) {
    this.data = data;
    this.api = `/api/tables/${data.table}`;
    this.tree = new Tree(data.offers);
    this.board = new Board(find("#board"));
    this.unread = new Unread(data.table);
    this.over = new Over(data);
    this.results = new Results(() => { this.render(); this.openMap(); });
    this.veil = new Veil((seat) => this.lifted(seat));
    this.panels = new Panels((panel) => this.shown(panel));
    this.lost = null;
    this.refusal = null;
    this.sending = false;
    this.waiting = [];
    this.plan = [];
    this.seat = data.my_seats.length > 1 ? null : data.viewer;
    this.listen();
    this.begin();
  }

  listen() {
    this.camera = new Camera(find("#board"), {
      onTap: (event) => this.tap(event),
      onHover: (event) => this.hover(event),
      onMove: (seen) => this.moveFrame(seen),
    });
    this.camera.refit = () => this.openMap();
    // Assistive techniques click without a pointer; pointers have been served by the camera already.
    find("#board").addEventListener("click", (event) => {
      const offer = event.target.closest?.(".offer[data-target]");
      if (offer && event.detail === 0) this.choose(offer.dataset.target);
    });
    find("#offers-form").addEventListener("submit", (event) => this.pressed(event));
    find("#offers-list").addEventListener("focusin", (event) => this.pointAt(event.target.offer));
    find("#offers-list").addEventListener("pointerover", (event) => this.pointAt(event.target.closest("button")?.offer));
    find("#offers-list").addEventListener("pointerleave", () => this.pointAt(null));
    find("#offers-filter input").addEventListener("input", (event) => filterOffers(event.target.value));
    find("#say").addEventListener("submit", (event) => this.speak(event));
    for (const place of findAll("#track, #hand, #annex")) this.listenToSigns(place);
    for (const kind of ["pointerover", "focusin"]) find("#go").addEventListener(kind, (event) => this.showPlan(event));
    addEventListener("pointerdown", () => this.skip(), { capture: true });
    listenToLog(find("#log"), (targets) => this.board.point(targets));
    listenToSwitches((key, on) => key === "sound" && on && chime());
    listenToKeys(this);
    listenToDialogs();
    listenToCopies();
    this.menu = listenToMenu();
    listenToInvitations(this.data, (table) => this.take(table));
    this.live = new Live(`${this.api}/events`, {
      onNews: (kind) => this.news(kind),
      onState: (state) => this.connection(state),
      refresh: () => this.refresh(),
    });
  }

  /** Signs beside the board that stand for something on it: pressed like the thing itself. */
  listenToSigns(place) {
    const target = (event) => event.target.closest("[data-target]")?.dataset.target;
    place.addEventListener("click", (event) => { if (target(event)) this.choose(target(event)); });
    for (const kind of ["pointerover", "focusin"]) {
      place.addEventListener(kind, (event) => this.board.near(this.tree.lit.has(target(event)) ? target(event) : null));
    }
    place.addEventListener("pointerleave", () => this.board.near(null));
  }

  showPlan(event) {
    const number = event.target.closest("[data-plan]")?.dataset.plan;
    if (number) this.board.showPlan(number);
  }

  begin() {
    localTimes();
    if (this.data.my_seats.length > 1 && this.data.status === "playing") this.guard(this.data);
    this.openMap();
    this.render();
    if (this.data.status === "over") this.end();
    if (this.data.status === "open" && this.data.is_host) openInvitations();
  }

  // ---- what is known

  get isMyTurn() {
    return this.data.status === "playing" && this.data.seats.some((seat) => seat.mine && seat.to_move);
  }

  /** Ask for the table; of the log only what is not known yet. */
  async refresh() {
    const known = this.waiting.at(-1) ?? this.data;
    const [asked, since] = [this.seat ?? known.viewer ?? -1, known.log.at(-1)?.entry ?? -1];
    const news = asked === (known.viewer ?? -1);
    const { status, body } = await request(`${this.api}?seat=${asked}${news ? `&log=${since}` : ""}`);
    if (status >= 500) throw new Error(`status ${status}`);
    if (status !== 200) return;
    if (news && body.viewer === known.viewer) body.log = [...known.log, ...body.log.filter((line) => line.entry > since)];
    this.take(body);
  }

  async news(kind) {
    this.seatsChanged ||= kind === "seats";
    // A push that comes while one is being fetched asks for one more look, not for one each.
    if (this.fetching) { this.again = true; return; }
    this.fetching = true;
    do {
      this.again = false;
      await this.live.look();
    } while (this.again);
    this.fetching = false;
    if (this.seatsChanged) { this.seatsChanged = false; refreshInvitations(this.data); }
  }

  /** New data: shown at once, or as soon as what moves has settled. */
  take(data) {
    if (data.entry < (this.waiting.at(-1) ?? this.data).entry) return;
    this.waiting.push(data);
    if (!this.settling) this.showNext();
  }

  showNext() {
    clearTimeout(this.settling);
    this.settling = 0;
    const data = this.waiting.shift();
    if (!data) return;
    const moved = data.entry > this.data.entry;
    this.apply(data);
    if (moved && !matchMedia("(prefers-reduced-motion: reduce)").matches) this.settling = setTimeout(() => this.showNext(), SETTLE);
    else this.showNext();
  }

  skip() {
    this.board.skip();
    if (this.settling) {
      this.waiting = this.waiting.slice(-1);
      this.showNext();
    }
  }

  apply(data) {
    if (this.guard(data)) return;
    const [old, turnBefore] = [this.data, this.isMyTurn];
    // Somebody who sits down or falls silent must not disturb a choice.
    const moved = ["entry", "viewer", "status"].some((key) => data[key] !== old[key]) || data.offers.length !== old.offers.length;
    this.data = data;
    if (moved) {
      this.tree = new Tree(data.offers);
      this.refusal = null;
      this.sending = false;
    }
    this.render(moved);
    if (data.entry > old.entry) this.animate(old.entry);
    if (this.isMyTurn && !turnBefore) this.myTurn();
    if (data.status === "over" && old.status !== "over") this.end();
    if (moved) this.goOn();
  }

  /** The next action of a plan, as long as it is offered; whatever comes between ends the plan. */
  goOn() {
    const action = this.plan.shift();
    const offer = action && this.data.offers.find((each) => each.action === action);
    if (offer) this.send(offer);
    else this.plan = [];
  }

  follow(plan) {
    if (this.sending || this.results.isOpen) return;
    this.plan = [...plan.actions];
    this.goOn();
  }

  /** With several people at one screen: is it for another of them now? Then nothing is drawn before they say so. */
  guard(data) {
    if (data.my_seats.length < 2 || data.status !== "playing") { this.veil.lift(); return false; }
    const turns = data.seats.filter((seat) => seat.mine && seat.to_move);
    if (!data.hides) return this.turnTo(data, turns);
    const mine = turns.length ? turns[0] : data.seats.find((seat) => seat.seat === data.viewer);
    if (this.seat !== null && (!turns.length || turns.some((seat) => seat.seat === this.seat)) && data.viewer === this.seat) {
      return false;
    }
    if (this.seat !== null && !turns.length) return false;
    this.veil.drop(mine);
    return true;
  }

  /** Nothing is hidden: the screen shows the seat whose turn it is, without a veil. */
  turnTo(data, turns) {
    this.seat = turns.some((seat) => seat.seat === data.viewer) || !turns.length ? data.viewer : turns[0].seat;
    if (this.seat === data.viewer) return false;
    this.lifted(this.seat);
    return true;
  }

  async lifted(seat) {
    this.seat = seat;
    const { status, body } = await request(`${this.api}?seat=${seat}`);
    if (status !== 200) return;
    this.veil.lift();
    this.waiting = [];
    this.apply(body);
    this.board.focus(null);
  }

  myTurn() {
    if (wants("sound")) chime();
    const [x, y, width, height] = this.data.scene.focus;
    if (this.panels.isPhone && !this.camera.shows({ x, y, width, height })) this.openMap(true);
  }

  animate(since) {
    const spoken = this.data.log.filter((logged) => logged.entry > since);
    this.board.animate(new Set([...this.data.changed, ...spoken.flatMap((logged) => logged.line.targets)]));
    const last = spoken.at(-1);
    if (last) find("#last-line").textContent = say("last-line", { line: last.line.text });
  }

  end() {
    if (!this.results.isOpen) this.over.show(this.data, { once: true });
    else this.results.dialog.addEventListener("close", () => this.over.show(this.data, { once: true }), { once: true });
  }

  // ---- what is chosen and sent

  tap(event) {
    const target = this.board.nearest(event.clientX, event.clientY);
    if (target) this.choose(target);
    else if (this.panels.isPhone) this.panels.show("map");
  }

  hover(event) {
    const target = event && this.board.nearest(event.clientX, event.clientY);
    if (target === this.hovered) return;
    this.hovered = target;
    this.board.near(target);
    this.renderDock();
  }

  pointAt(offer) {
    this.board.near(offer?.targets[0]);
    this.trace(offer);
  }

  /** Shows what an offer would do; without one, what the chosen offer would. */
  trace(offer) {
    this.board.trace(offer ?? this.tree.ready);
  }

  /** First a choice, then the same again to confirm; with quick moves the choice itself sends. */
  choose(target) {
    if (this.sending || this.results.isOpen || this.veil.isDown) return;
    const again = this.tree.isChosen(target) && this.tree.path.at(-1) === target;
    if (again && this.tree.ready) { this.send(this.tree.ready); return; }
    if (!this.tree.choose(target)) return;
    this.board.cursor = target;
    this.refusal = null;
    if (this.tree.ready && wants("quick")) this.send(this.tree.ready);
    else this.renderChoice();
  }

  /** Bring an offer into the window, wherever the map has been moved to. */
  reveal(target) {
    const at = target && this.board.middle(target);
    const seen = this.camera.window;
    const inside = (value, low, size) => value > low + size * 0.06 && value < low + size * 0.94;
    if (!at || (inside(at.x, seen.x, seen.width) && inside(at.y, seen.y, seen.height))) return;
    this.camera.go({ ...this.camera.view, x: at.x, y: at.y }, true);
  }

  chooseOffer(offer) {
    if (this.sending || this.results.isOpen || this.veil.isDown) return;
    if (this.tree.ready?.action === offer.action) { this.send(offer); return; }
    this.tree.chooseOffer(offer);
    this.refusal = null;
    this.reveal(offer.targets[0]);
    if (wants("quick")) this.send(offer);
    else this.renderChoice();
  }

  /** A button of the list of offers, or one of the page as it was before this script. */
  pressed(event) {
    event.preventDefault();
    const offer = event.submitter?.offer;
    if (offer) this.chooseOffer(offer);
  }

  back() {
    if (this.refusal) this.refusal = null;
    else if (!this.tree.back()) return;
    this.renderChoice();
  }

  confirm() {
    if (this.tree.ready) this.send(this.tree.ready);
  }

  send(offer) {
    return this.post("actions", { action: offer.action }, offer);
  }

  undo() {
    if (this.data.can_undo) this.post("undo", {}, null);
  }

  async post(door, said, offer) {
    if (this.sending) return;
    this.sending = true;
    if (offer) this.tree.chooseOffer(offer);
    this.renderChoice();
    const { viewer: seat, entry } = this.data;
    try {
      const { status, body } = await request(`${this.api}/${door}`, { seat, entry, ...said });
      this.sending = false;
      if (status < 300) this.take(body);
      else this.refused(body);
    } catch {
      this.sending = false;
      this.live.lose();
    }
    this.renderChoice();
  }

  refused(body) {
    this.plan = [];
    const chosen = [...this.tree.path];
    if (body.table) this.take(body.table);
    else if (body.code === "entry.stale") this.live.look();
    if (!this.tree.path.length) for (const target of chosen) this.tree.choose(target);
    this.refusal = { code: "", message: say("failed"), clause: "", fix: null, ...body, path: chosen };
  }

  async speak(event) {
    event.preventDefault();
    const field = find("#say-text");
    const text = field.value.trim();
    if (!text) return;
    try {
      const seat = this.data.viewer === null ? {} : { seat: this.data.viewer };
      const { status, body } = await request(`${this.api}/chat`, { text, ...seat });
      if (status >= 300) { notice(body.message ?? say("failed")); return; }
      field.value = "";
      this.panels.show("chat");
      await this.live.look();
    } catch {
      this.live.lose();
    }
  }

  // ---- what is shown

  connection(state) {
    const was = this.lost;
    this.lost = state.lost ? state : null;
    find("#board").classList.toggle("stale", Boolean(this.lost));
    if (was && !this.lost) notice(say("back-again"));
    if (Boolean(was) === Boolean(this.lost)) this.renderDock();
    else this.renderChoice();
  }

  shown(panel) {
    if (panel === "chat") { this.unread.read(this.data.chat); setDot("chat", 0); }
    if (panel === "offers") { listOffers(); markOffers(this.tree); }
    if (panel === "rules") showRules();
  }

  // How it is drawn is written beside: screen.js for the page, states.js for the dock.
  openMap(smooth = false) { openMap(this, smooth); }
  moveFrame(seen) { moveFrame(seen); }
  render(fresh = true) { render(this, fresh); }
  renderChoice() { renderChoice(this); }
  renderDock() { renderDock(this); }

  clause(event, refusal) {
    event.preventDefault();
    this.panels.show("rules");
    showClause(refusal.clause);
  }

  fix(card) {
    const offer = this.data.offers.find((each) => each.action === card.action);
    this.refusal = null;
    if (offer) {
      this.tree.chooseOffer(offer);
      this.reveal(offer.targets[0]);
    }
    this.renderChoice();
  }
}

new Table(readJson("table-data"));
document.body.dataset.ready = "yes";

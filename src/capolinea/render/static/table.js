// The table page: what is known, what is chosen, what is sent. It holds no rules; offers drive everything.

import { Board } from "./board.js";
import { listenToCopies, listenToDialogs, listenToInvitations, listenToMenu, openInvitations, Over, refreshInvitations, Results, Unread, Veil } from "./dialogs.js";
import { find, findAll, localTimes, notice, readJson, request, say } from "./dom.js";
import { listenToKeys } from "./keys.js";
import { Live } from "./live.js";
import { LookUp } from "./lookup.js";
import { Camera } from "./map.js";
import { Moments } from "./moments.js";
import { filterOffers, growLog, listenToLog, listOffers, markOffers, Panels, setDot } from "./panels.js";
import { chime, listenToSwitches, wants } from "./prefs.js";
import { showClause, showRules } from "./rules.js";
import { moveFrame, openMap, render, renderChoice } from "./screen.js";
import { renderDock } from "./states.js";
import { Tree } from "./tree.js";

/** Time for a piece to settle before the next event is shown; less where it is a step of the same thing. */
const SETTLE = 340;
const STEP = 130;
/** More news than this at once are not shown one by one. */
const MOST_NEWS = 4;

const sameOffers = (data, old) => data.viewer === old.viewer && data.offers.length === old.offers.length
  && data.offers.every((offer, place) => offer.action === old.offers[place].action);

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
    this.outOfOrder = "";
    this.refusal = null;
    this.sending = null;
    this.waiting = [];
    this.plan = [];
    this.aim = null;
    this.told = "";
    this.moments = new Moments();
    this.lookUp = new LookUp(this);
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
    for (const place of findAll("#track, #hand, #annex, #seat-rows, #panel-seats")) this.listenToPoints(place);
    for (const kind of ["pointerover", "focusin"]) find("#go").addEventListener(kind, (event) => this.showPlan(event));
    this.listenToPointers(find("#go"));
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

  /** Buttons that name things on the map light them while they are pointed at, as a line of the log does. */
  listenToPointers(place) {
    const points = (event) => event.target.closest("[data-points]")?.dataset.points.split(" ") ?? [];
    for (const kind of ["pointerover", "focusin"]) place.addEventListener(kind, (event) => this.board.point(points(event)));
    for (const kind of ["pointerleave", "focusout"]) place.addEventListener(kind, () => this.board.point([]));
  }

  /** Signs beside the board that speak of things on it: what they name is lit, for fingers until the next touch. */
  listenToPoints(place) {
    const over = (event) => this.point(event.target.closest("[data-points]"));
    place?.addEventListener("pointerover", (event) => { if (event.pointerType === "mouse") over(event); });
    place?.addEventListener("focusin", over);
    place?.addEventListener("pointerleave", (event) => { if (event.pointerType === "mouse") this.point(null); });
    place?.addEventListener("click", (event) => {
      const sign = event.target.closest("[data-points]");
      if (!sign || event.target.closest("[data-target]")) return;
      if (this.panels.isPhone) { this.panels.show("map"); this.camera.fit(this.camera.whole, { smooth: true }); }
      this.point(sign);
    });
  }

  /** Light what a sign names, and say what it has to say. */
  point(sign) {
    const [points, words] = [sign?.dataset.points ?? "", sign?.dataset.words ?? ""];
    if (points === this.pointed) return;
    this.pointed = points;
    this.told = words;
    this.board.point(points ? points.split(" ") : []);
    this.renderDock();
  }

  /** A finger does not hover: its first touch of a plan that is not the one shown shows it. */
  showPlan(event) {
    const number = event.target.closest("[data-plan]")?.dataset.plan;
    if (number && event.pointerType !== "touch") this.board.showPlan(number);
  }

  pressPlan(plan, key) {
    if (this.board.plan !== key) { this.board.showPlan(key); return; }
    this.follow(plan);
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
    this.outOfOrder = status === 503 ? body.message : "";
    if (status >= 500) throw new Error(`status ${status}`);
    if (status !== 200) return;
    if (news && body.viewer === known.viewer) body.log = growLog(known.log, body.log);
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
    if (this.waiting.length > MOST_NEWS) this.waiting = this.waiting.slice(-1);
    if (!this.settling) this.showNext();
  }

  showNext() {
    clearTimeout(this.settling);
    this.settling = 0;
    const data = this.waiting.shift();
    if (!data) return;
    const [moved, before] = [data.entry > this.data.entry, this.data.log.at(-1)?.line.joins];
    const goesOn = Boolean(before) && before === data.log.at(-1)?.line.joins;
    this.apply(data);
    if (moved && !matchMedia("(prefers-reduced-motion: reduce)").matches) this.settling = setTimeout(() => this.showNext(), goesOn ? STEP : SETTLE);
    else this.showNext();
  }

  skip() {
    this.board.skip();
    this.moments.skip();
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
      this.dropAim();
      [this.pointed, this.told] = ["", ""];
      this.board.point([]);
      // Where several choose at once, what another has chosen leaves the own choice as it is.
      const path = !this.sending && sameOffers(data, old) ? this.tree.path : [];
      this.tree = new Tree(data.offers);
      for (const target of path) this.tree.choose(target);
      this.refusal = null;
      this.sending = null;
    }
    this.render(moved);
    if (data.entry > old.entry) this.animate(old.entry);
    if (this.isMyTurn && !turnBefore) this.myTurn();
    else if (this.isMyTurn && moved && this.panels.isPhone && this.isOutOfSight()) this.openMap(true);
    if (data.status === "over" && old.status !== "over") this.end();
    if (moved) this.goOn();
  }

  /** The next action of a plan, as long as it is offered; whatever comes between ends the plan. */
  goOn() {
    if (this.planned && this.inPlan) this.planned.last = this.data.entry;
    const action = this.plan.shift();
    const offer = action && this.data.offers.find((each) => each.action === action);
    this.inPlan = Boolean(offer);
    if (offer) this.send(offer);
    else this.plan = [];
  }

  follow(plan) {
    if (this.sending || this.results.isOpen) return;
    this.dropAim();
    this.planned = { from: this.data.entry, last: this.data.entry };
    this.plan = [...plan.actions];
    this.goOn();
  }

  /** Ask for the ways to a thing of the board. */
  async aimAt(target) {
    const { viewer, entry, scene } = this.data;
    if (!scene.aims || !this.isMyTurn || this.sending || this.results.isOpen || this.veil.isDown) return;
    try {
      const { status, body } = await request(`${this.api}/aim?seat=${viewer}&target=${encodeURIComponent(target)}`);
      if (this.data.entry !== entry || this.sending) return;
      if (status !== 200) { notice(body.message ?? say("failed")); return; }
      this.tree.path = [];
      this.refusal = null;
      this.aim = body;
      this.board.showAim(body);
      this.renderChoice();
    } catch {
      this.live.lose();
    }
  }

  dropAim() {
    if (!this.aim) return;
    this.aim = null;
    this.board.showAim(null);
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
    this.moments.show(spoken.map((logged) => logged.line));
    const last = spoken.at(-1);
    if (last) find("#last-line").textContent = say("last-line", { line: last.line.text });
  }

  end() {
    if (!this.results.isOpen) this.over.show(this.data, { once: true });
    else this.results.dialog.addEventListener("close", () => this.over.show(this.data, { once: true }), { once: true });
  }

  // ---- what is chosen and sent

  tap(event) {
    const { target: aim, distance } = this.data.scene.aims && this.isMyTurn ? this.board.nearestAim(event.clientX, event.clientY) : {};
    const target = this.board.nearest(event.clientX, event.clientY, aim ? distance : Infinity);
    // While a finger is held the map itself gets its events: what lies below it must be asked for.
    const sign = document.elementsFromPoint(event.clientX, event.clientY).find((thing) => thing.closest("svg.map [data-points]"))?.closest("[data-points]");
    this.hear(target || aim || sign ? null : event);
    if (target) this.choose(target);
    else if (aim) this.aimAt(aim);
    else if (this.panels.isPhone && this.panels.now !== "map") this.panels.show("map");
    else { this.pointed = null; this.point(sign ?? null); }
  }

  /** What lies under the pointer may tell why it cannot be chosen. */
  hear(event) {
    const heard = event && this.board.teller(event.clientX, event.clientY);
    if (heard === (this.heard ?? null)) return;
    this.heard = heard;
    this.renderDock();
  }

  hover(event) {
    const target = event && this.board.nearest(event.clientX, event.clientY);
    const sign = target ? null : event?.target.closest?.("[data-points]") ?? null;
    if (!target) this.point(sign);
    this.hear(target || sign ? null : event);
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
    this.dropAim();
    this.board.cursor = target;
    this.refusal = null;
    if (this.tree.ready && wants("quick")) { this.send(this.tree.ready); return; }
    this.renderChoice();
    if (this.isOutOfSight()) this.reveal([...this.tree.next.keys()].find((each) => this.board.has(each)));
  }

  /** Whatever is to be chosen next on the map lies beyond the window. */
  isOutOfSight() {
    const next = [...this.tree.next.keys()].filter((each) => this.board.has(each));
    return next.length > 0 && !this.board.anyIn(this.camera.window, next);
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
    this.dropAim();
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

  /** Take a seat back from the bot that stood in. With a second seat here the page needs its screen between people. */
  async takeBack(seat) {
    try {
      const { status, body } = await request(`${this.api}/seats/${seat}/back`, {});
      if (status !== 200) notice(body.message ?? say("failed"));
      else if (body.my_seats.length > 1) location.reload();
      else { this.seat = seat; this.take(body); }
    } catch {
      this.live.lose();
    }
  }

  back() {
    if (this.refusal) this.refusal = null;
    else if (this.aim) this.dropAim();
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
    if (!this.data.can_undo) return;
    // What was planned as one is taken back as one.
    const back = this.planned?.last === this.data.entry ? { to: this.planned.from } : {};
    this.planned = null;
    this.post("undo", back, null);
  }

  async post(door, said, offer) {
    if (this.sending) return;
    // News of the move may overtake its answer and a plan send its next action: an answer ends only its own sending.
    const sent = this.sending = {};
    if (offer) this.tree.chooseOffer(offer);
    this.renderChoice();
    const { viewer: seat, entry } = this.data;
    const known = this.waiting.at(-1) ?? this.data;
    // With several people at one screen the answer may be for other eyes: then the whole log is needed.
    const log = this.data.my_seats.length > 1 ? -1 : known.log.at(-1)?.entry ?? -1;
    try {
      const { status, body } = await request(`${this.api}/${door}`, { seat, entry, log, ...said });
      const overtaken = this.answered(sent);
      if (status < 300 && log >= 0) body.log = growLog(known.log, body.log);
      if (status < 300 && !overtaken) this.tree.path = [];
      if (status < 300) this.take(body);
      else this.refused(body);
    } catch {
      this.answered(sent);
      this.live.lose();
    }
    this.renderChoice();
  }

  /** Whether something else is being sent by now. */
  answered(sent) {
    if (this.sending === sent) this.sending = null;
    return Boolean(this.sending);
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

  showResults() {
    this.results.show(this.data);
    this.render(false);
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

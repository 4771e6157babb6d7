// The view: the table drawn on the page. Board, camera, panels, dock and dialogs, and what a person does with them.
//
// Contract: knows what is on the page: where the map stands, which panel or dialog is open, what is pointed at. Whatever it
// draws of the table it reads from the model, at the moment it draws; it never changes the table, the selection or what is
// sent, but says by the commands what somebody wants. Whoever changes the model calls `render` (another table), `renderChoice`
// (another choice, sending or connection) or `renderDock` (other words).

import { Announcements, moveNew } from "./announcements.js";
import { Board } from "./board.js";
import { around, Camera } from "./camera.js";
import { listenToCopies, listenToDialogs, listenToInvitations, Menu, openInvitations, Over, refreshInvitations, Results, Unread, Veil } from "./dialogs.js";
import { around as holderOf, fillIn, find, findAll, isOn, localTimes, need, notice, say } from "./dom.js";
import { listenToKeys } from "./keys.js";
import { Leaving } from "./leaving.js";
import { Log } from "./log.js";
import { LookUp } from "./lookup.js";
import { filterOffers, listenToSorts, listOffers, markOffers, offerOf, Panels, setDot, showChat, showFacts, showGoal, showOffers, showOwn, showSeats, showSteps, trailOf } from "./panels.js";
import { Pointing } from "./pointing.js";
import { chime, listenToSwitches, wants } from "./prefs.js";
import { raise } from "./rising.js";
import { showClause, showRules } from "./rules.js";
import { fadeRow, fitWords, listenToStepper } from "./dock.js";
import { spill } from "./spill.js";
import { renderDock } from "./states.js";
import { renderTray } from "./tray.js";
import { isButton } from "./tree.js";
import { movesSince, Since } from "./since.js";
import { WhyNot } from "./whynot.js";

/** @import { Aim, LoggedLine, LookUpData, OfferCard, Plan, TableData, WhyData } from "./data.js" */
/** @import { Box } from "./camera.js" */
/** @import { Lost } from "./connection.js" */
/** @import { Frame } from "./placing.js" */
/** @import { Spot } from "./whynot.js" */
/** @import { Way } from "./leaving.js" */
/** @import { Refusal } from "./sending.js" */
/** @import { Stepper } from "./stepper.js" */
/** @import { Tree } from "./tree.js" */

/**
 * Everything of the table that is drawn.
 * @typedef {object} Model
 * @property {TableData} data
 * @property {boolean} isMyTurn
 * @property {Tree} tree
 * @property {Aim | null} aim
 * @property {boolean} hasSteps whether actions of a plan are still to come
 * @property {boolean} isSending
 * @property {Refusal | null} refusal
 * @property {string | null} question why what is chosen could not be undone
 * @property {Stepper} stepper
 * @property {Lost | null} lost
 * @property {string} outOfOrder what the server says of itself where it cannot be used
 * @property {boolean} isFinishing whether bots play the rest at once
 */

/**
 * Everything a person may want of the table.
 * @typedef {object} Commands
 * @property {(target: string) => void} choose
 * @property {(offer: OfferCard) => void} chooseOffer
 * @property {(steps: number) => void} step through offers that differ in a number alone
 * @property {(isLimit: boolean) => void} setLimit whether one passes after the amount that is chosen
 * @property {() => void} acceptStep the amount that is chosen, for good
 * @property {() => void} cancelOrder
 * @property {(offer: OfferCard) => void} send for good
 * @property {() => void} confirm what is chosen, for good
 * @property {() => void} back
 * @property {() => void} undo
 * @property {(target: string) => void} aimAt
 * @property {(plan: Plan) => void} follow
 * @property {(plan: Plan, step: number, target: string) => void} change play a plan up to one of its steps, and choose something else there
 * @property {(fix: OfferCard) => void} fix
 * @property {(seat: number) => void} takeBack
 * @property {(way: Way) => void} goOn of whoever is out of the game
 * @property {(seat: number) => void} passTo
 * @property {(text: string) => Promise<boolean>} chat
 * @property {(targets: readonly string[]) => Promise<WhyData | null>} whyNot
 * @property {(about: string) => Promise<LookUpData | null>} fetchPage
 * @property {(data: TableData) => void} take a table that came with an answer
 * @property {() => Promise<number>} older lines of the log; how many have come
 * @property {() => void} skip
 * @property {() => void} retry
 */

/** A camera that follows comes no closer than this, unless the board says so. */
const CLOSEST = 0.95;
/** Signs of these places stand for offers on the map. */
const OFFERING = "#track, #hand, #annex, #own";
/** Signs of these places mention things on the map. */
const MENTIONING = "#track, #hand, #annex, #own, #seat-rows, #panel-seats";

export class View {
  #read;
  #commands;
  #board = new Board(need("#board"));
  #announcements = new Announcements();
  #menu = new Menu();
  #log = new Log((targets) => this.#board.lightMentioned(targets), () => this.#readOlder());
  #results = new Results(() => { this.render(); this.openMap(); if (this.#read().isMyTurn) this.showSince(); });
  #leaving;
  #veil;
  #over;
  #unread;
  #panels;
  #pointing;
  #camera;
  #lookUp;
  #whyNot;
  #since = new Since((logged) => this.#showStep(logged), () => matchMedia("(prefers-reduced-motion: reduce)").matches);
  /** @type {object | null} Stands for the last touch that is asked about. */
  #asking = null;
  #isDrawn = false;
  /** @type {Aim | null} The aim whose plans are drawn. */
  #drawnAim = null;
  /** What was asked when the camera went to see it. */
  #followed = "";

  /**
   * @param {string} table
   * @param {() => Model} read
   * @param {Commands} commands
   */
  constructor(table, read, commands) {
    this.#read = read;
    this.#commands = commands;
    this.#unread = new Unread(table);
    this.#over = new Over(table);
    this.#veil = new Veil(commands.passTo);
    this.#panels = new Panels((panel) => this.#panelShown(panel));
    this.#pointing = new Pointing(this.#board, () => this.renderDock());
    this.#camera = new Camera(need("#board"), {
      onTap: (event) => this.#tap(event),
      onHover: (event) => this.#pointing.hover(event),
      onMove: (seen, scale) => { moveFrame(seen); this.#board.place(seen, scale); },
      onRefit: () => this.openMap(),
    });
    const { fetchPage, choose, aimAt } = commands;
    this.#lookUp = new LookUp({ fetchPage, choose, aimAt, isPhone: () => this.#panels.isPhone });
    this.#whyNot = new WhyNot({
      onFix: commands.fix,
      onClause: (clause) => this.#showClause(clause),
      onClose: () => this.#board.markTouched(),
    });
    this.#leaving = new Leaving({
      onWay: commands.goOn,
      // On a phone the rules open where the sheet lies.
      onClause: (clause) => { if (this.#panels.isPhone) this.#leaving.close(); this.#showClause(clause); },
      onClose: () => this.render(),
    });
    this.#listen(table);
    localTimes();
  }

  /** Whether something lies over the board, so that nothing can be chosen. */
  get isCovered() {
    return this.#results.isOpen || this.#leaving.isOpen || this.#veil.isDown;
  }

  // ---- listening

  /** @param {string} table */
  #listen(table) {
    const { choose, skip, take } = this.#commands;
    // Assistive techniques click without a pointer; pointers have been served by the camera already.
    need("#board").addEventListener("click", (event) => {
      const target = holderOf(event, ".offer[data-target]")?.dataset.target;
      if (target && event.detail === 0) choose(target);
    });
    const isLit = (/** @type {string} */ target) => this.#read().tree.lit.has(target);
    const chooseSign = (/** @type {string} */ target) => { choose(target); this.#panels.giveWay(); };
    for (const place of findAll(OFFERING)) this.#pointing.listenToOffers(place, { choose: chooseSign, isLit });
    for (const place of findAll(MENTIONING)) this.#pointing.listenToMentions(place, () => this.#showMap());
    for (const place of findAll(`${OFFERING}, #row`)) place.addEventListener("click", (event) => this.#touchBeside(event));
    this.#pointing.listenToButtons(need("#row"));
    for (const row of [need("#row"), need("#hand")]) {
      row.addEventListener("scroll", fadeRow, { passive: true });
      new ResizeObserver(fadeRow).observe(row);
    }
    new ResizeObserver(fitWords).observe(need("#act"));
    new ResizeObserver(() => spill(need("#seat-rows"))).observe(need("#seat-rows"));
    addEventListener("pointerdown", () => { this.#asking = null; this.#board.skip(); this.#announcements.skip(); skip(); }, { capture: true });
    this.#listenToOffers();
    listenToStepper(this.#commands);
    need("#say").addEventListener("submit", (event) => { event.preventDefault(); this.#chat(); });
    listenToSwitches((key, isWanted) => { if (key === "sound" && isWanted) chime(); });
    listenToDialogs();
    listenToSorts();
    listenToCopies();
    listenToInvitations(table, take);
    need("#turn").addEventListener("click", (event) => {
      const clause = holderOf(event, "[data-clause]")?.dataset.clause;
      if (!clause) return;
      event.preventDefault();
      this.#showClause(clause);
    });
    this.#listenToKeys();
  }

  #listenToOffers() {
    const [form, list] = [need("#offers-form"), need("#offers-list")];
    // A button of the list of offers, or one of the page as it was before this script.
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const offer = offerOf(event.submitter);
      if (!offer) return;
      this.#commands.chooseOffer(offer);
      this.#panels.giveWay();
    });
    list.addEventListener("focusin", (event) => this.#previewListed(offerOf(holderOf(event, "button"))));
    list.addEventListener("pointerover", (event) => this.#previewListed(offerOf(holderOf(event, "button"))));
    list.addEventListener("pointerleave", () => this.#previewListed(null));
    /** @type {HTMLInputElement} */
    const filter = need("#offers-filter input");
    filter.addEventListener("input", () => filterOffers(filter.value));
  }

  #listenToKeys() {
    const { choose, chooseOffer, confirm, undo } = this.#commands;
    listenToKeys({
      choose,
      confirm,
      undo,
      isLocked: () => this.#veil.isDown,
      chooseNumber: (number) => {
        const { data: { offers }, tree } = this.#read();
        const offer = number ? offers[number - 1] : offers.find((each) => isButton(each.targets[0] ?? ""));
        if (offer && tree.ready?.action !== offer.action) chooseOffer(offer);
      },
      walk: (from, dx, dy) => {
        const next = this.#board.step(from ?? this.#read().tree.path[0] ?? this.#board.cursor, dx, dy);
        this.#board.focus(next);
        this.reveal(next);
      },
      stepBack: (event) => this.#stepBack(event),
    });
  }

  /** @param {KeyboardEvent} event */
  #stepBack(event) {
    if (this.#menu.close() || this.#whyNot.close()) return;
    if (this.#leaving.isOpen) this.#leaving.close();
    else if (this.#results.isOpen) this.#results.close();
    else if (this.#over.isOpen) this.#over.close();
    else if (document.querySelector("dialog:modal")) return;
    else if (event.target instanceof HTMLElement && isOn(event, "input")) event.target.blur();
    else if (this.#isSheetOpen && !this.#read().tree.path.length) this.#panels.show("map");
    else this.#commands.back();
  }

  /** Whether a panel lies over the map of a phone. */
  get #isSheetOpen() {
    return this.#panels.isPhone && this.#panels.now !== "map";
  }

  /** @param {PointerEvent} event */
  #tap(event) {
    const { data, isMyTurn } = this.#read();
    const [x, y] = [event.clientX, event.clientY];
    if (this.#changePlan(x, y)) return;
    const aim = data.scene.aims && isMyTurn ? this.#board.aimAt(x, y) : null;
    const target = this.#offerMeant(x, y, aim);
    // While a finger is held the map itself gets its events: what lies below it must be asked for.
    /** @type {HTMLElement | null} */
    const sign = document.elementsFromPoint(x, y).find((thing) => thing.closest("svg.map [data-points]"))?.closest("[data-points]") ?? null;
    this.#pointing.explain(target || aim?.target || sign ? null : event);
    if (target && event.pointerType === "touch" && this.#board.isAmbiguous(x, y) && !this.#pointing.touch(target)) return;
    if (target) this.#commands.choose(target);
    else if (aim?.target) this.#commands.aimAt(aim.target);
    else if (this.#isSheetOpen) this.#panels.show("map");
    else {
      this.#pointing.mention(sign, { again: true });
      this.#ask(this.#board.thingsAt(x, y), { x, y }, need("#board").getBoundingClientRect());
    }
  }

  /**
   * A thing beside the board was pressed that cannot be chosen.
   * @param {MouseEvent} event
   */
  #touchBeside(event) {
    const thing = holderOf(event, "[data-thing]");
    if (!thing) return;
    const box = thing.getBoundingClientRect();
    const at = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const frame = { left: 0, top: 0, width: innerWidth, height: innerHeight };
    this.#ask([thing.dataset.thing ?? ""], at, frame, event.detail === 0 ? thing : null);
  }

  /**
   * Say at the place why what was touched cannot be chosen.
   * @param {string[]} targets
   * @param {Spot} at
   * @param {Frame} frame
   * @param {HTMLElement | null} [focused] what a key has pressed
   */
  async #ask(targets, at, frame, focused = null) {
    const mine = {};
    this.#asking = mine;
    const why = targets.length ? await this.#commands.whyNot(targets) : null;
    if (!why || this.#asking !== mine) return;
    const marked = frame.left > 0 || frame.top > 0 ? this.#board.markTouched(why.target, at) : null;
    this.#whyNot.show(why, marked ?? at, frame, this.#board.spots, focused);
  }

  /**
   * Open one step of the plan that is shown, where its ghost was touched.
   * @param {number} x
   * @param {number} y
   */
  #changePlan(x, y) {
    const { aim } = this.#read();
    const ghost = aim ? this.#board.ghostAt(x, y) : null;
    const plan = aim?.plans[Number(this.#board.plan.replace("aim-", ""))];
    if (ghost && plan) this.#commands.change(plan, ghost.step, ghost.target);
    return Boolean(ghost && plan);
  }

  /**
   * The offer that is meant rather than what can be aimed at: none while the other end of a way is asked for.
   * @param {number} x
   * @param {number} y
   * @param {{ target: string | null, distance: number } | null} aim
   */
  #offerMeant(x, y, aim) {
    const { aim: aimed, tree } = this.#read();
    if (aimed?.origin) return null;
    if (aim?.target && tree.lit.has(aim.target)) return aim.target;
    return this.#board.offerAt(x, y, aim?.target ? aim.distance : Infinity);
  }

  async #chat() {
    /** @type {HTMLInputElement} */
    const field = need("#say-text");
    const text = field.value.trim();
    if (!text || !await this.#commands.chat(text)) return;
    field.value = "";
    this.#panels.show("chat");
  }

  async #readOlder() {
    const count = await this.#commands.older();
    if (count) this.#log.grow(this.#read().data, count);
  }

  /** @param {string} panel */
  #panelShown(panel) {
    if (panel === "chat") { this.#unread.read(this.#read().data.chat); setDot("chat", 0, ""); }
    if (panel === "offers") { listOffers(); markOffers(this.#read().tree); }
    if (panel === "log") this.#log.toNewest();
    if (panel === "rules") this.#openRules();
  }

  /** The rules open at what is being played; a step of the turn opens them at its own clause. */
  #openRules() {
    const step = this.#read().data.scene.steps.find(({ state }) => state === "now");
    if (step) showClause(step.clause);
    else showRules();
  }

  /** @param {string} clause */
  #showClause(clause) {
    this.#panels.show("rules");
    showClause(clause);
  }

  // ---- the map

  /** The whole map, or where that is too small the part of it that matters now. */
  openMap() {
    this.#followed = this.#question;
    this.#camera.follow(this.#subject, { closest: this.#closest, again: true });
  }

  get #closest() {
    return Number(need("#board svg.map").dataset.closest ?? CLOSEST);
  }

  /** What is asked: the same words as long as the same can be chosen, and the same is drawn of it. */
  get #question() {
    const { data, tree, aim, isMyTurn } = this.#read();
    if (!isMyTurn) return "";
    return JSON.stringify([data.viewer, tree.path, [...tree.next.keys()], aim ? this.#board.plan : "", data.offers.length]);
  }

  /**
   * What is to be seen of it on the map: before anything is chosen what the server says and all offers, then what was chosen,
   * the way it would take, and what can be chosen next.
   */
  get #subject() {
    const { data, tree, aim } = this.#read();
    const targets = this.#nextOnMap;
    const [points, count] = [this.#board.pointsOf(targets), targets.length];
    if (!tree.path.length && !aim) {
      const [x, y, width, height] = data.scene.focus;
      const isWhole = width >= this.#camera.whole.width && height >= this.#camera.whole.height;
      return { must: isWhole && count ? null : { x, y, width, height }, points, count };
    }
    const ways = this.#board.ways;
    // Where nothing is drawn of it and nothing follows, what is chosen must not come nearer: its siblings would go.
    const chosen = ways.length || count ? this.#board.pointsOf(tree.path) : [];
    return { must: around(null, [...ways, ...chosen]), points, count };
  }

  /** The camera goes along when something else is asked; whatever somebody does with the map in between is respected. */
  #follow() {
    const question = this.#question;
    if (question === this.#followed || !question || this.isCovered || this.#read().isSending) return;
    this.#followed = question;
    const subject = this.#subject;
    if (subject.must || subject.points.length) this.#camera.follow(subject, { closest: this.#closest, smooth: true });
  }

  /** On a phone what is mentioned may lie below a panel, or anywhere. */
  #showMap() {
    if (!this.#panels.isPhone) return;
    this.#panels.show("map");
    this.#camera.fit(this.#camera.whole, { smooth: true });
  }

  /** What can be chosen next on the map. */
  get #nextOnMap() {
    return [...this.#read().tree.next.keys()].filter((target) => this.#board.has(target));
  }

  /**
   * Bring an offer into the window.
   * @param {string | null | undefined} target
   */
  reveal(target) {
    const at = target && this.#board.middle(target);
    if (at) this.#camera.reveal(at);
  }

  /**
   * The arrow keys go on from what was chosen.
   * @param {string} target
   */
  placeCursor(target) {
    this.#board.placeCursor(target);
  }

  // ---- what comes over the table

  /**
   * Hide the table until whoever plays this seat says so; null: nothing is to be hidden.
   * @param {number | null} seat
   */
  setVeil(seat) {
    const waiting = this.#read().data.seats.find((each) => each.seat === seat);
    if (waiting) this.#veil.drop(waiting);
    else this.#veil.lift();
  }

  /** How it ended, once the sum of the last round has been read. */
  showOver() {
    this.#leaving.whenRead(() => this.#results.whenRead(() => this.#over.show({ once: true })));
  }

  showInvitations() {
    openInvitations();
  }

  /** Seats have been taken or left. */
  refreshInvitations() {
    refreshInvitations(this.#read().data);
  }

  /** @param {string | undefined} message without one, that something failed */
  showProblem(message) {
    notice(message ?? say("failed"));
  }

  /**
   * The connection went, came or counts down.
   * @param {{ isLost: boolean, wasLost: boolean }} change
   */
  showConnection({ isLost, wasLost }) {
    need("#board").classList.toggle("stale", isLost);
    if (wasLost && !isLost) notice(say("back-again"));
    if (wasLost === isLost) this.renderDock();
    else this.renderChoice();
  }

  /** What the others have done since the viewer's own last move. */
  showSince() {
    const { data } = this.#read();
    if (!this.isCovered) this.#since.show(movesSince(data.log, data.viewer));
  }

  /** @param {LoggedLine | null} logged */
  #showStep(logged) {
    this.#board.lightMentioned(logged?.line.targets ?? []);
    this.#log.mark(logged?.entry ?? null);
    if (logged && !this.#panels.isPhone) this.reveal(logged.line.targets[0]);
  }

  /** It has become somebody's turn here. */
  announceTurn() {
    this.showSince();
    if (wants("sound")) chime();
  }

  /**
   * Let what is new since an entry come in, and say the last of it.
   * @param {number} since
   */
  animate(since) {
    const { data } = this.#read();
    const fresh = data.log.filter((logged) => logged.entry > since).map((logged) => logged.line);
    this.#board.animate(new Set([...data.changed, ...fresh.flatMap((line) => line.targets)]));
    this.#announcements.show(fresh);
    const last = fresh.at(-1);
    if (last) need("#last-line").textContent = say("last-line", { line: last.text });
  }

  // ---- drawing

  /** What was mentioned may be no more. */
  forgetMentioned() {
    this.#whyNot.close();
    this.#since.close();
    this.#pointing.forget();
  }

  /**
   * Everything.
   * @param {boolean} [isFresh] whether there may be other offers
   */
  render(isFresh = true) {
    const { data, isMyTurn, aim } = this.#read();
    const { scene } = data;
    if (!this.#veil.isDown && this.#leaving.isNew(data)) this.#leaving.show(data);
    // While a round is summed up, nothing of the next one is shown: it begins when the sum has been read.
    const isScored = this.#isSumming(data) && Object.keys(scene.results_layers).length > 0;
    this.#board.show(isScored ? scene.results_layers : scene.layers);
    // A page that was loaded meanwhile has the next round's hand already: it waits too.
    document.body.classList.toggle("summing", isScored && (!this.#isDrawn || document.body.matches(".summing")));
    this.#isDrawn = true;
    if (aim) this.#drawAim(aim);
    if (!isScored) {
      showFacts(data);
      showSteps(data);
      showGoal(data);
    }
    showSeats(data);
    fillIn("#track", scene.track);
    if (!isScored && fillIn("#hand", scene.hand)) moveNew(need("#hand"));
    if (find("#annex")) fillIn("#annex", scene.annex);
    showOwn(data);
    this.#panels.ask(Boolean(scene.panel?.opens));
    for (const slot of ["key", "mini"]) {
      const drawn = scene.layers[slot];
      if (drawn) { fillIn(`#${slot}`, drawn); need(`#${slot}`).hidden = false; }
    }
    this.#log.show(data);
    this.#board.trail(trailOf(data.log));
    showChat(data);
    if (isFresh) showOffers(data);
    this.#renderUnread(data);
    document.title = say(isMyTurn ? "title-turn" : "title", { game: data.game_name });
    const { favicon, faviconTurn } = document.body.dataset;
    need("#favicon").setAttribute("href", (isMyTurn ? faviconTurn : favicon) ?? "");
    moveFrame(this.#camera.window);
    this.renderChoice();
  }

  /**
   * Whether the sum of a round lies over the board; a new one is opened, with all of the map above it.
   * @param {TableData} data
   */
  #isSumming(data) {
    if (this.#results.isOpen) return true;
    if (this.#veil.isDown || this.#leaving.isOpen || !this.#results.isNew(data)) return false;
    this.#results.show(data);
    if (Object.keys(data.scene.results_layers).length) this.#camera.fit(this.#camera.whole, this.#results.covers(need("#board").getBoundingClientRect()));
    return true;
  }

  /** @param {TableData} data */
  #renderUnread(data) {
    const isReading = this.#panels.now === "chat";
    const unread = isReading ? 0 : this.#unread.count(data.chat);
    if (isReading) this.#unread.read(data.chat);
    setDot("chat", unread, say("unread", { count: unread }));
  }

  /** What is lit and what is chosen: on the board, in the list, in the tray and in the dock. */
  renderChoice() {
    const { data, tree, aim, refusal, lost, isMyTurn, isSending } = this.#read();
    const [board, isSumming] = [this.#board, this.#results.isOpen];
    const focused = focusedTarget();
    if (aim !== this.#drawnAim) this.#drawAim(aim);
    board.light(tree, isSumming || lost !== null || Boolean(aim?.origin));
    const chosen = tree.path.filter((target) => board.has(target));
    // Where what an offer would do is drawn, nothing may cover it.
    const isDrawn = tree.path.length > 0 && tree.candidates.some((offer) => offer.trace || offer.pictures.length);
    board.badge(isDrawn ? undefined : chosen.at(-1), String(Math.max(1, chosen.length)));
    if (refusal) board.cross(refusal.path.find((target) => board.has(target)));
    markOffers(tree);
    for (const sign of findAll(OFFERING).flatMap((place) => findAll("[data-target]", place))) {
      sign.setAttribute("aria-pressed", String(tree.isChosen(sign.dataset.target)));
    }
    if (focused && focusedTarget() !== focused) board.focus(focused);
    const isOpen = isMyTurn && !isSending && !isSumming && lost === null;
    renderTray(tree, board, { isOpen, entry: data.entry }, { choose: this.#commands.choose, preview: (offer) => this.#preview(offer) });
    this.#preview(null);
    raise(need("#hand"), tree.ready?.spends ?? []);
    this.renderDock();
    this.#follow();
  }

  renderDock() {
    const { isSending, hasSteps } = this.#read();
    need("#act").setAttribute("aria-busy", String(isSending || hasSteps));
    renderDock(this.#read(), {
      board: this.#board,
      hovered: this.#pointing.hovered,
      words: this.#pointing.words,
      isSumming: this.#results.isOpen,
      summed: this.#results.title,
      closeResults: () => this.#results.close(),
      showClause: (clause) => this.#showClause(clause),
      showOver: () => this.#over.show(),
      showResults: () => { this.#results.show(this.#read().data); this.render(false); },
      rematch: () => this.#over.rematch(),
      lookUp: (about) => this.#lookUp.open(about),
      plan: this.#board.plan,
      showPlan: (key) => { this.#board.showPlan(key); this.renderDock(); this.#follow(); },
    }, this.#commands);
  }

  /** @param {Aim | null} aim */
  #drawAim(aim) {
    this.#drawnAim = aim;
    this.#board.showAim(aim);
  }

  /**
   * What an offer would do; without one, what the chosen offer would.
   * @param {OfferCard | null} offer
   */
  #preview(offer) {
    this.#board.preview(offer ?? this.#read().tree.ready);
  }

  /** @param {OfferCard | null} offer of the list */
  #previewListed(offer) {
    this.#board.markHovered(offer?.targets[0]);
    this.#preview(offer);
  }
}

/** The offer that has the focus. */
function focusedTarget() {
  const focused = document.activeElement;
  return focused instanceof HTMLElement || focused instanceof SVGElement ? focused.dataset.target : undefined;
}

/**
 * What the camera shows, on the small map of a phone.
 * @param {Box} seen
 */
function moveFrame({ x, y, width, height }) {
  const frame = find("#mini .mini-window");
  if (!frame) return;
  for (const [key, value] of Object.entries({ x, y, width, height })) frame.setAttribute(key, String(value));
}

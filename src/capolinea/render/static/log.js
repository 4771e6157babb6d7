// The log: the newest lines of the match, as many as a person reads, and older ones as somebody goes up to them.
//
// Contract: knows which lines are drawn and whether the list follows what happens. It follows until somebody moves up by hand,
// and again once they are back at its end or press the button that leads there. Never draws more than MOST lines. May call
// `dom.js`; tells by `onMention` which things on the map the line under the pointer speaks of, by `onOlder` that somebody has come
// to the first line that is known.

import { around, clock, cloneTemplate, fill, find, findAll, need, setMark } from "./dom.js";

/** @import { LoggedLine, TableData } from "./data.js" */

/** So many lines are drawn at most, so many more when somebody comes to an end of them. */
export const MOST = 240;
export const MORE = 80;
/** So near to an end, in pixels, somebody has come to it. */
const NEAR = 40;

/** @typedef {{ first: number, end: number }} Part lines from `first` to before `end` */

/**
 * The part that is drawn when the log has grown or is read by other eyes.
 * @param {Part} part
 * @param {number} total
 * @param {boolean} isFollowing
 * @returns {Part}
 */
export function partAt(part, total, isFollowing) {
  if (isFollowing || part.end > total) return { first: Math.max(0, total - Math.max(MORE, Math.min(MOST, total - part.first))), end: total };
  return { first: part.first, end: Math.min(total, Math.max(part.end, Math.min(part.first + MOST, total))) };
}

/**
 * The part with older lines, or with newer ones.
 * @param {Part} part
 * @param {number} total
 * @param {"older" | "newer"} which
 * @returns {Part}
 */
export function partWith(part, total, which) {
  if (which === "older") {
    const first = Math.max(0, part.first - MORE);
    return { first, end: Math.min(part.end, first + MOST) };
  }
  const end = Math.min(total, part.end + MORE);
  return { first: Math.max(part.first, end - MOST), end };
}

export class Log {
  #list;
  #button;
  /** @type {TableData | null} The table whose log is drawn. */
  #data = null;
  /** @type {Part} */
  #part = { first: 0, end: 0 };
  #onOlder;
  #isFollowing = true;
  #top = 0;
  /** What a row mentions. @type {WeakMap<Element, readonly string[]>} */
  #mentions = new WeakMap();

  /**
   * @param {(targets: readonly string[]) => void} onMention
   * @param {() => void} [onOlder]
   */
  constructor(onMention, onOlder = () => {}) {
    this.#onOlder = onOlder;
    this.#list = need("#log");
    this.#button = need("#to-newest");
    this.#button.addEventListener("click", () => this.toNewest());
    this.#list.addEventListener("scroll", () => this.#scrolled(), { passive: true });
    new ResizeObserver(() => { if (this.#isFollowing) this.#toEnd(); }).observe(this.#list);
    this.#listen(onMention);
  }

  /**
   * Lines light what they mention: under the mouse, in focus, at a first tap. A click leads to that moment.
   * @param {(targets: readonly string[]) => void} onMention
   */
  #listen(onMention) {
    for (const kind of ["pointerover", "focusin"]) this.#list.addEventListener(kind, (event) => onMention(this.#mentioned(event)));
    for (const kind of ["pointerleave", "focusout"]) this.#list.addEventListener(kind, () => onMention([]));
    /** @type {Element | null} */
    let tapped = null;
    this.#list.addEventListener("click", (event) => {
      const row = around(event, "li");
      const isTouch = event instanceof PointerEvent && event.pointerType === "touch";
      if (isTouch && row !== tapped && this.#mentioned(event).length) {
        event.preventDefault();
        onMention(this.#mentioned(event));
      }
      tapped = row;
    });
  }

  /** @param {TableData} data */
  show(data) {
    const isSame = this.#data !== null && this.#data.viewer === data.viewer && this.#data.table === data.table;
    const part = partAt(isSame ? this.#part : { first: 0, end: 0 }, data.log.length, this.#isFollowing || !isSame);
    this.#draw(data, part, isSame);
    if (this.#isFollowing) this.#toEnd();
  }

  /**
   * Mark the lines of an entry and bring them into view; null: none, and the list follows again.
   * @param {number | null} entry
   */
  mark(entry) {
    const rows = findAll(":scope > li", this.#list);
    for (const row of rows) row.classList.toggle("at", row.dataset.entry === String(entry));
    if (entry === null) this.toNewest();
    else {
      const row = rows.find((each) => each.matches(".at"));
      if (row) this.#list.scrollTop += row.getBoundingClientRect().top - this.#list.getBoundingClientRect().top - this.#list.clientHeight / 3;
    }
  }

  /**
   * Older lines have come, before those that are drawn.
   * @param {TableData} data
   * @param {number} count
   */
  grow(data, count) {
    this.#data = data;
    this.#part = { first: this.#part.first + count, end: this.#part.end + count };
    if (!this.#isFollowing) this.#go("older");
  }

  /** Follow again. */
  toNewest() {
    this.#follow(true);
    if (!this.#data) return;
    this.#draw(this.#data, partAt(this.#part, this.#data.log.length, true), true);
    this.#toEnd();
  }

  /**
   * Rows that show the same line stay.
   * @param {TableData} data
   * @param {Part} part
   * @param {boolean} isSame whether the old rows are of the same log
   */
  #draw(data, part, isSame) {
    const [old, before] = [isSame ? this.#data?.log ?? [] : [], this.#part];
    const kept = new Map([...this.#list.children].map((row, number) => [before.first + number, row]));
    const rows = data.log.slice(part.first, part.end).map((line, number) => {
      const at = part.first + number;
      const row = isAlike(old[at], line) ? kept.get(at) : undefined;
      return row ?? this.#row(data, line);
    });
    this.#replace(rows);
    const last = data.log.at(-1)?.entry;
    for (const row of findAll(":scope > *", this.#list)) row.classList.toggle("last", Number(row.dataset.entry) === last && !row.matches(".note"));
    [this.#data, this.#part] = [data, part];
  }

  /**
   * Rows that stay are not moved: where somebody reads must not jump.
   * @param {Element[]} rows
   */
  #replace(rows) {
    const wanted = new Set(rows);
    for (const row of [...this.#list.children]) if (!wanted.has(row)) row.remove();
    rows.forEach((row, number) => {
      if (this.#list.children[number] !== row) this.#list.insertBefore(row, this.#list.children[number] ?? null);
    });
  }

  /**
   * @param {TableData} data
   * @param {LoggedLine} logged
   */
  #row(data, { entry, line, at }) {
    const row = fill(cloneTemplate("log"), { text: line.text });
    need('[data-f="picture"]', row).innerHTML = line.picture;
    row.dataset.entry = String(entry);
    this.#mentions.set(row, line.targets);
    row.classList.toggle("note", line.heading);
    setMark(row, line.seat);
    /** @type {HTMLAnchorElement} */
    const link = need("a", row);
    link.href = `/t/${data.table}/replay?entry=${entry}`;
    need("time", row).textContent = clock(at);
    return row;
  }

  /** @param {Event} event */
  #mentioned(event) {
    const row = around(event, "li");
    return (row && this.#mentions.get(row)) ?? [];
  }

  #scrolled() {
    const { scrollTop, scrollHeight, clientHeight } = this.#list;
    const isUp = scrollTop < this.#top - 1;
    this.#top = scrollTop;
    const isAtEnd = scrollHeight - scrollTop - clientHeight < NEAR;
    const total = this.#data?.log.length ?? 0;
    if (isAtEnd && this.#part.end === total) this.#follow(true);
    else if (isUp) this.#follow(false);
    if (this.#isFollowing || !this.#data) return;
    if (scrollTop < NEAR && this.#part.first > 0) this.#go("older");
    else if (scrollTop < NEAR && this.#data.older) this.#onOlder();
    else if (isAtEnd && this.#part.end < total) this.#go("newer");
  }

  /** @param {"older" | "newer"} which */
  #go(which) {
    if (!this.#data) return;
    const anchor = find(":scope > *", this.#list);
    const reading = which === "older" ? anchor : this.#list.lastElementChild;
    const before = reading?.getBoundingClientRect().top ?? 0;
    this.#draw(this.#data, partWith(this.#part, this.#data.log.length, which), true);
    if (reading?.isConnected) this.#list.scrollTop += reading.getBoundingClientRect().top - before;
    this.#top = this.#list.scrollTop;
  }

  /** @param {boolean} isFollowing */
  #follow(isFollowing) {
    this.#isFollowing = isFollowing;
    this.#button.hidden = isFollowing;
  }

  #toEnd() {
    this.#list.scrollTop = this.#list.scrollHeight;
    this.#top = this.#list.scrollTop;
  }
}

/**
 * @param {LoggedLine | undefined} one
 * @param {LoggedLine} other
 */
function isAlike(one, other) {
  return one !== undefined && one.entry === other.entry && one.line.text === other.line.text && one.line.targets.length === other.line.targets.length;
}

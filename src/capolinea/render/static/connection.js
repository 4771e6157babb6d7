// The connection: pushes say that something happened, the table is then fetched. Lost, it is tried again and again.
//
// Contract: knows whether the server is reached, and when it will be tried again. May call `refresh`, which fetches the
// table and throws when the server does not answer. Tells by `onPush` that something happened, by `onChange` that the
// connection went, came or counts down. Whoever meets a dead server elsewhere says so by `lose`.

/** Seconds before each new try. */
const WAITS = [2, 4, 8, 15];
/** A stream that breaks within this time of its opening (in ms) is refused rather than interrupted. */
const OFTEN = 1500;
/** What may be pushed. */
const KINDS = /** @type {const} */ (["entry", "chat", "seats"]);

/** @typedef {"entry" | "chat" | "seats"} PushKind */
/** @typedef {{ seconds: number }} Lost seconds until the next try; 0: it is being tried */
/**
 * @typedef {object} Callbacks
 * @property {() => Promise<void>} refresh
 * @property {(kind: PushKind, entry?: number) => void} onPush
 * @property {(lost: Lost | null, before: Lost | null) => void} onChange
 */

export class Connection {
  #path;
  #callbacks;
  /** @type {EventSource | null} */
  #source = null;
  /** @type {Lost | null} */
  #lost = null;
  #tries = 0;
  #isTrying = false;
  #isCounting = false;
  #openedAt = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {() => string} path
   * @param {Callbacks} callbacks
   */
  constructor(path, callbacks) {
    this.#path = path;
    this.#callbacks = callbacks;
    addEventListener("online", () => { if (this.#lost) this.tryNow(); });
    addEventListener("offline", () => { this.#source?.close(); if (!this.#isCounting) this.#fail(); });
    addEventListener("pagehide", () => this.#source?.close());
    addEventListener("pageshow", (event) => { if (event.persisted) this.tryNow(); });
    // A laptop that slept may hold a dead connection without knowing.
    document.addEventListener("visibilitychange", () => { if (!document.hidden && !this.#lost) this.look(); });
    this.#open();
  }

  get lost() {
    return this.#lost;
  }

  /** Fetch the table now. */
  async look() {
    if (!(await this.#reach())) this.lose();
  }

  /** A stream that breaks off is nothing to speak of as long as the server answers; but twice in a row is. */
  async lose() {
    this.#source?.close();
    if (this.#isCounting || this.#isTrying) return;
    const often = performance.now() - this.#openedAt < OFTEN;
    this.#isTrying = true;
    const reached = !often && !this.#lost && (await this.#reach());
    this.#isTrying = false;
    if (reached) this.#open();
    else this.#fail();
  }

  async tryNow() {
    clearTimeout(this.#timer);
    this.#isCounting = false;
    if (this.#isTrying) return;
    this.#isTrying = true;
    this.#become({ seconds: 0 });
    const reached = await this.#reach();
    this.#isTrying = false;
    if (reached) this.#open();
    else this.#fail();
  }

  #open() {
    this.#source?.close();
    this.#openedAt = performance.now();
    const source = new EventSource(this.#path());
    this.#source = source;
    source.addEventListener("open", () => { this.#tries = 0; if (this.#lost) this.#become(null); });
    source.addEventListener("error", () => this.lose());
    for (const kind of KINDS) source.addEventListener(kind, ({ data }) => this.#callbacks.onPush(kind, JSON.parse(data).entry));
  }

  /** Fetch; true when the server answered. */
  async #reach() {
    try {
      await this.#callbacks.refresh();
      return true;
    } catch {
      return false;
    }
  }

  #fail() {
    const wait = WAITS[Math.min(this.#tries, WAITS.length - 1)] ?? 0;
    this.#tries += 1;
    this.#count(wait);
  }

  /** @param {number} seconds */
  #count(seconds) {
    clearTimeout(this.#timer);
    if (seconds <= 0) { this.tryNow(); return; }
    this.#isCounting = true;
    this.#become({ seconds });
    this.#timer = setTimeout(() => this.#count(seconds - 1), 1000);
  }

  /** @param {Lost | null} lost */
  #become(lost) {
    const before = this.#lost;
    this.#lost = lost;
    this.#callbacks.onChange(lost, before);
  }
}

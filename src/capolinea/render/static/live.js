// The connection: pushes say that something happened, the table is then fetched. Lost, it is tried again and again.

/** Seconds before each new try. */
const WAITS = [2, 4, 8, 15];
/** A stream that breaks within this time of its opening (in ms) is refused rather than interrupted. */
const OFTEN = 1500;

export class Live {
  /** `onNews(kind, number)` for each push; `onState({lost, seconds})` as the connection goes and comes. */
  constructor(path, { onNews, onState, refresh }) {
    this.path = path;
    this.onNews = onNews;
    this.onState = onState;
    this.refresh = refresh;
    this.tries = 0;
    this.lost = false;
    this.trying = false;
    this.begun = 0;
    addEventListener("online", () => this.lost && this.tryNow());
    addEventListener("offline", () => { this.source?.close(); if (!this.counting) this.fail(); });
    addEventListener("pagehide", () => this.source?.close());
    addEventListener("pageshow", (event) => event.persisted && this.tryNow());
    // A laptop that slept may hold a dead connection without knowing.
    document.addEventListener("visibilitychange", () => !document.hidden && !this.lost && this.look());
    this.open();
  }

  open() {
    this.source?.close();
    this.begun = performance.now();
    this.source = new EventSource(this.path);
    this.source.addEventListener("open", () => this.opened());
    this.source.addEventListener("error", () => this.lose());
    for (const kind of ["entry", "chat", "seats"]) {
      this.source.addEventListener(kind, (event) => {
        const said = JSON.parse(event.data || "{}");
        this.onNews(kind, said.entry ?? said.number ?? 0);
      });
    }
  }

  opened() {
    this.tries = 0;
    if (!this.lost) return;
    this.lost = false;
    this.onState({ lost: false });
  }

  /** Fetch; true when the server answered. */
  async reach() {
    try {
      await this.refresh();
      return true;
    } catch {
      return false;
    }
  }

  async look() {
    if (!(await this.reach())) this.lose();
  }

  /** A stream that breaks off is nothing to speak of as long as the server answers; but twice in a row is. */
  async lose() {
    this.source?.close();
    if (this.counting || this.trying) return;
    const often = performance.now() - this.begun < OFTEN;
    this.trying = true;
    const reached = !often && !this.lost && (await this.reach());
    this.trying = false;
    if (reached) this.open();
    else this.fail();
  }

  fail() {
    this.lost = true;
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)];
    this.tries += 1;
    this.count(wait);
  }

  count(seconds) {
    clearTimeout(this.timer);
    this.counting = seconds > 0;
    this.onState({ lost: true, seconds });
    if (seconds > 0) this.timer = setTimeout(() => this.count(seconds - 1), 1000);
    else this.tryNow();
  }

  async tryNow() {
    clearTimeout(this.timer);
    this.counting = false;
    if (this.trying) return;
    this.trying = true;
    this.onState({ lost: true, seconds: 0 });
    const reached = await this.reach();
    this.trying = false;
    if (reached) this.open();
    else this.fail();
  }
}

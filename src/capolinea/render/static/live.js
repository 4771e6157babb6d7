// The connection: pushes say that something happened, the table is then fetched. Lost, it is tried again and again.

const WAITS = [2, 4, 8, 15];

export class Live {
  /** `onNews(kind, number)` for each push; `onState({lost, seconds})` as the connection goes and comes. */
  constructor(path, { onNews, onState, refresh }) {
    this.path = path;
    this.onNews = onNews;
    this.onState = onState;
    this.refresh = refresh;
    this.tries = 0;
    this.lost = false;
    addEventListener("online", () => this.lost && this.tryNow());
    addEventListener("offline", () => this.lose());
    addEventListener("pagehide", () => this.source?.close());
    addEventListener("pageshow", (event) => event.persisted && this.tryNow());
    // A laptop that slept may hold a dead connection without knowing.
    document.addEventListener("visibilitychange", () => !document.hidden && !this.lost && this.look());
    this.open();
  }

  open() {
    this.source?.close();
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

  /** Fetch; whoever cannot be reached counts as lost. */
  async look() {
    try {
      await this.refresh();
      return true;
    } catch {
      this.lose();
      return false;
    }
  }

  lose() {
    this.source?.close();
    if (this.counting) return;
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
    this.onState({ lost: true, seconds: 0 });
    if (await this.look()) this.open();
  }
}

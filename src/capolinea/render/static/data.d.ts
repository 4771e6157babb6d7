// What the server and the client send each other. Written by tools/make_client_types.py from the Python types: do not
// edit it by hand. Only the type checker reads it; no page loads it.

/** One seat at a table. */
export interface SeatData {
  readonly seat: number;
  readonly name: string;
  /** "person", "bot", or "open": waiting for whoever has the link. */
  readonly kind: string;
  /** Of a bot. */
  readonly level: string;
  /** Held by this browser. */
  readonly mine: boolean;
  readonly to_move: boolean;
  readonly connected: boolean;
  readonly away_minutes: number;
  /** Path of the link by which the seat can be taken; only for the host, only while nobody holds it. */
  readonly invite: string;
  /** A bot plays for whoever holds the seat. */
  readonly stand_in: boolean;
  /** This browser holds it, and may take it back from that bot. */
  readonly can_take_back: boolean;
  /** It has gone out of the game while others play on. */
  readonly out: boolean;
  /** The holder has been away so long that the host may let a bot stand in; told to the host only. */
  readonly is_absent: boolean;
}

/** What the seats panel says of one seat, besides its name. */
export interface SeatCard {
  readonly score: string;
  /** What the score counts, in one word. */
  readonly unit: string;
  /** One public fact in plain text. */
  readonly note: string;
  /** How many hidden cards to show as backs. */
  readonly hidden: number;
  /** HTML below the note: what the seat owns, in small signs. */
  readonly extra: string;
  /** What it has to spend, for the strip of a small screen, where the note has no room. */
  readonly purse: string;
}

/** Several actions in a row, such as a whole ride. The page sends one at a time, as long as each is offered. A drawing in the overlay with `data-plan` and the plan's number shows it; the first one is shown at once. A plan that was asked for (`Look.aim`) brings its drawing along. */
export interface Plan {
  readonly label: string;
  readonly note: string;
  /** What it costs, in large type. */
  readonly figure: string;
  /** Of what the figure is made up. */
  readonly detail: string;
  readonly actions: readonly string[];
  /** SVG for the board's slot `aim`. */
  readonly drawing: string;
  /** It leads away from what it should lead to, and its note says so. */
  readonly warns: boolean;
  /** What the button says that plays it; empty: the label. */
  readonly does: string;
  /** What is asked while it is shown; empty: what the aim asks. */
  readonly prompt: string;
  readonly hint: string;
}

/** A page of a game's look-up: what one would ask about, and the words on the button that opens it. */
export interface Page {
  readonly about: string;
  readonly label: string;
}

/** What would be offered if there were money enough: it stands in the row to be read, and cannot be chosen. */
export interface Dear {
  readonly label: string;
  /** How much is lacking. */
  readonly note: string;
  readonly figure: string;
  /** What a touch asks about (`Look.meant`). */
  readonly thing: string;
}

/** A step of the turn in play, for the strip in the bar. */
export interface TurnStep {
  readonly label: string;
  /** The clause that tells of it. */
  readonly clause: string;
  /** "done", "now" or "next". */
  readonly state: string;
}

/** A panel of the game's own beside those that every table has; on a small screen a sheet with a tab of its own. */
export interface SidePanel {
  /** The word on its tab. */
  readonly label: string;
  readonly icon: string;
  readonly title: string;
  /** Empty: there is nothing to show, and no tab. */
  readonly html: string;
  /** What its signs mean, in a few words beside the title. */
  readonly note: string;
  /** What is asked now is answered there: it shows itself, and as a sheet it leaves the dock in sight. */
  readonly opens: boolean;
  /** On a large screen it always stands below the seats, and needs no tab. */
  readonly beside: boolean;
}

/** A moment as it is shown, once over the board. */
export interface MomentSheet {
  /** Tells it from any other moment of the match. */
  readonly key: string;
  readonly seat: number;
  readonly html: string;
}

/** One view, drawn and told in one language. Markup has no style attributes and no scripts. */
export interface Scene {
  /** Short facts for the bar: the round, what ends the game. */
  readonly facts: readonly string[];
  /** SVG for the board's overlay slots, by the id of the slot; besides `key`, the HTML of the map's key, and `mini`, the small map of a phone. */
  readonly layers: Readonly<Record<string, string>>;
  readonly seats: readonly SeatCard[];
  /** HTML below the seats panel, of one height throughout a match. */
  readonly track: string;
  /** HTML of what the viewer holds. */
  readonly hand: string;
  /** What is asked of the viewer, or whom the table waits for. */
  readonly prompt: string;
  readonly hint: string;
  /** The part of the board (x, y, width, height) that must be seen with the offers, such as a train; without offers, what is worth seeing. The whole board: whatever the offers need. */
  readonly focus: readonly [number, number, number, number];
  /** HTML that sums up the round or match that has just been scored, shown once over the board. */
  readonly results: string;
  /** Changes when there are new results: `over` is the accounts of a finished match, `story` how it went. */
  readonly results_key: string;
  /** The overlay as it lay when it was scored. */
  readonly results_layers: Readonly<Record<string, string>>;
  /** Suggestions that take several actions, best first. */
  readonly plans: readonly Plan[];
  /** Whether the things of the board that bear `data-aim` can be aimed at now. They are circles without a radius; `data-reach` says how far around its middle a thing is meant, in the units of the board. */
  readonly aims: boolean;
  /** The series of offers (`Step.series`) that is asked about now, whoever is asked: an order ends with it. */
  readonly series: string;
  /** What of the look-up helps with what is asked now: a button of the dock opens it. */
  readonly page: Page | null;
  /** What the viewer is too short of money for, beside what can be chosen. */
  readonly dear: readonly Dear[];
  /** The steps of the turn in play, in order; none once the match is over. */
  readonly steps: readonly TurnStep[];
  /** What the viewer plays for, in one sentence of HTML; with the viewer's own cities, contracts or home in bold. */
  readonly goal: string;
  /** A panel of the game's own; whether there is one and where it stands is the same throughout a match. */
  readonly panel: SidePanel | null;
  /** HTML of a panel at the left of the board, for a map that leaves room there; a tab on smaller screens. */
  readonly annex: string;
  /** Who went out last, if anybody has: whoever presents the scene adds it (`Look.leaving`). */
  readonly moment: MomentSheet | null;
}

/** Cards of the hand that an offer would take: they rise where they lie while it is chosen. */
export interface Spend {
  /** The stack they are taken from, as in `data-stack`. */
  readonly thing: string;
  readonly count: number;
  /** HTML of what they stand for, if not for themselves. */
  readonly instead: string;
}

/** An offer among others that differ from it in a number alone, such as bids: a stepper chooses among them. */
export interface Step {
  /** Which offers these are. It changes when another question is asked, such as by the next auction. */
  readonly series: string;
  readonly amount: number;
  /** The amount as it is written. */
  readonly figure: string;
  /** What an order is called that accepts, time after time, the least of the series, up to this amount. */
  readonly limit: string;
  /** What comes of it. */
  readonly note: string;
}

/** One offer as a person meets it. */
export interface OfferCard {
  /** Its text notation: what is sent when it is chosen. */
  readonly action: string;
  /** What one would click, in order: `("line:214",)`, `("button:stop",)`. Targets of all offers form a tree. */
  readonly targets: readonly string[];
  /** A full phrase, for the list of offers and for screen readers. */
  readonly label: string;
  /** A figure to weigh it by, such as its cost. */
  readonly note: string;
  /** What its button says beside those of its siblings; empty: the label. */
  readonly short: string;
  /** What each target is called beside its siblings; empty or left out: the label. */
  readonly names: readonly string[];
  /** SVG of each target round the origin, about 60 units wide, for those that are chosen by their look. The last one is also shown on the board, at the first target, while the offer is chosen. */
  readonly pictures: readonly string[];
  /** SVG in the units of the board that shows, while the offer is chosen, what it would do; instead of a picture. */
  readonly trace: string;
  /** It passes, ends or buys nothing: its button never looks like the thing to do. */
  readonly declines: boolean;
  /** Its place among pictures, from 1; where some have one, those without are shown only when asked for. */
  readonly priority: number;
  /** What it takes, in words; said once where all that are shown take the same. */
  readonly terms: string;
  /** To which question each target is an answer, where several are answered on one sheet. */
  readonly headings: readonly string[];
  /** What is asked once it is chosen; empty: the label. */
  readonly prompt: string;
  /** What it does, in a sentence that is shown once it is chosen. */
  readonly detail: string;
  /** HTML of its choice in the row, instead of words. Choosing among alternatives that have one sends nothing. */
  readonly face: string;
  readonly spends: readonly Spend[];
  /** Its place in a series of offers that differ in a number alone. */
  readonly step: Step | null;
  /** It stands in the row of choices too: its place on the board may be out of sight. */
  readonly in_row: boolean;
  /** What a list gathers it under, such as a city that can be reached in many ways; empty: its first target. */
  readonly about: string;
}

/** One event in words; `targets` are the things it speaks of, to be lit when it is pointed at. */
export interface LogLine {
  readonly text: string;
  readonly seat: number | null;
  readonly targets: readonly string[];
  /** Begins a round or phase. */
  readonly heading: boolean;
  /** Lines that follow one another and join alike, such as the steps of a ride, are shown as one: in the words of the last, with all that they speak of. */
  readonly joins: string;
  /** The lines it speaks of on the board stay marked until somebody leaves a newer trail. */
  readonly trail: boolean;
  /** It takes back everything after this entry. */
  readonly undone_to: number | null;
  /** A small drawing of what happened, such as dice: shown with the words, and over the board while it is news. */
  readonly picture: string;
}

/** A line of the log, and the entry it belongs to. */
export interface LoggedLine {
  readonly entry: number;
  readonly line: LogLine;
  readonly at: number;
}

export interface ChatLine {
  readonly number: number;
  /** None: a spectator. */
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
  /** HH:MM in UTC; the client shows local time from `at`. */
  readonly time: string;
  /** Seconds since 1970. */
  readonly at: number;
}

/** One seat's account, best first; `parts` add up to `total`. */
export interface OutcomeRow {
  readonly rank: number;
  readonly seat: number;
  readonly name: string;
  readonly parts: readonly number[];
  readonly total: number;
}

/** How it ended, in words. */
export interface OutcomeData {
  readonly title: string;
  readonly reason: string;
  readonly columns: readonly string[];
  readonly rows: readonly OutcomeRow[];
  readonly commitment: string;
  /** Shown once the match is over, so that anybody can check the draws. */
  readonly seed: string;
}

/** Everything one viewer's page shows of a table at one entry. */
export interface TableData {
  readonly table: string;
  readonly game: string;
  readonly game_name: string;
  /** "open": seats are still free; "playing"; "over". */
  readonly status: string;
  /** The entry this shows. */
  readonly entry: number;
  /** The newest there is; larger than `entry` only in a replay. */
  readonly last_entry: number;
  /** The seat whose view this is; None: a spectator. */
  readonly viewer: number | null;
  /** Seats that this browser holds; several: people share this screen, and a privacy screen stands between. */
  readonly my_seats: readonly number[];
  readonly seats: readonly SeatData[];
  readonly scene: Scene;
  readonly offers: readonly OfferCard[];
  readonly can_undo: boolean;
  readonly log: readonly LoggedLine[];
  readonly chat: readonly ChatLine[];
  /** Targets that the last entry touched, in order: what the client animates. */
  readonly changed: readonly string[];
  /** Options of the match that differ from the usual game, in words. */
  readonly options: readonly string[];
  readonly board_url: string;
  readonly css_url: string;
  /** Path of the spectators' link; empty for spectators. */
  readonly watch_url: string;
  readonly is_host: boolean;
  /** Published before play; the draws can be checked against it afterwards. */
  readonly commitment: string;
  readonly outcome: OutcomeData | null;
  /** Whether seats hide anything from each other. */
  readonly hides: boolean;
  /** Bot levels, weakest first: key and words. The host may put a bot in a seat that is open or absent. */
  readonly levels: readonly (readonly [string, string])[];
  /** Whether the game has tables to look things up in. */
  readonly has_look_up: boolean;
  /** The version of the rules it is played by, where there is a newer one; else 0. */
  readonly old_rules: number;
  /** All seats of this browser are out and only bots are left: they may be hurried, or play the rest at once. */
  readonly can_hurry: boolean;
  /** How long somebody must be away before a bot may stand in. */
  readonly absence_minutes: number;
  /** Changes when somebody sits down, leaves or speaks: by it the server knows what a listener has missed. */
  readonly company: string;
  /** Names exactly this, apart from the log: whoever has it can be sent what has changed since. */
  readonly mark: string;
  /** Whether there are lines of the log before these. */
  readonly older: boolean;
}

/** What has changed since the table that the asker has, and the lines of the log that it asked for. */
export interface TableNews {
  /** The mark of that table. */
  readonly have: string;
  /** As `server/delta.py` describes it; None: nothing. */
  readonly change: Readonly<Record<string, any>> | null;
  readonly log: readonly LoggedLine[];
}

/** Older lines of the log. */
export interface LogData {
  readonly lines: readonly LoggedLine[];
  /** Whether there are still older ones. */
  readonly older: boolean;
}

/** A refused move: the reason in one sentence, its clause, and the smallest move that would be accepted. */
export interface RefusalData {
  readonly code: string;
  readonly message: string;
  readonly clause: string;
  /** The clause in one sentence. */
  readonly clause_text: string;
  readonly clause_url: string;
  readonly fix: OfferCard | null;
  /** The fresh table, where the move was made on an old one. */
  readonly table: TableData | null;
}

/** Why a request failed: a code for programs, a sentence in the visitor's language. */
export interface ProblemData {
  readonly code: string;
  readonly message: string;
  /** Which field was wrong, for programmers. */
  readonly detail?: string;
}

/** What was aimed at, and the ways to get there, best first; without any, the hint says why. */
export interface Aim {
  readonly prompt: string;
  readonly hint: string;
  readonly plans: readonly Plan[];
  /** Where a way begins that has two ends to be chosen: the page names it when it asks for the other end. Until that is chosen there are no plans. */
  readonly origin: string;
  /** The other end, once it is chosen. */
  readonly goal: string;
  /** SVG for the board's slot `aim`, whichever plan is shown: its ends, and what can be aimed at now. */
  readonly drawing: string;
}

/** A page of the game's look-up, as HTML. */
export interface LookUpData {
  readonly html: string;
}

/** Why nothing happens when a thing is touched: what is to be said first, the clause, and what would help. */
export interface WhyData {
  /** "stop": a rule forbids it; "wait": it is not the viewer's turn, or there is nothing to do with it now. */
  readonly lamp: string;
  readonly message: string;
  /** What else there is to say: the clause in words, or what is asked for instead. */
  readonly more: string;
  readonly clause: string;
  readonly clause_url: string;
  readonly fix: OfferCard | null;
  /** Which of the things that were asked about is meant. */
  readonly target: string;
}

export interface MapProblem {
  readonly code: string;
  readonly message: string;
  readonly hex: string;
}

/** All errors of a map, most serious first, or the drawing of a valid map. */
export interface MapChecked {
  readonly problems: readonly MapProblem[];
  readonly drawing: string;
}

export interface Rematch {
  readonly table: string;
}

/** `entry` is the newest entry that the seat has seen. */
export interface ActionInput {
  readonly seat: number;
  readonly entry: number;
  readonly action: string;
  /** The response contains only log lines of entries after this one. */
  readonly log?: number;
  /** The mark of the table that the seat has: only what has changed since is sent. */
  readonly have?: string;
  /** Play it only if it could be undone; otherwise nothing happens, and the answer is 202 with the reason. */
  readonly if_undoable?: boolean;
}

/** `to` is the entry to go back to; without it, one action is taken back. */
export interface UndoInput {
  readonly seat: number;
  readonly entry: number;
  readonly to?: number | null;
  readonly log?: number;
  readonly have?: string;
}

export interface ChatInput {
  readonly text: string;
  readonly seat?: number | null;
}

export interface BotInput {
  readonly level: string;
}

/** A map file. */
export interface MapInput {
  readonly text: string;
}

"""How a game shows itself: functions from a view to drawings and words, wired into one `Look` value.

The page, the terminal and the record viewer serve all games through this contract; none knows a game's name.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic

import msgspec

from capolinea.core.action import Action, Seat
from capolinea.core.event import Event
from capolinea.core.match import Match
from capolinea.core.refusal import CapolineaError, Fact
from capolinea.core.rules import Options, V
from capolinea.i18n import Namer, Say
from capolinea.i18n.phrases import plain
from capolinea.render.situation import Situation
from capolinea.render.table.canvas import Canvas


class Step(msgspec.Struct, frozen=True):
    """An offer among others that differ from it in a number alone, such as bids: a stepper chooses among them."""

    series: str
    """Which offers these are. It changes when another question is asked, such as by the next auction."""
    amount: int
    figure: str
    """The amount as it is written."""
    limit: str
    """What an order is called that accepts, time after time, the least of the series, up to this amount."""
    note: str = ""
    """What comes of it."""


class Spend(msgspec.Struct, frozen=True):
    """Cards of the hand that an offer would take: they rise where they lie while it is chosen."""

    thing: str
    """The stack they are taken from, as in `data-stack`."""
    count: int
    instead: str = ""
    """HTML of what they stand for, if not for themselves."""


class OfferCard(msgspec.Struct, frozen=True, gc=False):
    """One offer as a person meets it."""

    action: str
    """Its text notation: what is sent when it is chosen."""
    targets: tuple[str, ...]
    """What one would click, in order: `("line:214",)`, `("button:stop",)`. Targets of all offers form a tree."""
    label: str
    """A full phrase, for the list of offers and for screen readers."""
    note: str = ""
    """A figure to weigh it by, such as its cost."""
    short: str = ""
    """What its button says beside those of its siblings; empty: the label."""
    names: tuple[str, ...] = ()
    """What each target is called beside its siblings; empty or left out: the label."""
    pictures: tuple[str, ...] = ()
    """SVG of each target round the origin, about 60 units wide, for those that are chosen by their look. The last one
    is also shown on the board, at the first target, while the offer is chosen."""
    trace: str = ""
    """SVG in the units of the board that shows, while the offer is chosen, what it would do; instead of a picture."""
    declines: bool = False
    """It passes, ends or buys nothing: its button never looks like the thing to do."""
    priority: int = 0
    """Its place among pictures, from 1; where some have one, those without are shown only when asked for."""
    terms: str = ""
    """What it takes, in words; said once where all that are shown take the same."""
    headings: tuple[str, ...] = ()
    """To which question each target is an answer, where several are answered on one sheet."""
    prompt: str = ""
    """What is asked once it is chosen; empty: the label."""
    detail: str = ""
    """What it does, in a sentence that is shown once it is chosen."""
    face: str = ""
    """HTML of its choice in the row, instead of words. Choosing among alternatives that have one sends nothing."""
    spends: tuple[Spend, ...] = ()
    step: Step | None = None
    """Its place in a series of offers that differ in a number alone."""
    in_row: bool = False
    """It stands in the row of choices too: its place on the board may be out of sight."""
    about: str = ""
    """What a list gathers it under, such as a city that can be reached in many ways; empty: its first target."""


class SeatCard(msgspec.Struct, frozen=True):
    """What the seats panel says of one seat, besides its name."""

    score: str
    unit: str
    """What the score counts, in one word."""
    note: str = ""
    """One public fact in plain text."""
    hidden: int = 0
    """How many hidden cards to show as backs."""
    extra: str = ""
    """HTML below the note: what the seat owns, in small signs."""
    purse: str = ""
    """What it has to spend, for the strip of a small screen, where the note has no room."""


class LogLine(msgspec.Struct, frozen=True, gc=False):
    """One event in words; `targets` are the things it speaks of, to be lit when it is pointed at."""

    text: str
    seat: Seat | None = None
    targets: tuple[str, ...] = ()
    heading: bool = False
    """Begins a round or phase."""
    joins: str = ""
    """Lines that follow one another and join alike, such as the steps of a ride, are shown as one: in the words of
    the last, with all that they speak of."""
    trail: bool = False
    """The lines it speaks of on the board stay marked until somebody leaves a newer trail."""
    undone_to: int | None = None
    """It takes back everything after this entry."""
    picture: str = ""
    """A small drawing of what happened, such as dice: shown with the words, and over the board while it is news."""


def join_lines(first: LogLine, second: LogLine) -> LogLine | None:
    """Both as one line; None: they are two."""
    if not first.joins or first.joins != second.joins:
        return None
    return msgspec.structs.replace(second, targets=tuple(dict.fromkeys([*first.targets, *second.targets])))


class Plan(msgspec.Struct, frozen=True):
    """Several actions in a row, such as a whole ride. The page sends one at a time, as long as each is offered.

    A drawing in the overlay with `data-plan` and the plan's number shows it; the first one is shown at once. A plan
    that was asked for (`Look.aim`) brings its drawing along.
    """

    label: str
    note: str
    figure: str
    """What it costs, in large type."""
    detail: str
    """Of what the figure is made up."""
    actions: tuple[str, ...]
    drawing: str = ""
    """SVG for the board's slot `aim`."""
    warns: bool = False
    """It leads away from what it should lead to, and its note says so."""
    does: str = ""
    """What the button says that plays it; empty: the label."""
    prompt: str = ""
    """What is asked while it is shown; empty: what the aim asks."""
    hint: str = ""


class Aim(msgspec.Struct, frozen=True):
    """What was aimed at, and the ways to get there, best first; without any, the hint says why."""

    prompt: str
    hint: str
    plans: tuple[Plan, ...] = ()
    origin: str = ""
    """Where a way begins that has two ends to be chosen: the page names it when it asks for the other end. Until that
    is chosen there are no plans."""
    goal: str = ""
    """The other end, once it is chosen."""
    drawing: str = ""
    """SVG for the board's slot `aim`, whichever plan is shown: its ends, and what can be aimed at now."""


class TurnStep(msgspec.Struct, frozen=True):
    """A step of the turn in play, for the strip in the bar."""

    label: str
    clause: str
    """The clause that tells of it."""
    state: str
    """"done", "now" or "next"."""


class Meant(msgspec.Struct, frozen=True):
    """A thing of the table that somebody touched: what it is called, and what touching it could mean."""

    name: str
    """As it begins a sentence."""
    actions: tuple[Action, ...] = ()
    """The viewer's actions that could be meant, legal or not, the nearest first; none: nothing is ever done with it in
    this phase."""
    instead: Action | None = None
    """An offer that leads towards it, instead of the one that the rules would name."""


class Page(msgspec.Struct, frozen=True):
    """A page of a game's look-up: what one would ask about, and the words on the button that opens it."""

    about: str
    label: str


class Dear(msgspec.Struct, frozen=True):
    """What would be offered if there were money enough: it stands in the row to be read, and cannot be chosen."""

    label: str
    note: str
    """How much is lacking."""
    figure: str
    thing: str
    """What a touch asks about (`Look.meant`)."""


class SidePanel(msgspec.Struct, frozen=True):
    """A panel of the game's own beside those that every table has; on a small screen a sheet with a tab of its own."""

    label: str
    """The word on its tab."""
    icon: str
    title: str
    html: str
    """Empty: there is nothing to show, and no tab."""
    note: str = ""
    """What its signs mean, in a few words beside the title."""
    opens: bool = False
    """What is asked now is answered there: it shows itself, and as a sheet it leaves the dock in sight."""
    beside: bool = False
    """On a large screen it always stands below the seats, and needs no tab."""


class Moment(msgspec.Struct, frozen=True):
    """Somebody has gone out: who, by which rule, by which figures, and what becomes of it."""

    seat: Seat
    kind: str
    """What has happened to the seat, in two words."""
    title: str
    rule: str
    """Why, in one sentence."""
    clause: str
    """The clause that says so."""
    rows: tuple[tuple[str, str], ...]
    """The account: what is counted, and its figure with a sign."""
    total: tuple[str, str]
    """What it comes to."""
    then: str
    """What becomes of what the seat had."""


class MomentSheet(msgspec.Struct, frozen=True):
    """A moment as it is shown, once over the board."""

    key: str
    """Tells it from any other moment of the match."""
    seat: Seat
    html: str


class Scene(msgspec.Struct, frozen=True):
    """One view, drawn and told in one language. Markup has no style attributes and no scripts."""

    facts: tuple[str, ...]
    """Short facts for the bar: the round, what ends the game."""
    layers: dict[str, str]
    """SVG for the board's overlay slots, by the id of the slot; besides `key`, the HTML of the map's key, and `mini`,
    the small map of a phone."""
    seats: tuple[SeatCard, ...]
    track: str
    """HTML below the seats panel, of one height throughout a match."""
    hand: str
    """HTML of what the viewer holds."""
    prompt: str
    """What is asked of the viewer, or whom the table waits for."""
    hint: str
    focus: tuple[float, float, float, float]
    """The part of the board (x, y, width, height) that must be seen with the offers, such as a train; without offers,
    what is worth seeing. The whole board: whatever the offers need."""
    results: str = ""
    """HTML that sums up the round or match that has just been scored, shown once over the board."""
    results_key: str = ""
    """Changes when there are new results: `over` is the accounts of a finished match, `story` how it went."""
    results_layers: dict[str, str] = {}
    """The overlay as it lay when it was scored."""
    plans: tuple[Plan, ...] = ()
    """Suggestions that take several actions, best first."""
    aims: bool = False
    """Whether the things of the board that bear `data-aim` can be aimed at now. They are circles without a radius;
    `data-reach` says how far around its middle a thing is meant, in the units of the board."""
    series: str = ""
    """The series of offers (`Step.series`) that is asked about now, whoever is asked: an order ends with it."""
    page: Page | None = None
    """What of the look-up helps with what is asked now: a button of the dock opens it."""
    dear: tuple[Dear, ...] = ()
    """What the viewer is too short of money for, beside what can be chosen."""
    steps: tuple[TurnStep, ...] = ()
    """The steps of the turn in play, in order; none once the match is over."""
    goal: str = ""
    """What the viewer plays for, in one sentence of HTML; with the viewer's own cities, contracts or home in bold."""
    panel: SidePanel | None = None
    """A panel of the game's own; whether there is one and where it stands is the same throughout a match."""
    annex: str = ""
    """HTML of a panel at the left of the board, for a map that leaves room there; a tab on smaller screens."""
    moment: MomentSheet | None = None
    """Who went out last, if anybody has: whoever presents the scene adds it (`Look.leaving`)."""


@dataclass(frozen=True, kw_only=True)
class Maps:
    """Maps of their own that people bring, as text."""

    option: str
    """The option of a match that holds such a map."""
    check: Callable[[str], Sequence[CapolineaError]]
    """Everything that is wrong with one, the gravest first; the fact `hex` says where."""
    draw: Callable[[str, Say], str]
    """A sound one as a self-contained SVG."""


@dataclass(frozen=True, kw_only=True)
class Leaving(Generic[V]):
    """Seats that go out of the game while the others play on."""

    out: Callable[[V], tuple[Seat, ...]]
    """Those that have gone out."""
    event: type[Any]
    """What happens to a seat that does; it has the seat."""
    moment: Callable[[Situation[V], Callable[[], Situation[V]], Sequence[Event], Seat, Say], Moment]
    """How a seat went out: from the situation now and, if it is asked for, before it happened, and from the events
    until then that the viewer may know."""


def written_plainly(say: Say, total: Fact) -> str:
    return plain(int(total))


@dataclass(frozen=True, kw_only=True)
class Look(Generic[V]):
    """One game's face."""

    key: str
    package: str
    """Where its `messages/` and stylesheet lie."""
    css: str
    """Name of its stylesheet in the package."""
    names: Mapping[str, Namer]
    """How facts of its own kinds (a line, a city) are called."""
    board: Callable[[Say], str]
    """The static board as SVG, with empty overlay slots; cached per language."""
    poster: Callable[[], str]
    """A small drawing for the lobby, in tones of its own that are the same by day and by night."""
    difficulty: int
    """How hard it is to learn, from 1 to 3."""
    total: Namer = written_plainly
    """How a final score is written, such as a sum of money."""
    board_on: Callable[[Say, Options], str] | None = None
    """The static board of a match whose options say on which map it is played; None: there is one map."""
    names_on: Callable[[Options], Mapping[str, Namer]] | None = None
    """How things are called on the map of a match, besides `names`."""
    maps: Maps | None = None
    """Where people may bring maps of their own."""
    hides: bool = True
    """Whether seats hide anything from each other: then a veil stands between people who share a screen."""
    scene: Callable[[Situation[V], Say], Scene]
    offers: Callable[[Situation[V], Sequence[Action], Say], list[OfferCard]]
    """Cards for some of the viewer's actions: its offers, or what would be accepted instead of a refused one."""
    log: Callable[[Event, Say], LogLine | None]
    """None: nothing worth a line."""
    picture: Callable[[Situation[V], Say], str]
    """Board and overlay as one self-contained SVG, for notebooks and files."""
    text: Callable[[Situation[V], Say], str]
    """The table in plain text, for the terminal."""
    meant: Callable[[Situation[V], str, Say], Meant | None]
    """What a seated viewer could mean by touching a thing that is not offered, named as in `data-id`, `data-aim`,
    `data-target` or `data-thing`; None: there is no such thing. The rules say why not."""
    letters: Callable[[Situation[V], Say, int, int], Canvas]
    """The board in letters, for so many columns and rows: a map that cannot be scaled may take more."""
    holding: Callable[[Situation[V], Say], list[str]]
    """What the viewer decides by, besides the board and the seats, in a few lines of text: cards, dice, an auction."""
    aim: Callable[[Situation[V], str, str, Say], Aim] | None = None
    """Ways to a thing of the board that bears `data-aim`, worked out when somebody asks; from the origin that the last
    answer named, if it named one."""
    look_up: Callable[[Situation[V], str, Say], str] | None = None
    """HTML that tells about something: tables, odds, comparisons; about nothing in particular, the first page. Rows
    with `data-find` can be searched, `data-about` leads to another page, `data-target` chooses as on the board."""
    story: Callable[[Situation[V], Sequence[Event], Say], str] | None = None
    """How the match went, from the events that the viewer may know: the results, once it is over."""
    leaving: Leaving[V] | None = None
    """Where a seat may go out before the match ends."""

    def see(self, match: Match[Any, V], viewer: Seat | None) -> Situation[V]:
        """What `viewer` (None: a spectator) sees of a match, and may do in it."""
        return Situation(match.view(viewer), [] if viewer is None else match.offers(viewer))

    def say(self, language: str, seats: tuple[str, ...] = (), options: Options | None = None) -> Say:
        """Speaks of the game, and with `options` of a match of it."""
        return Say(language, (self.package,), self.names_in(options), seats)

    def names_in(self, options: Options | None) -> Mapping[str, Namer]:
        if options is None or self.names_on is None:
            return self.names
        return {**self.names, **self.names_on(options)}

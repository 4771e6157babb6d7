"""How a game shows itself: functions from a view to drawings and words, wired into one `Look` value.

The page, the terminal and the record viewer serve all games through this contract; none knows a game's name.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic

import msgspec

from capolinea.core.action import Action, Seat
from capolinea.core.event import Event
from capolinea.core.refusal import CapolineaError
from capolinea.core.rules import Options, V
from capolinea.i18n import Namer, Say


class OfferCard(msgspec.Struct, frozen=True):
    """One offer as a person meets it."""

    action: str
    """Its text notation: what is sent when it is chosen."""
    targets: tuple[str, ...]
    """What one would click, in order: `("line:214",)`, `("button:stop",)`. Targets of all offers form a tree."""
    label: str
    """A full phrase, for the list of offers and for screen readers."""
    note: str = ""
    """A figure to weigh it by, such as its cost."""
    names: tuple[str, ...] = ()
    """What each target is called beside its siblings; empty or left out: the label."""
    pictures: tuple[str, ...] = ()
    """SVG of each target round the origin, about 60 units wide, for those that are chosen by their look. The last one
    is also shown on the board, at the first target, while the offer is chosen."""
    trace: str = ""
    """SVG in the units of the board that shows, while the offer is chosen, what it would do; instead of a picture."""


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


class LogLine(msgspec.Struct, frozen=True):
    """One event in words; `targets` are the things it speaks of, to be lit when it is pointed at."""

    text: str
    seat: Seat | None = None
    targets: tuple[str, ...] = ()
    heading: bool = False
    """Begins a round or phase."""


class Plan(msgspec.Struct, frozen=True):
    """Several actions in a row, such as a whole ride. The page sends one at a time, as long as each is offered.

    A drawing in the overlay with `data-plan` and the plan's number shows it; the first one is shown at once.
    """

    label: str
    note: str
    figure: str
    """What it costs, in large type."""
    detail: str
    """Of what the figure is made up."""
    actions: tuple[str, ...]


class Scene(msgspec.Struct, frozen=True):
    """One view, drawn and told in one language. Markup has no style attributes and no scripts."""

    facts: tuple[str, ...]
    """Short facts for the bar: the round, what ends the game."""
    layers: dict[str, str]
    """SVG for the board's overlay slots, by the id of the slot; besides `key`, the HTML of the map's key, and `mini`,
    the small map of a phone."""
    seats: tuple[SeatCard, ...]
    track: str
    """HTML below the seats panel."""
    hand: str
    """HTML of what the viewer holds."""
    prompt: str
    """What is asked of the viewer, or whom the table waits for."""
    hint: str
    focus: tuple[float, float, float, float]
    """The part of the board (x, y, width, height) that a small screen should open on."""
    results: str = ""
    """HTML that sums up the round or match that has just been scored, shown once over the board."""
    results_key: str = ""
    """Changes when there are new results."""
    results_layers: dict[str, str] = {}
    """The overlay as it lay when it was scored."""
    plans: tuple[Plan, ...] = ()
    """Suggestions that take several actions, best first."""
    annex: str = ""
    """HTML of a panel at the left of the board, for a map that leaves room there; a tab on smaller screens."""


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
    """A small drawing for the lobby."""
    board_on: Callable[[Say, Options], str] | None = None
    """The static board of a match whose options say on which map it is played; None: there is one map."""
    names_on: Callable[[Options], Mapping[str, Namer]] | None = None
    """How things are called on the map of a match, besides `names`."""
    maps: Maps | None = None
    """Where people may bring maps of their own."""
    hides: bool = True
    """Whether seats hide anything from each other: then a veil stands between people who share a screen."""
    scene: Callable[[V, Say], Scene]
    offers: Callable[[V, Sequence[Action], Say], list[OfferCard]]
    log: Callable[[Event, Say], LogLine | None]
    """None: nothing worth a line."""
    picture: Callable[[V, Say], str]
    """Board and overlay as one self-contained SVG, for notebooks and files."""
    text: Callable[[V, Say], str]
    """The table in plain text, for the terminal."""

    def say(self, language: str, seats: tuple[str, ...] = (), options: Options | None = None) -> Say:
        """Speaks of the game, and with `options` of a match of it."""
        return Say(language, (self.package,), self.names_in(options), seats)

    def names_in(self, options: Options | None) -> Mapping[str, Namer]:
        if options is None or self.names_on is None:
            return self.names
        return {**self.names, **self.names_on(options)}

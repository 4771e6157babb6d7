"""What pages are made of: plain values that the server fills and the page functions draw.

`TableData` is also the JSON that the client fetches after every push; it holds nothing that its viewer may not know.
"""

from typing import Any

import msgspec

from capolinea.core.action import Seat
from capolinea.render.brief import Brief
from capolinea.render.look import LogLine, OfferCard, Scene


class Visitor(msgspec.Struct, frozen=True):
    """Who looks, and how."""

    language: str
    theme: str = ""
    """"light", "dark", or empty: as the system says."""
    name: str = ""
    """The name last used in this browser."""


class SeatData(msgspec.Struct, frozen=True, gc=False):
    """One seat at a table."""

    seat: Seat
    name: str
    kind: str
    """"person", "bot", or "open": waiting for whoever has the link."""
    level: str = ""
    """Of a bot."""
    mine: bool = False
    """Held by this browser."""
    to_move: bool = False
    connected: bool = True
    away_minutes: int = 0
    invite: str = ""
    """Path of the link by which the seat can be taken; only for the host, only while nobody holds it."""
    stand_in: bool = False
    """A bot plays for whoever holds the seat."""
    can_take_back: bool = False
    """This browser holds it, and may take it back from that bot."""
    out: bool = False
    """It has gone out of the game while others play on."""
    is_absent: bool = False
    """The holder has been away so long that the host may let a bot stand in; told to the host only."""


class ChatLine(msgspec.Struct, frozen=True, gc=False):
    number: int
    seat: Seat | None
    """None: a spectator."""
    name: str
    text: str
    time: str
    """HH:MM in UTC; the client shows local time from `at`."""
    at: float
    """Seconds since 1970."""


class LoggedLine(msgspec.Struct, frozen=True, gc=False):
    """A line of the log, and the entry it belongs to."""

    entry: int
    line: LogLine
    at: float


class OutcomeRow(msgspec.Struct, frozen=True):
    """One seat's account, best first; `parts` add up to `total`."""

    rank: int
    seat: Seat
    name: str
    parts: tuple[int, ...]
    total: int


class OutcomeData(msgspec.Struct, frozen=True):
    """How it ended, in words."""

    title: str
    reason: str
    columns: tuple[str, ...]
    rows: tuple[OutcomeRow, ...]
    commitment: str
    seed: str
    """Shown once the match is over, so that anybody can check the draws."""


class TableData(msgspec.Struct, frozen=True, gc=False):
    """Everything one viewer's page shows of a table at one entry."""

    table: str
    game: str
    game_name: str
    status: str
    """"open": seats are still free; "playing"; "over"."""
    entry: int
    """The entry this shows."""
    last_entry: int
    """The newest there is; larger than `entry` only in a replay."""
    viewer: Seat | None
    """The seat whose view this is; None: a spectator."""
    my_seats: tuple[Seat, ...]
    """Seats that this browser holds; several: people share this screen, and a privacy screen stands between."""
    seats: tuple[SeatData, ...]
    scene: Scene
    offers: tuple[OfferCard, ...]
    can_undo: bool
    log: tuple[LoggedLine, ...]
    chat: tuple[ChatLine, ...]
    changed: tuple[str, ...]
    """Targets that the last entry touched, in order: what the client animates."""
    options: tuple[str, ...]
    """Options of the match that differ from the usual game, in words."""
    board_url: str
    css_url: str
    watch_url: str
    """Path of the spectators' link; empty for spectators."""
    is_host: bool
    commitment: str
    """Published before play; the draws can be checked against it afterwards."""
    outcome: OutcomeData | None = None
    hides: bool = True
    """Whether seats hide anything from each other."""
    levels: tuple[tuple[str, str], ...] = ()
    """Bot levels, weakest first: key and words. The host may put a bot in a seat that is open or absent."""
    has_look_up: bool = False
    """Whether the game has tables to look things up in."""
    old_rules: int = 0
    """The version of the rules it is played by, where there is a newer one; else 0."""
    can_hurry: bool = False
    """All seats of this browser are out and only bots are left: they may be hurried, or play the rest at once."""
    absence_minutes: int = 3
    """How long somebody must be away before a bot may stand in."""
    company: str = ""
    """Changes when somebody sits down, leaves or speaks: by it the server knows what a listener has missed."""
    mark: str = ""
    """Names exactly this, apart from the log: whoever has it can be sent what has changed since."""
    older: bool = False
    """Whether there are lines of the log before these."""


class TableNews(msgspec.Struct, frozen=True):
    """What has changed since the table that the asker has, and the lines of the log that it asked for."""

    have: str
    """The mark of that table."""
    change: dict[str, Any] | None
    """As `server/delta.py` describes it; None: nothing."""
    log: tuple[LoggedLine, ...]


class LogData(msgspec.Struct, frozen=True):
    """Older lines of the log."""

    lines: tuple[LoggedLine, ...]
    older: bool
    """Whether there are still older ones."""


class LookUpData(msgspec.Struct, frozen=True):
    """A page of the game's look-up, as HTML."""

    html: str


class RefusalData(msgspec.Struct, frozen=True):
    """A refused move: the reason in one sentence, its clause, and the smallest move that would be accepted."""

    code: str
    message: str
    clause: str = ""
    clause_text: str = ""
    """The clause in one sentence."""
    clause_url: str = ""
    fix: OfferCard | None = None
    table: TableData | None = None
    """The fresh table, where the move was made on an old one."""


class WhyData(msgspec.Struct, frozen=True):
    """Why nothing happens when a thing is touched: what is to be said first, the clause, and what would help."""

    lamp: str
    """"stop": a rule forbids it; "wait": it is not the viewer's turn, or there is nothing to do with it now."""
    message: str
    more: str = ""
    """What else there is to say: the clause in words, or what is asked for instead."""
    clause: str = ""
    clause_url: str = ""
    fix: OfferCard | None = None
    target: str = ""
    """Which of the things that were asked about is meant."""


class OptionData(msgspec.Struct, frozen=True):
    """One option of a game: a tick box, or a choice where `choices` are given (value, words)."""

    key: str
    name: str
    explanation: str
    default: str
    choices: tuple[tuple[str, str], ...] = ()
    text: bool = False
    """A long text, pasted or read from a file."""
    most_seats: int = 0
    """With how many players at most it counts; 0: with any number."""


class GameData(msgspec.Struct, frozen=True):
    """One game on offer in the lobby."""

    key: str
    name: str
    summary: str
    least: int
    most: int
    options: tuple[OptionData, ...]
    levels: tuple[tuple[str, str], ...]
    """Bot levels, weakest first: key and words."""
    poster: str
    """SVG."""
    kind: str = ""
    """What kind of game it is, in one line."""
    length: str = ""
    """How long a match takes, in words."""
    difficulty: int = 1
    """From 1 to 3."""
    css_url: str = ""
    """The game's stylesheet, which its poster needs."""


class PlaceData(msgspec.Struct, frozen=True):
    """A seat's place at the end of a match."""

    rank: int
    seat: Seat
    name: str
    total: str


class LobbyRow(msgspec.Struct, frozen=True):
    """A table of this browser."""

    table: str
    game_name: str
    status: str
    note: str
    """Where play stands, in one phrase."""
    seats: tuple[SeatData, ...]
    my_turn: bool
    at: float
    """When something last happened."""
    since: str = ""
    """How long ago that was, in words."""
    day: str = ""
    """On which day, in words."""
    places: tuple[PlaceData, ...] = ()
    """How it ended, best first."""
    out: bool = False
    """All seats of this browser have gone out; others play on."""


class LobbyData(msgspec.Struct, frozen=True):
    """What the lobby shows a browser: tables it plays at, waits at and has played at, and the games."""

    running: tuple[LobbyRow, ...]
    finished: tuple[LobbyRow, ...]
    games: tuple[GameData, ...]
    open: tuple[LobbyRow, ...] = ()
    chosen: str = ""
    """The game that the form begins with; empty: the first."""


class JoinData(msgspec.Struct, frozen=True):
    """The page behind an invitation."""

    table: str
    game_name: str
    host: str
    seats: tuple[SeatData, ...]
    seat: Seat
    """The seat the link is for."""
    options: tuple[str, ...]
    taken: bool
    """Somebody else sits there already."""


class RulesData(msgspec.Struct, frozen=True):
    """The rules of a game in our own words: chapters of clauses, each addressable by its id."""

    game: str
    game_name: str
    chapters: tuple[tuple[str, tuple[tuple[str, str], ...]], ...]
    """(title, ((clause id, text), …)), …"""
    old_rules: int = 0
    """The older version that was asked for; else 0."""
    differences: tuple[tuple[str, str], ...] = ()
    """What was different in that version: (clause id, text), …"""


class BriefData(msgspec.Struct, frozen=True):
    """A game in brief: its words, and a turn in pictures."""

    game: str
    game_name: str
    style: str
    """The address of the game's stylesheet."""
    brief: Brief
    ground: str
    """The land under all pictures, as SVG."""
    pictures: tuple[str, ...]
    seats: tuple[int, int]
    """The fewest and the most that can play."""

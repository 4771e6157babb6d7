"""What a store gives and takes: plain values, without a word of SQL."""

from dataclasses import dataclass, field

#: Kinds of seats.
PERSON = "person"
BOT = "bot"
OPEN = "open"


@dataclass(frozen=True, kw_only=True)
class SeatRow:
    """One seat. `holder` is the hash of the browser's token; `invited`: the seat has a link.

    A bot in a seat with a holder stands in for that holder, whose seat it stays.
    """

    seat: int
    name: str
    kind: str
    level: str = ""
    holder: str | None = None
    invited: bool = False
    here_until: float = 0.0
    """Until when the holder is known to be connected: a time to come while they are, later the time they left."""


@dataclass(frozen=True, kw_only=True)
class TableRow:
    """One table and its seats."""

    id: str
    game: str
    rules_version: int
    map_id: str
    map_hash: str
    options: str
    """JSON."""
    # Kept out of repr, so that no log or traceback can show it.
    seed: bytes | None = field(repr=False)
    seed_chosen: bool = False
    commitment: str | None = None
    host: str | None = None
    """Hash of the token of the browser that opened it."""
    imported: bool = False
    created: float
    changed: float
    """When the last entry was written."""
    status: str
    """"open", "playing" or "over"."""
    waiting: tuple[int, ...] = ()
    """The seats that owe a decision."""
    last: int = 0
    """Number of the newest entry."""
    rematch: str | None = None
    """The table where the same people play again."""
    seats: tuple[SeatRow, ...] = ()


@dataclass(frozen=True)
class EntryRow:
    """Entry number `seq` as JSON (`core.codec.EntryData`)."""

    seq: int
    at: float
    body: bytes


@dataclass(frozen=True, kw_only=True)
class ChatRow:
    number: int
    seat: int | None
    name: str
    text: str
    at: float

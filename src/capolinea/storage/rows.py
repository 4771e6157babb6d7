"""The rows that a store reads and writes, as plain values without SQL.

Three attributes of `TableRow` have other names than their columns (`sql.COLUMNS`): stored databases keep theirs.
"""

from dataclasses import dataclass, field

#: Kinds of seats.
PERSON = "person"
BOT = "bot"
OPEN = "open"


@dataclass(frozen=True, kw_only=True)
class SeatRow:
    """One seat. `holder` is the hash of the browser's token; `invited` says whether the seat has a link.

    A bot in a seat with a holder stands in for the holder, who keeps the seat.
    """

    seat: int
    name: str
    kind: str
    level: str = ""
    holder: str | None = None
    invited: bool = False
    here_until: float = 0.0
    """Until when the holder counts as connected: a future time while they are, later the time they left."""


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
    # Left out of repr, so that no log or traceback can show it.
    seed: bytes | None = field(repr=False)
    seed_chosen: bool = False
    commitment: str | None = None
    host: str | None = None
    """Hash of the token of the browser that opened the table."""
    imported: bool = False
    created: float
    last_entry_at: float
    """When the last entry was written."""
    status: str
    """"open", "playing" or "over"."""
    seats_to_move: tuple[int, ...] = ()
    """The seats that owe a decision."""
    last_entry: int = 0
    """Number of the newest entry."""
    rematch: str | None = None
    """The table where the same people play again."""
    outcome: str | None = None
    """JSON of how the match ended; None while it is played, and of matches that ended before this was stored."""
    out: tuple[int, ...] = ()
    """The seats that have gone out of the game before its end."""
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

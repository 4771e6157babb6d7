"""The interface of a store; the layers above do not know which database is used."""

from collections.abc import Sequence
from typing import Final, Protocol, TypeAlias

from capolinea.core.refusal import CapolineaError
from capolinea.storage.rows import ChatRow, EntryRow, SeatRow, TableRow


class StorageError(CapolineaError):
    """The store cannot do what was asked."""


class StorageLost(StorageError):
    """The database is gone, full, damaged or out of reach; `facts["why"]` says which."""


class TableDamaged(StorageError):
    """What is stored of one table cannot be read; the others are not affected."""


class StaleEntry(StorageError):
    """Another writer stored an entry with that number first."""


class SeatTaken(StorageError):
    """Another player already holds the seat."""


#: Later than any time.
INF: Final = float("inf")

#: A table id and the hash of a browser that may hold seats there.
Place: TypeAlias = tuple[str, str]


class Store(Protocol):
    """Every method that writes returns only after the write is on disk."""

    def claim(self) -> None:
        """Become the only server that uses the database, until it is closed; raises StorageError if another one does.
        Databases that several servers may share have nothing to claim."""

    async def open(self) -> None:
        """Migrate the database to the newest schema and connect."""

    async def close(self) -> None: ...

    @property
    def is_healthy(self) -> bool:
        """Return whether acknowledged writes are still stored, as far as is known without asking the database."""

    async def probe(self, *, thorough: bool = False) -> None:
        """Write something and read it back; raises StorageLost if that fails. `thorough`: as much as a few moves."""

    async def secret(self) -> bytes:
        """Return the server's secret, created at first use and shared by all workers."""

    async def add_table(self, table: TableRow, entries: Sequence[EntryRow]) -> None:
        """Store a new table with its seats and first entries, all or nothing."""

    async def table(self, table: str) -> TableRow | None: ...

    async def entries(self, table: str, after: int = -1) -> list[EntryRow]:
        """Return the entries with a number above `after`, in order."""

    async def append(
        self,
        table: str,
        entry: EntryRow,
        *,
        status: str,
        seats_to_move: Sequence[int],
        outcome: str | None = None,
        out: Sequence[int] = (),
    ) -> None:
        """Store the next entry and the table's new status; raises StaleEntry if the number is not the next one."""

    async def take_seat(
        self, table: str, seat: SeatRow, *, was: SeatRow, status: str, gone_by: float | None = None, ahead: float = INF
    ) -> None:
        """Replace the seat `was`; raises SeatTaken if its kind or holder has changed, or if the holder has been
        there since `gone_by`. A presence until later than `ahead` was stored before the clock was put back, and says
        nothing."""

    async def note_presence(self, here: Sequence[Place], until: float, gone: Sequence[tuple[Place, float]]) -> None:
        """Record that those in `here` count as present until `until`, and when each of those in `gone` left."""

    async def set_rematch(self, table: str, next_table: str) -> str:
        """Set the rematch's table unless one is set; return the one that is set."""

    async def tables_of(self, browser: str, limit: int) -> list[TableRow]:
        """Return the tables that a browser has opened or sits at and has not forgotten, most recently changed first."""

    async def forget(self, table: str, browser: str) -> None:
        """Leave a table out of what `tables_of` returns for this browser. The table itself stays as it is."""

    async def waiting_for_bots(self, before: float) -> list[str]:
        """Return the tables in play where a bot has been to move since `before` or longer; not those of bots alone."""

    async def add_chat(self, table: str, *, seat: int | None, name: str, text: str, at: float) -> ChatRow: ...

    async def chat(self, table: str, limit: int) -> list[ChatRow]:
        """Return the newest lines, oldest first."""

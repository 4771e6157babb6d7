"""The contract of a store; nothing above it knows which database there is."""

from collections.abc import Sequence
from typing import Protocol, TypeAlias

from capolinea.core.refusal import CapolineaError
from capolinea.storage.rows import ChatRow, EntryRow, SeatRow, TableRow


class StorageError(CapolineaError):
    """The store cannot do what was asked."""


class StorageLost(StorageError):
    """The database is gone, full, damaged or out of reach; `facts["why"]` says which."""


class Stale(StorageError):
    """Somebody else wrote that entry first."""


class SeatTaken(StorageError):
    """Somebody sits there already."""


#: A table and the hash of a browser that may hold seats there.
Place: TypeAlias = tuple[str, str]


class Store(Protocol):
    """Every method that writes returns only after the write is on disk."""

    async def open(self) -> None:
        """Bring the database to the newest shape and connect."""

    async def close(self) -> None: ...

    @property
    def is_sound(self) -> bool:
        """Whether what was acknowledged is still where it was put, as far as can be told without asking."""

    async def probe(self) -> None:
        """Write something and read it again; raises StorageLost where that fails."""

    async def secret(self) -> bytes:
        """The server's secret, made at first use and the same for all workers."""

    async def add_table(self, table: TableRow, entries: Sequence[EntryRow]) -> None:
        """A new table with its seats and first entries, all or nothing."""

    async def table(self, table: str) -> TableRow | None: ...

    async def entries(self, table: str, after: int = -1) -> list[EntryRow]:
        """Entries above number `after`, in order."""

    async def append(self, table: str, entry: EntryRow, *, status: str, waiting: Sequence[int]) -> None:
        """Write the next entry, and where that leaves the table; raises Stale if the number is not the next."""

    async def take_seat(
        self, table: str, seat: SeatRow, *, was: SeatRow, status: str, gone_by: float | None = None
    ) -> None:
        """Replace the seat `was`; raises SeatTaken when its kind or its holder is another by now, or when the holder
        has been there since `gone_by`."""

    async def note_presence(self, here: Sequence[Place], until: float, gone: Sequence[tuple[Place, float]]) -> None:
        """Those who are `here` will be until `until`, as far as is known; those who are gone left at a time."""

    async def set_rematch(self, table: str, next_table: str) -> str:
        """Name the table of the rematch unless one is named already; the one that counts."""

    async def tables_of(self, browser: str, limit: int) -> list[TableRow]:
        """Tables that a browser has opened or sits at, newest change first."""

    async def waiting_for_bots(self, before: float) -> list[str]:
        """Tables in play where it has been a bot's turn since a time not after `before`."""

    async def add_chat(self, table: str, *, seat: int | None, name: str, text: str, at: float) -> ChatRow: ...

    async def chat(self, table: str, limit: int) -> list[ChatRow]:
        """The newest lines, oldest first."""

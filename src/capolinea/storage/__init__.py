"""Stores matches. An entry, once acknowledged, is never lost, changed or deleted."""

from capolinea.storage.rows import ChatRow, EntryRow, SeatRow, TableRow
from capolinea.storage.sql import SqlStore
from capolinea.storage.store import SeatTaken, StaleEntry, StorageError, StorageLost, Store, TableDamaged

__all__ = [
    "ChatRow",
    "EntryRow",
    "SeatRow",
    "SeatTaken",
    "SqlStore",
    "StaleEntry",
    "StorageError",
    "StorageLost",
    "Store",
    "TableDamaged",
    "TableRow",
]

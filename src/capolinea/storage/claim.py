"""One server at a time uses an SQLite file: two would not hear of each other's moves, and their bots would think twice.

The lock belongs to the process and ends with it, however it ends. Other programs, such as `capolinea export`, do not
take it.
"""

import errno
import logging
import os
from pathlib import Path
from typing import Final

from capolinea.storage.store import StorageError

LOG = logging.getLogger("capolinea")

#: What a system answers if another process has the lock; and if a file system has no locks.
TAKEN: Final = (errno.EWOULDBLOCK, errno.EACCES)
NO_LOCKS: Final = (errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOSYS)


class Claim:
    """The claim of this process to a database file."""

    def __init__(self, file: Path) -> None:
        self._path = file.with_name(f"{file.name}.lock")
        self._lock: int | None = None

    def take(self) -> None:
        """Take the lock; raises StorageError if another server has it."""
        if self._lock is not None:
            return
        lock = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            lock_file(lock)
        except OSError as error:
            os.close(lock)
            if error.errno in TAKEN:
                raise StorageError("database.in_use") from None
            if error.errno not in NO_LOCKS:
                raise
            LOG.warning("whether another server uses %s cannot be told: its file system has no locks", self._path)
            return
        self._lock = lock

    def give_back(self) -> None:
        lock, self._lock = self._lock, None
        if lock is not None:
            os.close(lock)


def lock_file(lock: int) -> None:
    """Lock an open file for this process, or raise OSError."""
    try:
        import fcntl
    except ImportError:
        import msvcrt

        msvcrt.locking(lock, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
    else:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)

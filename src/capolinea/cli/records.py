"""Records read from files or standard input, and written to files."""

import os
import sys
import tempfile
from pathlib import Path

import msgspec

from capolinea.api import Match
from capolinea.core.chance import SeededChance
from capolinea.core.record import (
    MAX_BYTES,
    Record,
    SeatRecord,
    decode_record,
    encode_record,
    read_record,
    replay_record,
)
from capolinea.games.catalogue import rules_of


def open_record(file: str) -> Record:
    """Return the record in `file`, or on standard input if it is `-`; raises RecordError or OSError."""
    if file == "-":
        return decode_record(sys.stdin.buffer.read(MAX_BYTES + 1))
    return read_record(Path(file))


def replayed(record: Record) -> Match:
    """Return the match of a record, replayed and judged."""
    return replay_record(rules_of(record.game), record, Match)


def resumable(match: Match, seats: tuple[SeatRecord, ...]) -> Record:
    """Return the record with its seed even while the match is running, so that it can be continued."""
    record = match.record(seats)
    if isinstance(match.chance, SeededChance):
        return msgspec.structs.replace(record, seed=match.chance.seed.hex())
    return record


def write_whole(path: Path, data: bytes) -> None:
    """Write a file atomically: at any moment either the old or the new one is there, complete."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent or Path())
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        # mkstemp creates files that only their owner may read; a record gets the permissions of any new file.
        mask = os.umask(0)
        os.umask(mask)
        Path(name).chmod(0o666 & ~mask)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def save_record(path: Path, match: Match, seats: tuple[SeatRecord, ...]) -> None:
    write_whole(path, encode_record(resumable(match, seats)))

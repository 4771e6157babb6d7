"""Records from files or standard input, and to files."""

import os
import sys
import tempfile
from pathlib import Path

import msgspec

from capolinea.api import Match
from capolinea.core.chance import SeededChance
from capolinea.core.record import MAX_BYTES, Record, SeatRecord, decode_record, encode_record, match_from, read_record
from capolinea.games.catalogue import rules_of


def open_record(file: str) -> Record:
    """The record in `file`, or on standard input where it is `-`; raises RecordError or OSError."""
    if file == "-":
        return decode_record(sys.stdin.buffer.read(MAX_BYTES + 1))
    return read_record(Path(file))


def replayed(record: Record) -> Match:
    """The match that the record tells, replayed and judged."""
    return match_from(rules_of(record.game), record, Match)


def resumable(match: Match, seats: tuple[SeatRecord, ...]) -> Record:
    """The record with its seed even while the match is running: without it nobody could play on."""
    record = match.record(seats)
    if isinstance(match.chance, SeededChance):
        return msgspec.structs.replace(record, seed=match.chance.seed.hex())
    return record


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that at any moment the old or the new one is there whole."""
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent or Path())
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        # mkstemp makes files that only their owner may read; a record gets what any new file would.
        mask = os.umask(0)
        os.umask(mask)
        Path(name).chmod(0o666 & ~mask)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def save_record(path: Path, match: Match, seats: tuple[SeatRecord, ...]) -> None:
    write_whole(path, encode_record(resumable(match, seats)))

"""A run in a folder: what it is, and its matches as Parquet files, written as they come; it can be continued."""

import os
from collections import Counter
from pathlib import Path
from typing import Any, Final

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from capolinea.core.refusal import CapolineaError
from capolinea.lab.fingerprint import fingerprint
from capolinea.lab.playing import Batch, MatchResult, PlayedMatch
from capolinea.lab.timing import Times
from capolinea.research import Finding

MANIFEST: Final = "manifest.json"
MATCHES: Final = "matches"
RESULT: Final = "result.json"
#: Where a file keeps how long decisions took.
TIMES: Final = b"capolinea.times"

#: One row per match; docs/lab.md describes the columns.
SCHEMA: Final = pa.schema(
    [
        ("part", pa.int32()),
        ("deal", pa.int64()),
        ("arrangement", pa.int32()),
        ("roles", pa.list_(pa.int32())),
        ("players", pa.list_(pa.string())),
        ("ranks", pa.list_(pa.int32())),
        ("scores", pa.list_(pa.int64())),
        ("wins", pa.list_(pa.float64())),
        ("entries", pa.int32()),
        ("rounds", pa.int32()),
        ("forfeits", pa.list_(pa.struct([("seat", pa.int32()), ("reason", pa.string())]))),
        (
            "findings",
            pa.list_(
                pa.struct(
                    [("table", pa.string()), ("row", pa.string()), ("won", pa.float64()), ("value", pa.float64())]
                )
            ),
        ),
    ]
)


class Manifest(msgspec.Struct, frozen=True, kw_only=True):
    """What a run is. Two runs with the same manifest have the same matches."""

    format: int = 1
    command: str
    game: str
    program: str = ""
    """Version and hash of the program that plays."""
    seed: int
    seats: int
    units: int
    """How many matches or deals, at most."""
    options: dict[str, Any] = {}
    parts: tuple[tuple[str, ...], ...]
    """The players of each part of the run: a ladder has one part for each pair."""
    details: dict[str, Any] = {}
    """What else belongs to the command."""


class RunFolder:
    """Opens or continues a run; refuses a folder that holds anything else."""

    def __init__(self, folder: Path, manifest: Manifest) -> None:
        self.folder = folder
        self.manifest = msgspec.structs.replace(manifest, program=fingerprint())
        path = folder / MANIFEST
        if path.exists():
            check_same(read_manifest(folder), self.manifest, folder)
        elif folder.exists() and any(folder.iterdir()):
            raise CapolineaError("lab.run_not_empty", folder=str(folder))
        else:
            (folder / MATCHES).mkdir(parents=True, exist_ok=True)
            write_whole(path, msgspec.json.format(msgspec.json.encode(self.manifest)) + b"\n")

    def part(self, number: int) -> "RunPart":
        return RunPart(self.folder / MATCHES, number, self.manifest.parts[number])

    def write_result(self, data: bytes) -> None:
        write_whole(self.folder / RESULT, data)


class RunPart:
    """The batches of one part, each in a file of its own; a file is whole or not there."""

    def __init__(self, folder: Path, number: int, players: tuple[str, ...]) -> None:
        self.folder = folder
        self.number = number
        self.players = players

    def file(self, first: int, stop: int) -> Path:
        return self.folder / f"{self.number:03}-{first:08}-{stop:08}.parquet"

    def load(self, first: int, stop: int) -> Batch | None:
        file = self.file(first, stop)
        return read_batch(file) if file.exists() else None

    def save(self, first: int, stop: int, result: Batch) -> None:
        rows = [row_of(self.number, each, self.players) for each in result.matches]
        counts = [sorted(each.items()) for each in result.times.counts]
        table = pa.Table.from_pylist(rows, SCHEMA.with_metadata({TIMES: msgspec.json.encode(counts)}))
        sink = pa.BufferOutputStream()
        pq.write_table(table, sink, compression="zstd")
        write_whole(self.file(first, stop), sink.getvalue().to_pybytes())


def row_of(part: int, match: PlayedMatch, players: tuple[str, ...]) -> dict[str, Any]:
    result = match.result
    return {
        "part": part,
        "deal": match.deal,
        "arrangement": match.arrangement,
        "roles": list(match.roles),
        "players": [players[role] for role in match.roles],
        "ranks": list(result.ranks),
        "scores": list(result.scores),
        "wins": list(result.wins),
        "entries": result.entries,
        "rounds": result.rounds,
        "forfeits": [{"seat": seat, "reason": reason} for seat, reason in result.forfeits],
        "findings": [
            {"table": each.table, "row": each.row, "won": each.won, "value": each.value} for each in result.findings
        ],
    }


def read_batch(file: Path) -> Batch:
    """Return a batch as it was written; raises CapolineaError if the file is damaged."""
    try:
        table = pq.read_table(file, schema=SCHEMA)
        counts = msgspec.json.decode(pq.read_schema(file).metadata[TIMES], type=list[list[tuple[int, int]]])
    except (pa.ArrowInvalid, OSError, KeyError, TypeError, msgspec.DecodeError):
        raise CapolineaError("lab.run_damaged", file=str(file)) from None
    times = Times(len(counts))
    times.counts = [Counter(dict(each)) for each in counts]
    return Batch([match_of(row) for row in table.to_pylist()], times)


def match_of(row: dict[str, Any]) -> PlayedMatch:
    result = MatchResult(
        ranks=tuple(row["ranks"]),
        scores=tuple(row["scores"]),
        wins=tuple(row["wins"]),
        entries=row["entries"],
        rounds=row["rounds"],
        findings=tuple([Finding(**each) for each in row["findings"]]),
        forfeits=tuple([(each["seat"], each["reason"]) for each in row["forfeits"]]),
    )
    return PlayedMatch(row["deal"], row["arrangement"], tuple(row["roles"]), result)


def read_manifest(folder: Path) -> Manifest:
    path = folder / MANIFEST
    try:
        return msgspec.json.decode(path.read_bytes(), type=Manifest)
    except FileNotFoundError:
        raise CapolineaError("lab.run_none", folder=str(folder)) from None
    except (msgspec.DecodeError, OSError):
        raise CapolineaError("lab.run_damaged", file=str(path)) from None


def check_same(old: Manifest, new: Manifest, folder: Path) -> None:
    """Refuse to mix runs, and say what differs."""
    for field in msgspec.structs.fields(Manifest):
        before, now = getattr(old, field.name), getattr(new, field.name)
        if msgspec.to_builtins(before) != msgspec.to_builtins(now):
            raise CapolineaError(
                "lab.run_other",
                folder=str(folder),
                field=field.name,
                before=msgspec.json.encode(before).decode()[:80],
                now=msgspec.json.encode(now).decode()[:80],
            )


def write_whole(path: Path, data: bytes) -> None:
    """Write a file so that it is never seen half written, not even after a crash."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    with draft.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)

"""A match as one JSON file: what it holds, and how a file from anywhere is checked.

A record is hostile input: its size, depth and length are bounded, every field is validated, and nothing in it is
believed that a replay does not confirm.
"""

from pathlib import Path
from typing import Any, Final, Literal, TypeVar

import msgspec

from capolinea.core.chance import SeededChance, commitment_to
from capolinea.core.codec import Codec, EntryData, Json
from capolinea.core.journal import Entry
from capolinea.core.match import Match, ReplayError
from capolinea.core.outcome import Outcome
from capolinea.core.refusal import CapolineaError
from capolinea.core.rules import MapId, Rules, S, UnknownVersion, V

M = TypeVar("M", bound=Match[Any, Any])

FORMAT_VERSION = 1
MAX_BYTES = 8 * 1024 * 1024
MAX_ENTRIES = 50_000


class RecordError(CapolineaError):
    """A file that is no sound record; `facts["entry"]` says where, when it is an entry's fault."""


class SeatRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat there: a shown name and, for a bot, its level."""

    name: str = ""
    bot: str = ""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One match. `seed` is there once the match is over, or when it was chosen beforehand (`seed_chosen`)."""

    format: Literal["capolinea"]
    format_version: int
    game: str
    rules_version: int
    map: MapId
    options: dict[str, Json]
    seats: tuple[SeatRecord, ...]
    entries: tuple[EntryData, ...]
    commitment: str | None = None
    seed: str | None = None
    seed_chosen: bool = False
    outcome: Outcome | None = None


#: Made here, where there is one thread: see `learn_types`.
RECORD: Final = msgspec.json.Decoder(Record)


def record_of(match: Match[S, V], seats: tuple[SeatRecord, ...] = ()) -> Record:
    """The record of `match`; its seed only when the match is over or the seed was chosen."""
    rules, chance, outcome = match.rules, match.chance, match.outcome
    codec = Codec(rules)
    seeded = isinstance(chance, SeededChance)
    open_seed = outcome is not None or match.seed_chosen
    return Record(
        format="capolinea",
        format_version=FORMAT_VERSION,
        game=rules.key,
        rules_version=rules.version,
        map=rules.map_id(match.options),
        options=codec.pack_options(match.options),
        seats=seats or tuple([SeatRecord() for _ in range(match.options.seats)]),
        entries=tuple([codec.pack(entry) for entry in match.journal]),
        commitment=chance.commitment if isinstance(chance, SeededChance) else None,
        seed=chance.seed.hex() if isinstance(chance, SeededChance) and seeded and open_seed else None,
        seed_chosen=match.seed_chosen,
        outcome=outcome,
    )


def encode_record(record: Record) -> bytes:
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


def decode_record(data: bytes) -> Record:
    """The record in `data`; raises RecordError. Nothing is replayed yet."""
    if len(data) > MAX_BYTES:
        raise RecordError("record.too_large", size=len(data), most=MAX_BYTES)
    try:
        record = RECORD.decode(data)
    except (msgspec.ValidationError, msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RecordError("record.malformed", detail=str(error)[:300]) from None
    if record.format_version != FORMAT_VERSION:
        raise RecordError("record.format_version", version=record.format_version, known=FORMAT_VERSION)
    if len(record.entries) > MAX_ENTRIES:
        raise RecordError("record.too_long", entries=len(record.entries), most=MAX_ENTRIES)
    return record


def read_record(path: Path) -> Record:
    """The record in the file at `path`; raises RecordError or OSError."""
    with path.open("rb") as file:
        return decode_record(file.read(MAX_BYTES + 1))


def match_from(rules: Rules[S, V], record: Record, kind: type[M]) -> M:
    """Replay `record` by the rules of its version; raises RecordError naming the entry that does not follow."""
    try:
        rules = rules.at(record.rules_version)
    except UnknownVersion as error:
        raise RecordError(error.code, **error.facts) from None
    codec = Codec(rules)
    try:
        options = codec.options(record.options)
    except msgspec.ValidationError as error:
        raise RecordError("record.options", detail=str(error)) from None
    entries: list[Entry] = []
    for seq, data in enumerate(record.entries):
        try:
            entries.append(codec.unpack(seq, data))
        except (msgspec.ValidationError, CapolineaError) as error:
            raise RecordError("record.entry", entry=seq, detail=str(error)[:300]) from None
    try:
        seed = bytes.fromhex(record.seed) if record.seed else None
        match = kind.replay(rules, options, entries, seed)
    except ReplayError as error:
        raise RecordError(error.code, **error.facts) from None
    except CapolineaError as error:
        raise RecordError("record.options", detail=str(error)) from None
    except ValueError:
        raise RecordError("record.seed") from None
    match.seed_chosen = record.seed_chosen
    if len(record.seats) != options.seats:
        raise RecordError("record.options", detail=f"{len(record.seats)} seats named, {options.seats} in play")
    if record.map != rules.map_id(options):
        raise RecordError("record.map", map=record.map.id)
    if record.outcome is not None and record.outcome != match.outcome:
        raise RecordError("record.outcome")
    return match


def verify(rules: Rules[S, V], record: Record) -> int:
    """Replay, recompute every draw from the revealed seed, check the commitment; the number of draws checked."""
    match_from(rules, record, Match)
    if record.seed is None:
        raise RecordError("verify.no_seed")
    seed = bytes.fromhex(record.seed)
    if record.commitment is None or record.commitment != commitment_to(seed):
        raise RecordError("verify.commitment")
    chance = SeededChance(seed)
    checked = 0
    for seq, entry in enumerate(record.entries):
        for draw in entry.draws:
            if chance.below(draw.kind, draw.below) != draw.value:
                raise RecordError("verify.draw", entry=seq, kind=draw.kind)
            checked += 1
    return checked

"""A match as one JSON file: its contents, and how a file from anywhere is checked.

A record is untrusted input: its size, depth and length are limited, every field is validated, and nothing in it is
accepted unless a replay confirms it.
"""

from pathlib import Path
from typing import Any, Final, Literal, TypeVar

import msgspec

from capolinea.core.chance import SeededChance, commitment_to
from capolinea.core.codec import Codec, EntryData, Json
from capolinea.core.journal import Entry
from capolinea.core.match import Match, ReplayError
from capolinea.core.outcome import Outcome
from capolinea.core.refusal import CapolineaError, IllegalAction, Refusal
from capolinea.core.rules import MapId, Rules, S, UnknownVersion, V

M = TypeVar("M", bound=Match[Any, Any])

FORMAT_VERSION = 1
MAX_BYTES = 8 * 1024 * 1024
MAX_ENTRIES = 50_000


class RecordError(CapolineaError):
    """A file that is not a valid record; `facts["entry"]` says where, if an entry is at fault."""


class OptionsRefused(RecordError):
    """The rules refuse the options of a record; `refusal` says why, in the words of `game`."""

    def __init__(self, game: str, refusal: Refusal) -> None:
        self.game = game
        self.refusal = refusal
        super().__init__("record.options", detail=str(IllegalAction(refusal)))


class SeatRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who played the seat: a display name and, for a bot, its level."""

    name: str = ""
    bot: str = ""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One match. `seed` is included once the match is over, or if it was chosen beforehand (`seed_chosen`)."""

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


#: Created here, while there is one thread: see `resolve_types`.
RECORD: Final = msgspec.json.Decoder(Record)


def record_of(match: Match[S, V], seats: tuple[SeatRecord, ...] = ()) -> Record:
    """Return the record of `match`; its seed only if the match is over or the seed was chosen."""
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
    """Return the record in `data`, not yet replayed; raises RecordError."""
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
    """Return the record in the file at `path`; raises RecordError or OSError."""
    with path.open("rb") as file:
        return decode_record(file.read(MAX_BYTES + 1))


def replay_record(rules: Rules[S, V], record: Record, match_class: type[M]) -> M:
    """Replay `record` with the rules of its version; raises RecordError with the entry that does not follow."""
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
    for number, data in enumerate(record.entries):
        try:
            entries.append(codec.unpack(number, data))
        except (msgspec.ValidationError, CapolineaError) as error:
            raise RecordError("record.entry", entry=number, detail=str(error)[:300]) from None
    try:
        seed = bytes.fromhex(record.seed) if record.seed else None
        match = match_class.replay(rules, options, entries, seed)
    except ReplayError as error:
        raise RecordError(error.code, **error.facts) from None
    except IllegalAction as error:
        raise OptionsRefused(rules.key, error.refusal) from None
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
    """Replay, recompute every draw from the revealed seed, check the commitment; return the number of draws checked."""
    replay_record(rules, record, Match)
    if record.seed is None:
        raise RecordError("verify.no_seed")
    seed = bytes.fromhex(record.seed)
    if record.commitment is None or record.commitment != commitment_to(seed):
        raise RecordError("verify.commitment")
    chance = SeededChance(seed)
    checked = 0
    for number, entry in enumerate(record.entries):
        for draw in entry.draws:
            if chance.below(draw.stream, draw.bound) != draw.value:
                raise RecordError("verify.draw", entry=number, kind=draw.stream)
            checked += 1
    return checked

"""A record file from anywhere becomes a finished table for looking at. The file is hostile until it has replayed."""

from dataclasses import replace

from capolinea.core.match import Match
from capolinea.core.record import Record, SeatRecord, decode_record, match_from
from capolinea.core.refusal import CapolineaError, Fact
from capolinea.games.catalogue import rules_of
from capolinea.server.inputs import NAME_LETTERS, clean
from capolinea.server.json_bounds import is_excessive
from capolinea.server.opening import Faults, Prepared, first_entries, row_of
from capolinea.server.problems import Unsound
from capolinea.server.tables import OVER
from capolinea.storage import SeatRow
from capolinea.storage.rows import BOT, PERSON

#: A table is replayed whenever it is looked at; longer ones than any real match would only keep the server busy.
MAX_ENTRIES = 5_000


def prepare(data: bytes, host: str) -> Prepared | Faults:
    """The table and entries to store, or what is wrong. Runs in another process: errors come back as values."""
    try:
        return read(data, host)
    except CapolineaError as error:
        return error.code, error.facts
    # Whatever a forged file makes the rules stumble over is a fault of the file.
    except Exception as error:
        facts: dict[str, Fact] = {"detail": type(error).__name__}
        return "record.malformed", facts


def read(data: bytes, host: str) -> Prepared:
    if is_excessive(data):
        raise Unsound("record.excessive")
    record: Record = decode_record(data)
    if len(record.entries) > MAX_ENTRIES:
        raise Unsound("record.too_long", entries=len(record.entries), most=MAX_ENTRIES)
    match = match_from(rules_of(record.game), record, Match)
    blank = [SeatRecord()] * match.options.seats
    given = [*record.seats, *blank][: match.options.seats]
    seats = tuple([seat_row(seat, who) for seat, who in enumerate(given)])
    row = row_of(match, seats, host=host)
    row = replace(row, status=OVER, waiting=(), imported=True, commitment=record.commitment)
    return row, first_entries(match, row.created)


def seat_row(seat: int, who: SeatRecord) -> SeatRow:
    level = clean(who.bot, 20)
    return SeatRow(seat=seat, name=clean(who.name, NAME_LETTERS), kind=BOT if level else PERSON, level=level)

"""Turns an uploaded record into a finished table to view. The file is not trusted until it has been replayed."""

from dataclasses import replace

from capolinea.core.match import Match
from capolinea.core.record import OptionsRefused, Record, SeatRecord, decode_record, replay_record
from capolinea.core.refusal import CapolineaError, Fact
from capolinea.games.catalogue import look_of, rules_of
from capolinea.server.inputs import NAME_LETTERS, clean
from capolinea.server.json_bounds import is_excessive
from capolinea.server.opening import Faults, Prepared, first_entries, row_of
from capolinea.server.problems import Unprocessable
from capolinea.server.tables import OVER
from capolinea.storage import SeatRow
from capolinea.storage.rows import BOT, PERSON

#: A table is replayed whenever it is viewed; records longer than any real match would only keep the server busy.
MAX_ENTRIES = 5_000


def prepare(data: bytes, host: str, language: str) -> Prepared | Faults:
    """Return the table and entries to store, or the error. Runs in another process, so errors are returned as
    values."""
    try:
        return read(data, host)
    except OptionsRefused as error:
        told: dict[str, Fact] = {"detail": look_of(error.game).say(language).refusal(error.refusal)}
        return error.code, told
    except CapolineaError as error:
        return error.code, error.facts
    # An error that a forged file causes in the rules is an error of the file.
    except Exception as error:
        facts: dict[str, Fact] = {"detail": type(error).__name__}
        return "record.malformed", facts


def read(data: bytes, host: str) -> Prepared:
    if is_excessive(data):
        raise Unprocessable("record.excessive")
    record: Record = decode_record(data)
    if len(record.entries) > MAX_ENTRIES:
        raise Unprocessable("record.too_long", entries=len(record.entries), most=MAX_ENTRIES)
    match = replay_record(rules_of(record.game), record, Match)
    blank = [SeatRecord()] * match.options.seats
    given = [*record.seats, *blank][: match.options.seats]
    seats = tuple([seat_row(seat, who) for seat, who in enumerate(given)])
    row = row_of(match, seats, host=host)
    row = replace(row, status=OVER, seats_to_move=(), imported=True, commitment=record.commitment)
    return row, first_entries(match, row.created)


def seat_row(seat: int, who: SeatRecord) -> SeatRow:
    level = clean(who.bot, 20)
    return SeatRow(seat=seat, name=clean(who.name, NAME_LETTERS), kind=BOT if level else PERSON, level=level)

"""`capolinea export`: write a finished match of the server's database as a record file."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from capolinea.cli.records import write_whole
from capolinea.cli.stores import database_of, must_exist, with_store
from capolinea.cli.user_errors import UserError
from capolinea.cli.words import words
from capolinea.core.record import SeatRecord, encode_record, record_of
from capolinea.server.match_cache import rebuild
from capolinea.server.tables import OVER
from capolinea.storage import Store
from capolinea.storage.rows import BOT


def export(
    table: Annotated[str, typer.Argument()],
    file: Annotated[str, typer.Argument()] = "-",
    database: Annotated[str, typer.Option(metavar="FILE|URL")] = "",
) -> None:
    source = database_of(database)
    must_exist(source)
    if file != "-" and Path(file).exists():
        raise UserError("file.exists", file=file)
    data = with_store(source, lambda store: finished_record(store, table))
    if file == "-":
        sys.stdout.buffer.write(data)
        return
    write_whole(Path(file), data)
    print(words()("export.done", table=table, file=file), file=sys.stderr)


async def finished_record(store: Store, table: str) -> bytes:
    """Return the record of a match that is over; before the end it would reveal all secrets and the seed."""
    row = await store.table(table)
    if row is None:
        raise UserError("export.no_such_table", table=table[:40])
    if row.status != OVER:
        raise UserError("export.not_over", table=table)
    match = rebuild(row, [], await store.entries(table))
    seats = tuple([SeatRecord(seat.name, seat.level if seat.kind == BOT else "") for seat in row.seats])
    return encode_record(record_of(match, seats))

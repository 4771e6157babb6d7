"""`capolinea export`: a finished match out of the server's database, as a record file."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from capolinea.cli.mistakes import Mistake
from capolinea.cli.records import write_whole
from capolinea.cli.stores import database_of, must_exist, with_store
from capolinea.cli.words import words
from capolinea.core.record import SeatRecord, encode_record, record_of
from capolinea.server.live import rebuild
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
        raise Mistake("file.exists", file=file)
    data = with_store(source, lambda store: finished_record(store, table))
    if file == "-":
        sys.stdout.buffer.write(data)
        return
    write_whole(Path(file), data)
    print(words()("export.done", table=table, file=file), file=sys.stderr)


async def finished_record(store: Store, table: str) -> bytes:
    """Before the end a record would tell everybody's secrets, the seed among them."""
    row = await store.table(table)
    if row is None:
        raise Mistake("export.no_such_table", table=table[:40])
    if row.status != OVER:
        raise Mistake("export.not_over", table=table)
    match = rebuild(row, [], await store.entries(table))
    seats = tuple([SeatRecord(seat.name, seat.level if seat.kind == BOT else "") for seat in row.seats])
    return encode_record(record_of(match, seats))

"""`capolinea import`: store a record file in the server's database, to view it in the browser."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from capolinea.cli.stores import database_of, with_store
from capolinea.cli.words import words
from capolinea.core.record import MAX_BYTES
from capolinea.server.importing import read


def import_(
    file: Annotated[str, typer.Argument()],
    database: Annotated[str, typer.Option(metavar="FILE|URL")] = "",
) -> None:
    table, entries = read(data_of(file), "")
    with_store(database_of(database), lambda store: store.add_table(table, entries))
    print(words()("import.done", path=f"/t/{table.id}"))


def data_of(file: str) -> bytes:
    if file == "-":
        return sys.stdin.buffer.read(MAX_BYTES + 1)
    with Path(file).open("rb") as source:
        return source.read(MAX_BYTES + 1)

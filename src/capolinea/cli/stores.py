"""The server's database, opened for one errand at the command line."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy.exc import SQLAlchemyError

from capolinea.cli.mistakes import Mistake
from capolinea.server.settings import default_database, from_environment
from capolinea.storage import SqlStore, StorageLost, Store

T = TypeVar("T")


def database_of(given: str) -> str:
    """The database of the command line, else of the environment, else the usual one."""
    return given or from_environment().database or str(default_database())


def must_exist(database: str) -> None:
    """To read from a file that is not there would make an empty one."""
    if "://" not in database and not Path(database).expanduser().exists():
        raise Mistake("file.not_found", file=database)


def with_store(database: str, errand: Callable[[Store], Awaitable[T]]) -> T:
    try:
        return asyncio.run(run_errand(database, errand))
    except (SQLAlchemyError, StorageLost) as error:
        cause = error.__cause__ if isinstance(error, StorageLost) else error
        detail = str(getattr(cause, "orig", None) or cause or error)
        raise Mistake("store.unreachable", database=database, detail=detail[:200]) from None


async def run_errand(database: str, errand: Callable[[Store], Awaitable[T]]) -> T:
    store = SqlStore(database)
    try:
        await store.open()
        return await errand(store)
    finally:
        await store.close()

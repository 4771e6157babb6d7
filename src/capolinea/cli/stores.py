"""The server's database, opened for one task at the command line."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from sqlalchemy.exc import SQLAlchemyError

from capolinea.cli.user_errors import UserError
from capolinea.server.settings import default_database, from_environment
from capolinea.storage import SqlStore, StorageLost, Store

T = TypeVar("T")


def database_of(given: str) -> str:
    """Return the database of the command line, or of the environment, or the default one."""
    return given or from_environment().database or str(default_database())


def must_exist(database: str) -> None:
    """Raise UserError if the file is missing, because opening it would create an empty one."""
    if "://" not in database and not Path(database).expanduser().exists():
        raise UserError("file.not_found", file=database)


def with_store(database: str, task: Callable[[Store], Awaitable[T]]) -> T:
    try:
        return asyncio.run(run_task(database, task))
    except (SQLAlchemyError, StorageLost) as error:
        cause = error.__cause__ if isinstance(error, StorageLost) else error
        detail = str(getattr(cause, "orig", None) or cause or error)
        raise UserError("store.unreachable", database=database, detail=detail[:200]) from None


async def run_task(database: str, task: Callable[[Store], Awaitable[T]]) -> T:
    store = SqlStore(database)
    try:
        await store.open()
        return await task(store)
    finally:
        await store.close()

"""Tables that stand in the server's own database before anybody comes: a match with a seed of our choice."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.browser.player import STILL, Player
from tests.browser.server_process import ServerProcess
from tests.browser.stages import match_at

from capolinea.api import Match
from capolinea.server.keys import Keys, hash_browser
from capolinea.server.opening import first_entries, row_of
from capolinea.storage import SeatRow, SqlStore, TableRow
from capolinea.storage.rows import BOT, OPEN, PERSON


def lay_table(database: Path, match: Match, *bots: str) -> str:
    """Put `match` into the database: the first seat waits for a guest, bots of these levels have the others.

    The path of the invitation to the first seat.
    """
    guest = SeatRow(seat=0, name="", kind=OPEN, invited=True)
    others = [SeatRow(seat=place, name=f"Bot {place}", kind=BOT, level=level) for place, level in enumerate(bots, 1)]
    row = row_of(match, (guest, *others), host=None)
    return f"/join/{add_table(database, match, row).invite(row.id, 0)}"


def lay_finished(database: Path, match: Match, token: str, *names: str) -> str:
    """Put a finished `match` into the database, with the browser of this cookie in its first seat. Its table's id."""
    holder = hash_browser(token)
    seats = [SeatRow(seat=0, name=names[0], kind=PERSON, holder=holder)]
    seats += [SeatRow(seat=place, name=name, kind=BOT, level="easy") for place, name in enumerate(names[1:], 1)]
    row = row_of(match, tuple(seats), host=holder)
    add_table(database, match, row)
    return row.id


def add_table(database: Path, match: Match, row: TableRow) -> Keys:
    """Write the table and return the keys of the database."""

    async def write() -> Keys:
        store = SqlStore(str(database))
        await store.open()
        try:
            await store.add_table(row, first_entries(match, row.created))
            return Keys(await store.secret())
        finally:
            await store.close()

    # Playwright's own loop runs in this thread.
    with ThreadPoolExecutor(1) as aside:
        return aside.submit(asyncio.run, write()).result()


def sit_down(me: Player, server: ServerProcess, game: str, actions: list[str]) -> None:
    """At a table where the first seat is asked."""
    link = lay_table(server.folder / "browser.sqlite", match_at(game, actions), "easy", "easy", "easy")
    me.page.goto(me.url + link)
    me.page.fill("[name=name]", "Elena")
    me.press("button[type=submit]")
    me.ready()
    me.page.wait_for_function(STILL)

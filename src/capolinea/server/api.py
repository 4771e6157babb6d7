"""The JSON interface: who, what, ask, answer."""

from collections.abc import Coroutine
from typing import Any, TypeAlias

import msgspec
from litestar import Response
from litestar.params import JSONBody
from litestar.response import Stream

from capolinea.core.refusal import CapolineaError
from capolinea.games.catalogue import GAMES, look_of
from capolinea.render.look import Aim
from capolinea.render.pages.data import ChatLine, LookUpData, RefusalData, TableData
from capolinea.server.asking import (
    AboutQuery,
    EntryPath,
    LogQuery,
    SeatAsked,
    SeatPath,
    SeatQuery,
    TheHouse,
    TheVisit,
    ThingQuery,
    Word,
)
from capolinea.server.house import House
from capolinea.server.inputs import ActionInput, BotInput, ChatInput, MapInput, TableInput, UndoInput
from capolinea.server.maps import MapChecked, check_map
from capolinea.server.opening import open_for, open_rematch
from capolinea.server.present import chat_line
from capolinea.server.problems import Conflict, Problem, Unknown
from capolinea.server.tables import OVER
from capolinea.server.visits import Visit, check_may_see, viewer_of
from capolinea.server.words import at_table
from capolinea.storage import Stale, StorageLost, TableRow
from capolinea.storage.rows import OPEN

Played: TypeAlias = Response[TableData | RefusalData]


class Opened(msgspec.Struct, frozen=True):
    """A new table, the paths of its invitations, and that of the spectators' link."""

    table: str
    invites: tuple[str, ...]
    watch: str


class Rematch(msgspec.Struct, frozen=True):
    table: str


async def post_table(data: JSONBody[TableInput], house: TheHouse, visit: TheVisit) -> Opened:
    """Open a table."""
    row = await open_for(house.store, house.readers, data, visit, visit.name)
    house.announce(row.id, "seats", 0, True)
    return opened(house, row)


async def post_map(game: Word, data: JSONBody[MapInput], house: TheHouse, visit: TheVisit) -> MapChecked:
    """Look at a map that somebody brings."""
    if game not in GAMES or look_of(game).maps is None:
        raise Unknown("page.unknown")
    checked: MapChecked = await house.readers.run(visit.client, check_map, game, data.text, visit.language)
    return checked


async def get_table(
    table: Word, house: TheHouse, visit: TheVisit, seat: SeatQuery = None, log: LogQuery = -1
) -> TableData:
    """The table as one of your seats, or a spectator, sees it."""
    return await house.show(table, visit, seat, log_after=log)


async def get_table_at(
    table: Word, entry: EntryPath, house: TheHouse, visit: TheVisit, seat: SeatQuery = None
) -> TableData:
    """The table as it stood after an earlier entry."""
    return await house.show(table, visit, seat, entry=entry)


async def get_aim(table: Word, house: TheHouse, visit: TheVisit, seat: SeatAsked, target: ThingQuery) -> Aim:
    """Ways to a thing of the board, each a list of actions to play one by one."""
    return await house.aim(table, visit, seat, target)


async def get_look_up(
    table: Word, house: TheHouse, visit: TheVisit, seat: SeatQuery = None, about: AboutQuery = ""
) -> LookUpData:
    """A page of the game's tables and comparisons."""
    return await house.look_up(table, visit, seat, about)


async def post_action(table: Word, data: JSONBody[ActionInput], house: TheHouse, visit: TheVisit) -> Played:
    """Play an action of one of your seats, on top of the newest entry that you have seen."""
    deed = house.play(table, visit, data.seat, data.entry, data.action, log_after=data.log)
    return await played(deed, table, data.seat, house, visit)


async def post_undo(table: Word, data: JSONBody[UndoInput], house: TheHouse, visit: TheVisit) -> Played:
    """Take back the last action of one of your seats, or several."""
    deed = house.play(table, visit, data.seat, data.entry, None, to=data.to, log_after=data.log)
    return await played(deed, table, data.seat, house, visit)


async def post_chat(table: Word, data: JSONBody[ChatInput], house: TheHouse, visit: TheVisit) -> ChatLine:
    """Say something to everybody at the table."""
    row = await house.tables.row(table)
    check_may_see(row, visit)
    house.notice(row, visit)
    line = await house.tables.say(table, visit.browser, data.seat, visit.name, data.text)
    return chat_line(line, at_table(row, visit.language))


async def post_bot(
    table: Word, seat: SeatPath, data: JSONBody[BotInput], house: TheHouse, visit: TheVisit
) -> TableData:
    """The host puts a bot into a seat that nobody holds, or lets one stand in for a holder who is absent."""
    await house.tables.seat_bot(table, seat, visit.browser, data.level, house.presence)
    return await house.show(table, visit)


async def post_back(table: Word, seat: SeatPath, house: TheHouse, visit: TheVisit) -> TableData:
    """The holder of a seat takes it back from the bot that stands in."""
    await house.tables.take_back(table, seat, visit.browser)
    return await house.show(table, visit, seat)


async def post_rematch(table: Word, house: TheHouse, visit: TheVisit) -> Rematch:
    """The same people at a new table; everybody who asks is led to the same one."""
    async with house.tables.cache.lock(table):
        row = await house.tables.row(table)
        check_may_rematch(row, visit)
        again = await open_rematch(house.store, row, visit.browser, visit.language)
    house.announce(again, "seats", 0, True)
    house.announce(table, "seats", 0, False)
    return Rematch(again)


async def get_events(table: Word, house: TheHouse, visit: TheVisit) -> Stream:
    """Server-sent events: `entry`, `chat` and `seats`, each only a number; fetch your own view after each."""
    row = await house.tables.row(table)
    viewer_of(row, visit, None, row.waiting)
    stream = house.hub.stream(table, visit.browser, row.last)
    return Stream(stream, media_type="text/event-stream", headers={"X-Accel-Buffering": "no"})


async def played(deed: Coroutine[Any, Any, TableData], table: str, seat: int, house: House, visit: Visit) -> Played:
    """200 and the table, or why not: 409 where somebody was quicker, 422 where the rules say no."""
    try:
        return Response(await deed, status_code=200)
    except (Problem, StorageLost):
        raise
    except CapolineaError as error:
        status = 409 if isinstance(error, Stale) else 422
        return Response(await house.refusal(error, table, visit, seat), status_code=status)


class Health(msgspec.Struct, frozen=True):
    status: str


async def get_health(house: TheHouse) -> Health:
    """Whether tables can be read and moves be stored: 200, or 503 and the reason."""
    await house.check_health()
    return Health("ok")


def opened(house: House, row: TableRow) -> Opened:
    keys = house.keys
    invites = [f"/join/{keys.invite(row.id, seat.seat)}" for seat in row.seats if seat.kind == OPEN]
    return Opened(row.id, tuple(invites), f"/watch/{keys.watch(row.id)}")


def check_may_rematch(row: TableRow, visit: Visit) -> None:
    """Those who played, once it is over."""
    seated = any([seat.holder == visit.browser for seat in row.seats])
    if row.status != OVER or row.imported or not (seated or row.host == visit.browser):
        raise Conflict("rematch.not_now")

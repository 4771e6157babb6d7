"""The JSON interface. Each handler finds out who asks for what, asks the services and answers."""

from collections.abc import Coroutine
from typing import Any, TypeAlias

import msgspec
from litestar import Response
from litestar.params import JSONBody
from litestar.response import Stream

from capolinea.core.refusal import CapolineaError
from capolinea.games.catalogue import GAMES, look_of
from capolinea.render.look import Aim
from capolinea.render.pages.data import ChatLine, LogData, LookUpData, RefusalData, TableData, TableNews, WhyData
from capolinea.server.dependencies import (
    AboutQuery,
    BeforeQuery,
    EntryPath,
    HaveQuery,
    LinesQuery,
    LogQuery,
    OriginQuery,
    SeatAsked,
    SeatPath,
    SeatQuery,
    SeenQuery,
    TargetQuery,
    TargetsQuery,
    TheServices,
    TheVisit,
    Word,
)
from capolinea.server.inputs import ActionInput, BotInput, ChatInput, MapInput, PaceInput, TableInput, UndoInput
from capolinea.server.maps import MapChecked, check_map
from capolinea.server.opening import open_rematch
from capolinea.server.present import chat_line, company
from capolinea.server.problems import Conflict, Problem, Unknown
from capolinea.server.services import Services
from capolinea.server.tables import OVER, NotUndoable
from capolinea.server.visits import Visit, check_may_see, viewer_of
from capolinea.server.words import at_table
from capolinea.storage import StaleEntry, StorageLost, TableDamaged, TableRow
from capolinea.storage.rows import OPEN

MoveAnswer: TypeAlias = Response[TableData | TableNews | RefusalData]


class Opened(msgspec.Struct, frozen=True):
    """A new table, the paths of its invitations, and the path of the spectators' link."""

    table: str
    invites: tuple[str, ...]
    watch: str


class Rematch(msgspec.Struct, frozen=True):
    table: str


async def post_table(data: JSONBody[TableInput], services: TheServices, visit: TheVisit) -> Opened:
    """Open a table."""
    row = await services.open_table(data, visit, visit.name)
    services.announce(row.id, "seats", 0, True)
    return opened_data(services, row)


async def post_map(game: Word, data: JSONBody[MapInput], services: TheServices, visit: TheVisit) -> MapChecked:
    """Check a map file."""
    if game not in GAMES or look_of(game).maps is None:
        raise Unknown("page.unknown")
    checked: MapChecked = await services.readers.run(visit.client, check_map, game, data.text, visit.language)
    return checked


async def get_table(
    table: Word,
    services: TheServices,
    visit: TheVisit,
    seat: SeatQuery = None,
    log: LogQuery = -1,
    lines: LinesQuery = None,
    have: HaveQuery = "",
) -> TableData | TableNews:
    """Return the table as one of your seats, or a spectator, sees it; or what has changed since the one you have."""
    return await services.show_news(table, visit, seat, log_after=log, most_lines=lines, have=have)


async def get_log(
    table: Word, services: TheServices, visit: TheVisit, before: BeforeQuery, seat: SeatQuery = None
) -> LogData:
    """Return older lines of the log, as one of your seats, or a spectator, may read them."""
    return await services.older_lines(table, visit, seat, before)


async def get_table_at(
    table: Word, entry: EntryPath, services: TheServices, visit: TheVisit, seat: SeatQuery = None
) -> TableData:
    """Return the table as it was after an earlier entry."""
    return await services.show(table, visit, seat, entry=entry)


async def get_aim(
    table: Word,
    services: TheServices,
    visit: TheVisit,
    seat: SeatAsked,
    target: TargetQuery,
    origin: OriginQuery = "",
) -> Aim:
    """Return routes to a target on the board, each a list of actions to play one by one."""
    return await services.aim(table, visit, seat, target, origin)


async def get_why(
    table: Word, services: TheServices, visit: TheVisit, seat: SeatAsked, target: TargetsQuery
) -> WhyData:
    """Return why a thing of the table cannot be chosen: the reason, its clause, and what could be done instead."""
    return await services.why(table, visit, seat, target)


async def get_look_up(
    table: Word, services: TheServices, visit: TheVisit, seat: SeatQuery = None, about: AboutQuery = ""
) -> LookUpData:
    """Return a page of the game's reference tables and comparisons."""
    return await services.look_up(table, visit, seat, about)


async def post_action(table: Word, data: JSONBody[ActionInput], services: TheServices, visit: TheVisit) -> MoveAnswer:
    """Play an action for one of your seats, on top of the newest entry that you have seen."""
    operation = services.play(
        table,
        visit,
        data.seat,
        data.entry,
        data.action,
        if_undoable=data.if_undoable,
        log_after=data.log,
        have=data.have,
    )
    return await answer_move(operation, table, data.seat, services, visit)


async def post_undo(table: Word, data: JSONBody[UndoInput], services: TheServices, visit: TheVisit) -> MoveAnswer:
    """Take back the last action of one of your seats, or several."""
    operation = services.play(table, visit, data.seat, data.entry, None, to=data.to, log_after=data.log, have=data.have)
    return await answer_move(operation, table, data.seat, services, visit)


async def post_chat(table: Word, data: JSONBody[ChatInput], services: TheServices, visit: TheVisit) -> ChatLine:
    """Say something to everybody at the table."""
    row = await services.tables.row(table)
    check_may_see(row, visit)
    services.notice(row, visit)
    line = await services.tables.say(table, visit.browser, data.seat, visit.name, data.text)
    return chat_line(line, at_table(row, visit.language))


async def post_bot(
    table: Word, seat: SeatPath, data: JSONBody[BotInput], services: TheServices, visit: TheVisit
) -> TableData:
    """Put a bot into a seat that nobody holds, or in place of an absent holder. Only the host may do this."""
    await services.tables.seat_bot(table, seat, visit.browser, data.level, services.presence)
    return await services.show(table, visit)


async def post_back(table: Word, seat: SeatPath, services: TheServices, visit: TheVisit) -> TableData:
    """Take your seat back from the bot that stands in."""
    await services.tables.take_back(table, seat, visit.browser)
    return await services.show(table, visit, seat)


async def post_rematch(table: Word, services: TheServices, visit: TheVisit) -> Rematch:
    """Open a new table for the same people; everybody who asks gets the same one."""
    async with services.tables.cache.lock(table):
        row = await services.tables.row(table)
        check_may_rematch(row, visit)
        again = await open_rematch(services.store, services.off_loop, row, visit.browser, visit.language)
    services.announce(again, "seats", 0, True)
    services.announce(table, "seats", 0, False)
    return Rematch(again)


async def post_pace(table: Word, data: JSONBody[PaceInput], services: TheServices, visit: TheVisit) -> TableData:
    """Have the bots play faster, or the rest at once. For those who are out, where only bots are left to play."""
    await services.tables.check_may_hurry(table, visit.browser)
    services.bots.hurry(table, data.times)
    return await services.show(table, visit)


async def get_events(table: Word, services: TheServices, visit: TheVisit, seen: SeenQuery = "") -> Stream:
    """Stream server-sent events: `entry`, `chat` and `seats`, each only a number; fetch your view after each."""
    row = await services.tables.row(table)
    viewer_of(row, visit, None, row.seats_to_move)
    services.notice(row, visit)
    stale = bool(seen) and seen != company(row, await services.store.chat(table, 1))
    stream = services.hub.stream(table, visit.browser, row.last_entry, stale=stale)
    return Stream(stream, media_type="text/event-stream", headers={"X-Accel-Buffering": "no"})


async def answer_move(
    operation: Coroutine[Any, Any, TableData | TableNews], table: str, seat: int, services: Services, visit: Visit
) -> MoveAnswer:
    """Return 200 and the table, or the reason: 202 if it is to be confirmed, 409 if somebody was quicker, 422 if the
    rules refuse."""
    try:
        return Response(await operation, status_code=200)
    except (Problem, StorageLost, TableDamaged):
        raise
    except CapolineaError as error:
        status = 202 if isinstance(error, NotUndoable) else 409 if isinstance(error, StaleEntry) else 422
        return Response(await services.refusal(error, table, visit, seat), status_code=status)


class Health(msgspec.Struct, frozen=True):
    status: str


async def get_live() -> Health:
    """Return 200 as long as the server answers at all: whoever starts servers need not start it again."""
    return Health("ok")


async def get_health(services: TheServices) -> Health:
    """Return 200 if tables can be read, moves stored and all background work is done, otherwise 503 and the reason."""
    await services.check_health()
    return Health("ok")


def opened_data(services: Services, row: TableRow) -> Opened:
    keys = services.keys
    invites = [f"/join/{keys.invite(row.id, seat.seat)}" for seat in row.seats if seat.kind == OPEN]
    return Opened(row.id, tuple(invites), f"/watch/{keys.watch(row.id)}")


def check_may_rematch(row: TableRow, visit: Visit) -> None:
    """Allow a rematch to those who played, once the match is over."""
    seated = any([seat.holder == visit.browser for seat in row.seats])
    if row.status != OVER or row.imported or not (seated or row.host == visit.browser):
        raise Conflict("rematch.not_now")

"""Programs at the tables: what they ask and answer, by a token that stands for the holder of one seat."""

import asyncio
import time

import msgspec
from litestar import MediaType, Response
from litestar.params import JSONBody

from capolinea.core.action import Seat
from capolinea.external.protocol import Accepted, Message, Over, Position, Wait
from capolinea.render.pages.program import ProgramSeat, program_page
from capolinea.server.bots import own_chance
from capolinea.server.dependencies import AnyRequest, SeatPath, TheServices, TheVisit, WaitQuery, Word
from capolinea.server.inputs import AnswerInput, ProgramInput
from capolinea.server.keys import hash_browser, new_browser, read_player
from capolinea.server.match_cache import LoadedTable
from capolinea.server.problems import Conflict, Forbidden, Unknown, Unprocessable
from capolinea.server.services import Services
from capolinea.server.tables import PLAYING, find_seat, is_stand_in, seats_held_by
from capolinea.server.words import plain, seat_name
from capolinea.storage import StaleEntry
from capolinea.storage.rows import PERSON

BEARER = "Bearer "


class SeatToken(msgspec.Struct, frozen=True):
    """What a program needs to play for a seat."""

    token: str
    table: str
    seat: Seat


class SeatHolder(msgspec.Struct, frozen=True):
    """The seat that a token stands for."""

    table: str
    seat: Seat
    holder: str


async def post_token(table: Word, seat: SeatPath, services: TheServices, visit: TheVisit) -> SeatToken:
    """Return the token by which a program plays for one of your seats."""
    row = await services.tables.row(table)
    if seat not in seats_held_by(row, visit.browser):
        raise Forbidden("seat.not_yours")
    services.notice(row, visit)
    return SeatToken(services.keys.player(table, seat, visit.browser), table, seat)


async def get_page(request: AnyRequest, table: Word, services: TheServices, visit: TheVisit) -> Response[str]:
    """Show how a program plays for one's seats."""
    row = await services.tables.row(table)
    held = seats_held_by(row, visit.browser)
    if not held:
        raise Forbidden("seat.not_yours")
    say = plain(visit.language)
    seats = [
        ProgramSeat(seat_name(say, row.seats[seat]), services.keys.player(table, seat, visit.browser)) for seat in held
    ]
    address = f"{request.url.scheme}://{request.headers.get('host') or request.url.netloc}"
    return Response(program_page(table, seats, address, visit.visitor), media_type=MediaType.HTML)


async def post_join(data: JSONBody[ProgramInput], services: TheServices) -> SeatToken:
    """Take a seat with its invitation. The program is its holder: nobody's browser is."""
    found = services.keys.read_invite(data.invite)
    if found is None:
        raise Unknown("link.unknown")
    table, seat = found
    holder = hash_browser(new_browser())
    await services.tables.join(table, seat, holder, data.name)
    return SeatToken(services.keys.player(table, seat, holder), table, seat)


async def post_back(request: AnyRequest, services: TheServices) -> Response[bytes]:
    """Take the seat back from the bot that stands in."""
    who = await holder_of(request, services)
    await services.tables.take_back(who.table, who.seat, who.holder)
    return spoken(await services.tables.use(who.table, accept))


async def get_position(request: AnyRequest, services: TheServices, wait: WaitQuery = 0.0) -> Response[bytes]:
    """Return the decision that the seat owes; or, after `wait` seconds without one, that it owes nothing."""
    who = await holder_of(request, services)
    until = time.monotonic() + wait
    async with services.hub.listening(who.table) as news:
        while True:
            message = await tell(services, who)
            left = until - time.monotonic()
            if not isinstance(message, Wait) or left <= 0 or services.hub.closed:
                return spoken(message)
            try:
                async with asyncio.timeout(left):
                    await news.get()
            except TimeoutError:
                return spoken(message)


async def post_answer(request: AnyRequest, data: JSONBody[AnswerInput], services: TheServices) -> Response[bytes]:
    """Play what a program has chosen, on top of the entry whose number its position had."""
    who = await holder_of(request, services)
    position = await tell(services, who)
    if isinstance(position, Over):
        raise Conflict("match.over")
    if not isinstance(position, Position) or position.number != data.number:
        raise StaleEntry("entry.stale", entry=data.number)
    if data.action not in position.offers:
        raise Unprocessable("program.not_offered", action=data.action[:80])
    accepted = await services.tables.play(who.table, who.holder, who.seat, data.number, data.action, then=accept)
    return spoken(accepted)


async def holder_of(request: AnyRequest, services: Services) -> SeatHolder:
    """Return whose seat a program plays; a request counts as presence of its holder."""
    given = request.headers.get("authorization", "")
    token = given.removeprefix(BEARER).strip()
    found = read_player(token) if given.startswith(BEARER) else None
    if found is None:
        raise Forbidden("program.token")
    row = await services.store.table(found[0])
    if row is None or found[1] >= len(row.seats):
        raise Forbidden("program.token")
    seat = find_seat(row, found[1])
    if seat.holder is None or not services.keys.is_player(token, row.id, seat.seat, seat.holder):
        raise Forbidden("program.token")
    services.presence.touch((row.id, seat.holder))
    if is_stand_in(seat) and not request.scope["path"].endswith("/back"):
        raise Conflict("program.stand_in")
    return SeatHolder(row.id, seat.seat, seat.holder)


async def tell(services: Services, who: SeatHolder) -> Message:
    """Return what the program is told now; a view and a long list of offers take time, so not on the loop."""

    async def ask(loaded: LoadedTable) -> Message:
        return await services.tables.off_loop.run(message_for, loaded, who.seat)

    return await services.tables.use(who.table, ask)


async def accept(loaded: LoadedTable) -> Accepted:
    return Accepted(loaded.match.last_entry)


def message_for(loaded: LoadedTable, seat: Seat) -> Message:
    """Return what the program of a seat is told now: what a bot there would be given, and nothing else."""
    match, row = loaded.match, loaded.row
    turn, outcome = match.turn, match.outcome
    if outcome is not None:
        return Over(outcome.ranks, outcome.scores)
    if row.status != PLAYING or turn is None or seat not in turn.seats or row.seats[seat].kind != PERSON:
        return Wait(match.last_entry)
    return Position(
        number=match.last_entry,
        game=row.game,
        rules=match.rules.version,
        seat=seat,
        view=msgspec.Raw(msgspec.json.encode(match.view(seat))),
        offers=tuple([match.rules.write(offer) for offer in match.offers(seat)]),
        seconds=None,
        chance=0 if row.seed is None else own_chance(row.seed, "program", match.last_entry, seat) >> 33,
    )


def spoken(message: Message) -> Response[bytes]:
    return Response(msgspec.json.encode(message), media_type=MediaType.JSON)

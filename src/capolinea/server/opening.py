"""New tables: as requested, or as a rematch."""

import time
from dataclasses import replace
from typing import TypeAlias

import msgspec

from capolinea.core.chance import commitment_to
from capolinea.core.codec import Codec
from capolinea.core.match import Match
from capolinea.core.refusal import CapolineaError, Fact
from capolinea.games.catalogue import GAMES, AnyMatch, AnyRules, UnknownGame, look_of, rules_of
from capolinea.i18n import Say
from capolinea.i18n.phrases import told_apart
from capolinea.server.inputs import NAME_LETTERS, SeatInput, TableInput, clean
from capolinea.server.keys import new_table_id
from capolinea.server.maps import MOST_PROBLEMS
from capolinea.server.off_loop import OffLoop
from capolinea.server.problems import Problem, Unprocessable
from capolinea.server.readers import Readers
from capolinea.server.tables import OPEN_TABLE, bot_name, status_of
from capolinea.server.visits import Visit
from capolinea.server.words import PACKAGE, error_text, levels_of
from capolinea.storage import EntryRow, SeatRow, Store, TableRow
from capolinea.storage.rows import BOT, OPEN, PERSON

Prepared: TypeAlias = tuple[TableRow, list[EntryRow]]
Faults: TypeAlias = tuple[str, dict[str, Fact]]
"""A code and its facts: another process returns errors as values."""


async def open_for(
    store: Store, readers: Readers, off_loop: OffLoop, wanted: TableInput, visit: Visit, me: str
) -> TableRow:
    """Open a new table for a visitor; if the game refuses the options, the reason is in their language."""
    given = (wanted, visit.browser, me, visit.language)
    if brings_map(wanted):
        row, entries = await read_map_table(readers, visit.client, *given)
    else:
        row, entries = await off_loop.run_for(visit.client, make_for, *given)
    await store.add_table(row, entries)
    return row


def brings_map(wanted: TableInput) -> bool:
    maps = look_of(wanted.game).maps if wanted.game in GAMES else None
    return maps is not None and bool(wanted.options.get(maps.option))


async def read_map_table(
    readers: Readers, client: str, wanted: TableInput, browser: str, me: str, language: str
) -> Prepared:
    made: Prepared | Faults = await readers.run(client, try_to_make, wanted, browser, me, language)
    if isinstance(made[0], str):
        raise Unprocessable(made[0], **made[1])
    return made


def try_to_make(wanted: TableInput, browser: str, me: str, language: str) -> Prepared | Faults:
    """Return the table and entries to store, or the error."""
    try:
        return make_for(wanted, browser, me, language)
    except Problem as problem:
        return problem.code, problem.facts


def make_for(wanted: TableInput, browser: str, me: str, language: str) -> Prepared:
    try:
        return make_table(wanted, browser, me)
    except Problem:
        raise
    except CapolineaError as error:
        raise Unprocessable("options.refused", reason=reason_of(error, wanted.game, wanted.options, language)) from None


def reason_of(error: CapolineaError, game: str, options: dict[str, bool | int | str], language: str) -> str:
    """Return the reason in the game's words; for a map, its most serious errors."""
    look = look_of(game)
    say = Say(language, (PACKAGE, look.package), look.names)
    text = "" if look.maps is None else str(options.get(look.maps.option, ""))
    if look.maps is not None and text:
        problems = look.maps.check(text)[:MOST_PROBLEMS]
        if problems:
            return " ".join([say.error(problem) for problem in problems])
    return error_text(error, say)


def make_table(wanted: TableInput, browser: str, me: str) -> Prepared:
    """Return a new table with its match set up; `me` names this browser's seats that have no name."""
    try:
        rules = rules_of(wanted.game)
    except UnknownGame as error:
        raise Unprocessable(error.code, **error.facts) from None
    seats = seat_people(wanted, browser, me)
    match = set_up(rules, wanted.options, len(seats))
    row = row_of(match, seats, host=browser)
    return row, first_entries(match, row.created)


def set_up(rules: AnyRules, options: dict[str, bool | int | str], seats: int) -> AnyMatch:
    try:
        chosen = msgspec.convert({**options, "seats": seats}, rules.options, strict=False)
    except msgspec.ValidationError as error:
        raise Unprocessable("options.malformed", detail=str(error)[:200]) from None
    # Without a given seed the match draws a secret one; if it refuses the options it says why.
    return Match.new(rules, chosen)


def seat_people(wanted: TableInput, browser: str, me: str) -> tuple[SeatRow, ...]:
    rows: list[SeatRow] = []
    for seat, given in enumerate(wanted.seats):
        rows.append(seat_person(wanted.game, seat, given, browser, me, [row.name for row in rows]))
    return tuple(rows)


def seat_person(game: str, seat: int, given: SeatInput, browser: str, me: str, taken: list[str]) -> SeatRow:
    name = told_apart(clean(given.name, NAME_LETTERS), taken)
    if given.kind == "me":
        called = name or told_apart(clean(me, NAME_LETTERS), taken)
        return SeatRow(seat=seat, name=called, kind=PERSON, holder=browser)
    if given.kind == "here":
        return SeatRow(seat=seat, name=name, kind=PERSON, holder=browser)
    if given.kind == "friend":
        return SeatRow(seat=seat, name=name, kind=OPEN, invited=True)
    kind, _, level = given.kind.partition(":")
    if kind == BOT and level in levels_of(game):
        return SeatRow(seat=seat, name=name or bot_name(taken), kind=BOT, level=level)
    raise Unprocessable("seat.kind")


def row_of(match: AnyMatch, seats: tuple[SeatRow, ...], host: str | None) -> TableRow:
    now = time.time()
    found = status_of(match)
    seats = tuple([replace(seat, here_until=now if seat.kind == PERSON else 0.0) for seat in seats])
    if any([seat.kind == OPEN for seat in seats]):
        found["status"] = OPEN_TABLE
    board = match.rules.map_id(match.options)
    seed: bytes | None = getattr(match.chance, "seed", None)
    return TableRow(
        id=new_table_id(),
        game=match.rules.key,
        rules_version=match.rules.version,
        map_id=board.id,
        map_hash=board.hash,
        options=msgspec.json.encode(Codec(match.rules).pack_options(match.options)).decode(),
        seed=seed,
        seed_chosen=match.seed_chosen,
        commitment=None if seed is None else commitment_to(seed),
        host=host,
        created=now,
        last_entry_at=now,
        last_entry=match.last_entry,
        seats=seats,
        **found,
    )


def first_entries(match: AnyMatch, at: float) -> list[EntryRow]:
    codec = Codec(match.rules)
    return [EntryRow(entry.number, at, msgspec.json.encode(codec.pack(entry))) for entry in match.journal]


async def open_rematch(store: Store, off_loop: OffLoop, old: TableRow, browser: str, language: str) -> str:
    """Return the table where the same people play again; everybody who asks gets the same one. It uses the newest
    rules, whichever version the old table used."""
    if old.rematch is not None:
        return old.rematch
    row, entries = await off_loop.run(make_rematch, old, browser, language)
    await store.add_table(row, entries)
    return await store.set_rematch(old.id, row.id)


def make_rematch(old: TableRow, browser: str, language: str) -> Prepared:
    options = msgspec.json.decode(old.options)
    seats = options.pop("seats")
    try:
        match = set_up(rules_of(old.game), options, seats)
    except Problem:
        raise
    except CapolineaError as error:
        # The newest rules may refuse what older ones allowed, such as a map.
        raise Unprocessable("options.refused", reason=reason_of(error, old.game, options, language)) from None
    people = tuple([replace(seat, invited=seat.invited or seat.kind == OPEN) for seat in old.seats])
    row = row_of(match, people, host=old.host or browser)
    return row, first_entries(match, row.created)

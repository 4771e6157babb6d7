"""New tables: as somebody wishes, or as a rematch."""

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
from capolinea.server.inputs import NAME_LETTERS, SeatInput, TableInput, clean
from capolinea.server.keys import new_table_id
from capolinea.server.maps import MOST_PROBLEMS
from capolinea.server.problems import Problem, Unsound
from capolinea.server.readers import Readers
from capolinea.server.tables import OPEN_TABLE, bot_name, standing
from capolinea.server.visits import Visit
from capolinea.server.words import PACKAGE, levels_of, tell
from capolinea.storage import EntryRow, SeatRow, Store, TableRow
from capolinea.storage.rows import BOT, OPEN, PERSON

Prepared: TypeAlias = tuple[TableRow, list[EntryRow]]
Faults: TypeAlias = tuple[str, dict[str, Fact]]
"""A code and its facts: from another process errors come back as values."""


async def open_for(store: Store, readers: Readers, wanted: TableInput, visit: Visit, me: str) -> TableRow:
    """A new table for whoever asks; why the game will have none of the options is told in their language."""
    given = (wanted, visit.browser, me, visit.language)
    row, entries = await read_map_table(readers, visit.client, *given) if brings_map(wanted) else make_for(*given)
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
        raise Unsound(made[0], **made[1])
    return made


def try_to_make(wanted: TableInput, browser: str, me: str, language: str) -> Prepared | Faults:
    """The table and entries to store, or why there can be none."""
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
        raise Unsound("options.refused", reason=reason_of(error, wanted.game, wanted.options, language)) from None


def reason_of(error: CapolineaError, game: str, options: dict[str, bool | int | str], language: str) -> str:
    """In the words of the game; of a map everything that is wrong with it, up to a point."""
    look = look_of(game)
    say = Say(language, (PACKAGE, look.package), look.names)
    text = "" if look.maps is None else str(options.get(look.maps.option, ""))
    if look.maps is not None and text:
        problems = look.maps.check(text)[:MOST_PROBLEMS]
        if problems:
            return " ".join([say.error(problem) for problem in problems])
    return tell(error, say)


def make_table(wanted: TableInput, browser: str, me: str) -> Prepared:
    """A new table, its match set up; `me` names this browser's own seats that have no name."""
    try:
        rules = rules_of(wanted.game)
    except UnknownGame as error:
        raise Unsound(error.code, **error.facts) from None
    seats = seat_people(wanted, browser, me)
    match = set_up(rules, wanted.options, len(seats))
    row = row_of(match, seats, host=browser)
    return row, first_entries(match, row.created)


def set_up(rules: AnyRules, options: dict[str, bool | int | str], seats: int) -> AnyMatch:
    try:
        chosen = msgspec.convert({**options, "seats": seats}, rules.options, strict=False)
    except msgspec.ValidationError as error:
        raise Unsound("options.malformed", detail=str(error)[:200]) from None
    # Without a seed given, the match draws a secret one; its refusal of impossible options tells why.
    return Match.new(rules, chosen)


def seat_people(wanted: TableInput, browser: str, me: str) -> tuple[SeatRow, ...]:
    rows: list[SeatRow] = []
    for seat, given in enumerate(wanted.seats):
        rows.append(seat_person(wanted.game, seat, given, browser, me, [row.name for row in rows]))
    return tuple(rows)


def seat_person(game: str, seat: int, given: SeatInput, browser: str, me: str, taken: list[str]) -> SeatRow:
    name = clean(given.name, NAME_LETTERS)
    if given.kind == "me":
        return SeatRow(seat=seat, name=name or clean(me, NAME_LETTERS), kind=PERSON, holder=browser)
    if given.kind == "here":
        return SeatRow(seat=seat, name=name, kind=PERSON, holder=browser)
    if given.kind == "friend":
        return SeatRow(seat=seat, name=name, kind=OPEN, invited=True)
    kind, _, level = given.kind.partition(":")
    if kind == BOT and level in levels_of(game):
        return SeatRow(seat=seat, name=name or bot_name(taken), kind=BOT, level=level)
    raise Unsound("seat.kind")


def row_of(match: AnyMatch, seats: tuple[SeatRow, ...], host: str | None) -> TableRow:
    now = time.time()
    found = standing(match)
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
        changed=now,
        last=match.seq,
        seats=seats,
        **found,
    )


def first_entries(match: AnyMatch, at: float) -> list[EntryRow]:
    codec = Codec(match.rules)
    return [EntryRow(entry.seq, at, msgspec.json.encode(codec.pack(entry))) for entry in match.journal]


async def open_rematch(store: Store, old: TableRow, browser: str, language: str) -> str:
    """The table where the same people play again: everybody who asks is led to the same one. It is played by the newest
    rules, whatever the old one was played by."""
    if old.rematch is not None:
        return old.rematch
    options = msgspec.json.decode(old.options)
    seats = options.pop("seats")
    try:
        match = set_up(rules_of(old.game), options, seats)
    except Problem:
        raise
    except CapolineaError as error:
        # The newest rules may refuse what older ones allowed, such as a map.
        raise Unsound("options.refused", reason=reason_of(error, old.game, options, language)) from None
    people = tuple([replace(seat, invited=seat.invited or seat.kind == OPEN) for seat in old.seats])
    row = row_of(match, people, host=old.host or browser)
    await store.add_table(row, first_entries(match, row.created))
    return await store.set_rematch(old.id, row.id)

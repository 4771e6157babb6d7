"""The server's texts: its own messages, then the game's."""

import logging
from functools import cache, lru_cache

import msgspec

from capolinea.bots import LEVELS
from capolinea.core.codec import Codec
from capolinea.core.refusal import CapolineaError, IllegalAction
from capolinea.core.rules import Options
from capolinea.games.catalogue import bots_of, look_of, rules_of
from capolinea.i18n import LANGUAGES, MissingMessage, Say
from capolinea.storage import SeatRow, TableRow
from capolinea.storage.rows import OPEN

LOG = logging.getLogger("capolinea")

PACKAGE = "capolinea.server"


@cache
def plain(language: str) -> Say:
    return Say(language, (PACKAGE,))


def seat_name(say: Say, seat: SeatRow) -> str:
    """Return the name of a seat, or a default one."""
    if seat.name:
        return seat.name
    return say("seat.free" if seat.kind == OPEN else "seat.unnamed", number=seat.seat + 1)


def at_table(row: TableRow, language: str) -> Say:
    """Return the messages of a table's game, with the players' names."""
    look = look_of(row.game)
    names = tuple([seat_name(plain(language), seat) for seat in row.seats])
    # A match with newer rules than ours is not drawn, so nothing on its map needs a name.
    named = look.names_on is not None and not by_newer_rules(row)
    try:
        options = options_in(row.game, row.rules_version, row.options) if named else None
    except (msgspec.MsgspecError, CapolineaError):
        # The table says that it is damaged when it is opened; lists go on without its names.
        options = None
    return Say(language, (PACKAGE, look.package), look.names_in(options), names)


def by_newer_rules(row: TableRow) -> bool:
    """Return whether a newer program stored the table, so that this one cannot replay it."""
    return row.rules_version > rules_of(row.game).newest


@lru_cache(maxsize=256)
def options_in(game: str, version: int, text: str) -> Options:
    """Return the options of a stored table, in its rules version; raises UnknownVersion."""
    return Codec(rules_of(game).at(version)).options(msgspec.json.decode(text))


def error_text(error: CapolineaError, say: Say) -> str:
    """Return an error or refusal as one sentence; a missing message is our bug and must not hide the answer."""
    try:
        return say.refusal(error.refusal) if isinstance(error, IllegalAction) else say.error(error)
    except MissingMessage as missing:
        LOG.error("no message: %s", missing)
        return say("server.unspoken", code=error.code)


def negotiate(asked: str, otherwise: str) -> str:
    """Return the first of our languages in an Accept-Language header, by its weights."""
    weighed: list[tuple[float, int, str]] = []
    for place, part in enumerate(asked[:400].split(",")):
        tag, _, weight = part.replace(" ", "").partition(";q=")
        try:
            quality = float(weight) if weight else 1.0
        except ValueError:
            continue
        weighed.append((-quality, place, tag[:2].lower()))
    found = [tag for quality, _, tag in sorted(weighed) if tag in LANGUAGES and quality < 0]
    return found[0] if found else otherwise


def levels_of(game: str) -> tuple[str, ...]:
    """Return the bots that people may play against, weakest first."""
    return tuple([level for level in LEVELS if level in bots_of(game).players])


@cache
def levels(game: str, language: str) -> tuple[tuple[str, str], ...]:
    """Return the same levels with their names."""
    return tuple([(level, plain(language)(f"level.{level}")) for level in levels_of(game)])

"""Words for what the server tells: its own messages, then the game's."""

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
    """What a seat is called when nobody has given it a name."""
    if seat.name:
        return seat.name
    return say("seat.free" if seat.kind == OPEN else "seat.unnamed", number=seat.seat + 1)


def at_table(row: TableRow, language: str) -> Say:
    """Speaks of the game at a table and of those who sit there."""
    look = look_of(row.game)
    names = tuple([seat_name(plain(language), seat) for seat in row.seats])
    # A match by newer rules than ours is not drawn: there is nothing on its map to be named.
    named = look.names_on is not None and not by_newer_rules(row)
    options = options_in(row.game, row.rules_version, row.options) if named else None
    return Say(language, (PACKAGE, look.package), look.names_in(options), names)


def by_newer_rules(row: TableRow) -> bool:
    """Whether a newer program stored the table: this one cannot replay it."""
    return row.rules_version > rules_of(row.game).newest


@lru_cache(maxsize=256)
def options_in(game: str, version: int, text: str) -> Options:
    """The options of a stored table, by the version of its rules; raises UnknownVersion."""
    return Codec(rules_of(game).at(version)).options(msgspec.json.decode(text))


def tell(error: CapolineaError, say: Say) -> str:
    """An error or refusal in one sentence; a missing message is our defect and must not hide the answer."""
    try:
        return say.refusal(error.refusal) if isinstance(error, IllegalAction) else say.error(error)
    except MissingMessage as missing:
        LOG.error("no message: %s", missing)
        return say("server.unspoken", code=error.code)


def negotiate(asked: str, otherwise: str) -> str:
    """The first language of an Accept-Language header that we speak, by its weights."""
    weighed: list[tuple[float, int, str]] = []
    for place, part in enumerate(asked[:400].split(",")):
        tag, _, weight = part.strip().partition(";q=")
        try:
            quality = float(weight) if weight else 1.0
        except ValueError:
            continue
        weighed.append((-quality, place, tag[:2].lower()))
    found = [tag for quality, _, tag in sorted(weighed) if tag in LANGUAGES and quality < 0]
    return found[0] if found else otherwise


def levels_of(game: str) -> tuple[str, ...]:
    """The bots that people may play against, weakest first."""
    return tuple([level for level in LEVELS if level in bots_of(game).players])


@cache
def levels(game: str, language: str) -> tuple[tuple[str, str], ...]:
    """The same with what they are called."""
    return tuple([(level, plain(language)(f"level.{level}")) for level in levels_of(game)])

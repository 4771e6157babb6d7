"""What railroads, dots, cities and sums are called."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from capolinea.core.refusal import Fact
from capolinea.games.rail_baron.pieces import ENGINES
from capolinea.games.rail_baron.ui.geometry import BOARD
from capolinea.games.rail_baron.ui.phrases import PACKAGE, plain_translator
from capolinea.i18n import Namer, Say
from capolinea.i18n.phrases import dollars, name_option, speaker_of

__all__ = ["NAMES", "PACKAGE", "translator"]


def name_railroad(say: Say, railroad: Fact) -> str:
    return BOARD.railroads[int(railroad)]


def name_line(say: Say, railroad: Fact) -> str:
    """Return the full name, as on the certificate."""
    return BOARD.railroad_names[int(railroad)]


@cache
def dot_words(dot: int) -> str:
    """Return a dot's name; that of a city without its state."""
    return BOARD.dot_name[dot] if BOARD.region_of[dot] < 0 else BOARD.dot_name[dot][:-3]


def name_dot(say: Say, dot: Fact) -> str:
    return dot_words(int(dot))


def name_city(say: Say, city: Fact) -> str:
    return BOARD.cities[int(city)]


def name_region(say: Say, region: Fact) -> str:
    return plain_translator(say.language)(f"region.{BOARD.regions[int(region)].lower()}")


def name_segment(say: Say, segment: Fact) -> str:
    ends = f"{dot_words(BOARD.a[int(segment)])}–{dot_words(BOARD.b[int(segment)])}"
    return f"{ends}, {BOARD.railroads[BOARD.railroad[int(segment)]]}"


def name_engine(say: Say, engine: Fact) -> str:
    return plain_translator(say.language)(f"engine.{ENGINES[int(engine)]}")


def name_group(say: Say, group: Fact) -> str:
    return BOARD.groups[int(group)][0]


MONEY: Final = (
    "price",
    "cash",
    "fee",
    "fees",
    "least",
    "amount",
    "owed",
    "payoff",
    "opening",
    "half",
    "goal",
    "short",
    "lacking",
)

NAMES: Final[Mapping[str, Namer]] = {
    "railroad": name_railroad,
    "line": name_line,
    "dot": name_dot,
    "city": name_city,
    "home": name_city,
    "region": name_region,
    "segment": name_segment,
    "engine": name_engine,
    "group": name_group,
    "option": name_option,
    **dict.fromkeys(MONEY, dollars),
}
#: Translates messages about everything except players.
translator: Final = speaker_of(PACKAGE, NAMES)

"""What a game has to tell about many matches beyond who won: facts, gathered match by match and put into tables."""

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from typing import Any, Final, NamedTuple, Protocol

import msgspec

from capolinea.core.event import Event
from capolinea.core.refusal import CapolineaError

#: The games that have any; each has a module of that name beneath `lab` with a function `watch`.
STATISTICS: Final = ("rail-baron", "santa-fe-rails", "spike")


class Fact(NamedTuple):
    """One observation: it counts for one row of one table."""

    table: str
    row: str
    value: float
    won: float | None = None
    """What whom it is about won, 0 to 1; None where it is about nobody."""


class Watch(Protocol):
    """Follows one match."""

    def see(self, events: Sequence[Event]) -> None:
        """What happened, from the set-up on."""

    def facts(self, state: Any, wins: Sequence[float]) -> list[Fact]:
        """What there is to tell when it is over."""


class Row(msgspec.Struct, frozen=True):
    name: str
    times: int
    share: float | None
    """Of wins, where rows are about players."""
    mean: float


class Section(msgspec.Struct, frozen=True):
    """One table."""

    table: str
    rows: tuple[Row, ...]


@cache
def watch_of(game: str) -> Callable[[], Watch]:
    """What makes a watch for each match of `game`; raises CapolineaError where there is none."""
    if game not in STATISTICS:
        raise CapolineaError("lab.no_statistics", game=game[:40], games=", ".join(STATISTICS))
    watch: Callable[[], Watch] = import_module(f"capolinea.lab.{game.replace('-', '_')}").watch
    return watch


def gather(facts: Sequence[Fact]) -> tuple[Section, ...]:
    """Tables in the order in which they are first heard of; best rows first, or the most frequent ones."""
    found: dict[str, dict[str, list[Fact]]] = {}
    for fact in facts:
        found.setdefault(fact.table, {}).setdefault(fact.row, []).append(fact)
    return tuple(
        [
            Section(table, tuple(sorted([sum_up(name, some) for name, some in rows.items()], key=order)))
            for table, rows in found.items()
        ]
    )


def sum_up(name: str, facts: Sequence[Fact]) -> Row:
    wins = [fact.won for fact in facts if fact.won is not None]
    return Row(
        name=name,
        times=len(facts),
        share=sum(wins) / len(wins) if wins else None,
        mean=sum([fact.value for fact in facts]) / len(facts),
    )


def order(row: Row) -> tuple[float, int, str]:
    return (-(row.share or 0.0), -row.times, row.name)

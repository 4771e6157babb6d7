"""Statistics of many matches beyond who won: findings, collected match by match and tabulated."""

from collections.abc import Callable, Sequence

import msgspec

from capolinea.core.refusal import CapolineaError
from capolinea.games.catalogue import GAMES, stats_of
from capolinea.research import Finding, MatchObserver


class Row(msgspec.Struct, frozen=True):
    name: str
    times: int
    share: float | None
    """Share of wins, if the rows are about players."""
    mean: float


class Section(msgspec.Struct, frozen=True):
    """One table of statistics."""

    table: str
    rows: tuple[Row, ...]


def observer_of(game: str) -> Callable[[], MatchObserver]:
    """Return a function that creates an observer for a match of `game`; raises CapolineaError if there is none."""
    stats = stats_of(game)
    if stats is None:
        raise CapolineaError("lab.no_statistics", game=game, games=", ".join([key for key in GAMES if stats_of(key)]))
    return stats.observer


def tabulate(findings: Sequence[Finding]) -> tuple[Section, ...]:
    """Return tables in the order of their first finding; best rows first, or the most frequent ones."""
    found: dict[str, dict[str, list[Finding]]] = {}
    for finding in findings:
        found.setdefault(finding.table, {}).setdefault(finding.row, []).append(finding)
    return tuple(
        [
            Section(table, tuple(sorted([summarise_row(name, some) for name, some in rows.items()], key=order)))
            for table, rows in found.items()
        ]
    )


def summarise_row(name: str, findings: Sequence[Finding]) -> Row:
    wins = [finding.won for finding in findings if finding.won is not None]
    return Row(
        name=name,
        times=len(findings),
        share=sum(wins) / len(wins) if wins else None,
        mean=sum([finding.value for finding in findings]) / len(findings),
    )


def order(row: Row) -> tuple[float, int, str]:
    return (-(row.share or 0.0), -row.times, row.name)

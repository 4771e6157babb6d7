"""Pictures of runs that are kept in folders: length, the advantage of a seat, strength against thinking time."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import matplotlib as mpl
from matplotlib.figure import Figure
from matplotlib.ticker import LogLocator, NullFormatter, PercentFormatter

from capolinea.core.refusal import CapolineaError
from capolinea.lab.ladder import Interval, interval, score_deals
from capolinea.lab.playing import Batch, PlayedMatch
from capolinea.lab.report import Words
from capolinea.lab.runs import MATCHES, Manifest, read_batch, read_manifest
from capolinea.lab.simulate import mean
from capolinea.lab.timing import Times

KINDS: Final = ("length", "seats", "strength")
SUFFIXES: Final = (".svg", ".png")
#: Inches: a column of text, twice as wide as high.
SIZE: Final = (7.0, 4.0)
DOTS_PER_INCH: Final = 150
#: Ink of the fair share, and of everything else.
GREY: Final = "#777777"


class Part(NamedTuple):
    """One part of a run, read back."""

    manifest: Manifest
    players: tuple[str, ...]
    matches: list[PlayedMatch]
    times: Times


class Point(NamedTuple):
    """How strong a player is, and how long it thinks, in milliseconds."""

    name: str
    milliseconds: float
    share: Interval


def plot(kind: str, folders: Sequence[Path], file: Path, words: Words) -> None:
    """Draw the runs in `folders`; the ending of the file says how."""
    if kind not in KINDS:
        raise CapolineaError("lab.plot_kind", kind=kind[:40], kinds=", ".join(KINDS))
    if file.suffix not in SUFFIXES:
        raise CapolineaError("lab.plot_file", file=str(file)[:80])
    parts = [part for folder in folders for part in parts_of(folder)]
    if not parts:
        raise CapolineaError("lab.run_none", folder=str(folders[0]))
    figure = Figure(SIZE, layout="constrained")
    axes = figure.add_subplot()
    {"length": draw_length, "seats": draw_seats, "strength": draw_strength}[kind](axes, parts, words)
    axes.set_title(words.say(f"lab.plot.{kind}", game=", ".join(dict.fromkeys([part.manifest.game for part in parts]))))
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)
    # The same run gives the same file.
    with mpl.rc_context({"svg.hashsalt": "capolinea", "svg.fonttype": "none"}):
        figure.savefig(file, dpi=DOTS_PER_INCH, metadata={"Date": None} if file.suffix == ".svg" else None)


def parts_of(folder: Path) -> list[Part]:
    """Return what a run has kept so far, by parts."""
    manifest = read_manifest(folder)
    batches: dict[int, list[Batch]] = {}
    for file in sorted((folder / MATCHES).glob("*.parquet")):
        batches.setdefault(int(file.name.partition("-")[0]), []).append(read_batch(file))
    found: list[Part] = []
    for number, some in batches.items():
        times = Times(len(manifest.parts[number]))
        for batch in some:
            times.merge(batch.times)
        matches = [each for batch in some for each in batch.matches]
        found.append(Part(manifest, manifest.parts[number], matches, times))
    return found


def draw_length(axes: Any, parts: Sequence[Part], words: Words) -> None:
    """How many moves a match has, one line for each part."""
    lengths = [[each.result.entries for each in part.matches] for part in parts]
    first, last = min(map(min, lengths)), max(map(max, lengths))
    width = max(1, -(-(last - first + 1) // 30))
    edges = list(range(first, last + width + 1, width))
    for part, some in zip(parts, lengths, strict=True):
        axes.hist(some, edges, histtype="step", label=" – ".join(part.players), linewidth=1.5)
        axes.axvline(mean(some), color=GREY, linestyle=":", linewidth=1)
    axes.set_xlabel(words.say("lab.plot.moves"))
    axes.set_ylabel(words.say("lab.plot.matches"))
    axes.legend(frameon=False)


def draw_seats(axes: Any, parts: Sequence[Part], words: Words) -> None:
    """How often each seat wins, whoever sits there; dotted, what would be fair."""
    seats = parts[0].manifest.seats
    if any([part.manifest.seats != seats for part in parts]):
        raise CapolineaError("lab.plot_seats")
    found = [seat_share(parts, seat) for seat in range(seats)]
    draw_intervals(axes, list(range(seats)), found)
    axes.axhline(1 / seats, color=GREY, linestyle=":")
    axes.set_xticks(range(seats), [words.say.seat(seat) for seat in range(seats)])
    axes.set_ylabel(words.say("lab.plot.share"))


def seat_share(parts: Sequence[Part], seat: int) -> Interval:
    """Return the share of wins of a seat; the matches of one deal count as one, because they share its luck."""
    deals: dict[tuple[int, int], list[float]] = {}
    for number, part in enumerate(parts):
        for each in part.matches:
            deals.setdefault((number, each.deal), []).append(each.result.wins[seat])
    return interval([mean(some) for some in deals.values()])


def draw_strength(axes: Any, parts: Sequence[Part], words: Words) -> None:
    """How often each player wins against how long it thinks; dotted, what would be fair."""
    points = sorted([point for part in parts for point in points_of(part)], key=lambda point: point.milliseconds)
    draw_intervals(axes, [point.milliseconds for point in points], [point.share for point in points])
    for point in points:
        axes.annotate(
            point.name, (point.milliseconds, point.share.mean), (5, 5), textcoords="offset points", fontsize=8
        )
    axes.axhline(fair_share(parts[0]), color=GREY, linestyle=":")
    axes.set_xscale("log")
    axes.xaxis.set_major_locator(LogLocator(subs=(1.0, 2.0, 5.0)))
    axes.xaxis.set_major_formatter(lambda value, _: words.number(value, "#,##0.####"))
    axes.xaxis.set_minor_formatter(NullFormatter())
    # Room for the last name.
    axes.margins(x=0.15)
    axes.set_xlabel(words.say("lab.plot.milliseconds"))
    axes.set_ylabel(words.say("lab.plot.share"))


def points_of(part: Part) -> list[Point]:
    """Return the first player of a duel, or every player of a table."""
    if part.manifest.command == "ladder":
        share = interval([share for share, _ in score_deals(part.matches)])
        return [Point(" – ".join(part.players), part.times.quantile([0], 0.5), share)]
    return [
        Point(player, part.times.quantile([role], 0.5), player_share(part.matches, role))
        for role, player in enumerate(part.players)
    ]


def player_share(matches: Sequence[PlayedMatch], role: int) -> Interval:
    deals: dict[int, list[float]] = {}
    for each in matches:
        if role in each.roles:
            deals.setdefault(each.deal, []).append(each.result.wins[each.roles.index(role)])
    return interval([mean(some) for some in deals.values()])


def fair_share(part: Part) -> float:
    return 0.5 if part.manifest.command == "ladder" else 1 / part.manifest.seats


def draw_intervals(axes: Any, places: Sequence[float], shares: Sequence[Interval]) -> None:
    means = [share.mean for share in shares]
    below = [share.mean - share.low for share in shares]
    above = [share.high - share.mean for share in shares]
    axes.errorbar(places, means, yerr=[below, above], fmt="o", capsize=3)
    axes.set_ylim(0.0, 1.1)
    axes.yaxis.set_major_formatter(PercentFormatter(1.0))

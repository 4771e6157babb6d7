"""What commands that play many matches share: where they run, and the folder that keeps them."""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from capolinea.lab.playing import options_of

if TYPE_CHECKING:
    from capolinea.lab.runs import RunFolder


@contextmanager
def executor_for(cluster: str | None, jobs: int) -> Iterator[Executor | None]:
    """Yield the workers of a cluster, or None: then `jobs` processes of this machine do the work."""
    if cluster is None:
        yield None
        return
    from capolinea.lab.cluster import cluster_executor

    with cluster_executor(cluster, jobs) as executor:
        yield executor


def open_run(
    folder: Path | None,
    command: str,
    game: str,
    parts: Sequence[Sequence[str]],
    *,
    seed: int,
    seats: int,
    units: int,
    options: Mapping[str, Any],
    **details: Any,
) -> "RunFolder | None":
    """Return the run in a folder, new or to be continued; None if none is wanted."""
    # Mistakes are told before a folder is made.
    options_of(game, seats, options)
    if folder is None:
        return None
    from capolinea.lab.runs import Manifest, RunFolder

    manifest = Manifest(
        command=command,
        game=game,
        seed=seed,
        seats=seats,
        units=units,
        options=dict(options),
        parts=tuple([tuple(part) for part in parts]),
        details=details,
    )
    return RunFolder(folder, manifest)


def write_result(run: "RunFolder | None", result: object) -> None:
    if run is not None:
        run.write_result(msgspec.json.format(msgspec.json.encode(result)) + b"\n")

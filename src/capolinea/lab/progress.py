"""A progress bar on standard error while matches are played, and the tables on standard output afterwards."""

from collections.abc import Sequence
from types import TracebackType
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

#: The width if there is no terminal: enough for every table.
FILE_WIDTH: Final = 100


class Bar:
    """Called with how much is done and how much there is; shows nothing without a terminal."""

    def __init__(self, title: str) -> None:
        console = Console(stderr=True)
        self.progress = Progress(
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TimeRemainingColumn(),
            console=console,
            transient=True,
            disable=not console.is_terminal,
        )
        self.task = self.progress.add_task(title, total=None)

    def __enter__(self) -> "Bar":
        self.progress.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.progress.stop()

    def __call__(self, done: int, total: int) -> None:
        self.progress.update(self.task, completed=done, total=total)


def show(table: Table, notes: Sequence[str]) -> None:
    console = Console()
    if not console.is_terminal:
        console = Console(width=FILE_WIDTH)
    console.print(table)
    for note in notes:
        console.print(note, highlight=False, markup=False)

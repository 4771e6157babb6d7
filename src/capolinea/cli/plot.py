"""`capolinea plot`: draw runs that are kept in folders."""

from pathlib import Path
from typing import Annotated

import typer

from capolinea.cli.words import language
from capolinea.lab.plots import plot as draw
from capolinea.lab.report import Words


def plot(
    kind: Annotated[str, typer.Argument()],
    folders: Annotated[list[Path], typer.Argument()],
    out: Annotated[Path, typer.Option(metavar="FILE")] = Path("plot.svg"),
) -> None:
    words = Words(language())
    draw(kind, folders, out, words)
    print(words.say("lab.plot.drawn", file=str(out)))

"""`capolinea dataset`: write every decision of many matches as a documented data set."""

from pathlib import Path
from typing import Annotated

import typer

from capolinea.cli.running import executor_for
from capolinea.cli.seating import read_options, read_players
from capolinea.cli.words import language
from capolinea.lab.dataset import write_dataset
from capolinea.lab.progress import Bar
from capolinea.lab.report import Words


def dataset(
    game: Annotated[str, typer.Argument()],
    folder: Annotated[Path, typer.Argument()],
    seats: Annotated[str, typer.Option(metavar="PLAYER,PLAYER,...")] = "medium,medium,medium",
    deals: Annotated[int, typer.Option(min=1, metavar="N")] = 100,
    rotate: Annotated[bool, typer.Option("--rotate")] = False,
    jobs: Annotated[int, typer.Option(min=1, metavar="N")] = 1,
    cluster: Annotated[str | None, typer.Option(metavar="ADDRESS")] = None,
    seed: Annotated[int, typer.Option(metavar="N")] = 0,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE")] = None,
) -> None:
    words = Words(language())
    players = read_players(seats)
    chosen = read_options(option or [])
    with executor_for(cluster, jobs) as executor, Bar(words.say("lab.progress.deals")) as bar:
        found = write_dataset(
            folder,
            game,
            players,
            deals,
            seed,
            chosen,
            rotate=rotate,
            executor=executor,
            jobs=jobs,
            progress=bar,
        )
    decisions, matches = sum(found.decisions.values()), sum(found.matches.values())
    print(words.say("lab.dataset.written", folder=str(folder), matches=matches, decisions=decisions))

"""`capolinea ladder`: is each level stronger than the one below, and the best one stronger than every baseline?"""

from typing import Annotated

import msgspec
import typer

from capolinea.cli.seating import read_options
from capolinea.cli.words import language
from capolinea.lab.ladder import ladder as climb
from capolinea.lab.progress import Bar, show
from capolinea.lab.report import Words, ladder_table


def ladder(
    game: Annotated[str, typer.Argument()],
    deals: Annotated[int, typer.Option(min=2, metavar="N")] = 1000,
    seats: Annotated[int, typer.Option(metavar="N")] = 4,
    jobs: Annotated[int, typer.Option(min=1, metavar="N")] = 1,
    seed: Annotated[int, typer.Option(metavar="N")] = 0,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE")] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    words = Words(language())
    with Bar(words.say("lab.progress.deals")) as bar:
        duels = climb(game, deals, seed, seats, read_options(option or []), jobs=jobs, progress=bar)
    if json:
        print(msgspec.json.encode({"game": game, "seed": seed, "duels": duels}).decode())
        return
    show(ladder_table(game, duels, seed, words), [words.say("lab.ladder.note")])

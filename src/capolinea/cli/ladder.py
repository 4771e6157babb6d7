"""`capolinea ladder`: is each level stronger than the one below, and the best one stronger than every baseline? Or any
players, each against each."""

from typing import Annotated

import msgspec
import typer

from capolinea.cli.seating import read_options, read_players
from capolinea.cli.words import language
from capolinea.lab.ladder import ladder as climb
from capolinea.lab.ladder import pairs_of
from capolinea.lab.progress import Bar, show
from capolinea.lab.report import Words, duel_notes, ladder_table


def ladder(
    game: Annotated[str, typer.Argument()],
    players: Annotated[str | None, typer.Option(metavar="PLAYER,PLAYER,...")] = None,
    deals: Annotated[int, typer.Option(min=2, metavar="N")] = 1000,
    seats: Annotated[int, typer.Option(metavar="N")] = 4,
    jobs: Annotated[int, typer.Option(min=1, metavar="N")] = 1,
    seed: Annotated[int, typer.Option(metavar="N")] = 0,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE")] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    words = Words(language())
    with Bar(words.say("lab.progress.deals")) as bar:
        pairs = None if players is None else pairs_of(read_players(players))
        duels = climb(game, deals, seed, seats, read_options(option or []), pairs=pairs, jobs=jobs, progress=bar)
    if json:
        print(msgspec.json.encode({"game": game, "seed": seed, "duels": duels}).decode())
        return
    show(ladder_table(game, duels, seed, words), [words.say("lab.ladder.note"), *duel_notes(duels, words)])

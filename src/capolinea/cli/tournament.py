"""`capolinea tournament`: let named players meet at many tables, and rate them."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from capolinea.cli.running import executor_for, open_run, write_result
from capolinea.cli.seating import read_options, read_players
from capolinea.cli.words import language
from capolinea.lab.progress import Bar, show
from capolinea.lab.report import Words, standings_notes, standings_table
from capolinea.lab.tournament import RANDOM, check_tournament
from capolinea.lab.tournament import tournament as play


def tournament(
    game: Annotated[str, typer.Argument()],
    players: Annotated[str, typer.Option(metavar="PLAYER,PLAYER,...")] = "random,easy,medium,hard",
    deals: Annotated[int, typer.Option(min=2, metavar="N")] = 200,
    seats: Annotated[int, typer.Option(metavar="N")] = 4,
    tables: Annotated[str, typer.Option(metavar="TABLES")] = RANDOM,
    jobs: Annotated[int, typer.Option(min=1, metavar="N")] = 1,
    cluster: Annotated[str | None, typer.Option(metavar="ADDRESS")] = None,
    run: Annotated[Path | None, typer.Option(metavar="FOLDER")] = None,
    seed: Annotated[int, typer.Option(metavar="N")] = 0,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE")] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    # Ratings come last: a missing extra is told before the matches are played.
    import openskill  # noqa: F401

    words = Words(language())
    named = read_players(players)
    chosen = read_options(option or [])
    check_tournament(game, named, seats, chosen, tables)
    kept = open_run(
        run, "tournament", game, [named], seed=seed, seats=seats, units=deals, options=chosen, tables=tables
    )
    with executor_for(cluster, jobs) as executor, Bar(words.say("lab.progress.deals")) as bar:
        found = play(
            game,
            named,
            deals,
            seed,
            seats,
            chosen,
            tables=tables,
            executor=executor,
            jobs=jobs,
            progress=bar,
            run=kept,
        )
    write_result(kept, found)
    if json:
        print(msgspec.json.encode(found).decode())
        return
    show(standings_table(found, words), standings_notes(found, words))

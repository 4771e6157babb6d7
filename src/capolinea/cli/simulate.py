"""`capolinea simulate`: let bots play many matches; report how often each wins and how long it thinks."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from capolinea.cli.running import executor_for, open_run, write_result
from capolinea.cli.seating import read_options, read_players
from capolinea.cli.words import language
from capolinea.lab.progress import Bar, show
from capolinea.lab.report import Words, section_table, tally_notes, tally_table
from capolinea.lab.simulate import simulate as play


def simulate(
    game: Annotated[str, typer.Argument()],
    seats: Annotated[str, typer.Option(metavar="PLAYER,PLAYER,...")] = "medium,medium,easy,random",
    matches: Annotated[int, typer.Option(min=1, metavar="N")] = 1000,
    jobs: Annotated[int, typer.Option(min=1, metavar="N")] = 1,
    cluster: Annotated[str | None, typer.Option(metavar="ADDRESS")] = None,
    run: Annotated[Path | None, typer.Option(metavar="FOLDER")] = None,
    seed: Annotated[int, typer.Option(metavar="N")] = 0,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE")] = None,
    stats: Annotated[bool, typer.Option("--stats")] = False,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    words = Words(language())
    players = read_players(seats)
    chosen = read_options(option or [])
    kept = open_run(
        run,
        "simulate",
        game,
        [players],
        seed=seed,
        seats=len(players),
        units=matches,
        options=chosen,
        statistics=stats,
    )
    with executor_for(cluster, jobs) as executor, Bar(words.say("lab.progress.matches")) as bar:
        tally = play(
            game,
            players,
            matches,
            seed,
            chosen,
            statistics=stats,
            executor=executor,
            jobs=jobs,
            progress=bar,
            run=kept,
        )
    write_result(kept, tally)
    if json:
        print(msgspec.json.encode(tally).decode())
        return
    show(tally_table(tally, words), tally_notes(tally, words))
    for section in tally.statistics:
        show(section_table(section, words), [])

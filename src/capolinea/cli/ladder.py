"""`capolinea ladder`: is each level stronger than the one below, and the best one stronger than every baseline? Or any
players, each against each."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from capolinea.cli.running import executor_for, open_run, write_result
from capolinea.cli.seating import read_options, read_players
from capolinea.cli.words import language
from capolinea.lab.ladder import ladder as climb
from capolinea.lab.ladder import pairs_of, rungs
from capolinea.lab.progress import Bar, show
from capolinea.lab.report import Words, duel_notes, ladder_table


def ladder(
    game: Annotated[str, typer.Argument()],
    players: Annotated[str | None, typer.Option(metavar="PLAYER,PLAYER,...")] = None,
    deals: Annotated[int, typer.Option(min=2, metavar="N")] = 1000,
    until_clear: Annotated[bool, typer.Option("--until-clear")] = False,
    seats: Annotated[int, typer.Option(metavar="N")] = 4,
    jobs: Annotated[int, typer.Option(min=1, metavar="N")] = 1,
    cluster: Annotated[str | None, typer.Option(metavar="ADDRESS")] = None,
    run: Annotated[Path | None, typer.Option(metavar="FOLDER")] = None,
    seed: Annotated[int, typer.Option(metavar="N")] = 0,
    option: Annotated[list[str] | None, typer.Option(metavar="NAME=VALUE")] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    words = Words(language())
    pairs = rungs(game) if players is None else pairs_of(read_players(players))
    chosen = read_options(option or [])
    kept = open_run(run, "ladder", game, pairs, seed=seed, seats=seats, units=deals, options=chosen)
    with executor_for(cluster, jobs) as executor, Bar(words.say("lab.progress.deals")) as bar:
        duels = climb(
            game,
            deals,
            seed,
            seats,
            chosen,
            pairs=pairs,
            executor=executor,
            jobs=jobs,
            progress=bar,
            until_clear=until_clear,
            run=kept,
        )
    found = {"game": game, "seed": seed, "duels": duels}
    write_result(kept, found)
    if json:
        print(msgspec.json.encode(found).decode())
        return
    note = "lab.ladder.note_until_clear" if until_clear else "lab.ladder.note"
    show(ladder_table(game, duels, deals, seed, words), [words.say(note), *duel_notes(duels, words)])

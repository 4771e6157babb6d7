"""`capolinea rules`: the rules of a game in our words, whole or one clause."""

from typing import Annotated

import msgspec
import typer

from capolinea.cli.clauses import chapters_of, shown, speaking_of, with_id
from capolinea.cli.mistakes import Mistake
from capolinea.games.catalogue import look_of


def rules(
    game: Annotated[str, typer.Argument()],
    clause: Annotated[str | None, typer.Argument()] = None,
    search: Annotated[str | None, typer.Option(metavar="WORD")] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    everything = chapters_of(look_of(game).package)
    chapters = everything
    if clause is not None:
        chapters = with_id(chapters, clause)
    if search is not None:
        chapters = speaking_of(chapters, search)
    if not chapters and clause is not None:
        raise Mistake("rules.no_such_clause", clause=clause[:40], example=everything[0][1][0][0])
    if not chapters:
        raise Mistake("rules.nothing_found", word=(search or "")[:40])
    if json:
        data = [{"title": title, "clauses": dict(clauses)} for title, clauses in chapters]
        print(msgspec.json.encode(data).decode())
        return
    print("\n".join(shown(chapters)))

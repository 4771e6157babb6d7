"""`capolinea rules`: the rules of a game in our words, whole or one clause."""

from typing import Annotated

import msgspec
import typer

from capolinea.cli.clauses import chapters_of, clause_lines, shown, speaking_of, with_id
from capolinea.cli.mistakes import Mistake
from capolinea.cli.words import words
from capolinea.games.catalogue import look_of


def rules(
    game: Annotated[str, typer.Argument()],
    clause: Annotated[str | None, typer.Argument()] = None,
    search: Annotated[str | None, typer.Option(metavar="WORD")] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    package = look_of(game).package
    chapters = chapters_of(package)
    if search is not None:
        chapters = speaking_of(chapters, search)
    if clause is not None:
        chapters = with_id(chapters, clause)
    if not chapters and clause is not None:
        clause_lines(package, clause, words())
    if not chapters:
        raise Mistake("rules.nothing_found", word=(search or "")[:40])
    if json:
        data = [{"title": title, "clauses": dict(clauses)} for title, clauses in chapters]
        print(msgspec.json.encode(data).decode())
        return
    print("\n".join(shown(chapters)))

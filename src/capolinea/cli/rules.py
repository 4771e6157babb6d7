"""`capolinea rules`: show the rules of a game in our words, all of them or one clause."""

from typing import Annotated

import msgspec
import typer

from capolinea.cli.brief import brief_lines
from capolinea.cli.clauses import chapters_of, clause_lines_of, mentioning, older_chapter, with_id
from capolinea.cli.user_errors import UserError
from capolinea.cli.words import language, words
from capolinea.core.rules import UnknownVersion
from capolinea.games.catalogue import AnyRules, look_of, rules_of
from capolinea.render.brief import brief_of


def rules(
    game: Annotated[str, typer.Argument()],
    clause: Annotated[str | None, typer.Argument()] = None,
    search: Annotated[str | None, typer.Option(metavar="WORD")] = None,
    as_of: Annotated[int | None, typer.Option(metavar="VERSION")] = None,
    brief: Annotated[bool, typer.Option("--brief")] = False,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    if brief:
        print("\n".join(brief_lines(brief_of(look_of(game).package, language()))))
        return
    everything = chapters_of(look_of(game).package)
    chapters = (*older_chapter(look_of(game), rules_as_of(game, as_of), words()), *everything)
    if clause is not None:
        chapters = with_id(chapters, clause)
    if search is not None:
        chapters = mentioning(chapters, search)
    if not chapters and clause is not None:
        raise UserError("rules.no_such_clause", clause=clause[:40], example=everything[0][1][0][0])
    if not chapters:
        raise UserError("rules.nothing_found", word=(search or "")[:40])
    if json:
        data = [{"title": title, "clauses": dict(clauses)} for title, clauses in chapters]
        print(msgspec.json.encode(data).decode())
        return
    print("\n".join(clause_lines_of(chapters)))


def rules_as_of(game: str, version: int | None) -> AnyRules:
    """Return the newest rules, or those of an older version."""
    rules = rules_of(game)
    try:
        return rules if version is None else rules.at(version)
    except UnknownVersion:
        raise UserError("rules.no_such_version", version=version or 0, newest=rules.newest) from None

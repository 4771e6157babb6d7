"""The rules in our words, clause by clause, to read or to look one up."""

import textwrap
from typing import Final

from capolinea.cli.user_errors import UserError
from capolinea.cli.words import language
from capolinea.games.catalogue import AnyLook, AnyRules
from capolinea.i18n import Say
from capolinea.render.rules_text import Chapter, differences, rules_text

WIDTH: Final = 88


def chapters_of(package: str) -> tuple[Chapter, ...]:
    return rules_text(package, language())


def clause_lines(package: str, wanted: str, say: Say) -> list[str]:
    """Return the lines of the clause `wanted`, or else of those that mention it; without `wanted`, what can be
    asked."""
    chapters = chapters_of(package)
    if not wanted:
        return [say("rules.which", example=chapters[0][1][0][0]), *[title for title, _ in chapters]]
    found = with_id(chapters, wanted) or mentioning(chapters, wanted)
    if not found:
        raise UserError("rules.no_such_clause", clause=wanted[:40], example=chapters[0][1][0][0])
    return clause_lines_of(found)


def older_chapter(look: AnyLook, rules: AnyRules, say: Say) -> tuple[Chapter, ...]:
    """Return what was different in an older version of the rules; empty for the newest."""
    told = differences(look, rules, language())
    return ((say("rules.differences", version=rules.version), told),) if told else ()


def clause_of(older: tuple[Chapter, ...], wanted: str) -> tuple[Chapter, ...]:
    """Return the wanted clause of `older`, or all of them if none is wanted."""
    return with_id(older, wanted) if wanted else older


def with_id(chapters: tuple[Chapter, ...], wanted: str) -> tuple[Chapter, ...]:
    """Return the chapter with only the wanted clause; its prefix is optional: `9` is `TA-9`."""
    name = wanted.upper()
    return only_clauses(
        chapters, [identity for _, clauses in chapters for identity, _ in clauses if has_id(identity, name)]
    )


def has_id(identity: str, name: str) -> bool:
    return identity.upper() == name or identity.upper().partition("-")[2] == name


def mentioning(chapters: tuple[Chapter, ...], word: str) -> tuple[Chapter, ...]:
    sought = word.lower()
    return only_clauses(
        chapters, [identity for _, clauses in chapters for identity, text in clauses if sought in text.lower()]
    )


def only_clauses(chapters: tuple[Chapter, ...], identities: list[str]) -> tuple[Chapter, ...]:
    cut = [(title, tuple([one for one in clauses if one[0] in identities])) for title, clauses in chapters]
    return tuple([(title, clauses) for title, clauses in cut if clauses])


def clause_lines_of(chapters: tuple[Chapter, ...]) -> list[str]:
    """Return the titles, with each clause after its id below them."""
    lines: list[str] = []
    for title, clauses in chapters:
        lines += ["", title, ""]
        left = max([len(identity) for identity, _ in clauses]) + 2
        for identity, text in clauses:
            first, *more = textwrap.wrap(text, WIDTH - left)
            lines += [f"{identity:<{left}}{first}", *[" " * left + line for line in more]]
    return lines[1:]

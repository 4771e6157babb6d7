"""The rules in our words, clause by clause, for reading and for looking one up."""

import textwrap
from typing import Final

from capolinea.cli.mistakes import Mistake
from capolinea.cli.words import language
from capolinea.games.catalogue import AnyLook, AnyRules
from capolinea.i18n import Say
from capolinea.render.rules_text import Chapter, differences, rules_text

WIDTH: Final = 88


def chapters_of(package: str) -> tuple[Chapter, ...]:
    return rules_text(package, language())


def clause_lines(package: str, wanted: str, say: Say) -> list[str]:
    """The clause called `wanted` or, where there is none, those that speak of it; without it, what can be asked."""
    chapters = chapters_of(package)
    if not wanted:
        return [say("rules.which", example=chapters[0][1][0][0]), *[title for title, _ in chapters]]
    found = with_id(chapters, wanted) or speaking_of(chapters, wanted)
    if not found:
        raise Mistake("rules.no_such_clause", clause=wanted[:40], example=chapters[0][1][0][0])
    return shown(found)


def older_chapter(look: AnyLook, rules: AnyRules, say: Say) -> tuple[Chapter, ...]:
    """What was different in an older version of the rules; nothing in the newest."""
    told = differences(look, rules, language())
    return ((say("rules.differences", version=rules.version), told),) if told else ()


def kept_clause(older: tuple[Chapter, ...], wanted: str) -> tuple[Chapter, ...]:
    """Of what was different, the clause that is asked for; without one, everything."""
    return with_id(older, wanted) if wanted else older


def with_id(chapters: tuple[Chapter, ...], wanted: str) -> tuple[Chapter, ...]:
    """The chapter cut down to the clause; its prefix may be left out: `9` is `TA-9`."""
    name = wanted.upper()
    return kept(chapters, [identity for _, clauses in chapters for identity, _ in clauses if fits(identity, name)])


def fits(identity: str, name: str) -> bool:
    return identity.upper() == name or identity.upper().partition("-")[2] == name


def speaking_of(chapters: tuple[Chapter, ...], word: str) -> tuple[Chapter, ...]:
    sought = word.lower()
    return kept(chapters, [identity for _, clauses in chapters for identity, text in clauses if sought in text.lower()])


def kept(chapters: tuple[Chapter, ...], identities: list[str]) -> tuple[Chapter, ...]:
    cut = [(title, tuple([one for one in clauses if one[0] in identities])) for title, clauses in chapters]
    return tuple([(title, clauses) for title, clauses in cut if clauses])


def shown(chapters: tuple[Chapter, ...]) -> list[str]:
    """Titles, and below them each clause after its id."""
    lines: list[str] = []
    for title, clauses in chapters:
        lines += ["", title, ""]
        left = max([len(identity) for identity, _ in clauses]) + 2
        for identity, text in clauses:
            first, *more = textwrap.wrap(text, WIDTH - left)
            lines += [f"{identity:<{left}}{first}", *[" " * left + line for line in more]]
    return lines[1:]

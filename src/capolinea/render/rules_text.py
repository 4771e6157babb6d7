"""A game's rules as people read them: `rules/<language>.md` in its package, chapters of numbered clauses.

A chapter begins with `## Title`; a clause is a paragraph that begins with its id in bold, `**TA-7** Each player …`, and
its first sentence says the rule on its own.
"""

import re
from functools import cache
from importlib.resources import files
from typing import Any, Final, TypeAlias

from capolinea.core.rules import Rules
from capolinea.render.look import Look

Clause: TypeAlias = tuple[str, str]
Chapter: TypeAlias = tuple[str, tuple[Clause, ...]]

CLAUSE: Final = re.compile(r"\*\*(?P<id>[A-Z]+-[A-Z]?\d+)\*\* (?P<text>\S.*)", re.DOTALL)
SENTENCE: Final = re.compile(r".*?[.!?](?=\s+[^a-z]|$)", re.DOTALL)


@cache
def rules_text(package: str, language: str) -> tuple[Chapter, ...]:
    """The chapters: title, and the clauses with their ids."""
    text = files(package).joinpath("rules", f"{language}.md").read_text("utf-8")
    return parse_rules(text)


def parse_rules(text: str) -> tuple[Chapter, ...]:
    """Raises ValueError at a paragraph that is neither title nor clause."""
    chapters: list[tuple[str, list[Clause]]] = []
    for paragraph in re.split(r"\n\s*\n", text.strip()):
        words = " ".join(paragraph.split())
        clause = CLAUSE.fullmatch(words)
        if words.startswith("## "):
            chapters.append((words[3:], []))
        elif clause and chapters:
            chapters[-1][1].append((clause["id"], clause["text"]))
        elif not words.startswith("# "):
            raise ValueError(f"neither a chapter nor a clause: {words[:60]}")
    return tuple([(title, tuple(clauses)) for title, clauses in chapters])


@cache
def clauses_of(package: str, language: str) -> dict[str, str]:
    """The whole text of each clause by its id."""
    return {name: text for _, clauses in rules_text(package, language) for name, text in clauses}


def differences(look: Look[Any], rules: Rules[Any, Any], language: str) -> tuple[Clause, ...]:
    """What was different in an older version of the rules, each with the clause that says how it is now."""
    say = look.say(language)
    return tuple([(change.clause, say(f"change.{change.code}")) for change in rules.later_changes])


def clause_text(package: str, language: str, clause: str) -> str:
    """The clause in one sentence, to stand beside a refusal; empty where the rules have no such clause."""
    found = SENTENCE.match(clauses_of(package, language).get(clause, ""))
    return found.group() if found else ""

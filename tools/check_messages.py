"""Every code has words in every language, and the languages agree.

    python tools/check_messages.py

Fails with a list of what is missing, differs between languages, hides something else, or is never said.
"""

import sys
from collections.abc import Iterator
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor
from message_codes import (
    CORE,
    SOURCE,
    Needed,
    Texts,
    clauses_named,
    game_package,
    needed_by_rules,
    needed_by_source,
    sources,
    texts_in,
)

from capolinea.games.catalogue import GAMES
from capolinea.i18n import LANGUAGES
from capolinea.render.rules_text import clauses_of

#: The message files that are spoken together with those of a game.
WITH_GAMES: Final = ("capolinea.server", "capolinea.render")

Messages = dict[str, set[str]]
"""The facts that each message uses, by its id."""


class Variables(Visitor):
    """The facts a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def main() -> int:
    folders = [path for path in SOURCE.rglob("messages") if any(path.glob("*.ftl"))]
    packages = sorted([".".join(folder.parent.relative_to(SOURCE).parts) for folder in folders])
    faults: list[str] = []
    spoken: dict[str, Messages] = {}
    for package in packages:
        by_language = {language: read_messages(package, language, faults) for language in LANGUAGES}
        faults += compare(package, by_language)
        spoken[package] = by_language[LANGUAGES[0]]
    trees = sources()
    needed = [*needed_by_rules(), *needed_by_source(trees)]
    faults += [f"{need.where}: no message {need.id}" for need in needed if not is_spoken(need, spoken)]
    faults += clashes(spoken)
    for key in GAMES:
        faults += clause_faults(game_package(key), list(clauses_named(trees, key)))
    faults += unsaid(spoken, needed, texts_in(trees))
    for fault in faults:
        print(fault)
    count = sum([len(messages) for messages in spoken.values()])
    print(f"{count} messages in {len(LANGUAGES)} languages, {len(faults)} faults")
    return 1 if faults else 0


def read_messages(package: str, language: str, faults: list[str]) -> Messages:
    """The ids of one file with the facts each uses."""
    path = SOURCE.joinpath(*package.split("."), "messages", f"{language}.ftl")
    if not path.exists():
        faults.append(f"{package}: no messages in {language}")
        return {}
    found: Messages = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ftl.Junk):
            faults.append(f"{package} in {language}: cannot be read: {entry.content.strip().splitlines()[0]}")
        if isinstance(entry, ftl.Message):
            if entry.id.name in found:
                faults.append(f"{package} in {language}: {entry.id.name} stands there twice")
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def compare(package: str, by_language: dict[str, Messages]) -> Iterator[str]:
    """Languages have the same messages, which use the same facts."""
    for name in sorted({name for messages in by_language.values() for name in messages}):
        lacking = [language for language in LANGUAGES if name not in by_language[language]]
        if lacking:
            yield f"{package}: {name} is missing in {', '.join(lacking)}"
        elif len({frozenset(by_language[language][name]) for language in LANGUAGES}) > 1:
            uses = [f"{language} {sorted(by_language[language][name])}" for language in LANGUAGES]
            yield f"{package}: {name} uses other facts: {', '.join(uses)}"


def is_spoken(need: Needed, spoken: dict[str, Messages]) -> bool:
    """Whether the message is at hand where it is asked for; what all games say may be asked for anywhere."""
    at_hand = [spoken[package] for package in (CORE, *need.packages) if package in spoken]
    in_games = [has(need, spoken.get(game_package(key), {})) for key in GAMES]
    # Which messages of one beginning each game must have, such as those of its changes, its rules say.
    return any([has(need, messages) for messages in at_hand]) or (any if need.begins else all)(in_games)


def has(need: Needed, messages: Messages) -> bool:
    return any([name.startswith(need.id) for name in messages]) if need.begins else need.id in messages


def clashes(spoken: dict[str, Messages]) -> Iterator[str]:
    """Messages spoken together may not hide each other."""
    for package, messages in spoken.items():
        others = [CORE, *WITH_GAMES] if package in map(game_package, GAMES) else [CORE]
        for other in others:
            if other != package:
                for name in sorted(set(messages) & set(spoken.get(other, {}))):
                    yield f"{package}: {name} hides the message of {other}"


def clause_faults(package: str, named: list[tuple[str, str]]) -> Iterator[str]:
    """The rules have the same clauses in all languages, and every clause that a refusal names."""
    known = {language: set(clauses_of(package, language)) for language in LANGUAGES}
    every = set.union(*known.values())
    for language in LANGUAGES:
        for clause in sorted(every - known[language]):
            yield f"{package}: clause {clause} is missing in {language}"
    for clause, where in named:
        if clause not in every and clause != "core":
            yield f"{where}: the rules have no clause {clause}"


def unsaid(spoken: dict[str, Messages], needed: list[Needed], texts: Texts) -> Iterator[str]:
    """Messages that no text in the source or the data can stand for."""
    exact = texts.whole | {need.id for need in needed if not need.begins}
    data = " ".join([path.read_text("utf-8") for path in (SOURCE / "capolinea").rglob("*.json")])
    for package, messages in spoken.items():
        for name in sorted(messages):
            composed = name.startswith(texts.beginnings) or name.endswith(texts.endings)
            if name not in exact and not composed and f'"{name.replace("-", ".")}"' not in data:
                yield f"{package}: nobody says {name}"


if __name__ == "__main__":
    sys.exit(main())

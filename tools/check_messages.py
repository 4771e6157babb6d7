"""Every code has words in every language, and the languages agree.

    python tools/check_messages.py

Codes are found in the rules (events, options, phases, levels) and in the source (refusals, errors, outcomes, and
what is said by name). Fails with a list of what is missing, odd, or never said.
"""

import ast
import sys
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Final, Literal, NamedTuple, get_args, get_origin

import msgspec
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from capolinea.bots import LEVELS
from capolinea.games.catalogue import GAMES, rules_of
from capolinea.i18n import LANGUAGES, message_id
from capolinea.render.rules_text import clauses_of

SOURCE: Final = Path(__file__).parent.parent / "src"
CORE: Final = "capolinea.i18n"
#: The root of all errors that carry a code, and the value that refuses.
SPEAKERS: Final = {"CapolineaError", "Refusal"}
#: What message files of one language are spoken together with any other.
SHARED: Final = (CORE, "capolinea.server", "capolinea.render")


class Needed(NamedTuple):
    """A message that somebody will ask for: its id, or with `begins` only how the id begins."""

    package: str
    id: str
    where: str
    begins: bool = False


class Variables(Visitor):  # type: ignore[misc]
    """The facts a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)


def main() -> int:
    packages = sorted([package_of(folder) for folder in SOURCE.rglob("messages") if any(folder.glob("*.ftl"))])
    faults: list[str] = []
    spoken: dict[str, dict[str, set[str]]] = {}
    for package in packages:
        by_language = {language: read_messages(package, language, faults) for language in LANGUAGES}
        faults += compare(package, by_language)
        spoken[package] = by_language[LANGUAGES[0]]
    needed = [*needed_by_rules(), *needed_by_source()]
    faults += [fault for need in needed for fault in missing(need, spoken)]
    faults += clashes(spoken)
    faults += clause_faults()
    faults += unsaid(spoken, needed)
    for fault in faults:
        print(fault)
    count = sum([len(messages) for messages in spoken.values()])
    print(f"{count} messages in {len(LANGUAGES)} languages, {len(faults)} faults")
    return 1 if faults else 0


def package_of(folder: Path) -> str:
    return ".".join(folder.parent.relative_to(SOURCE).parts)


def read_messages(package: str, language: str, faults: list[str]) -> dict[str, set[str]]:
    """The ids of one file with the facts each uses."""
    path = SOURCE.joinpath(*package.split("."), "messages", f"{language}.ftl")
    if not path.exists():
        faults.append(f"{package}: no messages in {language}")
        return {}
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ftl.Junk):
            faults.append(f"{path}: cannot be read: {entry.content.strip().splitlines()[0]}")
        if isinstance(entry, ftl.Message):
            if entry.id.name in found:
                faults.append(f"{path}: {entry.id.name} stands there twice")
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def compare(package: str, by_language: dict[str, dict[str, set[str]]]) -> Iterator[str]:
    """Languages have the same messages, which use the same facts."""
    every = sorted({name for messages in by_language.values() for name in messages})
    for name in every:
        lacking = [language for language in LANGUAGES if name not in by_language[language]]
        if lacking:
            yield f"{package}: {name} is missing in {', '.join(lacking)}"
        elif len({frozenset(by_language[language][name]) for language in LANGUAGES}) > 1:
            uses = [f"{language} {sorted(by_language[language][name])}" for language in LANGUAGES]
            yield f"{package}: {name} uses other facts: {', '.join(uses)}"


def needed_by_rules() -> Iterator[Needed]:
    """What every game must be able to say."""
    for language in LANGUAGES:
        yield Needed(CORE, f"language-{language}", "languages")
    for level in LEVELS:
        yield Needed(CORE, f"level-{level}", "levels")
    for key in GAMES:
        rules = rules_of(key)
        home = f"capolinea.games.{key.replace('-', '_')}"
        codes = ["game.name", "game.summary"]
        codes += [str(msgspec.inspect.type_info(event).tag) for event in rules.events]
        codes += [f"phase.{phase}" for phase in import_module(f"{home}.state").PHASES]
        for field in msgspec.structs.fields(rules.options):
            if field.name != "seats":
                values = get_args(field.type) if get_origin(field.type) is Literal else ()
                codes += [f"option.{field.name}", f"option.{field.name}.explained"]
                codes += [f"option.{field.name}.{value}" for value in values]
        for code in codes:
            yield Needed(f"{home}.ui", message_id(code), "rules")


def needed_by_source() -> Iterator[Needed]:
    """Codes that stand in the source."""
    trees = {path: ast.parse(path.read_text("utf-8")) for path in sorted((SOURCE / "capolinea").rglob("*.py"))}
    speakers = errors_among(trees.values())
    for path, tree in trees.items():
        package = home_of(path)
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                where = f"{path.relative_to(SOURCE)}:{node.lineno}"
                for code, begins in codes_in(node, speakers):
                    yield Needed(package, message_id(code), where, begins)


def home_of(path: Path) -> str:
    """Whose message files speak for a source file."""
    parts = path.relative_to(SOURCE).parts[:-1]
    if parts[:2] == ("capolinea", "games") and len(parts) > 2:
        return ".".join([*parts[:3], "ui"])
    if parts[:2] == ("capolinea", "storage"):
        return "capolinea.server"
    own = ".".join(parts[:2])
    return own if (SOURCE.joinpath(*parts[:2]) / "messages").exists() else CORE


def errors_among(trees: Iterable[ast.Module]) -> set[str]:
    """Names of the classes that are built from a code, however deep they are derived."""
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    known = set(SPEAKERS)
    while True:
        more = {name for name, above in bases.items() if above & known} - known
        if not more:
            return known
        known |= more


def codes_in(call: ast.Call, speakers: set[str]) -> Iterator[tuple[str, bool]]:
    """The codes a call names: an error or refusal, a part or reason of an outcome, or what is said."""
    name = callee(call)
    literals = [word.value for word in call.args if isinstance(word, ast.Constant) and isinstance(word.value, str)]
    if name in speakers and name != "ReplayError":
        yield from [(word, False) for word in literals[:1]]
    elif name == "ReplayError":
        yield from [(word, False) for word in literals if "." in word]
    elif name == "Part":
        yield from [(f"part.{word}", False) for word in literals[:1]]
    elif name == "Outcome":
        yield from [(f"reason.{word}", False) for word in literals]
    elif name in ("say", "words", "plain") and call.args:
        first = call.args[0]
        if isinstance(first, ast.JoinedStr) and isinstance(first.values[0], ast.Constant):
            yield str(first.values[0].value), True
        elif isinstance(first, ast.IfExp):
            choices = (first.body, first.orelse)
            yield from [(str(choice.value), False) for choice in choices if isinstance(choice, ast.Constant)]
        elif literals and first in call.args[:1] and isinstance(first, ast.Constant):
            yield literals[0], False


def callee(call: ast.Call) -> str:
    """`say` of say(…), self.say(…) and words()(…)."""
    function = call.func
    if isinstance(function, ast.Call) and not function.args:
        function = function.func
    if isinstance(function, ast.Name):
        return function.id
    return function.attr if isinstance(function, ast.Attribute) else ""


def missing(need: Needed, spoken: dict[str, dict[str, set[str]]]) -> Iterator[str]:
    """A message may also be one that every game has."""
    games = [spoken.get(f"capolinea.games.{key.replace('-', '_')}.ui", {}) for key in GAMES]
    own = [spoken.get(package, {}) for package in (CORE, need.package)]
    if any([has(need, messages) for messages in own]):
        return
    if not need.package.startswith("capolinea.games.") and all([has(need, messages) for messages in games]):
        return
    yield f"{need.where}: no message {need.id}{'…' if need.begins else ''} for {need.package}"


def has(need: Needed, messages: dict[str, set[str]]) -> bool:
    return any([name.startswith(need.id) for name in messages]) if need.begins else need.id in messages


def clashes(spoken: dict[str, dict[str, set[str]]]) -> Iterator[str]:
    """Messages spoken together may not hide each other."""
    for package, messages in spoken.items():
        for shared in SHARED:
            if shared != package and (shared == CORE or package.startswith("capolinea.games.")):
                for name in sorted(set(messages) & set(spoken.get(shared, {}))):
                    yield f"{package}: {name} hides the message of {shared}"


def clause_faults() -> Iterator[str]:
    """Every clause that a refusal names stands in the rules, and the rules have the same clauses in all languages."""
    for key in GAMES:
        folder = SOURCE / "capolinea" / "games" / key.replace("-", "_")
        package = f"capolinea.games.{folder.name}.ui"
        known = {language: set(clauses_of(package, language)) for language in LANGUAGES}
        for language in LANGUAGES:
            for clause in sorted(set.union(*known.values()) - known[language]):
                yield f"{package}: clause {clause} is missing in {language}"
        for path in sorted(folder.rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Call) and callee(node) == "Refusal" and len(node.args) > 1:
                    clause = ast.literal_eval(node.args[1])
                    if clause not in known[LANGUAGES[0]] and clause != "core":
                        yield f"{path.relative_to(SOURCE)}:{node.lineno}: no clause {clause} in the rules"


def unsaid(spoken: dict[str, dict[str, set[str]]], needed: list[Needed]) -> Iterator[str]:
    """Messages that no code stands for. Any text in the source may be a code, so only true leftovers are told."""
    exact = {need.id for need in needed if not need.begins}
    beginnings = {need.id for need in needed if need.begins}
    endings: set[str] = set()
    for path in (SOURCE / "capolinea").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr):
                first, last = node.values[0], node.values[-1]
                beginnings |= {message_id(str(part.value)) for part in (first,) if isinstance(part, ast.Constant)}
                endings |= {message_id(str(part.value)) for part in (last,) if isinstance(part, ast.Constant)}
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and len(node.value) < 80:
                exact.add(message_id(node.value))
    data = " ".join([path.read_text("utf-8") for path in (SOURCE / "capolinea").rglob("*.json")])
    begun = tuple([text for text in beginnings if len(text) > 2])
    ended = tuple([text for text in endings if len(text) > 3 and text.startswith("-")])
    for package, messages in spoken.items():
        for name in sorted(messages):
            composed = name.startswith(begun) or name.endswith(ended)
            if name not in exact and not composed and f'"{name.replace("-", ".", 1)}"' not in data:
                yield f"{package}: nobody says {name}"


if __name__ == "__main__":
    sys.exit(main())

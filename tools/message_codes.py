"""Where codes stand that need words: in the rules of the games and in the source."""

import ast
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Final, Literal, NamedTuple, get_args, get_origin

import msgspec

from capolinea.bots import LEVELS
from capolinea.games.catalogue import GAMES, rules_of
from capolinea.i18n import LANGUAGES, message_id

SOURCE: Final = Path(__file__).parent.parent / "src"
CORE: Final = "capolinea.i18n"
#: The root of all errors that carry a code, and the value that refuses.
SPEAKERS: Final = {"CapolineaError", "Refusal"}


class Needed(NamedTuple):
    """A message that somebody will ask for: its id, or with `begins` only how the id begins."""

    id: str
    where: str
    packages: tuple[str, ...]
    """Whose message files are at hand there, besides the core's."""
    begins: bool = False


def game_package(key: str) -> str:
    return f"capolinea.games.{key.replace('-', '_')}.ui"


def needed_by_rules() -> Iterator[Needed]:
    """What every game must be able to say."""
    core = [*[f"language.{language}" for language in LANGUAGES], *[f"level.{level}" for level in LEVELS]]
    for code in core:
        yield Needed(message_id(code), "core", ())
    for key in GAMES:
        rules = rules_of(key)
        codes = ["game.name", "game.summary"]
        codes += [str(msgspec.inspect.type_info(event).tag) for event in rules.events]
        codes += [f"phase.{phase}" for phase in phases_of(key)]
        codes += [f"change.{change.code}" for change in rules.changes]
        codes += [f"kind.{row.notation.verbs[0]}" for row in rules.actions.rows if has_choices(row.action)]
        for field in msgspec.structs.fields(rules.options):
            if field.name != "seats":
                values = get_args(field.type) if get_origin(field.type) is Literal else ()
                codes += [f"option.{field.name}", f"option.{field.name}.explained"]
                codes += [f"option.{field.name}.{value}" for value in values]
        for code in codes:
            yield Needed(message_id(code), "rules", (game_package(key),))


def has_choices(action: type[msgspec.Struct]) -> bool:
    """Whether there is more than one such action, so that a list needs a heading for them."""
    return len(msgspec.structs.fields(action)) > 1


def phases_of(key: str) -> tuple[str, ...]:
    """What a turn may be about; some games call it a stage."""
    state = vars(import_module(game_package(key).removesuffix("ui") + "state"))
    found: tuple[str, ...] = state.get("PHASES") or state["STAGES"]
    return found


def sources() -> dict[Path, ast.Module]:
    return {path: ast.parse(path.read_text("utf-8")) for path in sorted((SOURCE / "capolinea").rglob("*.py"))}


def needed_by_source(trees: dict[Path, ast.Module]) -> Iterator[Needed]:
    """Refusals, errors, outcomes, and what is said by name."""
    speakers = errors_among(trees.values())
    for path, tree in trees.items():
        packages = (home_of(path), *packages_named_in(tree))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                where = f"{path.relative_to(SOURCE)}:{node.lineno}"
                for code, begins in codes_in(node, speakers):
                    yield Needed(message_id(code), where, packages, begins)


def home_of(path: Path) -> str:
    """Whose message files speak for a source file; what storage refuses, the server tells."""
    parts = path.relative_to(SOURCE).parts[:-1]
    if parts[:2] == ("capolinea", "games") and len(parts) > 2:
        return ".".join([*parts[:3], "ui"])
    return "capolinea.server" if parts[:2] == ("capolinea", "storage") else ".".join(parts[:2])


def packages_named_in(tree: ast.Module) -> list[str]:
    """A file that speaks for another package names it, or asks it for a voice."""
    nodes = list(ast.walk(tree))
    words = [node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    imported = [node.module for node in nodes if isinstance(node, ast.ImportFrom) and node.module]
    named = [word for word in words if word.startswith("capolinea.") and " " not in word]
    return [*named, *[".".join(module.split(".")[:2]) for module in imported]]


def errors_among(trees: Iterable[ast.Module]) -> set[str]:
    """Names of the classes that are built from a code, however deep they are derived."""
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    known = set(SPEAKERS)
    while more := {name for name, above in bases.items() if above & known} - known:
        known |= more
    return known


def codes_in(call: ast.Call, speakers: set[str]) -> Iterator[tuple[str, bool]]:
    """The codes a call names, and whether each is only the beginning of one."""
    name = callee(call)
    literals = [word.value for word in call.args if isinstance(word, ast.Constant) and isinstance(word.value, str)]
    if name in speakers:
        # Some errors are told where they happened before they are told what it was.
        yield from [(word, False) for word in literals if "." in word][:1]
    elif name == "ScorePart":
        yield from [(f"part.{word}", False) for word in literals[:1]]
    elif name == "Outcome":
        yield from [(f"reason.{word}", False) for word in literals]
    elif name in ("say", "words", "plain") and call.args:
        yield from said(call.args[0])


def said(code: ast.expr) -> Iterator[tuple[str, bool]]:
    if isinstance(code, ast.Constant):
        yield str(code.value), False
    elif isinstance(code, ast.JoinedStr) and isinstance(code.values[0], ast.Constant):
        yield str(code.values[0].value), True
    elif isinstance(code, ast.IfExp):
        yield from said(code.body)
        yield from said(code.orelse)


def callee(call: ast.Call) -> str:
    """`say` of say(…), self.say(…) and say()(…)."""
    function = call.func
    if isinstance(function, ast.Call) and not function.args:
        function = function.func
    if isinstance(function, ast.Name):
        return function.id
    return function.attr if isinstance(function, ast.Attribute) else ""


def clauses_named(trees: dict[Path, ast.Module], key: str) -> Iterator[tuple[str, str]]:
    """The clauses that a game's refusals name, and where."""
    folder = SOURCE / "capolinea" / "games" / key.replace("-", "_")
    for path, tree in trees.items():
        for node in ast.walk(tree) if path.is_relative_to(folder) else ():
            if isinstance(node, ast.Call) and callee(node) == "Refusal" and len(node.args) > 1:
                yield str(ast.literal_eval(node.args[1])), f"{path.relative_to(SOURCE)}:{node.lineno}"


class Texts(NamedTuple):
    """Every text that may be a code: whole, or the beginnings and endings of those put together."""

    whole: set[str]
    beginnings: tuple[str, ...]
    endings: tuple[str, ...]


def texts_in(trees: dict[Path, ast.Module]) -> Texts:
    whole: set[str] = set()
    begun: set[str] = set()
    ended: set[str] = set()
    for node in [node for tree in trees.values() for node in ast.walk(tree)]:
        if isinstance(node, ast.JoinedStr) and node.values:
            first, last = node.values[0], node.values[-1]
            begun |= {message_id(str(part.value)) for part in (first,) if isinstance(part, ast.Constant)}
            ended |= {message_id(str(part.value)) for part in (last,) if isinstance(part, ast.Constant)}
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            whole.add(message_id(node.value))
    # Shorter ones would begin or end anything.
    beginnings = tuple([text for text in begun if len(text) > 2])
    return Texts(whole, beginnings, tuple([text for text in ended if len(text) > 3 and text.startswith("-")]))

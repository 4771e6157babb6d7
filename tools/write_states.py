"""Writes what follows from the fields of a game's state: how it is copied and compared, and its part of the view.

    python tools/write_states.py          writes
    python tools/write_states.py --check  says what is not fresh

In `games/<game>/state.py` every field is declared once. The class it is declared in says who knows it: `Table`, what
everybody knows; `Secrets`, where there are any, what some do not; `State`, what follows from the rest; `Working`, where
there is one, what is kept for speed and is no fact of its own (or in an order that means nothing), and therefore not
compared; `Kept`, where there is one, what listing offers leaves for the next listing: lists that may be emptied at any
time, named `kept_…`, which a copy begins without. From these the tool writes

- `State.clone` and `State.facts`, at the end of the class, below the line that says so;
- `games/<game>/table_view.py`: `TableView`, the part of the view that is the same for everybody, `show_table` that
  fills it and `lay_table` that puts it back into a state.

What is secret is shown by hand, in `view.py`: a new secret stays one until somebody shows it.
"""

import argparse
import ast
import re
import sys
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
GAMES: Final = ROOT / "src" / "capolinea" / "games"
LINE: Final = "    # What follows is written by tools/write_states.py from the fields above.\n"
#: Values that are shared by copies: they cannot change.
FROZEN: Final = ("int", "bool", "str", "float", "bytes", "Options", "RoundResult", "Board")
#: The classes of a state, each the base of the next; all but two are compared.
CLASSES: Final = ("Table", "Secrets", "Working", "Kept", "State")
NOT_COMPARED: Final = ("Working", "Kept")
#: The fields of the class `Kept` begin with this, and no others.
KEPT: Final = "kept_"
#: A field of the base of all views.
IN_EVERY_VIEW: Final = "version"
#: A number in a state, a word in a view.
STAGE: Final = "stage"


class Field(NamedTuple):
    name: str
    type: str
    doc: str


class Kind(NamedTuple):
    """How a value of one type is copied, frozen for a view, and taken out of one; `{}` is the value."""

    copied: str
    frozen: str
    frozen_type: str
    thawed: str


def main() -> int:
    parser = argparse.ArgumentParser(description="Write what follows from the fields of the states.")
    parser.add_argument("--check", action="store_true", help="change nothing, say what is not fresh")
    check = parser.parse_args().check
    stale = [path for path, text in written().items() if not path.exists() or path.read_text("utf-8") != text]
    for path in stale:
        if not check:
            path.write_text(written()[path], "utf-8")
        print(f"{'not fresh' if check else 'written'}: {path.relative_to(ROOT)}")
    return 1 if check and stale else 0


def written() -> dict[Path, str]:
    """Every file that the tool writes, with its text as it should be."""
    texts: dict[Path, str] = {}
    for state in sorted(GAMES.glob("*/state.py")):
        text = state.read_text("utf-8")
        if LINE in text:
            classes = classes_of(text)
            texts[state] = with_methods(text, classes)
            texts[state.with_name("table_view.py")] = table_view(state.parent.name, text, classes)
    return texts


def classes_of(text: str) -> dict[str, list[Field]]:
    """The fields of each class of a state, in their order."""
    found: dict[str, list[Field]] = {}
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef) and node.name in CLASSES:
            found[node.name] = fields_of(node)
            for field in found[node.name]:
                if field.name.startswith(KEPT) != (node.name == "Kept"):
                    raise SystemExit(f"{node.name}.{field.name}: the fields of Kept, and no others, begin with {KEPT}")
    return found


def fields_of(node: ast.ClassDef) -> list[Field]:
    fields: list[Field] = []
    for before, statement in zip([None, *node.body], node.body, strict=False):
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
            fields.append(Field(statement.target.id, ast.unparse(statement.annotation), ""))
        elif isinstance(before, ast.AnnAssign) and isinstance(statement, ast.Expr) and fields:
            assert isinstance(statement.value, ast.Constant)
            fields[-1] = fields[-1]._replace(doc=str(statement.value.value))
    return fields


def kind_of(annotation: str) -> Kind:
    return kind_of_node(ast.parse(annotation, mode="eval").body)


def kind_of_node(node: ast.expr) -> Kind:
    """Lists are copied to the depth at which nothing can change any more."""
    if isinstance(node, ast.Name) and node.id in FROZEN:
        return Kind("{}", "{}", node.id, "{}")
    if isinstance(node, ast.Name) and node.id == "bytearray":
        return Kind("{}[:]", "bytes({})", "bytes", "bytearray({})")
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
        if node.value.id == "tuple":
            same = ast.unparse(node)
            return Kind("{}", "{}", same, "{}")
        if node.value.id == "list":
            return list_of(kind_of_node(node.slice))
        if node.value.id == "frozenset":
            return Kind("{}", "tuple(sorted({}))", f"tuple[{ast.unparse(node.slice)}, ...]", "frozenset({})")
    raise SystemExit(f"no way to copy a field of type {ast.unparse(node)}: teach tools/write_states.py")


def list_of(item: Kind) -> Kind:
    def each(form: str, open_: str, close: str) -> str:
        return f"{open_}[{form.format('each')} for each in {{}}]{close}"

    flat = item.copied == "{}"
    return Kind(
        "{}[:]" if flat else each(item.copied, "", ""),
        "tuple({})" if item.frozen == "{}" else each(item.frozen, "tuple(", ")"),
        f"tuple[{item.frozen_type}, ...]",
        "list({})" if item.thawed == "{}" else each(item.thawed, "", ""),
    )


def with_methods(text: str, classes: dict[str, list[Field]]) -> str:
    before, _, rest = text.partition(LINE)
    # The class ends where something is not indented.
    beyond = re.search(r"^\S", rest, re.MULTILINE)
    after = rest[beyond.start() :] if beyond else ""
    everything = [field for fields in classes.values() for field in fields]
    compared = [field for name, fields in classes.items() if name not in NOT_COMPARED for field in fields]
    lines = [
        '    def clone(self) -> "State":',
        '        """A copy that shares nothing mutable."""',
        "        new = State()",
        *[f"        new.{each.name} = {copied_value(each)}" for each in everything],
        "        return new",
        "",
        "    def facts(self) -> object:",
        '        """Everything that makes two states equal."""',
        "        return (",
        *[f"            {kind_of(each.type).frozen.format(f'self.{each.name}')}," for each in compared],
        "        )",
    ]
    return before + LINE + "\n" + "\n".join(lines) + "\n" + (f"\n\n{after}" if after else "")


def copied_value(field: Field) -> str:
    """A copy does not begin with what is kept: most copies are made for playouts, which list nothing."""
    return "[]" if field.name.startswith(KEPT) else kind_of(field.type).copied.format(f"self.{field.name}")


def table_view(game: str, text: str, classes: dict[str, list[Field]]) -> str:
    shown = classes["Table"]
    names = {name for field in shown for name in names_in(field.type)} - {
        "int",
        "bool",
        "str",
        "list",
        "tuple",
        "frozenset",
        "float",
    }
    has_stage = STAGE in [field.name for field in shown]
    package = f"capolinea.games.{game}"
    imports = imports_of(text, names)
    own = [*(["STAGES"] if has_stage else []), *sorted([*names & defined_in(text), "State", "Table"])]
    lines = [
        '"""What everybody at the table knows. Written by tools/write_states.py from state.py."""',
        "",
        "from typing import Any",
        "",
        "from capolinea.core.rules import View",
        *sorted([*imports, f"from {package}.state import {', '.join(own)}"]),
        "",
        "",
        "class TableView(View, frozen=True):",
        '    """The part of the view that is the same for everybody. Lists are by seat unless they say otherwise."""',
        "",
    ]
    for field in shown:
        if field.name != IN_EVERY_VIEW:
            lines.append(f"    {field.name}: {'str' if field.name == STAGE else kind_of(field.type).frozen_type}")
            lines += [f'    """{field.doc}"""'] if field.doc else []
    shown.sort(key=lambda field: field.name != IN_EVERY_VIEW)
    lines += ["", "", "def show_table(table: Table) -> tuple[Any, ...]:"]
    lines += ['    """The fields of a TableView after `seat`, in their order."""', "    return ("]
    lines += [f"        {frozen_value(each)}," for each in shown]
    lines += ["    )", "", "", "def lay_table(state: State, view: TableView) -> None:"]
    lines += ['    """Put what everybody knows into `state`."""']
    lines += [f"    state.{each.name} = {thawed_value(each)}" for each in shown]
    return "\n".join(lines) + "\n"


def frozen_value(field: Field) -> str:
    return "STAGES[table.stage]" if field.name == STAGE else kind_of(field.type).frozen.format(f"table.{field.name}")


def thawed_value(field: Field) -> str:
    return (
        "STAGES.index(view.stage)" if field.name == STAGE else kind_of(field.type).thawed.format(f"view.{field.name}")
    )


def names_in(annotation: str) -> set[str]:
    return {node.id for node in ast.walk(ast.parse(annotation)) if isinstance(node, ast.Name)}


def defined_in(text: str) -> set[str]:
    """The names that state.py gives to types of its own."""
    found = [node.targets[0] for node in ast.parse(text).body if isinstance(node, ast.Assign)]
    return {target.id for target in found if isinstance(target, ast.Name)}


def imports_of(text: str, names: set[str]) -> list[str]:
    """The lines that bring these names into state.py."""
    lines: list[str] = []
    for node in ast.parse(text).body:
        if isinstance(node, ast.ImportFrom):
            wanted = [alias.name for alias in node.names if alias.name in names]
            if wanted:
                lines.append(f"from {node.module} import {', '.join(wanted)}")
    return lines


if __name__ == "__main__":
    sys.exit(main())

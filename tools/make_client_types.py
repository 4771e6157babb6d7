"""Writes src/capolinea/render/static/data.d.ts, the types of what the server and the browser client send each other,
from the types that the server itself encodes and decodes.

python tools/make_client_types.py
"""

import ast
import inspect
import json
from pathlib import Path
from typing import Any

from msgspec import inspect as kinds

from capolinea.render.look import Aim
from capolinea.render.pages.data import LogData, LookUpData, RefusalData, TableData, TableNews, WhyData
from capolinea.server.api import Rematch
from capolinea.server.error_responses import ProblemData
from capolinea.server.inputs import ActionInput, BotInput, ChatInput, MapInput, UndoInput
from capolinea.server.maps import MapChecked

TYPES = Path(__file__).parents[1] / "src" / "capolinea" / "render" / "static" / "data.d.ts"

#: What the server answers: every field is there, but those that are left out where they say nothing.
SENT = (TableData, TableNews, LogData, RefusalData, ProblemData, Aim, LookUpData, WhyData, MapChecked, Rematch)
#: What the client posts: a field with a default may be left out.
POSTED = (ActionInput, UndoInput, ChatInput, BotInput, MapInput)

HEAD = """\
// What the server and the client send each other. Written by tools/make_client_types.py from the Python types: do not
// edit it by hand. Only the type checker reads it; no page loads it.
"""

#: Kinds of msgspec that are written by one word of TypeScript.
PLAIN: dict[type[kinds.Type], str] = {
    kinds.StrType: "string",
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.BoolType: "boolean",
    kinds.NoneType: "null",
}


def types_text() -> str:
    """What belongs in the file."""
    written: dict[str, str] = {}
    for root in SENT:
        write_struct(kinds.type_info(root), posted=False, into=written)
    for root in POSTED:
        write_struct(kinds.type_info(root), posted=True, into=written)
    return "\n".join([HEAD, *written.values()])


def write_struct(told: kinds.Type, *, posted: bool, into: dict[str, str]) -> None:
    """The interface of a struct, after those that it is made of."""
    assert isinstance(told, kinds.StructType)
    if told.cls.__name__ in into:
        return
    docs = field_docs(told.cls)
    rows = []
    for field in told.fields:
        mark = "?" if is_left_out(told.cls, field, posted=posted) else ""
        rows += [f"  /** {docs[field.name]} */"] if field.name in docs else []
        rows.append(f"  readonly {field.encode_name}{mark}: {name_of(field.type, posted=posted, into=into)};")
    doc = f"/** {one_line(told.cls.__doc__)} */\n" if told.cls.__dict__.get("__doc__") else ""
    into[told.cls.__name__] = f"{doc}export interface {told.cls.__name__} {{\n" + "\n".join(rows) + "\n}\n"


def is_left_out(struct: type, field: kinds.Field, *, posted: bool) -> bool:
    if posted:
        return not field.required
    config: Any = struct.__struct_config__  # type: ignore[attr-defined]
    return bool(config.omit_defaults) and not field.required


def name_of(told: kinds.Type, *, posted: bool, into: dict[str, str]) -> str:
    """A type in TypeScript; the structs it names are written first."""

    def name(part: kinds.Type) -> str:
        return name_of(part, posted=posted, into=into)

    if type(told) in PLAIN:
        return PLAIN[type(told)]
    if isinstance(told, kinds.Metadata):
        return name(told.type)
    if isinstance(told, kinds.LiteralType):
        return " | ".join([json.dumps(value) for value in told.values])
    if isinstance(told, kinds.UnionType):
        return " | ".join([name(part) for part in told.types])
    if isinstance(told, kinds.VarTupleType | kinds.ListType):
        item = name(told.item_type)
        return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
    if isinstance(told, kinds.TupleType):
        return f"readonly [{', '.join([name(item) for item in told.item_types])}]"
    if isinstance(told, kinds.DictType):
        return f"Readonly<Record<{name(told.key_type)}, {name(told.value_type)}>>"
    if isinstance(told, kinds.StructType):
        write_struct(told, posted=posted, into=into)
        return str(told.cls.__name__)
    if isinstance(told, kinds.AnyType):
        return "any"
    raise TypeError(f"no TypeScript is known for {told}")


def field_docs(struct: type) -> dict[str, str]:
    """The docstrings below the fields of a struct, which Python itself does not keep."""
    (body,) = ast.parse(inspect.getsource(struct)).body
    assert isinstance(body, ast.ClassDef)
    docs = {}
    for field, text in zip(body.body, body.body[1:], strict=False):
        is_text = isinstance(text, ast.Expr) and isinstance(text.value, ast.Constant)
        if is_text and isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            docs[field.target.id] = one_line(text.value.value)  # type: ignore[attr-defined]
    return docs


def one_line(text: str) -> str:
    return " ".join(text.split())


def main() -> None:
    TYPES.write_text(types_text(), "utf-8")
    print(f"wrote {TYPES}")


if __name__ == "__main__":
    main()

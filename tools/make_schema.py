"""Writes docs/record.schema.json, the JSON Schema of a recorded match, from the types that read it.

python tools/make_schema.py
"""

import json
from inspect import cleandoc
from pathlib import Path
from typing import Any

import msgspec

from capolinea.core.record import Record

SCHEMA = Path(__file__).parents[1] / "docs" / "record.schema.json"


def schema_text() -> str:
    """What belongs in the file."""
    schema = {"$schema": "https://json-schema.org/draft/2020-12/schema", **msgspec.json.schema(Record)}
    return json.dumps(clean(schema), indent=1, ensure_ascii=False) + "\n"


def clean(schema: Any) -> Any:
    """Descriptions without the indentation of their docstrings, which Python itself takes off from 3.13 on."""
    if isinstance(schema, list):
        return [clean(one) for one in schema]
    if not isinstance(schema, dict):
        return schema
    made = {key: clean(value) for key, value in schema.items()}
    if isinstance(made.get("description"), str):
        made["description"] = cleandoc(made["description"])
    return made


def main() -> None:
    SCHEMA.parent.mkdir(exist_ok=True)
    SCHEMA.write_text(schema_text(), "utf-8")
    print(f"wrote {SCHEMA}")


if __name__ == "__main__":
    main()

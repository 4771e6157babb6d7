"""Where stylesheets, scripts and small pictures of the pages are found, by addresses that change with their content."""

import re
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

#: How a module of ours loads another.
IMPORT: Final = re.compile(r'^import .* from "\./([\w.-]+)";$', re.MULTILINE)


def static_dir() -> Traversable:
    """The folder that is served as `/static`."""
    return files("capolinea.render").joinpath("static")


@cache
def asset(name: str) -> str:
    """The address of a file in the folder; it may be cached for ever."""
    digest = blake2b(static_dir().joinpath(name).read_bytes(), digest_size=6).hexdigest()
    return f"/static/{name}?v={digest}"


@cache
def modules(script: str) -> tuple[str, ...]:
    """The addresses of all modules that a script loads, so that a page can fetch them at once instead of level by
    level. They are those that the imports name, without a version: the browser asks whether they have changed."""
    found = [script]
    for name in found:  # grows while we walk it
        text = static_dir().joinpath(name).read_text("utf-8")
        found += [other for other in IMPORT.findall(text) if other not in found]
    return tuple([f"/static/{name}" for name in found[1:]])

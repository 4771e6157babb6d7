"""Where stylesheets, scripts and small pictures of the pages are found, by addresses that change with their content.

A script and the modules that it imports travel as one file: on a slow line each request costs more than it brings.
"""

import re
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

#: How a module of ours names what it takes from another, and what it gives.
IMPORT: Final = re.compile(r'^import \{ (.+) \} from "\./([\w-]+)\.js";\n', re.MULTILINE)
EXPORT: Final = re.compile(r"^export (?=(?:async )?(?:const|function|class) (\w+))", re.MULTILINE)
#: Comments on lines of their own: types and contracts, which no browser reads.
COMMENT: Final = re.compile(r"^[ \t]*(?:/\*.*?\*/|//[^\n]*)[ \t]*\n", re.MULTILINE | re.DOTALL)

CSS_COMMENT: Final = re.compile(r"/\*.*?\*/\s*", re.DOTALL)


def static_dir() -> Traversable:
    """The folder that is served as `/static`."""
    return files("capolinea.render").joinpath("static")


@cache
def asset(name: str) -> str:
    """The address of a file in the folder; it may be cached for ever."""
    return f"/static/{name}?v={digest(static_dir().joinpath(name).read_bytes())}"


def digest(data: bytes) -> str:
    return blake2b(data, digest_size=6).hexdigest()


@cache
def style_url(names: tuple[str, ...]) -> str:
    """The address of several stylesheets as one."""
    return (
        f"/style/{'+'.join([name.removesuffix('.css') for name in names])}.css?v={digest(whole_style(names).encode())}"
    )


@cache
def whole_style(names: tuple[str, ...]) -> str:
    return "".join([CSS_COMMENT.sub("", source(name)) for name in names])


@cache
def script_url(name: str) -> str:
    return f"/script/{name}?v={digest(whole_script(name).encode())}"


@cache
def whole_script(script: str) -> str:
    """A script after all modules that it needs, each in a function of its own that returns what it exports."""
    *needed, last = in_order(script, [])
    return "".join([f"const ${stem(name)} = (() => {{\n{given(name)}}})();\n" for name in needed]) + body(last)


def in_order(name: str, found: list[str]) -> list[str]:
    """Modules before those that import them."""
    for _, other in IMPORT.findall(source(name)):
        if f"{other}.js" not in found:
            in_order(f"{other}.js", found)
    found.append(name)
    return found


def source(name: str) -> str:
    return static_dir().joinpath(name).read_text("utf-8")


def stem(name: str) -> str:
    return name.removesuffix(".js")


def body(name: str) -> str:
    """What a module does, with its imports taken from the modules before it."""
    text = IMPORT.sub(lambda found: f"const {{ {found[1].replace(' as ', ': ')} }} = ${found[2]};\n", source(name))
    return EXPORT.sub("", COMMENT.sub("", text))


def given(name: str) -> str:
    return f"{body(name)}return {{ {', '.join(EXPORT.findall(source(name)))} }};\n"

"""Where stylesheets, scripts and small pictures of the pages are found, by addresses that change with their content."""

from functools import cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable


def static_dir() -> Traversable:
    """The folder that is served as `/static`."""
    return files("capolinea.render").joinpath("static")


@cache
def asset(name: str) -> str:
    """The address of a file in the folder; it may be cached for ever."""
    digest = blake2b(static_dir().joinpath(name).read_bytes(), digest_size=6).hexdigest()
    return f"/static/{name}?v={digest}"

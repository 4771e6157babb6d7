"""Which program plays: a hash of every source file that a result depends on."""

import hashlib
from functools import cache
from importlib.metadata import version
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

#: What matches and bots are made of; looks, words, server and command line change no result.
PARTS: Final = ("core", "kit", "bots", "games", "external", "lab")
SUFFIXES: Final = (".py", ".json", ".toml", ".txt", ".csv")
LEFT_OUT: Final = ("ui", "messages", "__pycache__")


@cache
def fingerprint() -> str:
    """Return the version and a hash. Results of programs with different ones may not be mixed."""
    digest = hashlib.blake2b(digest_size=8)
    for part in PARTS:
        add_folder(digest, files("capolinea").joinpath(part), part)
    return f"{version('capolinea')}+{digest.hexdigest()}"


def add_folder(digest: "hashlib.blake2b", folder: Traversable, path: str) -> None:
    for each in sorted(folder.iterdir(), key=lambda one: one.name):
        if each.is_dir():
            if each.name not in LEFT_OUT:
                add_folder(digest, each, f"{path}/{each.name}")
        elif each.name.endswith(SUFFIXES):
            # Line ends depend on the system that installed it.
            digest.update(f"{path}/{each.name}\0".encode() + each.read_bytes().replace(b"\r\n", b"\n") + b"\0")

"""Boards, stylesheets and scripts: URLs that change with their content, and the files behind them."""

import re
from functools import cache, lru_cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from capolinea.core.rules import Options
from capolinea.games.catalogue import GAMES, look_of
from capolinea.i18n import LANGUAGES
from capolinea.render.ground import split_ground
from capolinea.server.problems import Unknown

TYPES: Final = {
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
    "png": "image/png",
    "ico": "image/x-icon",
    "woff2": "font/woff2",
    "webmanifest": "application/manifest+json",
}

#: A plain file name; a path that leaves its folder does not match.
FILE_NAME: Final = re.compile(r"[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)*\.([a-z0-9]+)")


def digest(data: bytes) -> str:
    return blake2b(data, digest_size=6).hexdigest()


@cache
def board_svg(game: str, language: str) -> str:
    look = look_of(game)
    return look.board(look.say(language))


def table_board(game: str, language: str, options: Options) -> str:
    """Return the board that a match is played on."""
    look = look_of(game)
    if look.board_on is None:
        return board_svg(game, language)
    return look.board_on(look.say(language), options)


def board_part(board: str, part: str | None) -> bytes:
    """Return the whole board, or with `part` what is played on, or the ground below it."""
    if part is None:
        return board.encode()
    played, ground = split_ground(board)
    return (ground if part == "ground" else played).encode()


@lru_cache(maxsize=64)
def board_url(game: str, language: str, options: Options, table: str) -> str:
    """Return one URL for all tables if the game has one board, otherwise a URL per table."""
    version = digest(table_board(game, language, options).encode())
    if look_of(game).board_on is None:
        return f"/board/{game}.{language}.svg?v={version}"
    return f"/t/{table}/board/{language}.svg?v={version}"


@cache
def css_url(game: str) -> str:
    look = look_of(game)
    return f"/game/{game}/{look.css}?v={digest(files(look.package).joinpath(look.css).read_bytes())}"


@lru_cache(maxsize=64)
def board_file(name: str, part: str | None) -> bytes:
    game, _, rest = name.partition(".")
    language = rest.removesuffix(".svg")
    if game not in GAMES or language not in LANGUAGES or not rest.endswith(".svg"):
        raise Unknown("page.unknown")
    return board_part(board_svg(game, language), part)


def game_file(game: str, name: str) -> bytes:
    if game not in GAMES or name != look_of(game).css:
        raise Unknown("page.unknown")
    return files(look_of(game).package).joinpath(name).read_bytes()


def static_file(path: str) -> bytes:
    place: Traversable = files("capolinea.render").joinpath("static")
    for part in path.strip("/").split("/"):
        # Longer names would raise an OSError instead of being unknown.
        if not re.fullmatch(r"[A-Za-z0-9_.-]{1,100}", part) or part.startswith("."):
            raise Unknown("page.unknown")
        place = place.joinpath(part)
    if not place.is_file() or media_type(path) is None:
        raise Unknown("page.unknown")
    return place.read_bytes()


def media_type(name: str) -> str | None:
    found = FILE_NAME.fullmatch(name.rpartition("/")[2])
    return None if found is None else TYPES.get(found[2])

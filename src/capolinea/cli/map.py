"""`capolinea map`: check a map file, or draw it."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from capolinea.cli.records import write_whole
from capolinea.cli.user_errors import INVALID, UserError
from capolinea.cli.words import language, words
from capolinea.core.refusal import CapolineaError
from capolinea.games.catalogue import GAMES, look_of
from capolinea.i18n import Say
from capolinea.render.look import Maps

#: Map files are small; anything beyond this is not read.
MOST_BYTES = 1 << 20


def map(
    what: Annotated[str, typer.Argument()],
    file: Annotated[str, typer.Argument()],
    game: Annotated[str, typer.Option(metavar="GAME")] = "",
    svg: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    if what not in ("check", "draw"):
        raise UserError("map.no_such_task", task=what[:40])
    maps, say = maps_of(game or with_maps()[0])
    text = read_text(file)
    problems = maps.check(text)
    if problems or what == "check":
        print_problems(problems, say, json)
        return
    drawn = maps.draw(text, say)
    if svg is None:
        print(drawn)
        return
    write_whole(svg, drawn.encode())
    print(words()("map.drawn", file=str(svg)), file=sys.stderr)


def with_maps() -> list[str]:
    """Return the games that accept map files."""
    return [game for game in GAMES if look_of(game).maps is not None]


def maps_of(game: str) -> tuple[Maps, Say]:
    look = look_of(game)
    if look.maps is None:
        raise UserError("map.no_maps", game=game, games=", ".join(with_maps()))
    return look.maps, look.say(language())


def read_text(file: str) -> str:
    if file == "-":
        data = sys.stdin.buffer.read(MOST_BYTES)
    else:
        with Path(file).open("rb") as opened:
            data = opened.read(MOST_BYTES)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise UserError("map.not_text", file=file) from None


def print_problems(problems: Sequence[CapolineaError], say: Say, json: bool) -> None:
    """Print one line per problem; an invalid map exits with INVALID."""
    told = [{"code": each.code, "facts": each.facts, "message": say.error(each)} for each in problems]
    if json:
        print(msgspec.json.encode({"sound": not told, "problems": told}).decode())
    else:
        print("\n".join([str(each["message"]) for each in told]) or words()("map.sound"))
    if told:
        raise typer.Exit(INVALID)

"""Writes the tables of docs/environments.md: what each number and each plane of each game means."""

import argparse
from pathlib import Path
from typing import Final

from capolinea.games.catalogue import GAMES, rules_of
from capolinea.lab.playing import options_of
from capolinea.lab.tensors import numbered, said_plane

DOCUMENT: Final = Path(__file__).parents[1] / "docs" / "environments.md"
BEGIN: Final = "<!-- Written by tools/write_environments.py from here on. -->\n"


def tables() -> str:
    """Return the tables of all games."""
    return "\n".join([table_of(game) for game in GAMES])


def table_of(game: str) -> str:
    tensor, seats = numbered(game), rules_of(game).seats.start
    planes = (*tensor.planes(options_of(game, seats)), *said_plane(tensor))
    size = sum([plane.size for plane in planes])
    lines = [f"## {game}: {tensor.size} numbers", "", "| numbers | from | what one says |", "|---|---|---|"]
    for each in tensor.numbers.ranges:
        lines.append(f"| {each.name}, {each.stop - each.first} | {each.first} | {each.text} |")
    lines += ["", f"## {game}: {len(planes)} planes, {size} values for {seats} seats", ""]
    lines += ["| plane | from | values | what they mean |", "|---|---|---|---|"]
    start = 0
    for plane in planes:
        lines.append(f"| {plane.name} | {start} | {plane.size} | {plane.text} |")
        start += plane.size
    return "\n".join([*lines, ""])


def written(document: str) -> str:
    """Return the document with its tables as they should be."""
    return document[: document.index(BEGIN) + len(BEGIN)] + "\n" + tables()


def main() -> None:
    argparse.ArgumentParser(description=__doc__).parse_args()
    DOCUMENT.write_text(written(DOCUMENT.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()

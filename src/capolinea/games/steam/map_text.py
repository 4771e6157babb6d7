"""Bounds on the text of a map, checked before it is parsed.

Some texts take TOML more than linear time: a key of many parts, deeply nested brackets. Real maps have neither, so both
are refused here, in one pass over the text.
"""

import re
from typing import Final, NamedTuple

MOST_BYTES: Final = 64 * 1024
#: Names, numbers, strings, brackets and signs. The largest built-in map has fewer than two thousand.
MOST_PIECES: Final = 20_000
#: Parts of one key: `cities.A1.name` has three.
MOST_PARTS: Final = 6
#: Nested brackets.
MOST_DEPTH: Final = 6
#: Letters of an unquoted name, digits of a number.
MOST_LETTERS: Final = 60

#: Splits the text as TOML does, but never fails: an unclosed string ends with its line, or with the text.
PIECE: Final = re.compile(
    r"""
      \#[^\n]*+
    | (?P<string> \"{3} (?:[^"\\]|\\.|"(?!""))*+ \"{0,5} | '{3} (?:[^']|'(?!''))*+ '{0,5}
                | " (?:[^"\\\n]|\\[^\n])*+ "? | ' [^'\n]*+ '? )
    | (?P<word> [^\s"'\#\[\]{}=,]++ )
    | (?P<opens> [\[{] )
    | (?P<closes> [\]}] )
    | (?P<parts> [=,\n] )
    """,
    re.VERBOSE | re.DOTALL,
)


class Excess(NamedTuple):
    """A bound that a text exceeds: its code, the line, and the bound."""

    code: str
    line: int
    most: int


def find_excess(text: str) -> Excess | None:
    """Return the first bound that `text` exceeds."""
    pieces = dots = depth = 0
    for piece in PIECE.finditer(text):
        kind = piece.lastgroup
        if kind is None:
            continue
        pieces += kind != "parts"
        dots = dots + piece[0].count(".") if kind == "word" else dots if kind == "string" else 0
        depth += (kind == "opens") - (kind == "closes")
        code, most = exceeded(pieces, dots, depth, len(piece[0]) if kind == "word" else 0)
        if code:
            return Excess(code, text.count("\n", 0, piece.start()) + 1, most)
    return None


def exceeded(pieces: int, dots: int, depth: int, letters: int) -> tuple[str, int]:
    if dots >= MOST_PARTS:
        return "map.long_key", MOST_PARTS
    if letters > MOST_LETTERS:
        return "map.long_word", MOST_LETTERS
    if depth > MOST_DEPTH:
        return "map.too_deep", MOST_DEPTH
    if pieces > MOST_PIECES:
        return "map.too_many_pieces", MOST_PIECES
    return "", 0

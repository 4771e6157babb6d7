"""Limits of a record's JSON, checked before it is parsed."""

import re
from typing import Final

MOST_DEPTH: Final = 40
#: Values and names; a record has about fifty for each entry.
MOST_PIECES: Final = 1_000_000
MOST_DIGITS: Final = 40

#: Always matches: an unterminated string extends to the end of the text.
PIECE: Final = re.compile(
    rb'(?P<string>"(?:[^"\\]|\\.)*+"?)|(?P<opens>[\[{])|(?P<closes>[\]}])|(?P<word>[^\s"\[\]{},:]++)', re.S
)


def is_excessive(data: bytes) -> bool:
    """Return whether `data` is nested deeper, or has more values or longer numbers, than any record."""
    depth = 0
    for pieces, piece in enumerate(PIECE.finditer(data), 1):
        kind = piece.lastgroup
        depth += (kind == "opens") - (kind == "closes")
        if depth > MOST_DEPTH or pieces > MOST_PIECES or (kind == "word" and len(piece[0]) > MOST_DIGITS):
            return True
    return False

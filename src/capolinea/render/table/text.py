"""A table in plain text, for the terminal."""

from collections.abc import Collection, Sequence
from typing import Final

from capolinea.i18n import Say
from capolinea.render.look import SeatCard
from capolinea.render.marks import seat_letter

WIDTH: Final = 110
INDENT: Final = "      "


def paragraphs(*parts: Sequence[str]) -> str:
    """Lines that belong together, an empty one between them."""
    return "\n\n".join(["\n".join(lines) for lines in parts if lines])


def seat_heads(say: Say, cards: Sequence[SeatCard], asked: Collection[int]) -> list[str]:
    """How the line of each seat begins: letter, name and score in columns; who is `asked` to act is pointed at."""
    names = [say.seat(seat) for seat in range(len(cards))]
    wide, wide_score = max(map(len, names)), max([len(card.score) for card in cards])
    return [
        f"{'>' if seat in asked else ' '} {seat_letter(seat)} {names[seat]:<{wide}}  {card.score:>{wide_score}}"
        for seat, card in enumerate(cards)
    ]


def spaced(*words: str) -> str:
    """What there is to say, two spaces apart."""
    return "  ".join([word for word in words if word])


def two_columns(cells: Sequence[str], width: int) -> list[str]:
    """Read down the first column, then down the second, which begins after `width` letters."""
    half = (len(cells) + 1) // 2
    pairs = zip(cells[:half], [*cells[half:], ""], strict=False)
    return [f"  {one:<{width}}{two}".rstrip() for one, two in pairs]

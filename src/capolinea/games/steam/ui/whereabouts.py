"""Where a hex is, in the words of a player: hexes have no printed names, so they are named by the places near them."""

from functools import lru_cache
from typing import Final, NamedTuple

from capolinea.games.steam.board import Board
from capolinea.games.steam.ui.phrases import plain_translator
from capolinea.kit.hexes import STEPS, Hex

#: The directions of a compass from side to side, clockwise: the sides themselves, and those half way between two.
POINTS: Final = ("n", "nne", "ne", "e", "se", "sse", "s", "ssw", "sw", "w", "nw", "nnw")


class Bearing(NamedTuple):
    """The way from a place to a hex: so many steps across one side, then so many across the next one clockwise."""

    side: int
    straight: int
    turned: int

    @property
    def steps(self) -> int:
        return self.straight + self.turned


def bearing(start: Hex, end: Hex) -> Bearing:
    """Return the shortest way; both hexes differ."""
    q, r = end.q - start.q, end.r - start.r
    for side in range(6):
        (a, b), (c, d) = STEPS[side], STEPS[(side + 1) % 6]
        # Neighbouring steps span a sixth of all hexes, with whole numbers: their determinant is 1.
        straight, turned = q * d - r * c, a * r - b * q
        if straight > 0 and turned >= 0:
            return Bearing(side, straight, turned)
    raise AssertionError("every other hex lies in one of the sixths")


@lru_cache(maxsize=4096)
def hex_words(language: str, board: Board, hex: str) -> str:
    """ "Hartford", "between Hartford and New York", "north-east of Hartford"; a hex of another map keeps its code."""
    number = board.hex_of.get(hex, -1)
    if number < 0:
        return hex
    place = board.place_at[number]
    return board.place_name[place] if place >= 0 else bare_words(language, board, number)


@lru_cache(maxsize=4096)
def where_words(language: str, board: Board, hex: str) -> str:
    """Return the same in a sentence about what happens there: "in Hartford", "north-east of Hartford"."""
    number = board.hex_of.get(hex, -1)
    name = hex_words(language, board, hex)
    if number >= 0 and board.place_at[number] < 0:
        return name
    return plain_translator(language)("at.place", place=name, initial=name[:1].lower())


def bare_words(language: str, board: Board, hex: int) -> str:
    """Name a hex without a place, as no other hex of the map is named."""
    say, between = plain_translator(language), neighbours_of_its_own(board, hex)
    if between:
        one, two = [board.place_name[place] for place in between]
        return say("at.between", one=one, two=two)
    place, way = nearest(board, hex)
    name, side = board.place_name[place], direction(language, 2 * way.side)
    if way.steps == 1:
        return say("at.near", side=side, place=name)
    if way.turned and way.turned != way.straight:
        turn = direction(language, 2 * way.side + 2)
        return say("at.bent", count=way.straight, side=side, more=way.turned, turn=turn, place=name)
    along = side if not way.turned else direction(language, 2 * way.side + 1)
    return say("at.far", count=way.steps, side=along, place=name)


def direction(language: str, point: int) -> str:
    return plain_translator(language)(f"point.{POINTS[point % 12]}")


def neighbours_of_its_own(board: Board, hex: int) -> tuple[int, int] | None:
    """Return two places on opposite sides of a hex; or on other sides, if no other hex is next to both."""
    sides = [(side, place) for side in range(6) if (place := place_beside(board, hex, side)) >= 0]
    pairs = [(one, two) for n, one in enumerate(sides) for two in sides[n + 1 :]]
    opposite = [(one[1], two[1]) for one, two in pairs if two[0] - one[0] == 3]
    if opposite:
        return min(opposite)
    own = [(one[1], two[1]) for one, two in pairs if len(hexes_beside(board, one[1], two[1])) == 1]
    return min(own) if own else None


def place_beside(board: Board, hex: int, side: int) -> int:
    """Return the place across a side, even if no track may cross it, or -1."""
    number = board.hex_of.get(board.hexes[hex].step(side).name, -1)
    return board.place_at[number] if number >= 0 else -1


def hexes_beside(board: Board, one: int, two: int) -> list[int]:
    """Return the hexes without a place that are next to both places."""
    near = [{board.hexes[board.place_hex[place]].step(side) for side in range(6)} for place in (one, two)]
    return [hex for hex, each in enumerate(board.hexes) if each in near[0] & near[1] and board.place_at[hex] < 0]


def nearest(board: Board, hex: int) -> tuple[int, Bearing]:
    """Return the nearest place, cities and straight ways first, and the way from there."""
    ways = [(place, bearing(board.hexes[at], board.hexes[hex])) for place, at in enumerate(board.place_hex)]
    return min(ways, key=lambda way: (way[1].steps, way[1].turned > 0, way[0] >= board.cities, way[0]))

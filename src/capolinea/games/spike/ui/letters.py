"""The board in letters: cities with their goods, free spaces by their colour, tracks by their owner, trains."""

from functools import cache
from typing import Final

from capolinea.games.spike.board import BOARD
from capolinea.games.spike.pieces import COLOURS, GOODS, LETTERS
from capolinea.games.spike.ui.aids import contracts, lines_of
from capolinea.games.spike.ui.geometry import land, node_xy, place_xy, space_xy
from capolinea.games.spike.ui.phrases import colour_words, good_words
from capolinea.games.spike.ui.table import Now
from capolinea.games.spike.view import View
from capolinea.i18n import Say
from capolinea.render.marks import seat_letter
from capolinea.render.table.canvas import (
    QUIET,
    STRONG,
    Canvas,
    Label,
    Scale,
    card_style,
    draw_shore,
    key_rows,
    scale_to,
    seat_style,
    short_names,
)

CITY: Final = "•"
JUNCTION: Final = "+"
TRAIN: Final = "▸"


@cache
def good_codes(language: str) -> tuple[str, ...]:
    return tuple([code.lower() for code in short_names([good_words(language, good) for good in range(len(GOODS))], 2)])


def letters(now: Now, say: Say, columns: int, rows: int) -> Canvas:
    view, canvas = now.view, Canvas(columns, rows)
    scale = scale_to([node_xy(node) for node in range(BOARD.nodes)], columns, rows, margin=4)
    draw_shore(canvas, land(), scale)
    draw_spaces(canvas, scale, view)
    marks = [canvas.mark(scale.cell(node_xy(city)), CITY) for city in range(BOARD.cities)]
    for seat, place in enumerate(view.train_place):
        if place >= 0:
            at = scale.cell(place_xy(place))
            canvas.mark(at, f"{TRAIN}{seat_letter(seat)}", seat_style(seat))
            canvas.focus += [at] if seat == view.seat else []
    shortened = name_cities(canvas, marks, view, say.language)
    canvas.key = [say("text.key"), colours_key(say.language), *key_rows(goods_key(say.language), columns)]
    canvas.key += key_rows(shortened, columns)
    return canvas


def draw_spaces(canvas: Canvas, scale: Scale, view: View) -> None:
    """Draw each free space by the letter of its colour in its middle, each track by the letters of its owners."""
    for node in range(BOARD.cities, BOARD.nodes):
        canvas.put(*scale.cell(node_xy(node)), JUNCTION, QUIET)
    owners: dict[int, list[int]] = {}
    for seat, spaces in enumerate(view.own_spaces):
        for space in spaces:
            owners.setdefault(space, []).append(seat)
    for space in range(BOARD.spaces):
        if space not in owners:
            colour = BOARD.colour[space]
            canvas.put(*scale.cell(space_xy(space)), LETTERS[colour], card_style(COLOURS[colour]))
    for space, seats in owners.items():
        start, end = [scale.cell(node_xy(node)) for node in (BOARD.graph.a[space], BOARD.graph.b[space])]
        canvas.line(start, end, seat_letter(seats[0]), seat_style(seats[0]))
        for number, seat in enumerate(seats[1:], 1):
            middle = scale.cell(space_xy(space))
            canvas.put(middle.x + number, middle.y, seat_letter(seat), seat_style(seat))


def name_cities(canvas: Canvas, marks: list[Label | None], view: View, language: str) -> list[tuple[str, str]]:
    """Name the cities with their goods, those that the viewer's contracts speak of first; return the codes used."""
    goods = [] if view.seat is None else contracts(view, view.seat)
    wanted = {city for good in goods for city in [*BOARD.sources[good], *[city for city, _ in lines_of(view, good)]]}
    found: list[tuple[str, str]] = []
    for city in sorted(range(BOARD.cities), key=lambda each: (each not in wanted, len(BOARD.city_names[each]))):
        mark = marks[city]
        if mark is None:
            continue
        good = f" {good_codes(language)[BOARD.city_good[city]]}"
        name, code = BOARD.city_names[city] + good, BOARD.codes[city] + good
        if canvas.name(mark, [name, code], STRONG if city in wanted else "") == code:
            found.append((BOARD.codes[city], BOARD.city_names[city]))
    return sorted(found)


def colours_key(language: str) -> str:
    return "  ".join([f"{LETTERS[each]} {colour_words(language, each)}" for each in range(len(COLOURS))])


def goods_key(language: str) -> list[tuple[str, str]]:
    return [(code, good_words(language, good)) for good, code in enumerate(good_codes(language))]

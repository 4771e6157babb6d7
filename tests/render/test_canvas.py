"""Drawings in letters: labels keep apart, lines give way to them, a part is cut out around what matters."""

from itertools import pairwise

import pytest

from capolinea.render.ground import Xy
from capolinea.render.table.canvas import Canvas, Cell, corners, key_rows, scale_to, short_names


def test_a_label_is_never_written_over() -> None:
    canvas = Canvas(20, 3)
    canvas.fix(5, 1, "Denver")
    canvas.line(Cell(0, 1), Cell(19, 1), "a")
    canvas.put(5, 1, "x")
    assert canvas.text()[1] == "aaaaaDenveraaaaaaaaa"


def test_names_go_where_there_is_room_and_become_short_where_there_is_none() -> None:
    canvas = Canvas(12, 1)
    one, two = canvas.mark(Cell(0, 0), "•"), canvas.mark(Cell(8, 0), "•")
    assert one is not None
    assert two is not None
    assert canvas.name(one, ["Albany", "Alb"]) == "Albany"
    assert canvas.name(two, ["Boston", "Bos"]) == "Bos"
    assert canvas.name(two, ["x"]) == ""
    assert canvas.text() == ["•Albany •Bos"]


def test_marks_at_one_place_stand_side_by_side() -> None:
    canvas = Canvas(30, 9)
    marks = [canvas.mark(Cell(15, 4), f"▸{letter}") for letter in "ABCDEF"]
    assert None not in marks
    assert len({(mark.x, mark.y) for mark in marks if mark}) == 6


def test_nothing_is_written_off_the_page() -> None:
    canvas = Canvas(4, 2)
    canvas.line(Cell(-3, -3), Cell(9, 9), "x")
    canvas.put(2, 0, "long text")
    assert canvas.text() == ["x lo", " x"]
    assert canvas.mark(Cell(40, 40), "far") is None


def test_a_part_is_cut_out_around_what_matters() -> None:
    canvas = Canvas(50, 30)
    canvas.put(40, 25, "X")
    canvas.focus = [Cell(40, 25)]
    part = canvas.cropped(20, 10)
    assert (part.columns, part.rows) == (20, 10)
    assert "X" in "".join(part.text())
    assert canvas.cropped(80, 40) is canvas


def test_the_margin_stays_in_sight() -> None:
    canvas = Canvas(30, 30)
    canvas.put(20, 0, "H")
    canvas.put(20, 28, "X")
    canvas.margin, canvas.focus = Cell(2, 1), [Cell(20, 28)]
    part = canvas.cropped(10, 10).text()
    assert part[0].index("H") == part[8].index("X")


def test_a_scale_keeps_every_place_on_the_page() -> None:
    places = [Xy(3.0, -5.0), Xy(900.0, 44.0), Xy(120.0, 700.0)]
    cells = [scale_to(places, 80, 24).cell(at) for at in places]
    assert min([cell.x for cell in cells]) == 1
    assert max([cell.x for cell in cells]) == 78
    assert (min([cell.y for cell in cells]), max([cell.y for cell in cells])) == (0, 23)


def test_corners_of_a_path() -> None:
    assert corners("M1 2l3 4-1-1zM5 5L6 6") == [
        [Xy(1.0, 2.0), Xy(4.0, 6.0), Xy(3.0, 5.0), Xy(1.0, 2.0)],
        [Xy(5.0, 5.0), Xy(6.0, 6.0)],
    ]


@pytest.mark.parametrize("letters", [1, 2, 3])
def test_codes_are_all_different(letters: int) -> None:
    names = ["Salt Lake City", "Sacramento", "Santa Fe", "San Diego", "St. Louis"]
    codes = short_names(names, letters)
    assert len(set(codes)) == len(names)
    assert {len(code) for code in codes} == {letters}


def test_a_key_reads_down_its_columns() -> None:
    rows = key_rows([(chr(ord("a") + n), "name") for n in range(5)], 20)
    assert rows == ["a name  d name", "b name  e name", "c name"]
    assert all([len(one) >= len(two) for one, two in pairwise(rows)])

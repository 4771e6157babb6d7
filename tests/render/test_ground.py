"""Lines over a whole map are drawn in patches, and nothing of them is lost."""

from itertools import pairwise
from xml.etree import ElementTree

import pytest

from capolinea.games.transamerica.ui.geometry import land
from capolinea.render.ground import NUMBER, PATCH, STRETCH, lines_of, patches, split_long_lines


def steps(lines: list[str]) -> set[tuple[float, ...]]:
    """Every single step from a point to the next, as places with a decimal."""
    found = set()
    for line in lines:
        x, y, *moves = map(float, NUMBER.findall(line))
        places = [(x, y)]
        for dx, dy in zip(moves[::2], moves[1::2], strict=True):
            places.append((places[-1][0] + dx, places[-1][1] + dy))
        found |= {(round(a, 1), round(b, 1), round(c, 1), round(d, 1)) for (a, b), (c, d) in pairwise(places)}
    return found


@pytest.mark.parametrize("layer", ["coast", "borders", "rivers", "streams"])
def test_long_lines_are_cut_and_go_on_where_they_were_cut(layer: str) -> None:
    path = land().layers[layer]
    cut = split_long_lines(path)
    assert steps(cut) == steps(lines_of(path))
    assert max([len(NUMBER.findall(line)) for line in cut]) <= 2 * STRETCH + 2


def test_each_patch_holds_all_lines_that_begin_in_it() -> None:
    lines = ["M10 10L300 10", f"M{PATCH - 0.5} 0v3", f"M{PATCH} 0v3", "M-1 10l4-2", f"M10 {PATCH + 5}h0"]
    drawn = ElementTree.fromstring(f"<g>{patches('x', lines, stroke='url(#y)')}</g>")
    assert [path.get("d") for path in drawn] == ["".join(lines[:2]), *lines[2:]]
    assert {(path.get("class"), path.get("stroke")) for path in drawn} == {("x", "url(#y)")}

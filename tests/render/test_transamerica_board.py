"""The TransAmerica board is complete, sound XML, and leaves all colours to the style sheet."""

import re
from importlib.resources import files
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from capolinea.games.transamerica.ui import board, drawing
from capolinea.games.transamerica.ui.geometry import city_at, land, line_ends, line_path, point_xy, usa
from capolinea.render.ground import Xy
from capolinea.render.svg import Svg

LINES = range(len(usa().lines))
POINTS = range(len(usa().points))
DENVER = next(city.point for city in usa().cities if city.name == "Denver")


def words(code: str, **facts: object) -> str:
    return f"«{code}»"


def every_drawing() -> dict[str, Svg]:
    return {
        "static": board.static_board(words),
        "rails": drawing.draw_rails([0, 1, 2]),
        "coloured": drawing.draw_coloured_rail(3, 1),
        "marker": drawing.draw_marker(5, DENVER),
        "wash": drawing.draw_wash([7, 8]),
        "line offer": drawing.draw_line_offer(214, "Single line"),
        "point offer": drawing.draw_point_offer(17, "Start here"),
        "missing": drawing.draw_missing([4, 5], 2),
        "own city": drawing.draw_own_city(DENVER),
        "own label": drawing.draw_own_label(DENVER),
        "mini": board.mini_map([1, 2, 3]),
        "poster": board.poster(),
        "region": board.region_mark("north"),
    }


@pytest.mark.parametrize("name", sorted(every_drawing()))
def test_each_drawing_parses_and_holds_no_style_or_colour(name: str) -> None:
    for element in parsed(every_drawing()[name]).iter():
        assert not {"style", "fill", "stroke", "color", "onclick"} & set(element.keys()), element.tag
        assert element.tag not in ("style", "script")


def parsed(svg: Svg) -> ElementTree.Element:
    """Some drawings are several elements in a row."""
    return ElementTree.fromstring(f"<g>{svg}</g>")


def classes(svg: Svg) -> set[str]:
    return {cls for element in parsed(svg).iter() for cls in element.get("class", "").split()}


def test_every_class_of_a_stroke_or_shape_has_a_style() -> None:
    sheets = [
        files("capolinea.render") / "static" / "look.css",
        files("capolinea.games.transamerica.ui") / "transamerica.css",
    ]
    css = "".join([sheet.read_text("utf-8") for sheet in sheets])
    # Only names for scripts and for grouping: they change nothing by themselves.
    plain = {"geo", "lines", "place", "seat-track", "coloured", "art"}
    plain |= {"point-offer", "city-offer", "line-offer"}
    used = set().union(*[classes(svg) for svg in every_drawing().values()]) - plain
    assert sorted(cls for cls in used if not re.search(rf"\.{re.escape(cls)}\b", css)) == []


def test_colours_live_only_in_the_tokens() -> None:
    css = (files("capolinea.games.transamerica.ui") / "transamerica.css").read_text("utf-8")
    assert re.findall(r"#[0-9a-fA-F]{3,8}\b|rgba?\(", css) == []


def segments(svg: Svg, cls: str) -> str:
    found = [path.get("d", "") for path in ElementTree.fromstring(svg).iter("path") if path.get("class") == cls]
    assert found
    return "".join(found)


def test_every_line_is_drawn_and_double_ones_twice() -> None:
    drawn = board.static_board(words)
    kinds = [facts[3] for facts in usa().lines]
    single = segments(drawn, "line")
    assert all(line_path(line) in single for line in LINES if kinds[line] == "plain")
    assert single.count("M") == kinds.count("plain") == 400
    assert segments(drawn, "line-river").count("M") == 2 * kinds.count("river") == 114
    assert segments(drawn, "line-mountain").count("M") == 2 * kinds.count("mountain") == 104


def test_every_point_and_city_is_drawn() -> None:
    drawn = board.static_board(words)
    assert segments(drawn, "crossing").count("M") == len(usa().points) == 188
    texts = [element.text for element in ElementTree.fromstring(drawn).iter("text")]
    assert [city.name for city in usa().cities if city.name not in texts] == []
    assert len([c for c in ElementTree.fromstring(drawn).iter("circle") if "city" in c.get("class", "").split()]) == 35


def test_slots_stand_in_the_order_of_the_layers() -> None:
    drawn = ElementTree.fromstring(board.static_board(words))
    assert drawn.get("role") == "group"
    assert [child.get("id") or child.get("aria-hidden") for child in drawn] == [
        *("true", "under", "true", "pieces", "true", "over")
    ]


def test_words_come_from_the_caller() -> None:
    drawn = board.static_board(words)
    assert ElementTree.fromstring(drawn).get("aria-label") == "«board.title»"
    assert all(f"«{water.code}»" in drawn for water in land().waters)


def test_all_points_lie_within_the_view_and_lines_are_equally_long() -> None:
    width, height = land().view
    assert all(20 < point_xy(p).x < width - 20 and 20 < point_xy(p).y < height - 20 for p in POINTS)
    for line in LINES:
        a, b = line_ends(line)
        assert abs(((a.x - b.x) ** 2 + (a.y - b.y) ** 2) ** 0.5 - land().edge) < 0.05


def test_line_path_moves_sideways_and_cuts_both_ends() -> None:
    level = next(line for line in LINES if line_ends(line)[0].y == line_ends(line)[1].y)
    (a, b), (c, d) = line_ends(level), line_ends(level, 3, 10)
    assert (c.x - a.x, b.x - d.x) == pytest.approx((10, 10))
    assert abs(c.y - a.y) == pytest.approx(3)


def test_an_offer_has_a_name_a_target_and_a_place_in_the_tab_order() -> None:
    for drawn, target in (
        (drawing.draw_line_offer(214, "T <1>"), "line:214"),
        (drawing.draw_point_offer(17, "T <1>"), "point:17"),
    ):
        offer = ElementTree.fromstring(drawn)
        assert [offer.get(name) for name in ("role", "tabindex", "data-target", "aria-label")] == [
            *("button", "0", target, "T <1>")
        ]
        assert offer.findtext("title") == "T <1>"


def test_a_double_line_shows_in_its_offer() -> None:
    price = [facts[2] for facts in usa().lines]
    assert "offer-split" in drawing.draw_line_offer(price.index(2), "t")
    assert "offer-split" not in drawing.draw_line_offer(price.index(1), "t")


def test_lines_missed_by_several_seats_lie_side_by_side() -> None:
    together = drawing.draw_all_missing({0: [10, 11], 2: [10], 4: [10]})
    paths = [segments(Svg(f"<svg>{together}</svg>"), f"track-ink track-{seat}") for seat in "ace"]
    assert len({path.split("M")[1] for path in paths}) == 3
    assert line_path(11, cut=9) in paths[0]


def test_a_marker_stands_beside_a_city_and_on_a_bare_point() -> None:
    bare = next(point for point in POINTS if city_at(point) is None)
    assert 'transform="translate(0 0) scale(0.85)"' in drawing.draw_marker(0, bare)
    assert 'transform="translate(0 0) scale(0.85)"' not in drawing.draw_marker(0, DENVER)


def test_only_cities_in_hand_get_a_bolder_name() -> None:
    assert "mine" in drawing.draw_own_label(DENVER)
    assert drawing.draw_own_label(next(point for point in POINTS if city_at(point) is None)) == ""


def courses(path: str) -> list[list[Xy]]:
    """The relative paths of a layer as lists of places."""
    found = []
    for part in path.split("M")[1:]:
        numbers = [float(number) for number in re.findall(r"-?[\d.]+", part)]
        spots = [Xy(numbers[0], numbers[1])]
        for dx, dy in zip(numbers[2::2], numbers[3::2], strict=True):
            spots.append(Xy(spots[-1].x + dx, spots[-1].y + dy))
        found.append(spots)
    return found


def side(a: Xy, b: Xy, at: Xy) -> bool:
    return (b.x - a.x) * (at.y - a.y) > (b.y - a.y) * (at.x - a.x)


def crosses(a: Xy, b: Xy, c: Xy, d: Xy) -> bool:
    return side(a, b, c) != side(a, b, d) and side(c, d, a) != side(c, d, b)


def test_the_great_rivers_cross_exactly_the_river_lines() -> None:
    streams = courses(land().layers["rivers"])
    assert len(streams) == 4
    reaches = [reach for stream in streams for reach in pairwise(stream)]
    for line, facts in enumerate(usa().lines):
        crossed = any(crosses(*line_ends(line), *reach) for reach in reaches)
        assert crossed == (facts[3] == "river"), (line, facts)

"""Bend the outline of North America onto the regular lattice of the TransAmerica board.

    NODE_PATH=DIR/node_modules node tools/geography.cjs /tmp/geography.json
    python tools/make_transamerica_land.py /tmp/geography.cjson src/capolinea/games/transamerica/data \
        --browser /usr/bin/chromium

Reads usa.json in the data folder and writes usa_land.json beside it. Needs numpy, shapely and playwright.
"""

import argparse
import json
import math
from pathlib import Path
from typing import Any

import numpy as np
from bent_map import Bend, Spot, albers, short, svg_path, thin_plate_spline
from land_layers import AROUND, cut_land, frame_of, outline, water_names
from shapely.geometry import LineString, MultiLineString, Point, box
from shapely.geometry.base import BaseGeometry
from shapely.ops import nearest_points, substring, unary_union
from transamerica_labels import Choice, measure, place_labels

VIEW = (1092, 734)
EDGE = 58.6
ORIGIN = (118.0, 64.0)
# A phone shows the whole board in an upright window, so much more than a quarter is needed above and below.
BEYOND = (0.3, 0.6)
SMOOTHING = 0.02
HEADWATER = 13.0

PROVENANCE = (
    "Natural Earth outlines (public domain), state lines of the US Census Bureau, bent by a thin plate spline "
    "from each point's lat and lon to its place on the lattice. The Colorado, Missouri, Mississippi and Ohio are "
    "drawn by hand across the lines that bear their names. Made by tools/make_transamerica_land.py."
)

#: lon, lat down the stream; only the four rivers that make lines double.
RIVERS = {
    "Mississippi": (
        "-95.2,47.2 -94.9,47.5 -93.6,47.2 -94.2,46.35 -94.15,45.55 -93.2,44.95 -92,44.4 -91.25,43.8 "
        "-91.15,43 -90.65,42.5 -90.2,41.8 -90.6,41.5 -91.1,40.8 -91.4,39.95 -90.7,39 -90.18,38.63 "
        "-89.9,37.95 -89.5,37.3 -89.15,36.98 -89.5,36.5 -89.7,35.8 -90.07,35.15 -90.6,34.5 -91.1,33.6 "
        "-91,32.6 -91.4,31.55 -91.6,31 -91.2,30.45 -90.1,29.95 -89.4,29.2"
    ),
    "Missouri": (
        "-111.5,45.9 -111.3,47.5 -110.67,47.8 -109,47.7 -106.4,48 -105,48.1 -103.6,48.1 -102.4,47.6 "
        "-100.8,46.8 -100.6,45.9 -100.4,45.5 -100.35,44.37 -99.4,43.8 -98.6,43 -97.4,42.87 -96.4,42.5 "
        "-95.93,41.26 -95.8,40.5 -94.87,39.77 -94.6,39.1 -93.2,39.3 -92.2,38.58 -91,38.6 -90.12,38.8"
    ),
    "Ohio": (
        "-80,40.44 -80.7,40.6 -80.72,40.07 -81.45,39.4 -81.8,38.9 -82.45,38.42 -83,38.73 -83.8,38.7 "
        "-84.5,39.1 -85.2,38.7 -85.75,38.27 -86.4,38 -87.57,37.97 -88.1,37.7 -88.6,37.1 -89.15,36.98"
    ),
    "Colorado": (
        "-105.85,40.45 -106.9,39.7 -107.3,39.55 -108.55,39.07 -109.3,38.75 -109.6,38.57 -109.9,38.2 "
        "-110.4,37.6 -111.48,36.93 -111.85,36.2 -112.2,36.1 -113.2,36.3 -113.9,36.1 -114.74,36 "
        "-114.6,35.1 -114.6,34.85 -114.3,34.4 -114.5,33.6 -114.62,32.72 -114.8,32.2 -114.8,31.8"
    ),
}
JOINS = {"Missouri": "Mississippi", "Ohio": "Mississippi"}

#: message code, place, turn in degrees
WATER_NAMES = (("water.pacific", 30, 516, -72), ("water.atlantic", 1062, 492, -68), ("water.gulf", 806, 719, 0))


class Board:
    """The lattice in drawing units."""

    def __init__(self, facts: dict[str, Any]) -> None:
        self.points = [(ORIGIN[0] + p["u"] * EDGE, ORIGIN[1] + p["v"] * EDGE) for p in facts["points"]]
        self.lines: list[list[Any]] = facts["lines"]
        self.cities: list[dict[str, Any]] = facts["cities"]
        earth = np.array([albers(p["lon"], p["lat"]) for p in facts["points"]])
        spline = thin_plate_spline(earth, np.array(self.points), SMOOTHING)
        self.bend: Bend = lambda lon, lat: spline(*albers(np.asarray(lon), np.asarray(lat)))
        self.neighbours: list[set[int]] = [set() for _ in self.points]
        for a, b, *_ in self.lines:
            self.neighbours[a].add(b)
            self.neighbours[b].add(a)

    def track(self, line: int) -> LineString:
        a, b = self.lines[line][:2]
        return LineString([self.points[a], self.points[b]])

    def triangles(self, line: int) -> list[frozenset[int]]:
        a, b = self.lines[line][:2]
        return [frozenset((a, b, c)) for c in sorted(self.neighbours[a] & self.neighbours[b])]


def chain(board: Board, river: str) -> list[int]:
    """The lines a river crosses, from its spring to its mouth: neighbours share a triangle."""
    course = hand_course(board, river)
    left = [line for line, facts in enumerate(board.lines) if facts[4] == river]
    spring = Point(course.coords[0])
    ordered = [min(left, key=lambda line: board.track(line).centroid.distance(spring))]
    left.remove(ordered[0])
    while left:
        here = board.triangles(ordered[-1])
        after = [line for line in left if any(t in here for t in board.triangles(line))]
        near = board.track(ordered[-1]).centroid
        ordered.append(min(after or left, key=lambda line: board.track(line).centroid.distance(near)))
        left.remove(ordered[-1])
    return ordered


def hand_course(board: Board, river: str) -> LineString:
    lon, lat = zip(*[map(float, pair.split(",")) for pair in RIVERS[river].split()], strict=True)
    return LineString(np.c_[board.bend(lon, lat)])


def smooth(spots: list[Spot], steps: int = 6) -> LineString:
    """A Catmull-Rom curve through all spots."""
    padded = np.array([spots[0], *spots, spots[-1]])
    curve = []
    for p0, p1, p2, p3 in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        for t in np.arange(steps) / steps:
            bend = (2 * p0 - 5 * p1 + 4 * p2 - p3) * t**2 + (3 * p1 - p0 - 3 * p2 + p3) * t**3
            curve.append(tuple((2 * p1 + (p2 - p0) * t + bend) / 2))
    return LineString([*curve, spots[-1]])


def river_courses(board: Board) -> tuple[list[LineString], list[LineString]]:
    """The four rivers led across their own double lines, as near to the real bed as that allows.

    Above its first double line a river is a stream like others: drawn broad it would promise a cost that is not asked.
    """
    courses: dict[str, LineString] = {}
    heads = []
    for river in RIVERS:
        real = hand_course(board, river)
        crossings = []
        for line in chain(board, river):
            track = board.track(line)
            at = track.project(track.intersection(real).centroid if track.intersects(real) else nearest(track, real))
            crossings.append(track.interpolate(min(max(at, 0.3 * EDGE), 0.7 * EDGE)).coords[0])
        if river in JOINS:
            stem = courses[JOINS[river]]
            mouth = stem.interpolate(stem.project(Point(crossings[-1]))).coords[0]
        else:
            mouth = real.coords[-1]
        whole = smooth([real.coords[0], *crossings, mouth])
        first = whole.project(Point(crossings[0])) - HEADWATER
        heads.append(substring(whole, 0, first))
        courses[river] = substring(whole, first, whole.length)
    return list(courses.values()), heads


def nearest(track: LineString, other: LineString) -> Point:
    return nearest_points(track, other)[0]


def relief(board: Board, nation: BaseGeometry, taken: list[BaseGeometry]) -> str:
    """Small peaks in the triangles that touch a mountain line, where no name stands."""
    triangles = {
        triangle
        for line, facts in enumerate(board.lines)
        if facts[3] == "mountain"
        for triangle in board.triangles(line)
    }
    peaks = []
    for order, triangle in enumerate(sorted(sorted(t) for t in triangles)):
        x, y = np.mean([board.points[p] for p in triangle], axis=0)
        sway = math.sin(order * 12.9898) * 43758.5453 % 1 - 0.5
        size = 6.4 + 2.4 * abs(sway)
        for dx, dy, height in ((sway * 5 - 2, 2.0, size), (7.5 - 15 * (order % 2), 5.5, size * 0.55)):
            spot = box(x + dx - height, y + dy - height, x + dx + height, y + dy + height)
            if nation.contains(spot.centroid) and not any(spot.intersects(name) for name in taken):
                ridge = f"l{short(height * 0.34)} {short(height * 0.7)}"
                side, rise = short(height * 0.95), short(height * 1.15)
                start = f"M{short(x + dx - height * 0.95)} {short(y + dy + height * 0.5)}"
                peaks.append(f"{start}l{side}-{rise} {side} {rise}m-{side}-{rise}{ridge}")
    return "".join(peaks)


def layers(geography: dict[str, Any], board: Board, chosen: list[Choice]) -> dict[str, Any]:
    frame = frame_of(VIEW, BEYOND)
    land = cut_land(geography, board.bend, frame)
    courses, heads = river_courses(board)
    beds = MultiLineString([*courses, *heads, *(hand_course(board, river) for river in RIVERS)]).buffer(11)
    streams = outline(geography, "rivers", board.bend, AROUND, frame).intersection(land.land).difference(beds)
    more = {
        "streams": svg_path(unary_union([streams, *heads]), VIEW, 0.9, 16),
        "rivers": svg_path(MultiLineString(courses), VIEW, 0.3, 0),
        "relief": relief(board, land.nation, [choice.label for choice in chosen]),
    }
    return land.draw(VIEW, more)


def main(geography_path: Path, data: Path, browser: str) -> None:
    facts = json.loads((data / "usa.json").read_text())
    board = Board(facts)
    spots = [board.points[city["point"]] for city in board.cities]
    widths = measure([city["name"] for city in board.cities], browser)
    tracks = [(board.track(line), row[2]) for line, row in enumerate(board.lines)]
    chosen = place_labels(spots, widths, VIEW, tracks, board.points)
    drawn = layers(json.loads(geography_path.read_text()), board, chosen)
    land = {
        "provenance": PROVENANCE,
        "view": VIEW,
        "edge": EDGE,
        "origin": ORIGIN,
        **drawn,
        "waters": water_names(WATER_NAMES),
        "labels": [
            {"dx": c.dx, "dy": c.dy, "anchor": c.anchor, "width": width, "marker": c.marker}
            for c, width in zip(chosen, widths, strict=True)
        ],
    }
    (data / "usa_land.json").write_text(json.dumps(land, indent=1) + "\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("geography", type=Path)
    parser.add_argument("data", type=Path)
    parser.add_argument("--browser", default="/usr/bin/chromium")
    asked = parser.parse_args()
    main(asked.geography, asked.data, asked.browser)

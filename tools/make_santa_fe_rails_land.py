"""Draw the land and the lines of the Santa Fe Rails map, and choose where squares, plates, names and pills stand.

    NODE_PATH=DIR/node_modules node tools/geography.cjs /tmp/geography.json
    python tools/make_santa_fe_rails_land.py /tmp/geography.cjson src/capolinea/games/santa_fe_rails/data \
        --browser /usr/bin/chromium

Reads west.json and west_paths.json in the data folder and writes west_land.json beside them. Nothing here knows a
single line or town: whatever changes in the map, run it again. Needs numpy, shapely and playwright.
"""

import argparse
import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from bent_map import albers, svg_path
from land_layers import cut_land, frame_of, water_names
from santa_fe_rails_labels import (
    Ground,
    place_homes,
    place_names,
    place_pills,
    place_plates,
    place_relief,
    place_squares,
)
from santa_fe_rails_lines import at, crossing, cut, heading, lay_out
from shapely.geometry import LineString, Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union
from shapely.validation import make_valid

from capolinea.games.santa_fe_rails.board import Board

VIEW = (1092, 752)
#: Where the outermost towns may stand: left, top, right, bottom.
ROOM = (86, 42, 1012, 706)
#: Where the page lays the key of the map and the buttons that enlarge it: no name may stand below them.
COVERED = ((0, 538, 170, 752), (1036, 590, 1092, 752))
#: Degrees by which the projection, upright in the middle of the continent, leans in the middle of this map.
LEAN = -5.6
#: Two towns that lie nearer to each other than this many units are looked at through a lens, land and lines alike.
NEAREST, LENS, POWER = 44.0, 46.0, 0.75
# A phone shows the whole board in an upright window, so much more than a quarter is needed above and below.
BEYOND = (0.3, 0.6)

PROVENANCE = (
    "Natural Earth outlines (public domain), state lines of the US Census Bureau, in an Albers projection; rivers and "
    "lines from the map's own files. Made by tools/make_santa_fe_rails_land.py."
)
#: message code, place, turn in degrees
WATER_NAMES = (("water.pacific", 46, 520, 66), ("water.gulf", 905, 738, 0))


class Bend:
    """Latitude and longitude to drawing units: Albers, fitted to the room of the towns, a lens where it is tight."""

    def __init__(self, towns: Sequence[tuple[float, float]]) -> None:
        x, y = turned(*albers(np.array([lon for _, lon in towns]), np.array([lat for lat, _ in towns])))
        left, top, right, bottom = ROOM
        self.scale = (right - left) / (x.max() - x.min()), (bottom - top) / (y.max() - y.min())
        self.origin = left - x.min() * self.scale[0], top - y.min() * self.scale[1]
        self.lens: tuple[float, float] | None = None
        flat = np.c_[self(*np.array(towns)[:, ::-1].T)]
        away = np.hypot(*(flat[:, None] - flat[None]).transpose(2, 0, 1)) + np.eye(len(flat)) * 1e9
        one, two = np.unravel_index(away.argmin(), away.shape)
        if away[one, two] < NEAREST:
            self.lens = tuple((flat[one] + flat[two]) / 2)

    def __call__(self, lon: Any, lat: Any) -> tuple[Any, Any]:
        x, y = turned(*albers(np.asarray(lon), np.asarray(lat)))
        x, y = x * self.scale[0] + self.origin[0], y * self.scale[1] + self.origin[1]
        if self.lens is None:
            return x, y
        dx, dy = x - self.lens[0], y - self.lens[1]
        more = POWER * np.exp(-(dx * dx + dy * dy) / (2 * LENS**2))
        return x + dx * more, y + dy * more


def turned(x: Any, y: Any) -> tuple[Any, Any]:
    turn = np.radians(LEAN)
    return x * np.cos(turn) - y * np.sin(turn), x * np.sin(turn) + y * np.cos(turn)


def spots(bend: Bend, path: Sequence[Sequence[float]]) -> list[tuple[float, float]]:
    x, y = bend([lon for _, lon in path], [lat for lat, _ in path])
    return [(float(a), float(b)) for a, b in zip(x, y, strict=True)]


def smooth(path: Sequence[tuple[float, float]], steps: int = 6) -> LineString:
    """A river through its points without corners (Catmull and Rom)."""
    q = [np.array(spot) for spot in path]
    q = [2 * q[0] - q[1], *q, 2 * q[-1] - q[-2]]
    found = []
    for i in range(1, len(q) - 2):
        p0, p1, p2, p3 = q[i - 1 : i + 3]
        for k in range(steps):
            t = k / steps
            curve = 2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t**2 + (3 * (p1 - p2) + p3 - p0) * t**3
            found.append(tuple(curve / 2))
    return LineString([*found, tuple(q[-2])])


def marks(segments: Sequence[LineString], board: Board, rivers: BaseGeometry) -> dict[str, Any]:
    """Where rivers cross, and the joint that bears the arrow of a line: x, y and the unit vector along the line."""
    signs = "".join(board.terrain)
    crossings = [mark(segments[n], crossing(segments[n], rivers)) for n, sign in enumerate(signs) if sign in "~%"]
    # On the first joint after the town where the line begins; a line of one segment bears it in its middle.
    arrows = [
        mark(segments[board.first_segment[line]], 1.0 if board.length[line] > 1 else 0.5)
        for line in range(board.lines)
        if board.arrow[line]
    ]
    return {"crossings": crossings, "arrows": arrows}


def mark(segment: LineString, t: float) -> list[float]:
    spot, (dx, dy) = at(segment, t), heading(segment, t)
    return [round(float(v), 3) for v in (spot.x, spot.y, dx, dy)]


def bits(board: Board, each: int) -> list[int]:
    return [railroad for railroad in range(board.majors) if each >> railroad & 1]


def main(geography_path: Path, data: Path, browser: str) -> None:
    printed, courses_drawn = [(data / name).read_text("utf-8") for name in ("west.json", "west_paths.json")]
    board, drawn = Board(printed), json.loads(courses_drawn)
    bend = Bend(board.place)
    towns = spots(bend, board.place)
    courses = [LineString(spots(bend, each)) for each in drawn["paths"]]
    laid = lay_out(list(zip(board.a, board.b, strict=True)), courses)
    segments = [each for line, course in enumerate(laid) for each in cut(course, board.length[line])]
    rivers = unary_union([smooth(spots(bend, each)) for _, each in drawn["rivers"]])
    mountains = unary_union([make_valid(Polygon(spots(bend, each))) for _, each in drawn["mountains"]])
    land = cut_land(json.loads(geography_path.read_text()), bend, frame_of(VIEW, BEYOND))
    streams = svg_path(rivers.intersection(land.land.buffer(-1)), VIEW, 0.5, 4)
    ground = Ground(VIEW, laid, towns, COVERED)
    homes: dict[int, list[int]] = {}
    for railroad, town in enumerate(board.home):
        homes.setdefault(town, []).append(railroad)
    squares = {town: bits(board, each) for town, each in enumerate(board.squares) if each}
    found = {
        "provenance": PROVENANCE,
        "made_from": hashlib.sha256((printed + courses_drawn).encode()).hexdigest()[:16],
        "view": VIEW,
        "towns": [[round(x, 1), round(y, 1)] for x, y in towns],
        "segments": [[[round(x, 1), round(y, 1)] for x, y in each.coords] for each in segments],
        **marks(segments, board, rivers),
        **land.draw(VIEW, {"rivers": streams}),
        "waters": water_names(WATER_NAMES),
        "squares": place_squares(ground, towns, squares),
        "homes": place_homes(ground, towns, homes),
        "labels": place_names(ground, towns, board.town_names, browser),
        "relief": place_relief(ground, mountains.intersection(land.nation)),
        "plates": place_plates(ground, segments),
        "pills": place_pills(ground, segments),
    }
    rows = [f' "{key}": {json.dumps(value, ensure_ascii=False)}' for key, value in found.items()]
    (data / "west_land.json").write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("geography", type=Path)
    parser.add_argument("data", type=Path)
    parser.add_argument("--browser", default="/usr/bin/chromium")
    asked = parser.parse_args()
    main(asked.geography, asked.data, asked.browser)

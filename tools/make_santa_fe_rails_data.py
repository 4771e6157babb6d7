"""Convert the facts of the Santa Fe Rails board into the package's own map files, with the mends that play asked for.

    python tools/make_santa_fe_rails_data.py FACTS_FOLDER src/capolinea/games/santa_fe_rails/data

The facts come as five files (cities, routes, railroads, cards, geography). Two files are written: `west.json` holds
what is printed and play needs, one line of text per city and line; `west_paths.json` holds what only a drawing needs:
the course of every line, mountains, rivers, coast, state lines, all as latitude and longitude.

The board is reconstructed, and can be better than its first draft: a line that play shows to be wrong is mended here,
in `WITHOUT` and `WITH`, and both files are made anew. docs/boards/santa-fe-rails.md tells what play showed.
"""

import json
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

from shapely.geometry import LineString, Polygon
from shapely.ops import unary_union

PROVENANCE = (
    "Values, cards, railroads, rails and home bases are those of the rulebook. The printed board was not at hand: "
    "which towns there are, their lines, arrows, mountains, rivers and bonus squares were reconstructed from geography "
    "and railway history so that every count of the rulebook holds; some lines were put in or shortened after many "
    "matches had shown where the board was wrong. What these are called was not checked against history."
)
#: Points of a path in each segment.
STEPS = 6


class Line(NamedTuple):
    """A line of the board: its cities, its segments from the first city on, whether an arrow points to the second."""

    a: str
    b: str
    segments: str
    """One sign each: . plain, ^ mountain, ~ river, % both."""
    one_way: bool
    story: str


class Mend(NamedTuple):
    """A line that is no fact. Its terrain follows from its course, as that of the facts does."""

    a: str
    b: str
    segments: int
    one_way: bool
    story: str
    waypoints: tuple[tuple[float, float], ...]
    """Latitude and longitude where it bends."""


#: Lines of the facts that are left out, by their id there.
WITHOUT: tuple[str, ...] = ("BOI-POR", "HAV-SPO", "BIS-HAV", "SPO-SEA-B")
#: Lines that are put in: in the place of the line left out that joins the same two cities, else at the end.
WITH: tuple[Mend, ...] = (
    Mend("BOI", "POR", 2, False, "Oregon Short Line / OR&N, Blue Mountains", ((44.9, -117.9), (45.65, -119.6))),
    Mend("BIS", "HAV", 2, True, "Great Northern, Minot and the Hi-Line", ((48.2, -101.3), (48.2, -106.6))),
    Mend("HAV", "SPO", 2, True, "Great Northern, Marias Pass", ((48.4, -112.5), (48.4, -115.3))),
    Mend("SPO", "SEA", 1, False, "Northern Pacific, Stampede Pass", ((47.1, -120.2),)),
    Mend("DUL", "BIS", 3, False, "Northern Pacific, Brainerd", ((46.9, -94.5), (47.25, -97.3))),
    Mend("NPL", "DDG", 2, False, "Burlington, Alliance", ((42.1, -102.6),)),
    Mend("NPL", "CHE", 2, False, "Union Pacific, North Platte valley", ((41.9, -103.3),)),
    Mend("ABI", "DEN", 3, False, "Missouri Pacific, Horace", ((38.5, -100.0), (38.9, -103.0))),
    Mend("SHV", "HOU", 2, False, "Houston East & West Texas", ((31.5, -94.7),)),
    Mend("HEL", "SPO", 2, False, "Milwaukee Road, St. Paul Pass", ((46.6, -114.4), (47.2, -116.0))),
    Mend("SPO", "POR", 2, False, "Northern Pacific, Yakima valley", ((46.8, -119.6), (46.1, -121.2))),
    Mend("BOI", "SPO", 2, False, "Pacific & Idaho Northern, Lewiston", ((46.0, -116.6),)),
    Mend("LVG", "LAX", 2, False, "Tonopah & Tidewater, Barstow", ((35.5, -116.3), (34.9, -117.2))),
    Mend("TUC", "SDG", 3, False, "Southern Pacific, Gila valley", ((32.5, -113.0), (32.5, -115.2))),
    Mend("BOI", "REN", 2, False, "Nevada stage road, Winnemucca", ((41.2, -117.6),)),
)


def rows(items: list[Any]) -> str:
    return "[\n  " + ",\n  ".join(json.dumps(item, ensure_ascii=False) for item in items) + "\n ]"


def sign(segment: dict[str, Any]) -> str:
    return ".^~%"[int(segment["mountain"]) + 2 * int(segment["river"])]


def line_of(route: dict[str, Any]) -> Line:
    """A line of the facts, an arrow pointing from its first city to its second."""
    signs = "".join([sign(segment) for segment in route["segments"]])
    arrow = route["one_way"]
    if arrow and arrow["from"] != route["from"]:
        return Line(route["to"], route["from"], signs[::-1], True, route["basis"])
    return Line(route["from"], route["to"], signs, arrow is not None, route["basis"])


def path_of(route: dict[str, Any]) -> list[list[float]]:
    """Its course, from the same city on as in `line_of`."""
    points = [route["segments"][0]["path"][0]]
    for segment in route["segments"]:
        points += segment["path"][1:]
    arrow = route["one_way"]
    return points[::-1] if arrow and arrow["from"] != route["from"] else points


def bend(points: list[tuple[float, float]], count: int) -> list[list[float]]:
    """`count` equal steps along a smooth curve through `points` (Catmull and Rom)."""
    padded = [points[0], *points, points[-1]]
    fine: list[tuple[float, float]] = [points[0]]
    for place in range(len(points) - 1):
        p, q, r, s = padded[place : place + 4]
        for step in range(1, 41):
            t = step / 40
            fine.append((curve(p[0], q[0], r[0], s[0], t), curve(p[1], q[1], r[1], s[1], t)))
    lengths = [0.0]
    for one, two in pairwise(fine):
        lengths.append(lengths[-1] + ((one[0] - two[0]) ** 2 + (0.75 * (one[1] - two[1])) ** 2) ** 0.5)
    found, at = [], 0
    for step in range(count + 1):
        goal = lengths[-1] * step / count
        while at + 2 < len(fine) and lengths[at + 1] < goal:
            at += 1
        t = min(1.0, (goal - lengths[at]) / (lengths[at + 1] - lengths[at]))
        found.append([round(fine[at][axis] + t * (fine[at + 1][axis] - fine[at][axis]), 4) for axis in (0, 1)])
    return found


def curve(p: float, q: float, r: float, s: float, t: float) -> float:
    return q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)))


class Ground:
    """Mountains and rivers, for the terrain of lines that are no facts."""

    def __init__(self, geography: dict[str, Any]) -> None:
        self.mountains = unary_union([Polygon(area["polygon"]).buffer(0) for area in geography["mountains"]])
        self.rivers = unary_union([LineString(river["path"]) for river in geography["rivers"]])

    def sign(self, path: list[list[float]]) -> str:
        """A segment is a mountain's if half of it lies in one, a river's if it crosses one."""
        segment = LineString(path)
        mountain = segment.intersection(self.mountains).length >= segment.length / 2
        return sign({"mountain": mountain, "river": segment.intersects(self.rivers)})


def mended(read: dict[str, Any], cities: dict[str, dict[str, Any]]) -> list[tuple[Line, list[list[float]]]]:
    """Every line with its course, after the mends."""
    routes, ground = read["routes"]["routes"], Ground(read["geography"])
    known = {route["id"] for route in routes}
    if missing := [name for name in WITHOUT if name not in known]:
        raise SystemExit(f"no such lines: {missing}")
    for route in routes:
        for segment in route["segments"]:
            assert ground.sign(segment["path"]) == sign(segment), f"{route['id']} has other terrain"
    waiting = list(WITH)
    found: list[tuple[Line, list[list[float]]]] = []
    for route in routes:
        line = line_of(route)
        if route["id"] not in WITHOUT:
            found.append((line, path_of(route)))
            continue
        for new in [each for each in waiting if {each.a, each.b} == {line.a, line.b}][:1]:
            waiting.remove(new)
            found.append(draw_mend(new, cities, ground))
    return found + [draw_mend(new, cities, ground) for new in waiting]


def draw_mend(mend: Mend, cities: dict[str, dict[str, Any]], ground: Ground) -> tuple[Line, list[list[float]]]:
    ends = [(cities[name]["lat"], cities[name]["lon"]) for name in (mend.a, mend.b)]
    path = bend([ends[0], *mend.waypoints, ends[1]], STEPS * mend.segments)
    signs = [ground.sign(path[STEPS * segment : STEPS * (segment + 1) + 1]) for segment in range(mend.segments)]
    return Line(mend.a, mend.b, "".join(signs), mend.one_way, mend.story), path


def main(facts: str, target: str) -> None:
    names = ("cities", "routes", "railroads", "cards", "geography")
    read = {name: json.loads((Path(facts) / f"{name}.json").read_text()) for name in names}
    cities = {city["id"]: city for city in read["cities"]["cities"]}
    lines = mended(read, cities)
    markers = {marker["value"]: marker["count"] for marker in read["cards"]["boomtown_markers"]}
    printed = {
        "cities": [
            [c["id"], c["name"], c["state"], c["lat"], c["lon"], c["value"] or 0, c["cards"]] for c in cities.values()
        ],
        "railroads": [
            [
                r["id"],
                r["name"],
                "short" if r["kind"] == "short_line" else "major",
                r["track_pieces"],
                r["home_base"],
                r["colour"],
                r["special_bonus_cities"],
            ]
            for r in read["railroads"]["railroads"]
        ],
        "counters": [[value, markers[value]] for value in sorted(markers)],
        "lines": [[line.a, line.b, line.segments, ">" if line.one_way else "", line.story] for line, _ in lines],
    }
    parts = [f' "id": "west",\n "provenance": {json.dumps(PROVENANCE)}']
    parts += [f' "{key}": {rows(value)}' for key, value in printed.items()]
    (Path(target) / "west.json").write_text("{\n" + ",\n".join(parts) + "\n}\n", "utf-8")
    ground = read["geography"]
    drawn = {
        "paths": [path for _, path in lines],
        "mountains": [[area["name"], area["polygon"]] for area in ground["mountains"]],
        "rivers": [[river["name"], river["path"]] for river in ground["rivers"]],
        "land": ground["land"],
        "state_lines": ground["state_lines"],
    }
    parts = [f' "{key}": {rows(value)}' for key, value in drawn.items()]
    (Path(target) / "west_paths.json").write_text("{\n" + ",\n".join(parts) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])

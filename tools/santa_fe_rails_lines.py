"""How the lines of the Santa Fe Rails map run in the drawing: twins side by side, cut into segments of equal length."""

from collections.abc import Sequence
from math import hypot, pi, sin

from shapely.geometry import LineString, Point
from shapely.geometry.base import BaseGeometry

Spot = tuple[float, float]

#: Between the middles of two lines that join the same two towns, at least.
APART = 13.0
#: From the middle of a town to the first segment, and between two segments.
TOWN, GAP = 12.5, 3.4
#: Points that a line and a segment are drawn by.
FINE, COARSE = 41, 7
#: A river is marked on the segment it crosses, but not at its very end.
NEAR_END = 0.18


def lay_out(ends: Sequence[tuple[int, int]], courses: Sequence[LineString]) -> list[LineString]:
    """Every line in the drawing. Twins that run too near each other follow their mean course, one on each side."""
    laid = list(courses)
    for one, pair in enumerate(ends):
        for two in range(one + 1, len(ends)):
            if set(ends[two]) != set(pair):
                continue
            twin = courses[two] if ends[two] == pair else courses[two].reverse()
            if min([at(courses[one], t).distance(twin) for t in (0.35, 0.5, 0.65)]) >= APART:
                continue
            mean = middle(courses[one], twin)
            side = side_of(mean, at(courses[one], 0.5))
            laid[one] = move_aside(mean, side * APART / 2)
            moved = move_aside(mean, -side * APART / 2)
            laid[two] = moved if ends[two] == pair else moved.reverse()
    return laid


def at(line: LineString, t: float) -> Point:
    return line.interpolate(t, normalized=True)


def middle(one: LineString, two: LineString) -> LineString:
    steps = [place / (FINE - 1) for place in range(FINE)]
    pairs = [(at(one, t), at(two, t)) for t in steps]
    return LineString([((a.x + b.x) / 2, (a.y + b.y) / 2) for a, b in pairs])


def heading(line: LineString, t: float) -> Spot:
    """The unit vector along a line."""
    a, b = at(line, max(0.0, t - 0.01)), at(line, min(1.0, t + 0.01))
    length = hypot(b.x - a.x, b.y - a.y) or 1.0
    return (b.x - a.x) / length, (b.y - a.y) / length


def side_of(line: LineString, spot: Point) -> int:
    """1 on the side to which `move_aside` moves by positive amounts, else -1."""
    here, (dx, dy) = at(line, 0.5), heading(line, 0.5)
    return 1 if -dy * (spot.x - here.x) + dx * (spot.y - here.y) >= 0 else -1


def move_aside(line: LineString, aside: float) -> LineString:
    """The line moved sideways, back at its ends by a gentle curve."""
    found = []
    for place in range(FINE):
        t = place / (FINE - 1)
        spot, (dx, dy) = at(line, t), heading(line, t)
        amount = aside * min(1.0, 1.9 * sin(pi * t))
        found.append((spot.x - dy * amount, spot.y + dx * amount))
    return LineString(found)


def cut(line: LineString, count: int) -> list[LineString]:
    """Its segments, from its first town on."""
    free = line.length - 2 * TOWN
    edges = [TOWN + free * place / count for place in range(count + 1)]
    spans = [(edges[k] + (GAP / 2 if k else 0), edges[k + 1] - (GAP / 2 if k < count - 1 else 0)) for k in range(count)]
    return [part(line, start, end) for start, end in spans]


def part(line: LineString, start: float, end: float) -> LineString:
    steps = [start + (end - start) * place / (COARSE - 1) for place in range(COARSE)]
    return LineString([(line.interpolate(d).x, line.interpolate(d).y) for d in steps])


def crossing(segment: LineString, rivers: BaseGeometry) -> float:
    """Where along a segment its river is marked."""
    met = segment.intersection(rivers)
    if met.is_empty:
        return 0.5
    spot = met.representative_point() if not hasattr(met, "geoms") else met.geoms[0].representative_point()
    return float(min(1 - NEAR_END, max(NEAR_END, segment.project(spot, normalized=True))))

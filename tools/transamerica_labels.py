"""Choose once where each city's name and start marker stand on the TransAmerica board."""

from dataclasses import dataclass
from itertools import product

from shapely.geometry import LineString, Point, box
from shapely.geometry.base import BaseGeometry

Spot = tuple[float, float]

FONT = '900 13.5px Lato, "Noto Sans", sans-serif'
SPARE = 1.06  # other machines have other fonts; their widths differ by about this much
ASCENT, DESCENT, HALO = 10.5, 3.5, 1.5
ROUNDEL, MARKER = 15.5, 11.5
MARGIN = 6.0
# On a phone the board is drawn at three quarters of its size and names keep their size on the screen.
PHONE = 1.28

#: dx, dy of the baseline, anchor, and how much we would rather not use it.
PLACES = (
    (0.0, 26.5, "middle", 0.0),
    (0.0, -18.5, "middle", 6.0),
    (20.0, 4.5, "start", 4.0),
    (-20.0, 4.5, "end", 4.0),
    (20.0, 12.0, "start", 12.0),
    (-20.0, 12.0, "end", 12.0),
    (20.0, -4.0, "start", 12.0),
    (-20.0, -4.0, "end", 12.0),
    (13.0, 24.0, "start", 34.0),
    (-13.0, 24.0, "end", 34.0),
    (13.0, -16.0, "start", 34.0),
    (-13.0, -16.0, "end", 34.0),
)
#: Where a start marker may stand beside a roundel, best first.
CORNERS = ((13, -13), (-13, -13), (13, 13), (-13, 13))

COLLISION = 10_000.0
PHONE_COLLISION = 400.0
COVERED_POINT = 25.0
TRACK_WEIGHT = {1: 1.0, 2: 2.2}


@dataclass(frozen=True)
class Choice:
    """One way to label one city, with the room it takes at both scales."""

    dx: float
    dy: float
    anchor: str
    marker: tuple[int, int]
    cost: float
    label: BaseGeometry
    phone: BaseGeometry
    corner: BaseGeometry


def label_box(at: Spot, dx: float, dy: float, anchor: str, width: float, scale: float) -> BaseGeometry:
    left = {"start": dx, "middle": dx - width / 2, "end": dx - width}[anchor]
    x0, x1 = left - HALO, left + width + HALO
    y0, y1 = dy - ASCENT - HALO, dy + DESCENT + HALO
    return box(at[0] + x0 * scale, at[1] + y0 * scale, at[0] + x1 * scale, at[1] + y1 * scale)


def marker_box(at: Spot, corner: tuple[int, int]) -> BaseGeometry:
    return Point(at[0] + corner[0], at[1] + corner[1]).buffer(MARKER)


def choices(
    at: Spot, width: float, view: Spot, tracks: list[tuple[LineString, int]], points: list[Spot]
) -> list[Choice]:
    """Every place for one name that stays on the board, with its cost when nothing else is there."""
    inside = box(MARGIN, MARGIN, view[0] - MARGIN, view[1] - MARGIN)
    found = []
    for (dx, dy, anchor, dislike), (rank, corner) in product(PLACES, enumerate(CORNERS)):
        label = label_box(at, dx, dy, anchor, width, 1.0)
        marker = marker_box(at, corner)
        if not inside.contains(label) or label.intersects(marker):
            continue
        cost = dislike + rank * 1.5
        cost += sum(track.intersection(label).length * TRACK_WEIGHT[price] for track, price in tracks)
        cost += sum(COVERED_POINT for point in points if point != at and label.intersects(Point(point).buffer(7)))
        phone = label_box(at, dx, dy, anchor, width, PHONE)
        found.append(Choice(dx, dy, anchor, corner, cost, label, phone, marker))
    return found


def clash(mine: Choice, other: Choice) -> float:
    if mine.label.intersects(other.label) or mine.label.intersects(other.corner):
        return COLLISION
    if mine.corner.intersects(other.label):
        return COLLISION
    return PHONE_COLLISION if mine.phone.intersects(other.phone) else 0.0


def place_labels(
    cities: list[Spot], widths: list[float], view: Spot, tracks: list[tuple[LineString, int]], points: list[Spot]
) -> list[Choice]:
    """The cheapest places found by giving each city in turn its best one until nothing changes."""
    options = [choices(at, width, view, tracks, points) for at, width in zip(cities, widths, strict=True)]
    for at, mine in zip(cities, options, strict=True):
        others = [Point(other).buffer(ROUNDEL) for other in cities if other != at]
        mine[:] = [choice for choice in mine if not any(choice.label.intersects(town) for town in others)]
    chosen = [min(mine, key=lambda choice: choice.cost) for mine in options]
    for _ in range(20):
        before = list(chosen)
        for index, mine in enumerate(options):
            rest = chosen[:index] + chosen[index + 1 :]
            chosen[index] = min(mine, key=lambda choice: choice.cost + sum(clash(choice, other) for other in rest))
        if chosen == before:
            break
    return chosen


def measure(names: list[str], browser_path: str, font: str = FONT) -> list[float]:
    """Widths of `names` in a real browser, with room to spare."""
    from playwright.sync_api import sync_playwright

    script = """([names, font]) => {
        const pen = document.createElement("canvas").getContext("2d");
        pen.font = font;
        return names.map((name) => pen.measureText(name).width);
    }"""
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=browser_path, args=["--no-sandbox"])
        widths: list[float] = browser.new_page().evaluate(script, [names, font])
        browser.close()
    return [round(width * SPARE, 1) for width in widths]

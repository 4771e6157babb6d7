"""Map projection, thin plate spline and compact svg paths, shared by the tools that draw boards over land."""

from collections.abc import Callable
from typing import Any

import numpy as np
import shapely
from shapely.geometry import LineString, Polygon
from shapely.geometry.base import BaseGeometry

Spot = tuple[float, float]
Bend = Callable[[Any, Any], tuple[Any, Any]]

FAR = 0.3  # beyond the view a detail must be about three times as large to be kept


def albers(lon: Any, lat: Any) -> tuple[Any, Any]:
    """Equal-area kilometres, y southward: the flat map the spline starts from."""
    low, high, middle, west = np.radians([29.5, 45.5, 37.5, -96.0])
    n = (np.sin(low) + np.sin(high)) / 2
    c = np.cos(low) ** 2 + 2 * n * np.sin(low)
    r0 = np.sqrt(c - 2 * n * np.sin(middle)) / n
    r = np.sqrt(c - 2 * n * np.sin(np.radians(lat))) / n
    turn = n * (np.radians(lon) - west)
    return 6371 * r * np.sin(turn), -6371 * (r0 - r * np.cos(turn))


def thin_plate_spline(source: Any, target: Any, smoothing: float) -> Bend:
    """A smooth bend of the plane that takes each source point near its target."""
    middle, spread = source.mean(0), source.std()
    knots = (source - middle) / spread
    count = len(knots)

    def bumps(at: Any) -> Any:
        squared = ((at[:, None] - knots[None]) ** 2).sum(-1)
        return np.where(squared > 0, squared * np.log(squared + 1e-300) / 2, 0)

    flat = np.c_[np.ones(count), knots]
    system = np.block([[bumps(knots) + smoothing * np.eye(count), flat], [flat.T, np.zeros((3, 3))]])
    weights = np.linalg.solve(system, np.r_[target, np.zeros((3, 2))])

    def bend(x: Any, y: Any) -> tuple[Any, Any]:
        at = (np.c_[np.ravel(x), np.ravel(y)] - middle) / spread
        moved = np.c_[bumps(at), np.ones(len(at)), at] @ weights
        return moved[:, 0], moved[:, 1]

    return bend


def parts(geometry: BaseGeometry) -> list[BaseGeometry]:
    return list(geometry.geoms) if hasattr(geometry, "geoms") else [geometry]


def short(value: float) -> str:
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def trace(spots: list[Spot], closed: bool) -> str:
    """One outline as a relative svg path, with no character to spare."""
    steps: list[str] = []
    x, y = round(spots[0][0], 1), round(spots[0][1], 1)
    head = f"M{short(x)} {short(y)}l"
    for spot in spots[1:]:
        dx, dy = round(spot[0] - x, 1), round(spot[1] - y, 1)
        if dx or dy:
            steps += [short(dx), short(dy)]
            x, y = x + dx, y + dy
    body = "".join(step if step.startswith("-") else f" {step}" for step in steps).lstrip()
    return head + body + ("z" if closed else "")


def squeeze(at: Any, view: Spot, factor: float) -> Any:
    """Shrink what lies beyond the view; with 1 / factor, undo it."""
    far = np.array(view)
    return np.where(at < 0, at * factor, np.where(at > far, far + (at - far) * factor, at))


def svg_path(geometry: BaseGeometry, view: Spot, tolerance: float, smallest: float) -> str:
    """All outlines of `geometry` that are not smaller than `smallest`, simplified, more so beyond the view."""
    found = []
    for part in parts(shapely.transform(geometry, lambda at: squeeze(at, view, FAR)).simplify(tolerance)):
        if isinstance(part, Polygon) and part.area >= smallest:
            holes = [hole for hole in part.interiors if Polygon(hole).area >= smallest]
            found += [trace(unsqueezed(ring, view)[:-1], closed=True) for ring in (part.exterior, *holes)]
        elif isinstance(part, LineString) and part.length >= smallest:
            found.append(trace(unsqueezed(part, view), closed=False))
    return "".join(found)


def unsqueezed(line: BaseGeometry, view: Spot) -> list[Spot]:
    return [(x, y) for x, y in squeeze(np.array(line.coords), view, 1 / FAR)]

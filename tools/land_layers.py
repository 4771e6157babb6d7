"""The geography under a board, bent and cut to its view: shared by the tools that draw boards over land."""

from typing import Any, NamedTuple

import numpy as np
import shapely
from bent_map import Bend, parts, svg_path
from shapely.geometry import LineString, Polygon, box, shape
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union
from shapely.validation import make_valid

#: The part of the world that is drawn: its nation, and the land around.
SEEN = box(-127, 22, -65, 51)
AROUND = box(-155, 5, -40, 70)

#: How far the water along the shore is lighter.
SHALLOWS = 8

View = tuple[int, int]


class Land(NamedTuple):
    """Shapes in drawing units."""

    shore: BaseGeometry
    land: BaseGeometry
    nation: BaseGeometry
    lakes: BaseGeometry
    borders: BaseGeometry
    coast: BaseGeometry

    def draw(self, view: View, more: dict[str, str] | None = None) -> dict[str, dict[str, str]]:
        """Path data for the board and for its small picture; `more` layers lie between borders and lakes."""
        near = box(-8, -8, view[0] + 8, view[1] + 8)
        return {
            "layers": {
                "shore": svg_path(self.shore, view, 0.7, 14),
                "land": svg_path(self.land, view, 0.7, 14),
                "nation": svg_path(self.nation, view, 0.6, 14),
                "borders": svg_path(self.borders, view, 0.9, 4),
                **(more or {}),
                "lakes": svg_path(self.lakes, view, 0.6, 40),
                "coast": svg_path(self.coast, view, 0.7, 14),
            },
            "mini": {
                "land": svg_path(self.land.intersection(near), view, 3, 120),
                "nation": svg_path(self.nation, view, 3, 120),
                "lakes": svg_path(self.lakes, view, 3, 300),
            },
        }


def frame_of(view: View, beyond: tuple[float, float]) -> Polygon:
    """The view and so much of its width and height on every side."""
    over_x, over_y = view[0] * beyond[0], view[1] * beyond[1]
    return box(-over_x, -over_y, view[0] + over_x, view[1] + over_y)


def outline(geography: dict[str, Any], layer: str, bend: Bend, clip: Polygon, frame: Polygon) -> BaseGeometry:
    """One layer of the geography, bent and cut to the frame."""
    data = geography[layer]
    raw = [feature["geometry"] for feature in data["features"]] if "features" in data else [data]
    shapes = [make_valid(shape(geometry)).intersection(clip) for geometry in raw]
    whole = unary_union(shapes).simplify(0.02).segmentize(0.4)
    bent = make_valid(shapely.transform(whole, lambda at: np.c_[bend(at[:, 0], at[:, 1])]))
    cut = parts(bent.intersection(frame))
    kind = Polygon if any(isinstance(part, Polygon) for part in cut) else LineString
    return unary_union([part for part in cut if isinstance(part, kind)])


def cut_land(geography: dict[str, Any], bend: Bend, frame: Polygon) -> Land:
    land = outline(geography, "land", bend, AROUND, frame)
    nation = outline(geography, "nation", bend, SEEN, frame).intersection(land.buffer(1))
    lakes = unary_union([p for p in parts(outline(geography, "lakes", bend, AROUND, frame)) if p.area > 60])
    borders = outline(geography, "borders", bend, SEEN, frame).intersection(nation).difference(lakes)
    shore = land.buffer(SHALLOWS).intersection(frame)
    return Land(shore, land, nation, lakes, borders, land.boundary.intersection(frame.buffer(-2)))


def water_names(names: tuple[tuple[str, int, int, int], ...]) -> list[dict[str, Any]]:
    """From message code, place and turn in degrees."""
    return [{"code": code, "x": x, "y": y, "turn": turn} for code, x, y, turn in names]

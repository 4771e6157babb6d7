"""Draw the land under the Spike map, and choose once where names stand.

    NODE_PATH=DIR/node_modules node tools/geography.js /tmp/geography.json
    python tools/make_spike_land.py /tmp/geography.json src/capolinea/games/spike/data --browser /usr/bin/chromium

Reads east.json in the data folder and writes east_land.json beside it. Needs numpy, shapely and playwright.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np
import shapely
from bent_map import Spot, albers, parts, svg_path
from shapely.geometry import LineString, Polygon, box, shape
from shapely.geometry.base import BaseGeometry
from shapely.ops import unary_union
from shapely.validation import make_valid
from spike_labels import place_names

VIEW = (792, 752)
#: Units to the kilometre; the width is stretched to fill the room that the table leaves to the map.
SCALE, WIDER = 0.29, 1.08
ORIGIN = (382.6, 344.9)
#: Degrees that turn the meridian of the projection upright in the middle of the east.
EASTWARD = 12.0
# Wide windows show much more at the sides, phones much more above and below.
BEYOND = (0.7, 0.7)
SEEN = box(-126, 22, -65, 51)
AROUND = box(-155, 5, -40, 70)

PROVENANCE = (
    "Natural Earth outlines (public domain), state lines of the US Census Bureau, in an Albers projection round 84 "
    "degrees west, stretched by 8 % in width. Made by tools/make_spike_land.py."
)

#: message code, place, turn in degrees
WATER_NAMES = (("water.atlantic", 664, 640, 0), ("water.gulf", 246, 716, 0))


def bend(lon: Any, lat: Any) -> tuple[Any, Any]:
    x, y = albers(np.asarray(lon) - EASTWARD, np.asarray(lat))
    return x * SCALE * WIDER + ORIGIN[0], y * SCALE + ORIGIN[1]


def spot(lon: float, lat: float) -> Spot:
    x, y = bend(lon, lat)
    return round(float(x), 1), round(float(y), 1)


def outline(geography: dict[str, Any], layer: str, clip: Polygon, frame: Polygon) -> BaseGeometry:
    """One layer of the geography, projected and cut to the frame."""
    data = geography[layer]
    raw = [feature["geometry"] for feature in data["features"]] if "features" in data else [data]
    shapes = [make_valid(shape(geometry)).intersection(clip) for geometry in raw]
    whole = unary_union(shapes).simplify(0.02).segmentize(0.4)
    bent = make_valid(shapely.transform(whole, lambda at: np.c_[bend(at[:, 0], at[:, 1])]))
    cut = parts(bent.intersection(frame))
    kind = Polygon if any(isinstance(part, Polygon) for part in cut) else LineString
    return unary_union([part for part in cut if isinstance(part, kind)])


def path(geometry: BaseGeometry, tolerance: float, smallest: float) -> str:
    return svg_path(geometry, VIEW, tolerance, smallest)


def layers(geography: dict[str, Any]) -> dict[str, Any]:
    width, height = VIEW
    over_x, over_y = width * BEYOND[0], height * BEYOND[1]
    frame = box(-over_x, -over_y, width + over_x, height + over_y)
    land = outline(geography, "land", AROUND, frame)
    nation = outline(geography, "nation", SEEN, frame).intersection(land.buffer(1))
    lakes = unary_union([p for p in parts(outline(geography, "lakes", AROUND, frame)) if p.area > 60])
    borders = outline(geography, "borders", SEEN, frame).intersection(nation).difference(lakes)
    coast = land.boundary.intersection(frame.buffer(-2))
    return {
        "layers": {
            "land": path(land, 0.7, 14),
            "nation": path(nation, 0.6, 14),
            "borders": path(borders, 0.9, 4),
            "lakes": path(lakes, 0.6, 40),
            "coast": path(coast, 0.7, 14),
        },
        "mini": {
            "land": path(land.intersection(box(-8, -8, width + 8, height + 8)), 3, 120),
            "nation": path(nation, 3, 120),
            "lakes": path(lakes, 3, 300),
        },
    }


def main(geography_path: Path, data: Path, browser: str) -> None:
    facts = json.loads((data / "east.json").read_text())
    cities = [spot(lon, lat) for *_, lat, lon in facts["cities"]]
    nodes = [*cities, *[spot(lon, lat) for lat, lon in facts["junctions"]]]
    spaces = [(nodes[a], nodes[b]) for a, b, *_ in facts["spaces"]]
    names = place_names([name for _, name, *_ in facts["cities"]], cities, spaces, VIEW, browser)
    land = {
        "provenance": PROVENANCE,
        "view": VIEW,
        "nodes": nodes,
        **layers(json.loads(geography_path.read_text())),
        "waters": [{"code": code, "x": x, "y": y, "turn": turn} for code, x, y, turn in WATER_NAMES],
        "labels": [name.facts() for name in names],
    }
    rows = [f' "{key}": {json.dumps(value, ensure_ascii=False)}' for key, value in land.items()]
    (data / "east_land.json").write_text("{\n" + ",\n".join(rows) + "\n}\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("geography", type=Path)
    parser.add_argument("data", type=Path)
    parser.add_argument("--browser", default="/usr/bin/chromium")
    asked = parser.parse_args()
    main(asked.geography, asked.data, asked.browser)

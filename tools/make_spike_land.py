"""Draw the land under the Spike map, and choose once where names stand.

    NODE_PATH=DIR/node_modules node tools/geography.cjs /tmp/geography.json
    python tools/make_spike_land.py /tmp/geography.cjson src/capolinea/games/spike/data --browser /usr/bin/chromium

Reads east.json in the data folder and writes east_land.json beside it. Needs numpy, shapely and playwright.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np
from bent_map import Spot, albers
from land_layers import cut_land, frame_of, water_names
from spike_labels import place_names

VIEW = (792, 752)
#: Units to the kilometre; the width is stretched to fill the room that the table leaves to the map.
SCALE, WIDER = 0.29, 1.08
ORIGIN = (382.6, 344.9)
#: Degrees that turn the meridian of the projection upright in the middle of the east.
EASTWARD = 12.0
# Wide windows show much more at the sides, phones much more above and below.
BEYOND = (0.7, 0.7)

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


def main(geography_path: Path, data: Path, browser: str) -> None:
    facts = json.loads((data / "east.json").read_text())
    cities = [spot(lon, lat) for *_, lat, lon in facts["cities"]]
    nodes = [*cities, *[spot(lon, lat) for lat, lon in facts["junctions"]]]
    spaces = [(nodes[a], nodes[b]) for a, b, *_ in facts["spaces"]]
    names = place_names([name for _, name, *_ in facts["cities"]], cities, spaces, VIEW, browser)
    frame = frame_of(VIEW, BEYOND)
    land = {
        "provenance": PROVENANCE,
        "view": VIEW,
        "nodes": nodes,
        **cut_land(json.loads(geography_path.read_text()), bend, frame).draw(VIEW),
        "waters": water_names(WATER_NAMES),
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

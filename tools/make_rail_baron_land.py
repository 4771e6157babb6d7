"""Draw the land under the Rail Baron map, and choose once where names and plates stand.

    NODE_PATH=DIR/node_modules node tools/geography.cjs /tmp/geography.json
    python tools/make_rail_baron_land.py /tmp/geography.cjson src/capolinea/games/rail_baron/data \
        --browser /usr/bin/chromium

Reads usa.json in the data folder and writes usa_land.json beside it. Needs numpy, shapely and playwright.
"""

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np
from bent_map import albers
from land_layers import cut_land, frame_of, water_names
from rail_baron_labels import place_names, place_plates

from capolinea.games.rail_baron.board import load_board
from capolinea.games.rail_baron.ui.lines import lay_out
from capolinea.render.ground import Xy

VIEW = (1092, 742)
#: Units to the kilometre; the height is stretched to open up the crowded east.
SCALE, TALLER = 0.2405, 1.11
ORIGIN = (560.0, 389.0)
# A phone shows the whole board in an upright window, so much more than a quarter is needed above and below.
BEYOND = (0.3, 0.6)

PROVENANCE = (
    "Natural Earth outlines (public domain), state lines of the US Census Bureau, in an Albers projection stretched "
    "by 11 % in height. Made by tools/make_rail_baron_land.py."
)

#: message code, place, turn in degrees
WATER_NAMES = (("water.pacific", 34, 560, -72), ("water.atlantic", 1040, 570, -68), ("water.gulf", 740, 716, 0))
#: Where the name of each region stands when one is to be picked, in the order of the map's list.
REGION_SPOTS = ((960, 215), (900, 505), (790, 295), (585, 545), (520, 300), (230, 175), (200, 470))


def bend(lon: Any, lat: Any) -> tuple[Any, Any]:
    x, y = albers(np.asarray(lon), np.asarray(lat))
    return x * SCALE + ORIGIN[0], y * SCALE * TALLER + ORIGIN[1]


def spots(rows: list[list[Any]]) -> list[Xy]:
    """Latitude and longitude are the third and fourth of each row."""
    return [Xy(*[round(float(v), 1) for v in bend(row[3], row[2])]) for row in rows]


def main(geography_path: Path, data: Path, browser: str) -> None:
    facts = json.loads((data / "usa.json").read_text())
    dots = spots(facts["dots"])
    # A dot that only a variant has lies in the middle of the line that it divides.
    for variant in facts["variants"]:
        for dot, segment in zip(variant["dots"], variant["without"], strict=False):
            a, b = facts["segments"][segment][:2]
            dots[dot] = Xy((dots[a].x + dots[b].x) / 2, (dots[a].y + dots[b].y) / 2)
    board = load_board(False, False)
    junctions = [Xy(*[round(float(v), 1) for v in bend(row[3], row[2])]) for row in facts["junctions"]]
    pieces = list(lay_out(board, dots, junctions).values())
    names = place_names(facts["cities"], dots, pieces, VIEW, browser)
    plates = place_plates(board.railroads, names, dots, pieces, VIEW, browser)
    frame = frame_of(VIEW, BEYOND)
    land = {
        "provenance": PROVENANCE,
        "view": VIEW,
        "dots": dots,
        "junctions": junctions,
        **cut_land(json.loads(geography_path.read_text()), bend, frame).draw(VIEW),
        "waters": water_names(WATER_NAMES),
        "regions": REGION_SPOTS,
        "labels": [name.facts() for name in names],
        "plates": [plate.facts() for plate in plates],
    }
    rows = [f' "{key}": {json.dumps(value, ensure_ascii=False)}' for key, value in land.items()]
    (data / "usa_land.json").write_text("{\n" + ",\n".join(rows) + "\n}\n")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("geography", type=Path)
    parser.add_argument("data", type=Path)
    parser.add_argument("--browser", default="/usr/bin/chromium")
    asked = parser.parse_args()
    main(asked.geography, asked.data, asked.browser)

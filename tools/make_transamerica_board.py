"""Convert the checked facts of the TransAmerica board into the package's own map file.

    python tools/make_transamerica_board.py FACTS.json src/capolinea/games/transamerica/data/usa.json

The facts file names each point, line and city together with its sources and how many of them agree; the map
file keeps what play and drawing need, one line of text per point, line and city so that a diff reads like a map.
"""

import json
import sys
from pathlib import Path

REGIONS = {"red": "south", "orange": "east", "yellow": "centre", "green": "west", "blue": "north"}

PROVENANCE = (
    "The printed board of 2002, read from seven public programs brought to one grid and checked against a scan: "
    "all seven agree on points and lines, four on all 109 double lines, the scan decides the rest. "
    "u, v: place on the regular triangular lattice (edge 1, v southward); lat, lon: where the point lies on the real "
    "map, fitted so that each city lies on its real city. Names of mountain ranges are geographic, not printed."
)


def rows(items: list[object]) -> str:
    return "[\n  " + ",\n  ".join(json.dumps(item, ensure_ascii=False) for item in items) + "\n ]"


def main(facts_path: str, map_path: str) -> None:
    facts = json.loads(Path(facts_path).read_text())
    points = [
        {"x": n["x"], "y": n["y"], "u": n["u"], "v": round(-n["v"], 4), "lat": n["lat"], "lon": n["lon"]}
        for n in facts["nodes"]
    ]
    lines = [[e["a"], e["b"], e["cost"], e["terrain"], e["feature"]] for e in facts["edges"]]
    cities = [
        {"name": c["name"], "region": REGIONS[c["color"]], "point": c["node"], "dashed": c["dashed"]}
        for c in facts["cities"]
    ]
    track = {"start": facts["score_track"]["start"], "barrier": facts["score_track"]["initial_barrier"]}
    Path(map_path).write_text(
        "{\n"
        f' "id": "usa",\n "provenance": {json.dumps(PROVENANCE)},\n "score_track": {json.dumps(track)},\n'
        f' "cities": {rows(cities)},\n "points": {rows(points)},\n "lines": {rows(lines)}\n'
        "}\n"
    )


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])

"""Convert the checked facts of the Rail Baron board into the package's own map file.

    python tools/make_rail_baron_board.py FACTS_FOLDER src/capolinea/games/rail_baron/data/usa.json

The facts come as five files (railroads, cities, destinations, payoffs, track), each entry with how many sources have
it; the map file keeps what play and drawing need, one line of text per dot, segment, city and row.
"""

import json
import sys
from pathlib import Path

PROVENANCE = (
    "The printed board and tables of 1977. Prices and destination tables were transcribed from a scan and agree with "
    "five and more public transcriptions; payoffs are the majority of eight families of transcriptions, seven pairs "
    "are disputed; 699 of 749 segments are in all four graph sources, the rest was settled by the scan. The names of "
    "dots that are no cities are labels of ours: the board prints none. xy: place on the printed board, as fractions "
    "of its width and height. The two spots where the print is doubtful are options of the map, `variants`."
)
REGIONS = ("NE", "SE", "NC", "SC", "PL", "NW", "SW")


def rows(items: list[object]) -> str:
    return "[\n  " + ",\n  ".join(json.dumps(item, ensure_ascii=False) for item in items) + "\n ]"


def main(facts: str, target: str) -> None:
    folder = Path(facts)
    read = {
        name: json.loads((folder / f"{name}.json").read_text())
        for name in ("railroads", "cities", "destinations", "payoffs", "track")
    }
    track = read["track"]
    variants = track["variants"]
    nodes = [*track["nodes"], *[v["add_node"] for v in variants if v["add_node"]]]
    dot = {node["id"]: i for i, node in enumerate(nodes)}
    railroads = read["railroads"]["railroads"]
    line = {railroad["id"]: i for i, railroad in enumerate(railroads)}
    names = read["payoffs"]["cities"]
    city = {c["name"]: c for c in read["cities"]["cities"]}
    junctions = track["junctions"]
    via = {junction["id"]: i for i, junction in enumerate(junctions)}
    segment = {(s["a"], s["b"], s["railroad"]): i for i, s in enumerate(track["segments"])}
    tables = read["destinations"]
    out = {
        "dots": [[n["name"], n["state"], n["lat"], n["lon"], *n["board_xy"]] for n in nodes],
        "railroads": [[r["id"], r["name"], r["price"]] for r in railroads],
        "groups": [
            [g["name"], [line[r] for r in g["railroads"]], g["price"]] for g in read["railroads"]["merger_groups"]
        ],
        "cities": [[name, city[name]["region"], dot[city[name]["node"]]] for name in names],
        "junctions": [
            [line[j["railroad"]], [dot[a] for a in j["arms"]], j["lat"], j["lon"], *j["board_xy"]] for j in junctions
        ],
        "segments": [
            [dot[s["a"]], dot[s["b"]], line[s["railroad"]], -1 if s["via"] is None else via[s["via"]]]
            for s in track["segments"]
        ],
        "variants": [
            {
                "id": v["id"],
                "dots": [dot[v["add_node"]["id"]]] if v["add_node"] else [],
                "without": [segment[s["a"], s["b"], s["railroad"]] for s in v["remove_segments"]],
                "with": [[dot[s["a"]], dot[s["b"]], line[s["railroad"]], -1] for s in v["add_segments"]],
            }
            for v in variants
        ],
        "region_table": [
            [tables["region_table"][parity][str(total)] for total in range(2, 13)] for parity in ("odd", "even")
        ],
        "city_tables": [
            [
                [names.index(tables["city_tables"][region][parity][str(total)]) for total in range(2, 13)]
                for parity in ("odd", "even")
            ]
            for region in REGIONS
        ],
        "payoffs": read["payoffs"]["matrix"],
    }
    parts = [f' "id": "usa",\n "provenance": {json.dumps(PROVENANCE)},\n "regions": {json.dumps(REGIONS)}']
    parts += [f' "{key}": {rows(value)}' for key, value in out.items()]
    Path(target).write_text("{\n" + ",\n".join(parts) + "\n}\n")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])

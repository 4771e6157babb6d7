"""Convert the facts of the Spike board and cards into the package's own data files.

    python tools/make_spike_data.py FACTS_FOLDER src/capolinea/games/spike/data

The facts come as several files (nodes, tracks, goods, contracts, route_cards, components). Written are east.json, the
map, and cards.json, the contracts and route cards, one line of text per thing that is printed. Cards that play has
shown to be out of balance are mended here, in CONTRACT_MENDS and ROUTE_MENDS, so that every departure from the first
reconstruction can be read in one place.
"""

import json
import sys
from pathlib import Path
from typing import Any

PROVENANCE_MAP = (
    "The rulebook gives the counts and a few names (Topeka, Norfolk with its pigs, Indianapolis, Raleigh, Columbia, "
    "Jacksonville, Tampa); a published review names the goods and the triangular network of coloured spaces. The "
    "other cities, junctions, spaces and their colours are reconstructed over real geography so that every count "
    "holds. Cities: code, name, state, good, latitude, longitude. Junctions: latitude, longitude. Spaces: both ends "
    "(cities first, then junctions, counted from 0), colour, kilometres."
)
PROVENANCE_CARDS = (
    "Fruit to Topeka for 9, cattle to Topeka for 11 and the route card of Indianapolis (Raleigh, Columbia, "
    "Jacksonville, Tampa for 6) are examples of the rulebook, which also gives the counts; all else is reconstructed. "
    "Contracts: good, then each side as pairs of city and money. Routes: start, then pairs of city and value."
)

#: (contract card, side, city) -> (city, money): replaces one line of one side; cards are counted from 0 in cards.json.
CONTRACT_MENDS: dict[tuple[int, int, str], tuple[str, int]] = {}
#: (start, city) -> (city, value): replaces one line of one route card.
ROUTE_MENDS: dict[tuple[str, str], tuple[str, int]] = {}

Json = Any


def rows(items: list[Json]) -> str:
    return "[\n  " + ",\n  ".join(json.dumps(item, ensure_ascii=False) for item in items) + "\n ]"


def text(head: dict[str, Json], lists: dict[str, list[Json]]) -> str:
    parts = [f' "{key}": {json.dumps(value, ensure_ascii=False)}' for key, value in head.items()]
    parts += [f' "{key}": {rows(value)}' for key, value in lists.items()]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def map_text(facts: dict[str, Json]) -> str:
    nodes = facts["nodes"]["nodes"]
    cities = [node for node in nodes if node["kind"] == "city"]
    junctions = [node for node in nodes if node["kind"] == "junction"]
    number = {node["id"]: i for i, node in enumerate([*cities, *junctions])}
    return text(
        {
            "id": "east",
            "provenance": PROVENANCE_MAP,
            "colours": facts["components"]["rail_cards"]["colours"],
            "goods": [good["id"] for good in facts["goods"]["goods"]],
        },
        {
            "cities": [[c["id"], c["name"], c["state"], c["good"], c["lat"], c["lon"]] for c in cities],
            "junctions": [[j["lat"], j["lon"]] for j in junctions],
            "spaces": [[number[t["a"]], number[t["b"]], t["colour"], t["km"]] for t in facts["tracks"]["tracks"]],
        },
    )


def cards_text(facts: dict[str, Json]) -> str:
    contracts = [
        [
            card["good"],
            *[
                [
                    list(CONTRACT_MENDS.get((number, side, line["city"]), (line["city"], line["payoff"])))
                    for line in printed["deliveries"]
                ]
                for side, printed in enumerate(card["sides"])
            ],
        ]
        for number, card in enumerate(facts["contracts"]["contracts"])
    ]
    routes = [
        [
            card["start"],
            [
                list(ROUTE_MENDS.get((card["start"], line["city"]), (line["city"], line["value"])))
                for line in card["targets"]
            ],
        ]
        for card in facts["route_cards"]["cards"]
    ]
    return text({"provenance": PROVENANCE_CARDS}, {"contracts": contracts, "routes": routes})


def main(folder: Path, target: Path) -> None:
    names = ("nodes", "tracks", "goods", "contracts", "route_cards", "components")
    facts = {name: json.loads((folder / f"{name}.json").read_text()) for name in names}
    (target / "east.json").write_text(map_text(facts))
    (target / "cards.json").write_text(cards_text(facts))


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))

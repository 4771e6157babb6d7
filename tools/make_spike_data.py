"""Convert the facts of the Spike board and cards into the package's own data files.

    python tools/make_spike_data.py FACTS_FOLDER src/capolinea/games/spike/data

The facts come as several files (nodes, tracks, goods, contracts, route_cards, components). Written are east.json, the
map, and cards.json, the contracts and route cards, one line of text per thing that is printed. Cards that play has
shown to be out of balance are mended here, in SIDE_MENDS, LINE_MENDS and ROUTE_MENDS, so that every departure from the
first reconstruction can be read in one place.
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

#: Dollars more or less in every line of a side of a contract (good, card, side): by how much it was worth less or more
#: than its peers in the study of docs/boards/spike.md. The lines of the rulebook's examples stay as they are.
SIDE_MENDS: dict[tuple[str, int, str], int] = {
    ("flour", 1, "A"): 1,
    ("fruit", 1, "B"): 1,
    ("steel", 2, "A"): 1,
    ("steel", 2, "B"): 1,
    ("steel", 3, "A"): 1,
    ("coal", 3, "A"): 1,
    ("pigs", 1, "A"): 1,
    ("corn", 1, "A"): 1,
    ("wheat", 1, "A"): -1,
    ("wheat", 1, "B"): -1,
    ("wheat", 2, "B"): -1,
    ("wheat", 3, "B"): -1,
    ("cotton", 1, "A"): -1,
    ("cotton", 3, "A"): -1,
    ("cloth", 1, "A"): -1,
    ("cloth", 2, "A"): -1,
}
#: The same for one line: Miami alone made wheat 2B worth a third more than other contracts even so.
LINE_MENDS: dict[tuple[str, int, str, str], int] = {("wheat", 2, "B", "MIA"): -3}
#: Examples of the rulebook: (good, city).
EXAMPLES = {("fruit", "TOP"), ("cattle", "TOP")}
#: Route cards, by start, that were worth less than their peers: dollars more for the dearest city.
ROUTE_MENDS: dict[str, int] = {"GRB": 1, "NOL": 1, "BOS": 1, "MPL": 1, "SHV": 1, "NFK": 1, "BUF": 1}

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


def contract_row(number: int, card: Json) -> list[Json]:
    """Good, then each side; `number` counts the cards of one good."""
    good = card["good"]
    sides = []
    for side in card["sides"]:
        lines = []
        for line in side["deliveries"]:
            city, money = line["city"], line["payoff"]
            if (good, city) not in EXAMPLES:
                money += SIDE_MENDS.get((good, number, side["side"]), 0)
                money += LINE_MENDS.get((good, number, side["side"], city), 0)
            lines.append([city, money])
        sides.append(lines)
    return [good, *sides]


def route_row(card: Json) -> list[Json]:
    dearest = max(line["value"] for line in card["targets"])
    more = ROUTE_MENDS.get(card["start"], 0)
    values = [[line["city"], line["value"]] for line in card["targets"]]
    last = [value for _, value in values].index(dearest)
    values[last][1] += more
    return [card["start"], values]


def cards_text(facts: dict[str, Json]) -> str:
    cards = facts["contracts"]["contracts"]
    goods = [card["good"] for card in cards]
    contracts = [contract_row(1 + goods[:place].count(card["good"]), card) for place, card in enumerate(cards)]
    routes = [route_row(card) for card in facts["route_cards"]["cards"]]
    return text({"provenance": PROVENANCE_CARDS}, {"contracts": contracts, "routes": routes})


def main(folder: Path, target: Path) -> None:
    names = ("nodes", "tracks", "goods", "contracts", "route_cards", "components")
    facts = {name: json.loads((folder / f"{name}.json").read_text()) for name in names}
    (target / "east.json").write_text(map_text(facts))
    (target / "cards.json").write_text(cards_text(facts))


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))

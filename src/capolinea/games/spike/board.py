"""The printed map and cards, parsed once and checked."""

import hashlib
import json
from importlib.resources import files
from typing import Final

from capolinea.core.rules import MapId
from capolinea.games.spike.pieces import COLOURS, CONTRACTS_PER_GOOD, GOODS, MARKET_COLUMNS, MARKET_ROWS, ROUTES, SIDES
from capolinea.kit.graph import Graph
from capolinea.kit.walks import walk_from


class Board:
    """Nodes (cities first, then junctions), spaces, contracts and route cards; ids are indices in its lists.

    A place is where a train can be (SP-13): a city by its id, a space by its id plus the number of cities.
    """

    def __init__(self, map_text: str, cards_text: str) -> None:
        data, cards = json.loads(map_text), json.loads(cards_text)
        hashed = hashlib.sha256((map_text + cards_text).encode()).hexdigest()[:16]
        self.map_id: Final = MapId(str(data["id"]), hashed)
        if tuple(data["colours"]) != COLOURS or tuple(data["goods"]) != GOODS:
            raise ValueError(f"map {self.map_id.id}: other colours or goods than the pieces have")

        self.codes: Final[list[str]] = [row[0] for row in data["cities"]]
        """Three letters for each city."""
        self.city_names: Final[list[str]] = [row[1] for row in data["cities"]]
        self.city_state: Final[list[str]] = [row[2] for row in data["cities"]]
        self.city_good: Final[list[int]] = [GOODS.index(row[3]) for row in data["cities"]]
        self.cities: Final[int] = len(self.codes)
        self.latitude: Final[list[float]] = [row[-2] for row in data["cities"]] + [row[0] for row in data["junctions"]]
        self.longitude: Final[list[float]] = [row[-1] for row in data["cities"]] + [row[1] for row in data["junctions"]]
        self.nodes: Final[int] = len(self.latitude)
        self.is_junction: Final[list[bool]] = [node >= self.cities for node in range(self.nodes)]
        self.node_code: Final[list[str]] = self.codes + [f"j{i + 1}" for i in range(self.nodes - self.cities)]

        rows = data["spaces"]
        self.graph: Final = Graph(self.nodes, [(row[0], row[1]) for row in rows], [1] * len(rows))
        self.spaces: Final[int] = len(rows)
        self.colour: Final[list[int]] = [COLOURS.index(row[2]) for row in rows]
        self.kilometres: Final[list[int]] = [row[3] for row in rows]
        self.space_code: Final[list[str]] = [f"{self.node_code[row[0]]}-{self.node_code[row[1]]}" for row in rows]
        self.places: Final[int] = self.cities + self.spaces
        self.space_between: Final[dict[tuple[int, int], int]] = {
            ends: space for space, row in enumerate(rows) for ends in ((row[0], row[1]), (row[1], row[0]))
        }
        self.sources: Final[list[list[int]]] = [
            [city for city in range(self.cities) if self.city_good[city] == good] for good in range(len(GOODS))
        ]

        city = {code: number for number, code in enumerate(self.codes)}
        self.contract_good: Final[list[int]] = [GOODS.index(row[0]) for row in cards["contracts"]]
        self.contract_lines: Final[list[list[list[tuple[int, int]]]]] = [
            [[(city[code], money) for code, money in side] for side in row[1:]] for row in cards["contracts"]
        ]
        """`contract_lines[card][side]`: city and money of each printed line."""
        self.contracts_of: Final[list[list[int]]] = [
            [card for card, wanted in enumerate(self.contract_good) if wanted == good] for good in range(len(GOODS))
        ]
        self.pays: Final[list[list[int]]] = [
            self.by_city(side) for contract in self.contract_lines for side in contract
        ]
        """`pays[card * 2 + side][city]`: money for a delivery there, or 0."""
        self.route_start: Final[list[int]] = [city[row[0]] for row in cards["routes"]]
        self.route_lines: Final[list[list[tuple[int, int]]]] = [
            [(city[code], value) for code, value in row[1]] for row in cards["routes"]
        ]
        """`route_lines[card]`: city and value of each printed line."""
        self._check()
        self._distance: dict[int, list[int]] = {}

    def by_city(self, lines: list[tuple[int, int]]) -> list[int]:
        money = [0] * self.cities
        for city, amount in lines:
            money[city] = amount
        return money

    def _check(self) -> None:
        """SP-2, SP-4, SP-6, SP-8 Check the counts of the rulebook."""
        good_count = len(GOODS)
        colours = [self.colour.count(colour) for colour in range(len(COLOURS))]
        counts = {
            "goods": good_count == MARKET_COLUMNS * len(MARKET_ROWS),
            "sources": [len(cities) for cities in self.sources] == [self.cities // good_count] * good_count,
            "contracts": [len(cards) for cards in self.contracts_of] == [CONTRACTS_PER_GOOD] * good_count,
            "sides": [len(sides) for sides in self.contract_lines] == [SIDES] * len(self.contract_lines),
            "routes": len(self.route_start) == len(set(self.route_start)) == ROUTES,
            "colours": max(colours) - min(colours) <= 1,
            "spaces": len(self.space_between) == 2 * self.spaces,
            "connected": self.graph.is_connected(),
        }
        wrong = [name for name, holds in counts.items() if not holds]
        if wrong:
            raise ValueError(f"map {self.map_id.id}: wrong {', '.join(wrong)}")

    def distance(self, city: int) -> list[int]:
        """Return the spaces from each node to `city` on paths past no other city (SP-23); more than all without one."""
        known = self._distance.get(city)
        if known is not None:
            return known
        far = walk_from(self.graph.incident, [city], None, self.is_junction, self.spaces + 1).steps
        self._distance[city] = far
        return far


def _text(name: str) -> str:
    return files("capolinea.games.spike").joinpath(f"data/{name}").read_text("utf-8")


BOARD: Final = Board(_text("east.json"), _text("cards.json"))

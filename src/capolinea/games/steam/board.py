"""One map as flat lists, for play and for drawing.

An exit is a side of a hex, numbered hex * 6 + side. Only hexes that can be played on are listed, by column and row.
Places are cities and towns, the printed cities first.
"""

from functools import lru_cache
from typing import Final

from capolinea.core.rules import MapId
from capolinea.games.steam.maps import Map, built_in_map, read_map
from capolinea.games.steam.meta import Options
from capolinea.games.steam.pieces import COLOURS, HILL_COST, RIVER_COST
from capolinea.kit.hexes import Hex


class Board:
    """One map. Ids are indices in its lists."""

    def __init__(self, map: Map) -> None:
        self.map: Final = map
        """The parsed file, from which drawings take rivers, labels, water and thick lines."""
        self.map_id: Final = MapId(map.file.id, map.hash)
        self.hexes: Final[list[Hex]] = map.playable
        self.size: Final = len(self.hexes)
        self.name: Final[list[str]] = [hex.name for hex in self.hexes]
        """Printed names, by hex."""
        self.hex_of: Final[dict[str, int]] = {name: hex for hex, name in enumerate(self.name)}
        cells = [map.cells[hex] for hex in self.hexes]
        self.ground: Final[list[str]] = [cell.ground for cell in cells]
        self.river_cost: Final[list[int]] = [RIVER_COST if cell.river else 0 for cell in cells]
        """ST-20, ST-38"""
        self.hill_cost: Final[list[int]] = [HILL_COST if cell.ground == "hill" else 0 for cell in cells]
        """ST-20"""
        numbers = {hex: number for number, hex in enumerate(self.hexes)}
        self.across: Final[list[int]] = [
            numbers[hex.step(side)] * 6 + (side + 3) % 6 if map.is_open(hex, side) else -1
            for hex in self.hexes
            for side in range(6)
        ]
        """By exit: the exit it meets, or -1 where no track may cross (ST-15)."""
        self.open_sides: Final[list[int]] = [
            sum([1 << side for side in range(6) if self.across[hex * 6 + side] >= 0]) for hex in range(self.size)
        ]
        """By hex: the sides that track may cross, as bits."""
        cities = sorted([self.hex_of[name] for name in map.file.cities])
        towns = sorted([self.hex_of[name] for name in map.file.towns])
        self.cities: Final = len(cities)
        self.places: Final = len(cities) + len(towns)
        self.place_hex: Final[list[int]] = cities + towns
        self.place_name: Final[list[str]] = [
            *[map.file.cities[self.name[hex]].name for hex in cities],
            *[map.file.towns[self.name[hex]].name for hex in towns],
        ]
        self.colour: Final[list[int]] = [COLOURS.index(map.file.cities[self.name[hex]].colour) for hex in cities]
        """By printed city."""
        self.city_goods: Final[list[int]] = [map.file.cities[self.name[hex]].goods for hex in cities]
        place_at = [-1] * self.size
        for place, hex in enumerate(self.place_hex):
            place_at[hex] = place
        self.place_at: Final = place_at
        """By hex: its place, or -1."""
        self.near: Final[list[list[int]]] = [
            [self.across[hex * 6 + side] // 6 for side in range(6) if self.across[hex * 6 + side] >= 0]
            for hex in range(self.size)
        ]
        """By hex: the neighbours that track may lead to."""
        self.places_near: Final[list[int]] = [
            len([other for other in near if place_at[other] >= 0]) for near in self.near
        ]
        """By hex: how many of these neighbours are cities or towns."""
        goods = map.file.goods
        self.spaces: Final = goods.supply_spaces
        self.per_space: Final = goods.per_space
        self.per_space_with_3: Final = goods.per_space_with_3
        self.fewer_with_3: Final = goods.fewer_in_cities_with_3


@lru_cache(maxsize=32)
def board_of(text: str) -> Board:
    """Return the board that a map file describes; raise MapError if it has faults."""
    return Board(read_map(text))


def load_board(options: Options) -> Board:
    """Return the board of a match: a map that its players brought, or a built-in one."""
    return board_of(options.map_text or built_in_text(options.map))


@lru_cache(maxsize=8)
def built_in_text(key: str) -> str:
    return built_in_map(key)

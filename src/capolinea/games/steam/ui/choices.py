"""What the viewer may do now, in the shapes that the map and the lists need; the rules have the last word."""

from functools import lru_cache
from typing import Final, NamedTuple

from capolinea.core.action import Action
from capolinea.games.steam.actions import Bid, FoundCity, GrowCity, LayTrack, MoveGood, TakeTile
from capolinea.games.steam.phases.cities import can_found_any, can_grow_any
from capolinea.games.steam.pieces import CITY_GROWTH_PRICE, COLOURS, LOCOMOTIVE_PRICE, URBANIZATION_PRICE
from capolinea.games.steam.rules import RULES
from capolinea.games.steam.state import COLOUR_COUNT, NOBODY
from capolinea.games.steam.tiles import TILE_SET
from capolinea.games.steam.ui.aids import table_of
from capolinea.games.steam.view import View
from capolinea.kit.hexes import SIDES

#: Raises that get a button of their own.
RAISES: Final = (0, 1, 2, 4)


def is_to_act(seen: View) -> bool:
    return seen.stage != "over" and seen.seat == seen.actor


@lru_cache(maxsize=64)
def actions_of(seen: View) -> tuple[Action, ...]:
    return tuple(RULES.offers(table_of(seen), seen.actor)) if is_to_act(seen) else ()


# ---- building


class Cost(NamedTuple):
    """ST-20, ST-23, ST-25, ST-45 What a tile costs, and for what."""

    way: str
    exits: int
    town: int
    river: int
    hill: int

    @property
    def total(self) -> int:
        return self.exits + self.town + self.river + self.hill


def lay_of(action: LayTrack) -> int:
    return TILE_SET.turns[TILE_SET.faces.index(action.tile)][action.turn]


def cost_of(seen: View, action: LayTrack) -> Cost:
    board = table_of(seen).board
    hex, lay = board.hex_of[action.hex], lay_of(action)
    exits, town, before = len(TILE_SET.exits[lay]), int(TILE_SET.is_town[lay]), seen.lay[hex]
    if before < 0:
        river = int(board.has_river[hex])
        return Cost("new", exits, town, river, board.terrain_cost[hex] - river)
    way = "improved" if exits > len(TILE_SET.exits[before]) else "redirected"
    return Cost(way, exits, town, 0, 0)


@lru_cache(maxsize=64)
def hexes_to_choose(seen: View) -> dict[str, tuple[Action, ...]]:
    """By hex: what may be put there."""
    found: dict[str, list[Action]] = {}
    for action in actions_of(seen):
        if isinstance(action, LayTrack | GrowCity | FoundCity):
            found.setdefault(action.hex, []).append(action)
    return {hex: tuple(actions) for hex, actions in found.items()}


# ---- moving goods


class Delivery(NamedTuple):
    """One way for one good: where it goes, over which links, and whom that pays."""

    action: MoveGood
    places: tuple[str, ...]
    """Hexes from the first to the last."""
    links: tuple[int, ...]
    """The exit by which each link leaves its first place."""
    gains: tuple[tuple[int, int], ...]
    """ST-34 Seat and points: the mover first, then in turn order."""

    @property
    def goal(self) -> str:
        return self.places[-1]


@lru_cache(maxsize=64)
def deliveries_of(seen: View) -> dict[MoveGood, Delivery]:
    return {action: delivery(seen, action) for action in actions_of(seen) if isinstance(action, MoveGood)}


def delivery(seen: View, action: MoveGood) -> Delivery:
    board = table_of(seen).board
    hex = board.hex_of[action.hex]
    places, links, points = [action.hex], [], [0] * len(seen.cash)
    for side in action.path:
        start = hex * 6 + SIDES.index(side)
        links.append(start)
        if seen.owner[start] != NOBODY:
            points[seen.owner[start]] += 1
        hex = seen.mate[start] // 6
        places.append(board.name[hex])
    others = [seat for seat in seen.order if seat != action.seat]
    gains = [(seat, points[seat]) for seat in (action.seat, *others) if points[seat]]
    return Delivery(action, tuple(places), tuple(links), tuple(gains))


@lru_cache(maxsize=64)
def goods_to_choose(seen: View) -> dict[tuple[str, str], dict[str, tuple[Delivery, ...]]]:
    """By city and colour: by goal, the ways there, in the order in which the rules offer them: best first."""
    found: dict[tuple[str, str], dict[str, list[Delivery]]] = {}
    for each in deliveries_of(seen).values():
        found.setdefault((each.action.hex, each.action.good), {}).setdefault(each.goal, []).append(each)
    return {good: {goal: tuple(ways) for goal, ways in goals.items()} for good, goals in found.items()}


# ---- lists


def goods_of_set(seen: View, space: int) -> tuple[str, ...]:
    """The colours of the goods on a space of the supply, counted from 1."""
    counts = seen.supply[(space - 1) * COLOUR_COUNT : space * COLOUR_COUNT]
    return tuple([COLOURS[colour] for colour, count in enumerate(counts) for _ in range(count)])


def sets_of(seen: View) -> list[tuple[int, tuple[str, ...]]]:
    """Spaces of the supply, counted from 1, with their goods; those taken have none."""
    return [(space, goods_of_set(seen, space)) for space in range(1, len(seen.supply) // COLOUR_COUNT + 1)]


def quick_bids(seen: View) -> list[int]:
    """Bids that get a button of their own."""
    bids = [action.amount for action in actions_of(seen) if isinstance(action, Bid)]
    return [bids[0] + more for more in RAISES if bids[0] + more <= bids[-1]] if bids else []


def tiles_to_choose(seen: View) -> dict[str, tuple[TakeTile, ...]]:
    """By action tile: to use it, to pass, or both."""
    found: dict[str, list[TakeTile]] = {}
    for action in actions_of(seen):
        if isinstance(action, TakeTile):
            found.setdefault(action.tile, []).append(action)
    return {tile: tuple(actions) for tile, actions in found.items()}


def tile_price(seen: View, seat: int, tile: str) -> int:
    """ST-11, ST-65 What an action tile would cost `seat`."""
    if seen.options.game == "standard":
        return 0
    prices = {
        "city_growth": CITY_GROWTH_PRICE,
        "locomotive": LOCOMOTIVE_PRICE + seen.level[seat] + 1,
        "urbanization": URBANIZATION_PRICE,
    }
    return prices.get(tile, 0)


def does_nothing(seen: View, tile: str) -> bool:
    """ST-65 Whether City Growth or Urbanization finds nothing left that it could do."""
    state = table_of(seen)
    if tile == "city_growth":
        return not can_grow_any(state)
    return tile == "urbanization" and not can_found_any(state)


def holder_of(seen: View, number: int) -> int:
    """Who has taken the action tile of that number in this turn, or -1."""
    held = [seat for seat, tile in enumerate(seen.tile) if tile == number and seen.taken[seat] and seen.alive[seat]]
    return held[0] if held else -1

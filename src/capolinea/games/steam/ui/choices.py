"""What the viewer may do now, arranged as the map and the lists need it. Ask for it by `now.once`."""

from typing import NamedTuple

from capolinea.core.action import Action
from capolinea.games.steam.actions import FoundCity, GrowCity, LayTrack, MoveGood, RaiseCapital, TakeTile
from capolinea.games.steam.laying import LAY_KINDS, cost_parts, lay_kind
from capolinea.games.steam.phases.choosing import price_of
from capolinea.games.steam.phases.cities import goods_of_set, is_idle
from capolinea.games.steam.phases.moving import delivery_points, follow_path
from capolinea.games.steam.pieces import TILES
from capolinea.games.steam.tiles import TILE_SET
from capolinea.games.steam.ui.table import Now, state_of
from capolinea.games.steam.view import View
from capolinea.kit.hexes import SIDES


def is_to_act(view: View) -> bool:
    return view.stage != "over" and view.seat == view.actor


# ---- building


class Cost(NamedTuple):
    """ST-20, ST-23, ST-25, ST-45 What a tile costs, and for what."""

    kind: str
    exits: int
    town: int
    river: int
    hill: int

    @property
    def total(self) -> int:
        return self.exits + self.town + self.river + self.hill


def pose_of(action: LayTrack) -> int:
    return TILE_SET.pose_of(action.tile, action.turn)


def tile_cost(now: Now, action: LayTrack) -> Cost:
    state, pose = now.once(state_of), pose_of(action)
    hex = state.board.hex_of[action.hex]
    return Cost(LAY_KINDS[lay_kind(state, hex, pose)], *cost_parts(state, hex, pose))


def hexes_to_choose(now: Now) -> dict[str, list[Action]]:
    """Return by hex what may be put there."""
    found: dict[str, list[Action]] = {}
    for action in now.offers:
        if isinstance(action, LayTrack | GrowCity | FoundCity):
            found.setdefault(action.hex, []).append(action)
    return found


# ---- moving goods


class Delivery(NamedTuple):
    """One route of one good: where it goes, over which links, and whom that pays."""

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

    @property
    def gain(self) -> int:
        """The points of its mover."""
        return self.gains[0][1]


def deliveries_of(now: Now) -> dict[MoveGood, Delivery]:
    """Return the deliveries on offer, in the order in which the rules offer them: best first."""
    return {action: delivery_of(now, action) for action in now.offers if isinstance(action, MoveGood)}


def delivery_of(now: Now, action: MoveGood) -> Delivery:
    state = now.once(state_of)
    hexes, owners = follow_path(state, action.hex, action.path)
    places = [state.board.name[hex] for hex in hexes]
    links = [hex * 6 + SIDES.index(side) for hex, side in zip(hexes, action.path, strict=False)]
    return Delivery(action, tuple(places), tuple(links), delivery_points(state, action.seat, owners))


def goods_to_choose(now: Now) -> dict[tuple[str, str], dict[str, list[Delivery]]]:
    """Return by city and colour, then by goal, the deliveries there, best first."""
    found: dict[tuple[str, str], dict[str, list[Delivery]]] = {}
    for each in now.once(deliveries_of).values():
        found.setdefault((each.action.hex, each.action.good), {}).setdefault(each.goal, []).append(each)
    return found


# ---- auctions


def series_of(view: View) -> str:
    """Return which auction is held, or nothing."""
    place = len(view.places) if view.options.game == "base" else 0
    return f"bid {view.turn}.{place}" if view.stage == "bid" else ""


# ---- lists


def sets_of(now: Now) -> list[tuple[int, tuple[str, ...]]]:
    """Return the spaces of the supply, counted from 1, with their goods; those taken have none."""
    state = now.once(state_of)
    return [(space, goods_of_set(state, space)) for space in range(1, state.board.spaces + 1)]


def steps_to_choose(now: Now) -> list[int]:
    """ST-61 Return the steps of income for which capital may be raised."""
    return [action.steps for action in now.offers if isinstance(action, RaiseCapital)]


def tiles_to_choose(now: Now) -> dict[str, list[TakeTile]]:
    """Return the offers by action tile: to use it, to pass, or both."""
    found: dict[str, list[TakeTile]] = {}
    for action in now.offers:
        if isinstance(action, TakeTile):
            found.setdefault(action.tile, []).append(action)
    return found


def tile_number(tile: str) -> int:
    return TILES.index(tile) + 1


def tile_price(now: Now, seat: int, tile: str) -> int:
    """Return what it would cost `seat` to take an action tile and use it."""
    return price_of(now.once(state_of), seat, tile_number(tile), False)


def does_nothing(now: Now, tile: str) -> bool:
    """ST-65 Whether the tile is City Growth or Urbanization and has nothing left to do."""
    return is_idle(now.once(state_of), tile_number(tile))

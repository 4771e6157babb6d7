"""What a player may do. Hexes have the names printed on the map (`H6`), so actions read the same on every map."""

from typing import Literal

from capolinea.core.action import Action

Colour = Literal["red", "yellow", "purple", "blue", "grey"]
Side = Literal["N", "NE", "SE", "S", "SW", "NW"]


class Bid(Action, frozen=True, tag="bid"):
    """Bid for a place in the turn order (ST-6, ST-62)."""

    amount: int


class PassBid(Action, frozen=True, tag="pass_bid"):
    """Leave the auction (ST-6); in the standard game that takes the last free place (ST-62)."""


class RaiseCapital(Action, frozen=True, tag="raise_capital"):
    """Go this many steps down on income, for €5 each; 0 raises nothing (ST-61)."""

    steps: int


class TakeTile(Action, frozen=True, tag="take_tile"):
    """Take one of the action tiles left (ST-10); in the base game, City Growth or Urbanization also to pass (ST-11)."""

    tile: str
    passing: bool = False


class LayTrack(Action, frozen=True, tag="lay_track"):
    """Put a tile on a hex: on an empty one, as an improvement (ST-23), or to redirect the track there (ST-25).

    `turn` is the rotation of the tile, in sixths clockwise from how it is printed.
    """

    hex: str
    tile: str
    turn: int


class TakeBack(Action, frozen=True, tag="take_back"):
    """Take back the last tile, while there is loose track (ST-47)."""


class GrowCity(Action, frozen=True, tag="grow_city"):
    """Move the goods of a supply space, counted from 1, to a city (ST-29)."""

    hex: str
    space: int


class FoundCity(Action, frozen=True, tag="found_city"):
    """Replace a town by a new city (ST-26); `space` is 0 if no set is left."""

    hex: str
    colour: Colour
    space: int


class EndBuilding(Action, frozen=True, tag="end_building"):
    """ST-14"""


class MoveGood(Action, frozen=True, tag="move_good"):
    """Move a good, which leaves `hex` and every place on its route by the sides in `path` (ST-32, ST-48)."""

    hex: str
    good: Colour
    path: tuple[Side, ...]


class ImproveLocomotive(Action, frozen=True, tag="improve_locomotive"):
    """Improve it by one level instead of moving a good (ST-31)."""


class PassMove(Action, frozen=True, tag="pass_move"):
    """ST-31"""


class PutPoints(Action, frozen=True, tag="put_points"):
    """Put the points of a delivery down: all to income or all to victory points (ST-34)."""

    on: Literal["income", "points"]

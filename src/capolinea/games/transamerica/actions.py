"""What a player may do."""

from capolinea.core.action import Action


class PlaceStart(Action, frozen=True, tag="place_start"):
    """Put the start marker on a crossing or city (TA-7)."""

    point: int


class LayRail(Action, frozen=True, tag="lay_rail"):
    """Lay one rail on a free line at the own network (TA-9, TA-10), in the own colour if `coloured` (TA-V1)."""

    line: int
    coloured: bool = False


class Stop(Action, frozen=True, tag="stop"):
    """Lay no second rail (TA-12)."""

"""The targets of each rail: a segment, or first a short line or the branch-line card and then a segment.

The ends of the majors are highlighted at once. A short line may be extended in a dozen places and a branch line may
begin in more, so these are highlighted only when their sign beside the board is pressed.
"""

from typing import NamedTuple

from capolinea.core.action import Action
from capolinea.games.santa_fe_rails.board import BOARD
from capolinea.games.santa_fe_rails.ui.aids import Rail, may_lay
from capolinea.games.santa_fe_rails.ui.geometry import code_of
from capolinea.games.santa_fe_rails.ui.table import Now


class Spot(NamedTuple):
    """A highlighted segment and the rails that may be laid there."""

    target: str
    segment: int
    rails: tuple[Rail, ...]


def place_of(rail: Rail) -> tuple[str, ...]:
    """Return the targets that lead to a rail's segment."""
    if rail.is_branch:
        return branch_sign(rail.railroad), f"rail:branch.{rail.segment}"
    if rail.railroad >= BOARD.majors:
        return short_sign(rail.railroad), f"rail:{code_of(rail.railroad)}.{rail.segment}"
    return (f"segment:{rail.segment}",)


def short_sign(railroad: int) -> str:
    return f"short:{code_of(railroad)}"


def branch_sign(railroad: int) -> str:
    return f"branch:{code_of(railroad)}"


def spots_of(now: Now) -> tuple[Spot, ...]:
    """Return every place on the board where a rail may be laid, each once."""
    found: dict[tuple[str, ...], list[Rail]] = {}
    for rail in now.once(may_lay):
        found.setdefault(place_of(rail), []).append(rail)
    return tuple([Spot(place[-1], rails[0].segment, tuple(rails)) for place, rails in found.items()])


def rail_targets(now: Now) -> dict[Action, tuple[str, ...]]:
    """Return the targets of each offered rail; if several rails share a segment, the last target says which one."""
    found: dict[Action, tuple[str, ...]] = {}
    for spot in now.once(spots_of):
        for rail in spot.rails:
            which = (f"way:{code_of(rail.railroad)}.{rail.arc}",) if len(spot.rails) > 1 else ()
            found[rail.action] = (*place_of(rail), *which)
    return found


def signs_of(now: Now) -> list[str]:
    """Return the signs, beside the board, of short lines and branch lines that the viewer may lay a rail of."""
    return list(dict.fromkeys([place_of(rail)[0] for rail in now.once(may_lay) if len(place_of(rail)) > 1]))

"""Actions as numbers and views as vectors, game by game: what learning programs need and rules do not."""

from functools import cache
from importlib import import_module
from typing import Any, Final, Protocol

from capolinea.core.action import Action, Seat
from capolinea.core.refusal import CapolineaError

#: The games whose actions fit a fixed list; each has a module of that name beneath `lab` with a `TABLE`.
TABLES: Final = ("transamerica",)


class ActionTable(Protocol):
    """Every action of a game has a number below `size`, the same for every seat."""

    size: int

    def number(self, action: Action) -> int:
        """The number of `action`."""

    def action(self, number: int, seat: Seat) -> Action:
        """The action of that number, done by `seat`."""

    def length(self, seats: int) -> int:
        """How long the vectors of a table with so many seats are."""

    def vector(self, seen: Any) -> list[float]:
        """What the seat of a view sees, itself first and the others in turn order, all between -1 and 1."""


@cache
def table_of(game: str) -> ActionTable:
    """The action table of `game`; raises CapolineaError where it has none."""
    if game not in TABLES:
        raise CapolineaError("lab.no_table", game=game[:40], games=", ".join(TABLES))
    table: ActionTable = import_module(f"capolinea.lab.{game}").TABLE
    return table

"""What everybody at the table knows. Written by tools/write_states.py from state.py."""

from typing import Any

from capolinea.core.rules import View
from capolinea.games.transamerica.events import RoundResult
from capolinea.games.transamerica.state import STAGES, State, Table


class TableView(View, frozen=True):
    """The part of the view that is the same for everybody. Lists are by seat unless they say otherwise."""

    vexation: bool
    round: int
    first: int
    stage: str
    actor: int
    cost_this_turn: int
    """What the rails laid so far in this turn cost."""
    barrier: int
    scores: tuple[int, ...]
    markers: tuple[int, ...]
    """A point, or -1 before the marker is placed."""
    coloured_left: tuple[int, ...]
    rails: tuple[int, ...]
    """Lines in the order in which rails were laid."""
    history: tuple[RoundResult, ...]
    """The rounds that have been scored."""


def show_table(table: Table) -> tuple[Any, ...]:
    """The fields of a TableView after `seat`, in their order."""
    return (
        table.version,
        table.vexation,
        table.round,
        table.first,
        STAGES[table.stage],
        table.actor,
        table.cost_this_turn,
        table.barrier,
        table.scores,
        table.markers,
        table.coloured_left,
        tuple(table.rails),
        table.history,
    )


def lay_table(state: State, view: TableView) -> None:
    """Put what everybody knows into `state`."""
    state.version = view.version
    state.vexation = view.vexation
    state.round = view.round
    state.first = view.first
    state.stage = STAGES.index(view.stage)
    state.actor = view.actor
    state.cost_this_turn = view.cost_this_turn
    state.barrier = view.barrier
    state.scores = view.scores
    state.markers = view.markers
    state.coloured_left = view.coloured_left
    state.rails = list(view.rails)
    state.history = view.history

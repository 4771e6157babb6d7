"""What everybody at the table knows. Written by tools/write_states.py from state.py."""

from typing import Any

from capolinea.core.rules import View
from capolinea.games.santa_fe_rails.meta import Options
from capolinea.games.santa_fe_rails.state import STAGES, State, Table


class TableView(View, frozen=True):
    """The part of the view that is the same for everybody. Lists are by seat unless they say otherwise."""

    options: Options
    first: int
    """SF-5 The seat that holds the train."""
    turn_number: int
    """SF-6 The number of the turn, from 1."""
    stage: str
    actor: int
    """The seat that owes the decision; NONE while several choose and when the match is over."""
    money: tuple[int, ...]
    doubles: tuple[int, ...]
    """Double-turn cards in hand."""
    boomtowns: tuple[int, ...]
    """Boomtown cards in hand."""
    branch: tuple[int, ...]
    """The major of the branch-line card that is in hand or, once revealed, not yet used; or NONE."""
    triple: int
    """The seat that holds the triple-turn card or plays it in this turn; NONE while it is in the display."""
    four: int
    """The same for the four-in-one card."""
    played: tuple[tuple[int, ...], ...]
    """City cards played, face up."""
    doubles_left: int
    """Double-turn cards in the display."""
    boomtowns_left: int
    """Boomtown cards in the display."""
    branches_left: tuple[int, ...]
    """By major: branch-line cards in the display."""
    counters: tuple[int, ...]
    """Boomtown counters left, in the order of `Board.counter_values`."""
    boom: tuple[int, ...]
    """By town: the value of its counter, or 0."""
    placed: int
    """How many counters the actor has placed."""
    available: tuple[bool, ...]
    """By railroad: whether it may be built: majors, and short lines that have been shown (SF-10)."""
    rails: tuple[int, ...]
    """By railroad: rails left to be laid."""
    owner: tuple[int, ...]
    """By line: the railroad that has laid a rail on it, or NONE."""
    laid: tuple[int, ...]
    """By arc: rails laid along it."""
    ends: tuple[tuple[int, ...], ...]
    """By railroad: where its tracks end. An end is a town, the number of towns + the arc it is in the middle of, or
    JOINED. For a short line, which may be extended from any of its towns, only ends in the middle of a line."""
    railroads_at: tuple[int, ...]
    """By town: the railroads connected to it, as bits (SF-38)."""
    towns_of: tuple[tuple[int, ...], ...]
    """By railroad: the towns it connects, in the order they were reached."""
    rails_to_lay: int
    """Rails that the actor may still lay in this lay."""
    rails_laid: int
    """Rails that the actor has laid in this lay."""
    exchanging: bool
    """SF-32 Whether the actor may still exchange cards."""
    must_branch_or_end: bool
    """SF-54 Whether the actor must begin the branch line or end the game."""
    put_off: bool
    """SF-53 Whether the rails of the four-in-one are postponed to the second lay."""
    passed: int
    """SF-44 Seats that have passed in this lay, as bits."""
    reason: str
    """Why the match ended, or an empty string."""


def show_table(table: Table) -> tuple[Any, ...]:
    """The fields of a TableView after `seat`, in their order."""
    return (
        table.version,
        table.options,
        table.first,
        table.turn_number,
        STAGES[table.stage],
        table.actor,
        tuple(table.money),
        tuple(table.doubles),
        tuple(table.boomtowns),
        tuple(table.branch),
        table.triple,
        table.four,
        tuple([tuple(each) for each in table.played]),
        table.doubles_left,
        table.boomtowns_left,
        tuple(table.branches_left),
        tuple(table.counters),
        tuple(table.boom),
        table.placed,
        tuple(table.available),
        tuple(table.rails),
        tuple(table.owner),
        tuple(table.laid),
        tuple([tuple(each) for each in table.ends]),
        tuple(table.railroads_at),
        tuple([tuple(each) for each in table.towns_of]),
        table.rails_to_lay,
        table.rails_laid,
        table.exchanging,
        table.must_branch_or_end,
        table.put_off,
        table.passed,
        table.reason,
    )


def lay_table(state: State, view: TableView) -> None:
    """Put what everybody knows into `state`."""
    state.version = view.version
    state.options = view.options
    state.first = view.first
    state.turn_number = view.turn_number
    state.stage = STAGES.index(view.stage)
    state.actor = view.actor
    state.money = list(view.money)
    state.doubles = list(view.doubles)
    state.boomtowns = list(view.boomtowns)
    state.branch = list(view.branch)
    state.triple = view.triple
    state.four = view.four
    state.played = [list(each) for each in view.played]
    state.doubles_left = view.doubles_left
    state.boomtowns_left = view.boomtowns_left
    state.branches_left = list(view.branches_left)
    state.counters = list(view.counters)
    state.boom = list(view.boom)
    state.placed = view.placed
    state.available = list(view.available)
    state.rails = list(view.rails)
    state.owner = list(view.owner)
    state.laid = list(view.laid)
    state.ends = [list(each) for each in view.ends]
    state.railroads_at = list(view.railroads_at)
    state.towns_of = [list(each) for each in view.towns_of]
    state.rails_to_lay = view.rails_to_lay
    state.rails_laid = view.rails_laid
    state.exchanging = view.exchanging
    state.must_branch_or_end = view.must_branch_or_end
    state.put_off = view.put_off
    state.passed = view.passed
    state.reason = view.reason

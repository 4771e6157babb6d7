"""What everybody at the table knows. Written by tools/write_states.py from state.py."""

from typing import Any

from capolinea.core.rules import View
from capolinea.games.santa_fe_rails.meta import Options
from capolinea.games.santa_fe_rails.state import STAGES, State, Table


class TableView(View, frozen=True):
    """The part of the view that is the same for everybody. Lists are by seat unless they say otherwise."""

    options: Options
    first: int
    """SF-5 Who holds the train."""
    turn_number: int
    """SF-6 The number of the turn, from 1."""
    stage: str
    actor: int
    """Whose decision it is; NONE while several choose and when it is over."""
    money: tuple[int, ...]
    doubles: tuple[int, ...]
    """Double-turn cards in hand."""
    boomtowns: tuple[int, ...]
    """Boomtown cards in hand."""
    branch: tuple[int, ...]
    """The major of the branch-line card in hand or, once revealed, on the table and not used yet; or NONE."""
    triple: int
    """Who has the triple-turn card, in hand or played in this turn; NONE: it lies in the display."""
    four: int
    """Who has the four-in-one card, in the same way."""
    played: tuple[tuple[int, ...], ...]
    """City cards face up."""
    doubles_left: int
    """In the display."""
    boomtowns_left: int
    """In the display."""
    branches_left: tuple[int, ...]
    """By major: in the display."""
    counters: tuple[int, ...]
    """By place of their value in `Board.counter_values`: boomtown counters left."""
    boom: tuple[int, ...]
    """By city: the value of its counter, or 0."""
    placed: int
    """Counters that the actor has placed."""
    available: tuple[bool, ...]
    """By railroad: majors, and short lines that were shown (SF-10)."""
    rails: tuple[int, ...]
    """By railroad: left to be laid."""
    owner: tuple[int, ...]
    """By line: the railroad that has begun it, or NONE."""
    laid: tuple[int, ...]
    """By way: rails laid along it."""
    ends: tuple[tuple[int, ...], ...]
    """By railroad, of a major all its tracks: a city, the number of cities + the way it is in the middle of, or JOINED.
    Of a short line, which may go on from any city, only those in the middle of a line."""
    railroads_at: tuple[int, ...]
    """By city: the railroads connected to it, as bits (SF-38)."""
    towns_of: tuple[tuple[int, ...], ...]
    """By railroad: the cities it connects, in the order they were reached."""
    rails_to_lay: int
    """Rails that the actor may still lay in this lay."""
    rails_laid: int
    """Rails that the actor has laid in this lay."""
    exchanging: bool
    """SF-32 The actor may still exchange cards."""
    must_branch_or_end: bool
    """SF-54 The actor begins the branch line or lets the game end."""
    put_off: bool
    """SF-53 The four-in-one's rails are to be laid in the second lay."""
    passed: int
    """SF-44 Seats that have passed in this lay, as bits."""
    reason: str
    """Why the match ended, or nothing."""


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

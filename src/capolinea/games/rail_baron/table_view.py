"""What everybody at the table knows. Written by tools/write_states.py from state.py."""

from typing import Any

from capolinea.core.rules import View
from capolinea.games.rail_baron.meta import Options
from capolinea.games.rail_baron.state import STAGES, Bill, State, Table


class TableView(View, frozen=True):
    """The part of the view that is the same for everybody. Lists are by seat unless they say otherwise."""

    options: Options
    first: int
    mover: int
    """The seat whose turn it is."""
    actor: int
    """The seat that owes the decision; another than `mover` in auctions and when an intercepted player is short."""
    stage: str
    last_round: bool
    """RB-68"""
    late: bool
    """RB-20 The Bank has sold its last railroad."""
    alive: tuple[bool, ...]
    engine: tuple[int, ...]
    home: tuple[int, ...]
    """City."""
    at: tuple[int, ...]
    """Dot."""
    origin: tuple[int, ...]
    """City where the trip began."""
    goal: tuple[int, ...]
    """City, or -1: a destination is due."""
    declared: tuple[bool, ...]
    alternative: tuple[int, ...]
    """City for a declared train, else -1."""
    arrived: tuple[bool, ...]
    """RB-49 Intercepted on the dot of the alternative: paid at the start of the next turn."""
    last_railroad: tuple[int, ...]
    """Of the last segment ridden in the trip, or -1."""
    right: tuple[int, ...]
    """RB-21 The established rate on `last_railroad`, or 0."""
    cards: tuple[int, ...]
    """RB-70 Speed cards in hand, as bits."""
    card_used: tuple[bool, ...]
    """In this trip."""
    owner: tuple[int, ...]
    """By railroad: a seat, BANK or GOVERNOR."""
    rolled: bool
    """The white dice, in this turn."""
    white: tuple[int, ...]
    bonus: int
    bonus_due: bool
    steps: int
    """Still to be ridden of the roll."""
    due_bank: int
    """RB-46 What the turn owes so far: to the Bank, the Governor's railroads, and each owner."""
    due_governor: int
    due_owner: tuple[int, ...]
    bills: tuple[Bill, ...]
    ending: bool
    """When the bills are paid the turn is over; else riding goes on."""
    auctioned: int
    """Railroad under the hammer, or -1."""
    seller: int
    """BANK for a drawn one (RB-63)."""
    bid: int
    bidder: int
    """Highest bidder, or -1."""
    out: int
    """Seats that have passed, as bits."""
    back: int
    """Stage to which an auction returns."""
    winners: tuple[int, ...]
    reason: str


def show_table(table: Table) -> tuple[Any, ...]:
    """The fields of a TableView after `seat`, in their order."""
    return (
        table.version,
        table.options,
        table.first,
        table.mover,
        table.actor,
        STAGES[table.stage],
        table.last_round,
        table.late,
        tuple(table.alive),
        tuple(table.engine),
        tuple(table.home),
        tuple(table.at),
        tuple(table.origin),
        tuple(table.goal),
        tuple(table.declared),
        tuple(table.alternative),
        tuple(table.arrived),
        tuple(table.last_railroad),
        tuple(table.right),
        tuple(table.cards),
        tuple(table.card_used),
        tuple(table.owner),
        table.rolled,
        table.white,
        table.bonus,
        table.bonus_due,
        table.steps,
        table.due_bank,
        table.due_governor,
        tuple(table.due_owner),
        table.bills,
        table.ending,
        table.auctioned,
        table.seller,
        table.bid,
        table.bidder,
        table.out,
        table.back,
        table.winners,
        table.reason,
    )


def lay_table(state: State, view: TableView) -> None:
    """Put what everybody knows into `state`."""
    state.version = view.version
    state.options = view.options
    state.first = view.first
    state.mover = view.mover
    state.actor = view.actor
    state.stage = STAGES.index(view.stage)
    state.last_round = view.last_round
    state.late = view.late
    state.alive = list(view.alive)
    state.engine = list(view.engine)
    state.home = list(view.home)
    state.at = list(view.at)
    state.origin = list(view.origin)
    state.goal = list(view.goal)
    state.declared = list(view.declared)
    state.alternative = list(view.alternative)
    state.arrived = list(view.arrived)
    state.last_railroad = list(view.last_railroad)
    state.right = list(view.right)
    state.cards = list(view.cards)
    state.card_used = list(view.card_used)
    state.owner = list(view.owner)
    state.rolled = view.rolled
    state.white = view.white
    state.bonus = view.bonus
    state.bonus_due = view.bonus_due
    state.steps = view.steps
    state.due_bank = view.due_bank
    state.due_governor = view.due_governor
    state.due_owner = list(view.due_owner)
    state.bills = view.bills
    state.ending = view.ending
    state.auctioned = view.auctioned
    state.seller = view.seller
    state.bid = view.bid
    state.bidder = view.bidder
    state.out = view.out
    state.back = view.back
    state.winners = view.winners
    state.reason = view.reason

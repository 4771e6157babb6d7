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
    """The seat that owes the decision; not always `mover` in an auction, or when an intercepted player is short."""
    stage: str
    last_round: bool
    """RB-68"""
    fees_raised: bool
    """RB-20 The Bank has sold its last railroad."""
    in_game: tuple[bool, ...]
    """RB-23 False once the player is out."""
    engine: tuple[int, ...]
    home: tuple[int, ...]
    """City."""
    dot: tuple[int, ...]
    """Where the train is, or -1 when the player is out."""
    origin: tuple[int, ...]
    """City where the trip began."""
    destination: tuple[int, ...]
    """City, or -1 when one is still to be rolled."""
    declared: tuple[bool, ...]
    alternative: tuple[int, ...]
    """City for a declared train, otherwise -1."""
    arrived: tuple[bool, ...]
    """RB-49 Intercepted on the dot of the alternative: the payoff comes at the start of the next turn."""
    last_railroad: tuple[int, ...]
    """Of the last segment ridden in the trip, or -1."""
    established_rate: tuple[int, ...]
    """RB-21 On `last_railroad`, or 0."""
    cards: tuple[int, ...]
    """RB-70 Speed cards in hand, as bits."""
    card_used: tuple[bool, ...]
    """Whether a speed card was played in this trip."""
    owner: tuple[int, ...]
    """By railroad: a seat, BANK or GOVERNOR."""
    rolled: bool
    """Whether the white dice have been rolled in this turn."""
    white: tuple[int, ...]
    bonus: int
    bonus_due: bool
    steps: int
    """Dots of the roll that are still to be ridden."""
    due_bank: int
    """RB-46 What the turn owes so far: to the Bank, the Governor's railroads, and each owner."""
    due_governor: int
    due_owner: tuple[int, ...]
    bills: tuple[Bill, ...]
    turn_ending: bool
    """Whether the turn ends once the bills are paid; otherwise the ride continues."""
    auctioned: int
    """Railroad that is being auctioned, or -1."""
    seller: int
    """BANK for a drawn railroad (RB-63)."""
    bid: int
    bidder: int
    """Highest bidder, or -1."""
    auction_passed: int
    """Seats that have passed in this auction, as bits."""
    stage_after_auction: int
    """The stage that was interrupted by the auction."""
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
        table.fees_raised,
        tuple(table.in_game),
        tuple(table.engine),
        tuple(table.home),
        tuple(table.dot),
        tuple(table.origin),
        tuple(table.destination),
        tuple(table.declared),
        tuple(table.alternative),
        tuple(table.arrived),
        tuple(table.last_railroad),
        tuple(table.established_rate),
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
        table.turn_ending,
        table.auctioned,
        table.seller,
        table.bid,
        table.bidder,
        table.auction_passed,
        table.stage_after_auction,
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
    state.fees_raised = view.fees_raised
    state.in_game = list(view.in_game)
    state.engine = list(view.engine)
    state.home = list(view.home)
    state.dot = list(view.dot)
    state.origin = list(view.origin)
    state.destination = list(view.destination)
    state.declared = list(view.declared)
    state.alternative = list(view.alternative)
    state.arrived = list(view.arrived)
    state.last_railroad = list(view.last_railroad)
    state.established_rate = list(view.established_rate)
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
    state.turn_ending = view.turn_ending
    state.auctioned = view.auctioned
    state.seller = view.seller
    state.bid = view.bid
    state.bidder = view.bidder
    state.auction_passed = view.auction_passed
    state.stage_after_auction = view.stage_after_auction
    state.winners = view.winners
    state.reason = view.reason

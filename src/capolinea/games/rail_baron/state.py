"""Everything that is true of a match at one moment, flat and quick to copy."""

from typing import Final

from capolinea.games.rail_baron.board import Board, load_board
from capolinea.games.rail_baron.meta import Options
from capolinea.games.rail_baron.pieces import CARDS, NO_ENGINE, START_CASH

#: What is owed now. TURN: roll or declare; REGION: pick one; RIDE: take a segment; AFTER: bonus die, card, or end;
#: DISCARD: a speed card; ENGINE, PURCHASE: buy; SALE: raise cash; BID: in an auction.
TURN: Final = 0
REGION: Final = 1
RIDE: Final = 2
AFTER: Final = 3
DISCARD: Final = 4
ENGINE: Final = 5
PURCHASE: Final = 6
SALE: Final = 7
BID: Final = 8
OVER: Final = 9
STAGES: Final = ("turn", "region", "ride", "after", "discard", "engine", "purchase", "sale", "bid", "over")

#: In `owner`, and as a seller or buyer: not a seat.
BANK: Final = -1
GOVERNOR: Final = -2

#: A bill: who pays, to whom how much, and why. Fees of one turn are one bill; each interception is one.
Bill = tuple[int, tuple[tuple[int, int], ...], str]


class Table:
    """What everybody knows. Lists are by seat unless they say otherwise."""

    options: Options
    version: int
    """Of the rules it is played by."""
    first: int
    mover: int
    """The seat whose turn it is."""
    actor: int
    """The seat that owes the decision; another than `mover` in auctions and when an intercepted player is short."""
    stage: int
    last_round: bool
    """RB-68"""
    late: bool
    """RB-20 The Bank has sold its last railroad."""
    alive: list[bool]
    engine: list[int]
    home: list[int]
    """City."""
    at: list[int]
    """Dot."""
    origin: list[int]
    """City where the trip began."""
    goal: list[int]
    """City, or -1: a destination is due."""
    declared: list[bool]
    alternative: list[int]
    """City for a declared train, else -1."""
    arrived: list[bool]
    """RB-49 Intercepted on the dot of the alternative: paid at the start of the next turn."""
    last_railroad: list[int]
    """Of the last segment ridden in the trip, or -1."""
    right: list[int]
    """RB-21 The established rate on `last_railroad`, or 0."""
    cards: list[int]
    """RB-70 Speed cards in hand, as bits."""
    card_used: list[bool]
    """In this trip."""
    owner: list[int]
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
    due_owner: list[int]
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


class Secrets(Table):
    """What not everybody knows, or not in this form: `view.py` says who is shown what."""

    cash: list[int]
    """RB-45"""
    used: list[bytearray]
    """RB-10 Tracks of the trip, by track. All know them; a view lists them."""


class State(Secrets):
    """What follows from the rest."""

    seats: int
    board: Board

    # What follows is written by tools/write_states.py from the fields above.

    def clone(self) -> "State":
        """A copy that shares nothing mutable."""
        new = State()
        new.options = self.options
        new.version = self.version
        new.first = self.first
        new.mover = self.mover
        new.actor = self.actor
        new.stage = self.stage
        new.last_round = self.last_round
        new.late = self.late
        new.alive = self.alive[:]
        new.engine = self.engine[:]
        new.home = self.home[:]
        new.at = self.at[:]
        new.origin = self.origin[:]
        new.goal = self.goal[:]
        new.declared = self.declared[:]
        new.alternative = self.alternative[:]
        new.arrived = self.arrived[:]
        new.last_railroad = self.last_railroad[:]
        new.right = self.right[:]
        new.cards = self.cards[:]
        new.card_used = self.card_used[:]
        new.owner = self.owner[:]
        new.rolled = self.rolled
        new.white = self.white
        new.bonus = self.bonus
        new.bonus_due = self.bonus_due
        new.steps = self.steps
        new.due_bank = self.due_bank
        new.due_governor = self.due_governor
        new.due_owner = self.due_owner[:]
        new.bills = self.bills
        new.ending = self.ending
        new.auctioned = self.auctioned
        new.seller = self.seller
        new.bid = self.bid
        new.bidder = self.bidder
        new.out = self.out
        new.back = self.back
        new.winners = self.winners
        new.reason = self.reason
        new.cash = self.cash[:]
        new.used = [each[:] for each in self.used]
        new.seats = self.seats
        new.board = self.board
        return new

    def facts(self) -> object:
        """Everything that makes two states equal."""
        return (
            self.options,
            self.version,
            self.first,
            self.mover,
            self.actor,
            self.stage,
            self.last_round,
            self.late,
            tuple(self.alive),
            tuple(self.engine),
            tuple(self.home),
            tuple(self.at),
            tuple(self.origin),
            tuple(self.goal),
            tuple(self.declared),
            tuple(self.alternative),
            tuple(self.arrived),
            tuple(self.last_railroad),
            tuple(self.right),
            tuple(self.cards),
            tuple(self.card_used),
            tuple(self.owner),
            self.rolled,
            self.white,
            self.bonus,
            self.bonus_due,
            self.steps,
            self.due_bank,
            self.due_governor,
            tuple(self.due_owner),
            self.bills,
            self.ending,
            self.auctioned,
            self.seller,
            self.bid,
            self.bidder,
            self.out,
            self.back,
            self.winners,
            self.reason,
            tuple(self.cash),
            tuple([bytes(each) for each in self.used]),
            self.seats,
            self.board,
        )


def new_state(options: Options, version: int) -> State:
    """RB-1 Before homes are rolled: everybody's cash, all railroads with the Bank."""
    board = load_board(options.rfp_dot, options.acl_no_turn)
    seats = options.seats
    state = State()
    state.board = board
    state.options = options
    state.version = version
    state.seats = seats
    state.first = 0
    state.mover = 0
    state.actor = 0
    state.stage = TURN
    state.last_round = False
    state.late = False
    state.cash = [START_CASH] * seats
    state.alive = [True] * seats
    state.engine = [NO_ENGINE] * seats
    state.home = [-1] * seats
    state.at = [-1] * seats
    state.origin = [-1] * seats
    state.goal = [-1] * seats
    state.declared = [False] * seats
    state.alternative = [-1] * seats
    state.arrived = [False] * seats
    state.used = [bytearray(board.tracks) for _ in range(seats)]
    state.last_railroad = [-1] * seats
    state.right = [0] * seats
    state.cards = [full_hand() if options.speed_cards else 0] * seats
    state.card_used = [False] * seats
    state.owner = [BANK] * len(board.railroads)
    state.rolled = False
    state.white = ()
    state.bonus = 0
    state.bonus_due = False
    state.steps = 0
    state.due_bank = 0
    state.due_governor = 0
    state.due_owner = [0] * seats
    state.bills = ()
    state.ending = False
    state.auctioned = -1
    state.seller = BANK
    state.bid = 0
    state.bidder = -1
    state.out = 0
    state.back = TURN
    state.winners = ()
    state.reason = ""
    return state


def full_hand() -> int:
    return sum([1 << card for card in CARDS])

"""Everything that is true of a match at one moment, flat and quick to copy."""

from typing import Final

from capolinea.games.rail_baron.board import Board, load_board
from capolinea.games.rail_baron.meta import Options
from capolinea.games.rail_baron.pieces import CARDS, NO_ENGINE, START_CASH

#: The decision that is awaited. TURN: roll or declare; REGION: pick one; RIDE: take a segment; AFTER: bonus die, card,
#: or end; DISCARD: a speed card; ENGINE, PURCHASE: buy; SALE: raise cash; BID: in an auction.
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

#: A bill: who pays, how much to whom, and why. The fees of one turn are one bill; each interception is another.
Bill = tuple[int, tuple[tuple[int, int], ...], str]


class Table:
    """What everybody knows. Lists are by seat unless they say otherwise."""

    options: Options
    version: int
    """The version of the rules that the match is played by."""
    first: int
    mover: int
    """The seat whose turn it is."""
    actor: int
    """The seat that owes the decision; not always `mover` in an auction, or when an intercepted player is short."""
    stage: int
    last_round: bool
    """RB-68"""
    fees_raised: bool
    """RB-20 The Bank has sold its last railroad."""
    in_game: list[bool]
    """RB-23 False once the player is out."""
    engine: list[int]
    home: list[int]
    """City."""
    dot: list[int]
    """Where the train is, or -1 when the player is out."""
    origin: list[int]
    """City where the trip began."""
    destination: list[int]
    """City, or -1 when one is still to be rolled."""
    declared: list[bool]
    alternative: list[int]
    """City for a declared train, otherwise -1."""
    arrived: list[bool]
    """RB-49 Intercepted on the dot of the alternative: the payoff comes at the start of the next turn."""
    last_railroad: list[int]
    """Of the last segment ridden in the trip, or -1."""
    established_rate: list[int]
    """RB-21 On `last_railroad`, or 0."""
    cards: list[int]
    """RB-70 Speed cards in hand, as bits."""
    card_used: list[bool]
    """Whether a speed card was played in this trip."""
    owner: list[int]
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
    due_owner: list[int]
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


class Secrets(Table):
    """What not everybody knows, or not in this form: `view.py` decides who is shown what."""

    cash: list[int]
    """RB-45"""
    used_tracks: list[bytearray]
    """RB-10 For each track whether it was used in this trip. Everybody knows this; a view lists the used tracks."""


class Kept(Secrets):
    """What listing the offers leaves for the next listing."""

    kept_ways: list[list[int]]
    """By seat: `ways_to` the target of its trip. They are followed only where no track is used, so that nothing has to
    be changed in them when a train moves. The list may be shorter than there are seats."""


class State(Kept):
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
        new.fees_raised = self.fees_raised
        new.in_game = self.in_game[:]
        new.engine = self.engine[:]
        new.home = self.home[:]
        new.dot = self.dot[:]
        new.origin = self.origin[:]
        new.destination = self.destination[:]
        new.declared = self.declared[:]
        new.alternative = self.alternative[:]
        new.arrived = self.arrived[:]
        new.last_railroad = self.last_railroad[:]
        new.established_rate = self.established_rate[:]
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
        new.turn_ending = self.turn_ending
        new.auctioned = self.auctioned
        new.seller = self.seller
        new.bid = self.bid
        new.bidder = self.bidder
        new.auction_passed = self.auction_passed
        new.stage_after_auction = self.stage_after_auction
        new.winners = self.winners
        new.reason = self.reason
        new.cash = self.cash[:]
        new.used_tracks = [each[:] for each in self.used_tracks]
        new.kept_ways = []
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
            self.fees_raised,
            tuple(self.in_game),
            tuple(self.engine),
            tuple(self.home),
            tuple(self.dot),
            tuple(self.origin),
            tuple(self.destination),
            tuple(self.declared),
            tuple(self.alternative),
            tuple(self.arrived),
            tuple(self.last_railroad),
            tuple(self.established_rate),
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
            self.turn_ending,
            self.auctioned,
            self.seller,
            self.bid,
            self.bidder,
            self.auction_passed,
            self.stage_after_auction,
            self.winners,
            self.reason,
            tuple(self.cash),
            tuple([bytes(each) for each in self.used_tracks]),
            self.seats,
            self.board,
        )


def new_state(options: Options, version: int) -> State:
    """RB-1 Return the state before homes are rolled: everybody has their cash, the Bank all railroads."""
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
    state.fees_raised = False
    state.cash = [START_CASH] * seats
    state.in_game = [True] * seats
    state.engine = [NO_ENGINE] * seats
    state.home = [-1] * seats
    state.dot = [-1] * seats
    state.origin = [-1] * seats
    state.destination = [-1] * seats
    state.declared = [False] * seats
    state.alternative = [-1] * seats
    state.arrived = [False] * seats
    state.used_tracks = [bytearray(board.tracks) for _ in range(seats)]
    state.last_railroad = [-1] * seats
    state.established_rate = [0] * seats
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
    state.turn_ending = False
    state.auctioned = -1
    state.seller = BANK
    state.bid = 0
    state.bidder = -1
    state.auction_passed = 0
    state.stage_after_auction = TURN
    state.winners = ()
    state.reason = ""
    state.kept_ways = []
    return state


def full_hand() -> int:
    return sum([1 << card for card in CARDS])

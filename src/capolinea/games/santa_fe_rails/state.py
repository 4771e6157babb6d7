"""Everything that is true of a match at one moment, flat and quick to copy."""

from typing import Final

from capolinea.games.santa_fe_rails.board import BOARD, Board
from capolinea.games.santa_fe_rails.meta import Options
from capolinea.games.santa_fe_rails.pieces import BOOMTOWNS, BRANCHES, START_MONEY, START_MONEY_TERRAIN

#: The decision that is awaited (SF-6): a drawn card, a choice of several seats at once, a boomtown counter, a rail.
DRAW: Final = 0
CHOOSE: Final = 1
COUNTER: Final = 2
FIRST_LAY: Final = 3
SECOND_LAY: Final = 4
OVER: Final = 5
STAGES: Final = ("draw", "choose", "boomtown", "first_lay", "second_lay", "over")

#: Stands for no seat, no card, no railroad, no town.
NONE: Final = -1
#: In `ends`: the track has met another track of its railroad in the middle of a line (SF-48).
JOINED: Final = -1

#: Why a match ended.
ALL_LAID: Final = "all_laid"
DEAD_ENDS: Final = "dead_ends"
ALL_PASSED: Final = "all_passed"


class Table:
    """What everybody knows. Lists are by seat unless they say otherwise."""

    options: Options
    version: int
    """The version of the rules that the match is played by."""
    first: int
    """SF-5 The seat that holds the train."""
    turn_number: int
    """SF-6 The number of the turn, from 1."""
    stage: int
    actor: int
    """The seat that owes the decision; NONE while several choose and when the match is over."""
    money: list[int]
    doubles: list[int]
    """Double-turn cards in hand."""
    boomtowns: list[int]
    """Boomtown cards in hand."""
    branch: list[int]
    """The major of the branch-line card that is in hand or, once revealed, not yet used; or NONE."""
    triple: int
    """The seat that holds the triple-turn card or plays it in this turn; NONE while it is in the display."""
    four: int
    """The same for the four-in-one card."""
    played: list[list[int]]
    """City cards played, face up."""
    doubles_left: int
    """Double-turn cards in the display."""
    boomtowns_left: int
    """Boomtown cards in the display."""
    branches_left: list[int]
    """By major: branch-line cards in the display."""
    counters: list[int]
    """Boomtown counters left, in the order of `Board.counter_values`."""
    boom: list[int]
    """By town: the value of its counter, or 0."""
    placed: int
    """How many counters the actor has placed."""
    available: list[bool]
    """By railroad: whether it may be built: majors, and short lines that have been shown (SF-10)."""
    rails: list[int]
    """By railroad: rails left to be laid."""
    owner: list[int]
    """By line: the railroad that has laid a rail on it, or NONE."""
    laid: list[int]
    """By arc: rails laid along it."""
    ends: list[list[int]]
    """By railroad: where its tracks end. An end is a town, the number of towns + the arc it is in the middle of, or
    JOINED. For a short line, which may be extended from any of its towns, only ends in the middle of a line."""
    railroads_at: list[int]
    """By town: the railroads connected to it, as bits (SF-38)."""
    towns_of: list[list[int]]
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


class Secrets(Table):
    """What not everybody knows, or not in this form: `view.py` says who is shown what (SF-45)."""

    hand: list[list[int]]
    """City cards in hand, in ascending order."""
    card: list[int]
    """The card that is chosen and, once revealed, played in this turn; NONE before the choice."""
    discarded: list[list[int]]
    """SF-32 City cards discarded in an exchange."""
    third: list[int]
    """SF-41 The third hand."""
    deck: list[int]
    """The top card is the last one. A short line has the number of towns + its railroad."""


class State(Secrets):
    """What follows from the rest."""

    board: Board
    seats: int
    free: list[int]
    """By line: segments without a rail."""

    # What follows is written by tools/write_states.py from the fields above.

    def clone(self) -> "State":
        """A copy that shares nothing mutable."""
        new = State()
        new.options = self.options
        new.version = self.version
        new.first = self.first
        new.turn_number = self.turn_number
        new.stage = self.stage
        new.actor = self.actor
        new.money = self.money[:]
        new.doubles = self.doubles[:]
        new.boomtowns = self.boomtowns[:]
        new.branch = self.branch[:]
        new.triple = self.triple
        new.four = self.four
        new.played = [each[:] for each in self.played]
        new.doubles_left = self.doubles_left
        new.boomtowns_left = self.boomtowns_left
        new.branches_left = self.branches_left[:]
        new.counters = self.counters[:]
        new.boom = self.boom[:]
        new.placed = self.placed
        new.available = self.available[:]
        new.rails = self.rails[:]
        new.owner = self.owner[:]
        new.laid = self.laid[:]
        new.ends = [each[:] for each in self.ends]
        new.railroads_at = self.railroads_at[:]
        new.towns_of = [each[:] for each in self.towns_of]
        new.rails_to_lay = self.rails_to_lay
        new.rails_laid = self.rails_laid
        new.exchanging = self.exchanging
        new.must_branch_or_end = self.must_branch_or_end
        new.put_off = self.put_off
        new.passed = self.passed
        new.reason = self.reason
        new.hand = [each[:] for each in self.hand]
        new.card = self.card[:]
        new.discarded = [each[:] for each in self.discarded]
        new.third = self.third[:]
        new.deck = self.deck[:]
        new.board = self.board
        new.seats = self.seats
        new.free = self.free[:]
        return new

    def facts(self) -> object:
        """Everything that makes two states equal."""
        return (
            self.options,
            self.version,
            self.first,
            self.turn_number,
            self.stage,
            self.actor,
            tuple(self.money),
            tuple(self.doubles),
            tuple(self.boomtowns),
            tuple(self.branch),
            self.triple,
            self.four,
            tuple([tuple(each) for each in self.played]),
            self.doubles_left,
            self.boomtowns_left,
            tuple(self.branches_left),
            tuple(self.counters),
            tuple(self.boom),
            self.placed,
            tuple(self.available),
            tuple(self.rails),
            tuple(self.owner),
            tuple(self.laid),
            tuple([tuple(each) for each in self.ends]),
            tuple(self.railroads_at),
            tuple([tuple(each) for each in self.towns_of]),
            self.rails_to_lay,
            self.rails_laid,
            self.exchanging,
            self.must_branch_or_end,
            self.put_off,
            self.passed,
            self.reason,
            tuple([tuple(each) for each in self.hand]),
            tuple(self.card),
            tuple([tuple(each) for each in self.discarded]),
            tuple(self.third),
            tuple(self.deck),
            self.board,
            self.seats,
            tuple(self.free),
        )


def new_state(options: Options, version: int) -> State:
    """Return the table before anything is dealt: SF-1, SF-2, SF-4."""
    board = BOARD
    seats = options.seats
    state = State()
    state.board = board
    state.options = options
    state.version = version
    state.seats = seats
    state.first = 0
    state.turn_number = 1
    state.stage = CHOOSE
    state.actor = NONE
    state.money = [START_MONEY_TERRAIN if options.terrain else START_MONEY] * seats
    state.hand = [[] for _ in range(seats)]
    state.doubles = [0] * seats
    state.boomtowns = [0] * seats
    state.branch = [NONE] * seats
    state.triple = NONE
    state.four = NONE
    state.card = [NONE] * seats
    state.played = [[] for _ in range(seats)]
    state.discarded = [[] for _ in range(seats)]
    state.third = []
    state.deck = []
    state.doubles_left = seats - 1
    state.boomtowns_left = BOOMTOWNS
    state.branches_left = [BRANCHES] * board.majors
    state.counters = board.counters[:]
    state.boom = [0] * board.towns
    state.placed = 0
    state.available = [railroad < board.majors for railroad in range(board.railroads)]
    state.rails = board.rails[:]
    state.owner = [NONE] * board.lines
    state.laid = [0] * board.arcs
    state.free = board.length[:]
    # SF-49 Before its first rail a major ends in its home.
    state.ends = [[board.home[railroad]] if railroad < board.majors else [] for railroad in range(board.railroads)]
    state.railroads_at = [0] * board.towns
    state.towns_of = [[] for _ in range(board.railroads)]
    state.rails_to_lay = 0
    state.rails_laid = 0
    state.exchanging = False
    state.must_branch_or_end = False
    state.put_off = False
    state.passed = 0
    state.reason = ""
    return state

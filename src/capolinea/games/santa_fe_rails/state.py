"""Everything that is true of a match at one moment, flat and quick to copy."""

from typing import Final

from capolinea.games.santa_fe_rails.board import BOARD, Board
from capolinea.games.santa_fe_rails.meta import Options
from capolinea.games.santa_fe_rails.pieces import BOOMTOWNS, BRANCHES, START_MONEY, START_MONEY_TERRAIN

#: What is owed now (SF-6): a drawn card; a choice, of several seats at once; a boomtown counter; a rail.
DRAW: Final = 0
CHOOSE: Final = 1
COUNTER: Final = 2
FIRST_LAY: Final = 3
SECOND_LAY: Final = 4
OVER: Final = 5
STAGES: Final = ("draw", "choose", "boomtown", "first_lay", "second_lay", "over")

#: Instead of a seat, a card, a major, a city.
NONE: Final = -1
#: In `ends`: the track met another of its railroad in the middle of a line (SF-48).
JOINED: Final = -1

#: Why a match ended.
ALL_LAID: Final = "all_laid"
DEAD_ENDS: Final = "dead_ends"
ALL_PASSED: Final = "all_passed"


class State:
    """Lists are by seat unless they say otherwise."""

    board: Board
    options: Options
    version: int
    """Of the rules it is played by."""
    seats: int
    first: int
    """SF-5 Who holds the train."""
    round: int
    """SF-6 The number of the turn, from 1."""
    stage: int
    actor: int
    """Whose decision it is; NONE while several choose and when it is over."""

    money: list[int]
    hand: list[list[int]]
    """City cards, in order of their numbers."""
    doubles: list[int]
    """Double-turn cards in hand."""
    boomtowns: list[int]
    branch: list[int]
    """The major of the branch-line card in hand or, once revealed, on the table and not used yet; or NONE."""
    triple: int
    """Who has the triple-turn card, in hand or played in this turn; NONE: it lies in the display."""
    four: int
    card: list[int]
    """What is chosen and, once revealed, played in this turn; NONE: not chosen yet."""
    played: list[list[int]]
    """City cards face up."""
    discarded: list[list[int]]
    """SF-32 City cards put away."""
    third: list[int]
    """SF-41"""
    deck: list[int]
    """Its top is its end. A short line is numbered after the cities, by its railroad."""

    doubles_left: int
    """In the display."""
    boomtowns_left: int
    branches_left: list[int]
    """By major."""
    counters: list[int]
    """By place of their value in `Board.counter_values`: boomtown counters left."""
    boom: list[int]
    """By city: the value of its counter, or 0."""
    placed: int
    """Counters that the actor has placed."""

    available: list[bool]
    """By railroad: majors, and short lines that were shown (SF-10)."""
    rails: list[int]
    """By railroad: left to be laid."""
    owner: list[int]
    """By line: the railroad that has begun it, or NONE."""
    laid: list[int]
    """By way: rails laid along it."""
    free: list[int]
    """By line: segments without a rail."""
    ends: list[list[int]]
    """By railroad, of a major all its tracks: a city, the number of cities + the way it is in the middle of, or JOINED.
    Of a short line, which may go on from any city, only those in the middle of a line."""
    reached: list[int]
    """By city: the railroads connected to it, as bits (SF-38)."""
    towns: list[list[int]]
    """By railroad: the cities it connects, in the order they were reached."""

    todo: int
    """Rails that the actor may still lay in this lay."""
    done: int
    """Rails that the actor has laid in this lay."""
    exchanging: bool
    """SF-32 The actor may still exchange cards."""
    ending: bool
    """SF-54 The actor begins the branch line or lets the game end."""
    put_off: bool
    """SF-53 The four-in-one's rails are to be laid in the second lay."""
    passed: int
    """SF-44 Seats that have passed in this lay, as bits."""
    reason: str

    def clone(self) -> "State":
        """A copy that shares nothing mutable."""
        new = State()
        new.board = self.board
        new.options = self.options
        new.version = self.version
        new.seats = self.seats
        new.first = self.first
        new.round = self.round
        new.stage = self.stage
        new.actor = self.actor
        new.money = self.money[:]
        new.hand = [cards[:] for cards in self.hand]
        new.doubles = self.doubles[:]
        new.boomtowns = self.boomtowns[:]
        new.branch = self.branch[:]
        new.triple = self.triple
        new.four = self.four
        new.card = self.card[:]
        new.played = [cards[:] for cards in self.played]
        new.discarded = [cards[:] for cards in self.discarded]
        new.third = self.third[:]
        new.deck = self.deck[:]
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
        new.free = self.free[:]
        new.ends = [tracks[:] for tracks in self.ends]
        new.reached = self.reached[:]
        new.towns = [cities[:] for cities in self.towns]
        new.todo = self.todo
        new.done = self.done
        new.exchanging = self.exchanging
        new.ending = self.ending
        new.put_off = self.put_off
        new.passed = self.passed
        new.reason = self.reason
        return new

    def facts(self) -> object:
        """Everything that makes two states equal."""
        cards = (self.hand, self.played, self.discarded, self.third, self.deck, self.card)
        specials = (self.doubles, self.boomtowns, self.branch, self.triple, self.four)
        display = (self.doubles_left, self.boomtowns_left, self.branches_left, self.counters, self.boom, self.placed)
        tracks = (self.available, self.rails, self.owner, self.laid, self.free, self.ends, self.reached, self.towns)
        lay = (self.todo, self.done, self.exchanging, self.ending, self.put_off, self.passed, self.reason)
        table = (self.options, self.version, self.first, self.round, self.stage, self.actor, self.money)
        return frozen((table, cards, specials, display, tracks, lay))


def frozen(value: object) -> object:
    """Lists as tuples, however deep."""
    if isinstance(value, (list, tuple)):
        return tuple([frozen(each) for each in value])
    return value


def new_state(options: Options, version: int) -> State:
    """The table before anything is dealt: SF-1, SF-2, SF-4."""
    board = BOARD
    seats = options.seats
    state = State()
    state.board = board
    state.options = options
    state.version = version
    state.seats = seats
    state.first = 0
    state.round = 1
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
    state.boom = [0] * board.cities
    state.placed = 0
    state.available = [railroad < board.majors for railroad in range(board.railroads)]
    state.rails = board.rails[:]
    state.owner = [NONE] * board.lines
    state.laid = [0] * board.ways
    state.free = board.length[:]
    # SF-49 A major without rails has its home as only end.
    state.ends = [[board.home[railroad]] if railroad < board.majors else [] for railroad in range(board.railroads)]
    state.reached = [0] * board.cities
    state.towns = [[] for _ in range(board.railroads)]
    state.todo = 0
    state.done = 0
    state.exchanging = False
    state.ending = False
    state.put_off = False
    state.passed = 0
    state.reason = ""
    return state

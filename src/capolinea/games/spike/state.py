"""Everything that is true of a match at one moment, flat and quick to copy."""

from typing import Final

from capolinea.games.spike.board import BOARD
from capolinea.games.spike.meta import Options
from capolinea.games.spike.pieces import CARDS_PER_COLOUR, COLOURS, GOODS, OPEN, PARTS, REMOVED_WITH_TWO, TRACKS

#: What is owed now. SIDES: contract sides; GIFT: a card to give; ROUTE: a route card to keep; PLACE: the locomotive;
#: TURN: free movement or an action; DRAW: another card; MOVE: another space; AFTER: load or deliver after the action.
SIDES: Final = 0
GIFT: Final = 1
ROUTE: Final = 2
PLACE: Final = 3
TURN: Final = 4
DRAW: Final = 5
MOVE: Final = 6
AFTER: Final = 7
OVER: Final = 8
STAGES: Final = ("sides", "gift", "route", "place", "turn", "draw", "move", "after", "over")

#: Where a load token is.
WAITING: Final = 0
ABOARD: Final = 1
DELIVERED: Final = 2


class Table:
    """What everybody knows. Lists are by seat unless they say otherwise. A seat in a set of seats is `1 << seat`."""

    options: Options
    version: int
    """Of the rules it is played by."""
    first: int
    """SP-6 -1 until it is drawn."""
    actor: int
    stage: int
    round: int
    idle: int
    """SP-43 Turns in a row in which nobody drew, built, improved or delivered."""
    finisher: int
    """SP-33 The seat that began the last turns, or -1."""
    turns_left: int
    """SP-33 Turns still to be made in the last turns."""
    reason: str
    market: list[int]
    """SP-2 By place, column by column from the top: a good."""
    holder: list[int]
    """By good: who has its contract."""
    contract: list[int]
    """By good: the contract card in the game."""
    token: list[int]
    """By good: WAITING, ABOARD or DELIVERED."""
    aboard: list[list[int]]
    """The goods on the train, in the order loaded."""
    goal: list[int]
    """By good: the city it was delivered to, or -1."""
    shown: list[list[int]]
    """Cards of each colour that everybody must know to be in a hand: taken from the open ones and not played since."""
    open: list[int]
    """By slot: a colour, or -1."""
    deck_size: int
    """Rail cards in the deck."""
    top: int
    """SP-31 In round 3: how many rail cards lie above the part with the time cards."""
    time_cards: int
    """SP-31 How many are in the deck."""
    discards: list[int]
    """By colour."""
    at: list[int]
    """SP-13 A place: city or space; -1 before the locomotive is placed."""
    came: int
    """SP-17 The node by which the mover's train came onto its space in this turn's movement, or -1."""
    steps: int
    """Spaces that may still be moved for free, or in the start under way."""
    arrived: bool
    """SP-15 The mover's train came into its city in this turn."""
    drawn: int
    """SP-21 Cards of the draw under way."""
    busy: bool
    """SP-43 Somebody drew, built, improved or delivered in this turn."""
    level: list[list[int]]
    """SP-28 Steps made, by part."""
    money: list[int]
    from_market: list[int]
    from_contracts: list[int]
    spent: list[int]
    tracks: list[int]
    """Left."""
    lines: list[list[int]]
    """Spaces with an own track, in the order laid."""
    joined: list[list[int]]
    """Nodes of the network, in the order joined."""


class Secrets(Table):
    """What not everybody knows, or not in this form: `view.py` says who is shown what (SP-37)."""

    side: list[int]
    """By good: the side of the contract that counts, or -1: not chosen yet (SP-36)."""
    hands: list[list[int]]
    """Cards of each colour."""
    deck: list[int]
    """By colour; which card is on top is drawn when it is taken."""
    routes: list[tuple[int, ...]]
    """SP-8, SP-36 Dealt."""
    route: list[int]
    """Kept, or -1."""


class State(Secrets):
    """What follows from the rest."""

    seats: int
    supplied: list[int]
    """SP-20 By city: the set of seats that delivered there."""
    laid: list[int]
    """By space: the set of seats with a track on it."""
    net: list[int]
    """By node: the set of seats whose network has it."""

    # What follows is written by tools/write_states.py from the fields above.

    def clone(self) -> "State":
        """A copy that shares nothing mutable."""
        new = State()
        new.options = self.options
        new.version = self.version
        new.first = self.first
        new.actor = self.actor
        new.stage = self.stage
        new.round = self.round
        new.idle = self.idle
        new.finisher = self.finisher
        new.turns_left = self.turns_left
        new.reason = self.reason
        new.market = self.market[:]
        new.holder = self.holder[:]
        new.contract = self.contract[:]
        new.token = self.token[:]
        new.aboard = [each[:] for each in self.aboard]
        new.goal = self.goal[:]
        new.shown = [each[:] for each in self.shown]
        new.open = self.open[:]
        new.deck_size = self.deck_size
        new.top = self.top
        new.time_cards = self.time_cards
        new.discards = self.discards[:]
        new.at = self.at[:]
        new.came = self.came
        new.steps = self.steps
        new.arrived = self.arrived
        new.drawn = self.drawn
        new.busy = self.busy
        new.level = [each[:] for each in self.level]
        new.money = self.money[:]
        new.from_market = self.from_market[:]
        new.from_contracts = self.from_contracts[:]
        new.spent = self.spent[:]
        new.tracks = self.tracks[:]
        new.lines = [each[:] for each in self.lines]
        new.joined = [each[:] for each in self.joined]
        new.side = self.side[:]
        new.hands = [each[:] for each in self.hands]
        new.deck = self.deck[:]
        new.routes = self.routes[:]
        new.route = self.route[:]
        new.seats = self.seats
        new.supplied = self.supplied[:]
        new.laid = self.laid[:]
        new.net = self.net[:]
        return new

    def facts(self) -> object:
        """Everything that makes two states equal."""
        return (
            self.options,
            self.version,
            self.first,
            self.actor,
            self.stage,
            self.round,
            self.idle,
            self.finisher,
            self.turns_left,
            self.reason,
            tuple(self.market),
            tuple(self.holder),
            tuple(self.contract),
            tuple(self.token),
            tuple([tuple(each) for each in self.aboard]),
            tuple(self.goal),
            tuple([tuple(each) for each in self.shown]),
            tuple(self.open),
            self.deck_size,
            self.top,
            self.time_cards,
            tuple(self.discards),
            tuple(self.at),
            self.came,
            self.steps,
            self.arrived,
            self.drawn,
            self.busy,
            tuple([tuple(each) for each in self.level]),
            tuple(self.money),
            tuple(self.from_market),
            tuple(self.from_contracts),
            tuple(self.spent),
            tuple(self.tracks),
            tuple([tuple(each) for each in self.lines]),
            tuple([tuple(each) for each in self.joined]),
            tuple(self.side),
            tuple([tuple(each) for each in self.hands]),
            tuple(self.deck),
            tuple(self.routes),
            tuple(self.route),
            self.seats,
            tuple(self.supplied),
            tuple(self.laid),
            tuple(self.net),
        )


def cards_per_colour(seats: int) -> int:
    """SP-6"""
    return CARDS_PER_COLOUR - REMOVED_WITH_TWO if seats == 2 else CARDS_PER_COLOUR


def new_state(options: Options, version: int) -> State:
    """SP-1, SP-3, SP-10 Before anything is dealt."""
    seats = options.seats
    each = cards_per_colour(seats)
    state = State()
    state.options = options
    state.version = version
    state.seats = seats
    state.first = -1
    state.actor = 0
    state.stage = SIDES
    state.round = 1
    state.idle = 0
    state.finisher = -1
    state.turns_left = 0
    state.reason = ""
    state.market = list(range(len(GOODS)))
    state.holder = [-1] * len(GOODS)
    state.contract = [-1] * len(GOODS)
    state.side = [-1] * len(GOODS)
    state.token = [WAITING] * len(GOODS)
    state.aboard = [[] for _ in range(seats)]
    state.goal = [-1] * len(GOODS)
    state.supplied = [0] * BOARD.cities
    state.hands = [[0] * len(COLOURS) for _ in range(seats)]
    state.shown = [[0] * len(COLOURS) for _ in range(seats)]
    state.open = [-1] * OPEN
    state.deck = [each] * len(COLOURS)
    state.deck_size = each * len(COLOURS)
    state.top = 0
    state.time_cards = 0
    state.discards = [0] * len(COLOURS)
    state.routes = [()] * seats
    state.route = [-1] * seats
    state.at = [-1] * seats
    state.came = -1
    state.steps = 0
    state.arrived = False
    state.drawn = 0
    state.busy = False
    state.level = [[0] * len(PARTS) for _ in range(seats)]
    state.money = [0] * seats
    state.from_market = [0] * seats
    state.from_contracts = [0] * seats
    state.spent = [0] * seats
    state.tracks = [TRACKS] * seats
    state.laid = [0] * BOARD.spaces
    state.net = [0] * BOARD.nodes
    state.lines = [[] for _ in range(seats)]
    state.joined = [[] for _ in range(seats)]
    return state

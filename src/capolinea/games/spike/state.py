"""Everything that is true of a match at one moment, flat and quick to copy."""

from typing import Final

from capolinea.core.action import Action
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.meta import Options
from capolinea.games.spike.pieces import CARDS_PER_COLOUR, COLOURS, GOODS, OPEN, PARTS, REMOVED_WITH_TWO, TRACKS

#: The decision that is awaited. SIDES: contract sides; GIFT: a card to give; ROUTE: a route card to keep;
#: PLACE: the locomotive; TURN: free movement or an action; DRAW: another card; MOVE: another space; AFTER: load or
#: deliver after the action.
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
    """What everybody knows. Lists are by seat unless they say otherwise. A set of seats has the bit `1 << seat`."""

    options: Options
    version: int
    """The version of the rules that the match is played by."""
    first: int
    """SP-6 The first player; -1 until it is drawn."""
    actor: int
    stage: int
    round: int
    idle: int
    """SP-43 Turns in a row in which nobody drew, built, improved or delivered."""
    finisher: int
    """SP-33 The seat that began the last turns, or -1."""
    turns_left: int
    """SP-33 How many of the last turns are left."""
    reason: str
    market: list[int]
    """SP-2 The goods, column by column from the top."""
    holder: list[int]
    """By good: the seat that has its contract."""
    contract: list[int]
    """By good: the contract card in the game."""
    token: list[int]
    """By good: WAITING, ABOARD or DELIVERED."""
    aboard: list[list[int]]
    """The goods on the train, in the order loaded."""
    delivered_to: list[int]
    """By good: the city it was delivered to, or -1."""
    known_cards: list[list[int]]
    """Cards of each colour that everybody knows to be in a hand: taken from the open ones and not played since."""
    open: list[int]
    """By slot: a colour, or -1."""
    deck_size: int
    """Rail cards in the deck."""
    cards_above_time: int
    """SP-31 In round 3: how many rail cards are above the part with the time cards."""
    time_cards: int
    """SP-31 How many time cards are in the deck."""
    discards: list[int]
    """By colour."""
    train_place: list[int]
    """SP-13 The city or space of the train; -1 before the locomotive is placed."""
    entered_by: int
    """SP-17 The node by which the actor's train entered its space in this turn's movement, or -1."""
    steps: int
    """Spaces that the train may still move for free, or in the current start."""
    arrived: bool
    """SP-15 Whether the actor's train entered its city in this turn."""
    drawn: int
    """SP-21 Cards drawn so far in this turn."""
    something_happened: bool
    """SP-43 Whether somebody drew, built, improved or delivered in this turn."""
    level: list[list[int]]
    """SP-28 Improvements made, by part."""
    money: list[int]
    from_market: list[int]
    from_contracts: list[int]
    spent: list[int]
    tracks: list[int]
    """Tracks that are left to lay."""
    own_spaces: list[list[int]]
    """Spaces with a track of the seat, in the order laid."""
    network_nodes: list[list[int]]
    """Nodes of the seat's network, in the order connected."""


class Secrets(Table):
    """What not everybody knows, or not in this form: `view.py` decides who is shown what (SP-37)."""

    side: list[int]
    """By good: the side of the contract that counts, or -1 if it is not chosen yet (SP-36)."""
    hands: list[list[int]]
    """Cards of each colour."""
    deck: list[int]
    """By colour; the top card is drawn at random when it is taken."""
    routes: list[tuple[int, ...]]
    """SP-8, SP-36 The route cards dealt."""
    route: list[int]
    """The route card kept, or -1."""


class Kept(Secrets):
    """What listing the offers leaves for the next listing."""

    kept_builds: list[Action]
    """The builds that were offered last."""
    kept_for: list[int]
    """What they depend on: seat, tracks left, hand, and how many spaces each seat has."""


class State(Kept):
    """What follows from the rest."""

    seats: int
    supplied: list[int]
    """SP-20 By city: the set of seats that have delivered there."""
    track_bits: list[int]
    """By space: the set of seats that have a track on it."""
    network_bits: list[int]
    """By node: the set of seats whose network contains it."""

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
        new.delivered_to = self.delivered_to[:]
        new.known_cards = [each[:] for each in self.known_cards]
        new.open = self.open[:]
        new.deck_size = self.deck_size
        new.cards_above_time = self.cards_above_time
        new.time_cards = self.time_cards
        new.discards = self.discards[:]
        new.train_place = self.train_place[:]
        new.entered_by = self.entered_by
        new.steps = self.steps
        new.arrived = self.arrived
        new.drawn = self.drawn
        new.something_happened = self.something_happened
        new.level = [each[:] for each in self.level]
        new.money = self.money[:]
        new.from_market = self.from_market[:]
        new.from_contracts = self.from_contracts[:]
        new.spent = self.spent[:]
        new.tracks = self.tracks[:]
        new.own_spaces = [each[:] for each in self.own_spaces]
        new.network_nodes = [each[:] for each in self.network_nodes]
        new.side = self.side[:]
        new.hands = [each[:] for each in self.hands]
        new.deck = self.deck[:]
        new.routes = self.routes[:]
        new.route = self.route[:]
        new.kept_builds = []
        new.kept_for = []
        new.seats = self.seats
        new.supplied = self.supplied[:]
        new.track_bits = self.track_bits[:]
        new.network_bits = self.network_bits[:]
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
            tuple(self.delivered_to),
            tuple([tuple(each) for each in self.known_cards]),
            tuple(self.open),
            self.deck_size,
            self.cards_above_time,
            self.time_cards,
            tuple(self.discards),
            tuple(self.train_place),
            self.entered_by,
            self.steps,
            self.arrived,
            self.drawn,
            self.something_happened,
            tuple([tuple(each) for each in self.level]),
            tuple(self.money),
            tuple(self.from_market),
            tuple(self.from_contracts),
            tuple(self.spent),
            tuple(self.tracks),
            tuple([tuple(each) for each in self.own_spaces]),
            tuple([tuple(each) for each in self.network_nodes]),
            tuple(self.side),
            tuple([tuple(each) for each in self.hands]),
            tuple(self.deck),
            tuple(self.routes),
            tuple(self.route),
            self.seats,
            tuple(self.supplied),
            tuple(self.track_bits),
            tuple(self.network_bits),
        )


def cards_per_colour(seats: int) -> int:
    """SP-6 Return how many cards of each colour are in the game."""
    return CARDS_PER_COLOUR - REMOVED_WITH_TWO if seats == 2 else CARDS_PER_COLOUR


def new_state(options: Options, version: int) -> State:
    """SP-1, SP-3, SP-10 Return the state before anything is dealt."""
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
    state.delivered_to = [-1] * len(GOODS)
    state.supplied = [0] * BOARD.cities
    state.hands = [[0] * len(COLOURS) for _ in range(seats)]
    state.known_cards = [[0] * len(COLOURS) for _ in range(seats)]
    state.open = [-1] * OPEN
    state.deck = [each] * len(COLOURS)
    state.deck_size = each * len(COLOURS)
    state.cards_above_time = 0
    state.time_cards = 0
    state.discards = [0] * len(COLOURS)
    state.routes = [()] * seats
    state.route = [-1] * seats
    state.train_place = [-1] * seats
    state.entered_by = -1
    state.steps = 0
    state.arrived = False
    state.drawn = 0
    state.something_happened = False
    state.level = [[0] * len(PARTS) for _ in range(seats)]
    state.money = [0] * seats
    state.from_market = [0] * seats
    state.from_contracts = [0] * seats
    state.spent = [0] * seats
    state.tracks = [TRACKS] * seats
    state.track_bits = [0] * BOARD.spaces
    state.network_bits = [0] * BOARD.nodes
    state.own_spaces = [[] for _ in range(seats)]
    state.network_nodes = [[] for _ in range(seats)]
    state.kept_builds = []
    state.kept_for = []
    return state

"""Everything that is true of a match at one moment, flat and quick to copy.

A chain is a run of track without a junction. Each of its two ends knows the other (`other_end`). An end is an exit of
a place (a city's side, or an exit of a town's tile) or an open exit. A chain between two places is a complete link
(ST-18), one with a single open end an incomplete link. An open exit of a town's tile is both ends of its chain (ST-41).
A chain with two open ends is loose track, which only a two-track tile can leave, until the building ends (ST-47).
"""

from typing import Final

from capolinea.core.action import Action
from capolinea.games.steam.board import Board, load_board
from capolinea.games.steam.meta import Options
from capolinea.games.steam.pieces import COLOURS, GOODS, GROWTH_MARKERS, NEW_CITIES, NO_TILE, TURNS
from capolinea.games.steam.tiles import TILE_SET

#: The decision that is awaited. BID: in an auction for turn order; CAPITAL: how much to raise; ACTION: an action tile;
#: BUILD: lay track, grow or found a city, or end; MOVE: move a good, improve the locomotive, or pass; POINTS: put down
#: the points of a delivery.
BID: Final = 0
CAPITAL: Final = 1
ACTION: Final = 2
BUILD: Final = 3
MOVE: Final = 4
POINTS: Final = 5
OVER: Final = 6
STAGES: Final = ("bid", "capital", "action", "build", "move", "points", "over")

COLOUR_COUNT: Final = len(COLOURS)

#: In `owner`: track without an owner, and no track at all.
NOBODY: Final = -1
NO_TRACK: Final = -2

#: What is needed to take a tile back: the hex, and as they were before: its pose and piece; cash, income and points;
#: `extended_ends` and `loose`; and the exits that changed hands, each followed by its owner.
UndoStep = tuple[int, int, int, int, int, int, tuple[int, ...], tuple[int, ...], tuple[int, ...]]


class Table:
    """What everybody knows, which is everything. Lists are by seat unless they say otherwise."""

    options: Options
    version: int
    """Of the rules that the match is played by."""
    last_turn: int
    """ST-5"""
    turn: int
    """From 1; 0 while the first turn order is auctioned."""
    stage: int
    actor: int
    """The seat that owes the decision."""
    order: tuple[int, ...]
    """Turn order of the seats still in the game; before the first auctions, clockwise from the opener."""
    queue: tuple[int, ...]
    """The seats that still have to act in this phase or round, the actor first."""
    round: int
    """ST-31 The round of moving goods, 1 or 2; otherwise 0."""
    alive: list[bool]
    bankrupt: tuple[int, ...]
    """ST-50 In the order in which they went bankrupt."""
    cash: list[int]
    income: list[int]
    points: list[int]
    level: list[int]
    tile: list[int]
    """Number of the action tile: the one taken in this turn, or until then the one of the turn before; or NO_TILE."""
    taken: list[bool]
    """Whether the tile was taken in this turn."""
    passing: list[bool]
    """ST-11 The tile was taken to pass."""
    improved: list[bool]
    """ST-31 The locomotive was improved in this turn's goods phase."""
    bid: int
    bidder: int
    """Highest bidder, or -1."""
    bids: list[int]
    """ST-64 The last bid of each seat, or 0."""
    out: int
    """Seats out of this auction, as bits."""
    opener: int
    """ST-6 The seat that opened this auction."""
    places: tuple[int, ...]
    """Seats that have a place: in the base game from the first on, in the standard game from the last on."""
    free_pass: int
    """ST-63 The seat that may pass once and stay in, or -1."""
    pose: list[int]
    """By hex: the pose of the tile on it, or -1."""
    piece: list[int]
    """By hex: the kind of piece on it, or -1."""
    left: list[int]
    """By kind of piece: how many are in the supply."""
    owner: list[int]
    """By exit: the owner of the track that leads there, NOBODY or NO_TRACK; at a city of the link that begins there."""
    other_end: list[int]
    """By exit: the other end of the chain that ends there, or -1."""
    tiles_left: int
    """ST-14 In the actor's building."""
    spent: int
    """What the actor's building has cost so far."""
    pending_tile: int
    """ST-14 CITY_GROWTH or URBANIZATION if the actor still has to carry it out, otherwise NO_TILE."""
    extended_ends: tuple[int, ...]
    """ST-46 Where the incomplete links begin that the actor began, extended or claimed in this building."""
    loose: tuple[int, ...]
    """ST-47 An exit of each loose track."""
    undo_stack: tuple[UndoStep, ...]
    """ST-47 Tiles that may be taken back, the last one last."""
    taken_back: frozenset[int]
    """ST-47 Tiles that were taken back in this building: hex * number of poses + pose."""
    colour: list[int]
    """By place: the colour of the city there, or -1 for a town."""
    grown: list[bool]
    """By place: whether it has a growth marker or is a new city."""
    goods: list[int]
    """By place * 5 + colour: how many goods are there."""
    supply: list[int]
    """By space * 5 + colour: how many goods are there."""
    new_cities: list[int]
    """By colour: how many are left."""
    markers: int
    bag: list[int]
    """By colour: how many goods are in the bag."""
    points_due: tuple[tuple[int, int], ...]
    """ST-34 The seats that still have to put down points of the last delivery, and how many; the actor first."""
    delivery: tuple[int, ...]
    """ST-34 While points are due, the exits by which the links of the delivery leave their places, in order."""
    reason: str
    """Why the match is over, or empty."""


class Working(Table):
    """What is kept for speed."""

    board: Board
    """Of the map that the options name."""


class Kept(Working):
    """What listing the offers leaves for the next listing: while track is loose, players lay and take back."""

    kept_track: list[list[Action]]
    """By the number of tiles that may be taken back: the tiles that could be laid then, of those that have not been
    taken back since; empty if that was not listed. The list may be shorter."""
    kept_poses: list[list[int]]
    """The same tiles as numbers, as in `taken_back`."""


class State(Kept):
    """What follows from the rest."""

    seats: int
    open: list[int]
    """Exits at which a chain is open, in order; it follows from `other_end`."""

    # What follows is written by tools/write_states.py from the fields above.

    def clone(self) -> "State":
        """A copy that shares nothing mutable."""
        new = State()
        new.options = self.options
        new.version = self.version
        new.last_turn = self.last_turn
        new.turn = self.turn
        new.stage = self.stage
        new.actor = self.actor
        new.order = self.order
        new.queue = self.queue
        new.round = self.round
        new.alive = self.alive[:]
        new.bankrupt = self.bankrupt
        new.cash = self.cash[:]
        new.income = self.income[:]
        new.points = self.points[:]
        new.level = self.level[:]
        new.tile = self.tile[:]
        new.taken = self.taken[:]
        new.passing = self.passing[:]
        new.improved = self.improved[:]
        new.bid = self.bid
        new.bidder = self.bidder
        new.bids = self.bids[:]
        new.out = self.out
        new.opener = self.opener
        new.places = self.places
        new.free_pass = self.free_pass
        new.pose = self.pose[:]
        new.piece = self.piece[:]
        new.left = self.left[:]
        new.owner = self.owner[:]
        new.other_end = self.other_end[:]
        new.tiles_left = self.tiles_left
        new.spent = self.spent
        new.pending_tile = self.pending_tile
        new.extended_ends = self.extended_ends
        new.loose = self.loose
        new.undo_stack = self.undo_stack
        new.taken_back = self.taken_back
        new.colour = self.colour[:]
        new.grown = self.grown[:]
        new.goods = self.goods[:]
        new.supply = self.supply[:]
        new.new_cities = self.new_cities[:]
        new.markers = self.markers
        new.bag = self.bag[:]
        new.points_due = self.points_due
        new.delivery = self.delivery
        new.reason = self.reason
        new.board = self.board
        new.kept_track = []
        new.kept_poses = []
        new.seats = self.seats
        new.open = self.open[:]
        return new

    def facts(self) -> object:
        """Everything that makes two states equal."""
        return (
            self.options,
            self.version,
            self.last_turn,
            self.turn,
            self.stage,
            self.actor,
            self.order,
            self.queue,
            self.round,
            tuple(self.alive),
            self.bankrupt,
            tuple(self.cash),
            tuple(self.income),
            tuple(self.points),
            tuple(self.level),
            tuple(self.tile),
            tuple(self.taken),
            tuple(self.passing),
            tuple(self.improved),
            self.bid,
            self.bidder,
            tuple(self.bids),
            self.out,
            self.opener,
            self.places,
            self.free_pass,
            tuple(self.pose),
            tuple(self.piece),
            tuple(self.left),
            tuple(self.owner),
            tuple(self.other_end),
            self.tiles_left,
            self.spent,
            self.pending_tile,
            self.extended_ends,
            self.loose,
            self.undo_stack,
            tuple(sorted(self.taken_back)),
            tuple(self.colour),
            tuple(self.grown),
            tuple(self.goods),
            tuple(self.supply),
            tuple(self.new_cities),
            self.markers,
            tuple(self.bag),
            self.points_due,
            self.delivery,
            self.reason,
            self.seats,
            tuple(self.open),
        )


def new_state(options: Options, version: int) -> State:
    """ST-3 to ST-5 Before anything is drawn: all goods in the bag, all tiles in the supply."""
    board, seats = load_board(options), options.seats
    state = State()
    state.board = board
    state.options = options
    state.version = version
    state.seats = seats
    state.last_turn = TURNS[seats]
    state.turn = 0
    state.stage = BID
    state.actor = 0
    state.order = ()
    state.queue = ()
    state.round = 0
    state.alive = [True] * seats
    state.bankrupt = ()
    state.cash = [0] * seats
    state.income = [0] * seats
    state.points = [0] * seats
    state.level = [1] * seats
    state.tile = [NO_TILE] * seats
    state.taken = [False] * seats
    state.passing = [False] * seats
    state.improved = [False] * seats
    clear_auction(state)
    state.pose = [-1] * board.size
    state.piece = [-1] * board.size
    state.left = TILE_SET.count[:]
    state.owner = [NO_TRACK] * (board.size * 6)
    state.other_end = [-1] * (board.size * 6)
    state.open = []
    clear_building(state)
    state.colour = board.colour + [-1] * (board.places - board.cities)
    state.grown = [False] * board.places
    state.goods = [0] * (board.places * COLOUR_COUNT)
    state.supply = [0] * (board.spaces * COLOUR_COUNT)
    state.new_cities = list(NEW_CITIES)
    state.markers = GROWTH_MARKERS
    state.bag = list(GOODS)
    state.points_due = ()
    state.delivery = ()
    state.reason = ""
    return state


def clear_auction(state: State) -> None:
    state.bid = 0
    state.bidder = -1
    state.bids = [0] * state.seats
    state.out = 0
    state.opener = -1
    state.places = ()
    state.free_pass = -1


def clear_building(state: State) -> None:
    state.tiles_left = 0
    state.spent = 0
    state.pending_tile = NO_TILE
    state.extended_ends = ()
    state.loose = ()
    state.undo_stack = ()
    state.taken_back = frozenset()
    forget_listings(state)


def forget_listings(state: State) -> None:
    state.kept_track = []
    state.kept_poses = []

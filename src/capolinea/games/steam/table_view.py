"""What everybody at the table knows. Written by tools/write_states.py from state.py."""

from typing import Any

from capolinea.core.rules import View
from capolinea.games.steam.meta import Options
from capolinea.games.steam.state import STAGES, State, Table, UndoStep


class TableView(View, frozen=True):
    """The part of the view that is the same for everybody. Lists are by seat unless they say otherwise."""

    options: Options
    last_turn: int
    """ST-5"""
    turn: int
    """From 1; 0 while the first turn order is auctioned."""
    stage: str
    actor: int
    """The seat that owes the decision."""
    order: tuple[int, ...]
    """Turn order of the seats still in the game; before the first auctions, clockwise from the opener."""
    queue: tuple[int, ...]
    """The seats that still have to act in this phase or round, the actor first."""
    round: int
    """ST-31 The round of moving goods, 1 or 2; otherwise 0."""
    alive: tuple[bool, ...]
    bankrupt: tuple[int, ...]
    """ST-50 In the order in which they went bankrupt."""
    cash: tuple[int, ...]
    income: tuple[int, ...]
    points: tuple[int, ...]
    level: tuple[int, ...]
    tile: tuple[int, ...]
    """Number of the action tile: the one taken in this turn, or until then the one of the turn before; or NO_TILE."""
    taken: tuple[bool, ...]
    """Whether the tile was taken in this turn."""
    passing: tuple[bool, ...]
    """ST-11 The tile was taken to pass."""
    improved: tuple[bool, ...]
    """ST-31 The locomotive was improved in this turn's goods phase."""
    bid: int
    bidder: int
    """Highest bidder, or -1."""
    bids: tuple[int, ...]
    """ST-64 The last bid of each seat, or 0."""
    out: int
    """Seats out of this auction, as bits."""
    opener: int
    """ST-6 The seat that opened this auction."""
    places: tuple[int, ...]
    """Seats that have a place: in the base game from the first on, in the standard game from the last on."""
    free_pass: int
    """ST-63 The seat that may pass once and stay in, or -1."""
    pose: tuple[int, ...]
    """By hex: the pose of the tile on it, or -1."""
    piece: tuple[int, ...]
    """By hex: the kind of piece on it, or -1."""
    left: tuple[int, ...]
    """By kind of piece: how many are in the supply."""
    owner: tuple[int, ...]
    """By exit: the owner of the track that leads there, NOBODY or NO_TRACK; at a city of the link that begins there."""
    other_end: tuple[int, ...]
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
    taken_back: tuple[int, ...]
    """ST-47 Tiles that were taken back in this building: hex * number of poses + pose."""
    colour: tuple[int, ...]
    """By place: the colour of the city there, or -1 for a town."""
    grown: tuple[bool, ...]
    """By place: whether it has a growth marker or is a new city."""
    goods: tuple[int, ...]
    """By place * 5 + colour: how many goods are there."""
    supply: tuple[int, ...]
    """By space * 5 + colour: how many goods are there."""
    new_cities: tuple[int, ...]
    """By colour: how many are left."""
    markers: int
    bag: tuple[int, ...]
    """By colour: how many goods are in the bag."""
    points_due: tuple[tuple[int, int], ...]
    """ST-34 The seats that still have to put down points of the last delivery, and how many; the actor first."""
    delivery: tuple[int, ...]
    """ST-34 While points are due, the exits by which the links of the delivery leave their places, in order."""
    reason: str
    """Why the match is over, or empty."""


def show_table(table: Table) -> tuple[Any, ...]:
    """The fields of a TableView after `seat`, in their order."""
    return (
        table.version,
        table.options,
        table.last_turn,
        table.turn,
        STAGES[table.stage],
        table.actor,
        table.order,
        table.queue,
        table.round,
        tuple(table.alive),
        table.bankrupt,
        tuple(table.cash),
        tuple(table.income),
        tuple(table.points),
        tuple(table.level),
        tuple(table.tile),
        tuple(table.taken),
        tuple(table.passing),
        tuple(table.improved),
        table.bid,
        table.bidder,
        tuple(table.bids),
        table.out,
        table.opener,
        table.places,
        table.free_pass,
        tuple(table.pose),
        tuple(table.piece),
        tuple(table.left),
        tuple(table.owner),
        tuple(table.other_end),
        table.tiles_left,
        table.spent,
        table.pending_tile,
        table.extended_ends,
        table.loose,
        table.undo_stack,
        tuple(sorted(table.taken_back)),
        tuple(table.colour),
        tuple(table.grown),
        tuple(table.goods),
        tuple(table.supply),
        tuple(table.new_cities),
        table.markers,
        tuple(table.bag),
        table.points_due,
        table.delivery,
        table.reason,
    )


def lay_table(state: State, view: TableView) -> None:
    """Put what everybody knows into `state`."""
    state.version = view.version
    state.options = view.options
    state.last_turn = view.last_turn
    state.turn = view.turn
    state.stage = STAGES.index(view.stage)
    state.actor = view.actor
    state.order = view.order
    state.queue = view.queue
    state.round = view.round
    state.alive = list(view.alive)
    state.bankrupt = view.bankrupt
    state.cash = list(view.cash)
    state.income = list(view.income)
    state.points = list(view.points)
    state.level = list(view.level)
    state.tile = list(view.tile)
    state.taken = list(view.taken)
    state.passing = list(view.passing)
    state.improved = list(view.improved)
    state.bid = view.bid
    state.bidder = view.bidder
    state.bids = list(view.bids)
    state.out = view.out
    state.opener = view.opener
    state.places = view.places
    state.free_pass = view.free_pass
    state.pose = list(view.pose)
    state.piece = list(view.piece)
    state.left = list(view.left)
    state.owner = list(view.owner)
    state.other_end = list(view.other_end)
    state.tiles_left = view.tiles_left
    state.spent = view.spent
    state.pending_tile = view.pending_tile
    state.extended_ends = view.extended_ends
    state.loose = view.loose
    state.undo_stack = view.undo_stack
    state.taken_back = frozenset(view.taken_back)
    state.colour = list(view.colour)
    state.grown = list(view.grown)
    state.goods = list(view.goods)
    state.supply = list(view.supply)
    state.new_cities = list(view.new_cities)
    state.markers = view.markers
    state.bag = list(view.bag)
    state.points_due = view.points_due
    state.delivery = view.delivery
    state.reason = view.reason

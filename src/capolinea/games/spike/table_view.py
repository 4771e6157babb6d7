"""What everybody at the table knows. Written by tools/write_states.py from state.py."""

from typing import Any

from capolinea.core.rules import View
from capolinea.games.spike.meta import Options
from capolinea.games.spike.state import STAGES, State, Table


class TableView(View, frozen=True):
    """The part of the view that is the same for everybody. Lists are by seat unless they say otherwise."""

    options: Options
    first: int
    """SP-6 The first player; -1 until it is drawn."""
    actor: int
    stage: str
    round: int
    idle: int
    """SP-43 Turns in a row in which nobody drew, built, improved or delivered."""
    finisher: int
    """SP-33 The seat that began the last turns, or -1."""
    turns_left: int
    """SP-33 How many of the last turns are left."""
    reason: str
    market: tuple[int, ...]
    """SP-2 The goods, column by column from the top."""
    holder: tuple[int, ...]
    """By good: the seat that has its contract."""
    contract: tuple[int, ...]
    """By good: the contract card in the game."""
    token: tuple[int, ...]
    """By good: WAITING, ABOARD or DELIVERED."""
    aboard: tuple[tuple[int, ...], ...]
    """The goods on the train, in the order loaded."""
    delivered_to: tuple[int, ...]
    """By good: the city it was delivered to, or -1."""
    known_cards: tuple[tuple[int, ...], ...]
    """Cards of each colour that everybody knows to be in a hand: taken from the open ones and not played since."""
    open: tuple[int, ...]
    """By slot: a colour, or -1."""
    deck_size: int
    """Rail cards in the deck."""
    cards_above_time: int
    """SP-31 In round 3: how many rail cards are above the part with the time cards."""
    time_cards: int
    """SP-31 How many time cards are in the deck."""
    discards: tuple[int, ...]
    """By colour."""
    train_place: tuple[int, ...]
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
    level: tuple[tuple[int, ...], ...]
    """SP-28 Improvements made, by part."""
    money: tuple[int, ...]
    from_market: tuple[int, ...]
    from_contracts: tuple[int, ...]
    spent: tuple[int, ...]
    tracks: tuple[int, ...]
    """Tracks that are left to lay."""
    own_spaces: tuple[tuple[int, ...], ...]
    """Spaces with a track of the seat, in the order laid."""
    network_nodes: tuple[tuple[int, ...], ...]
    """Nodes of the seat's network, in the order connected."""


def show_table(table: Table) -> tuple[Any, ...]:
    """The fields of a TableView after `seat`, in their order."""
    return (
        table.version,
        table.options,
        table.first,
        table.actor,
        STAGES[table.stage],
        table.round,
        table.idle,
        table.finisher,
        table.turns_left,
        table.reason,
        tuple(table.market),
        tuple(table.holder),
        tuple(table.contract),
        tuple(table.token),
        tuple([tuple(each) for each in table.aboard]),
        tuple(table.delivered_to),
        tuple([tuple(each) for each in table.known_cards]),
        tuple(table.open),
        table.deck_size,
        table.cards_above_time,
        table.time_cards,
        tuple(table.discards),
        tuple(table.train_place),
        table.entered_by,
        table.steps,
        table.arrived,
        table.drawn,
        table.something_happened,
        tuple([tuple(each) for each in table.level]),
        tuple(table.money),
        tuple(table.from_market),
        tuple(table.from_contracts),
        tuple(table.spent),
        tuple(table.tracks),
        tuple([tuple(each) for each in table.own_spaces]),
        tuple([tuple(each) for each in table.network_nodes]),
    )


def lay_table(state: State, view: TableView) -> None:
    """Put what everybody knows into `state`."""
    state.version = view.version
    state.options = view.options
    state.first = view.first
    state.actor = view.actor
    state.stage = STAGES.index(view.stage)
    state.round = view.round
    state.idle = view.idle
    state.finisher = view.finisher
    state.turns_left = view.turns_left
    state.reason = view.reason
    state.market = list(view.market)
    state.holder = list(view.holder)
    state.contract = list(view.contract)
    state.token = list(view.token)
    state.aboard = [list(each) for each in view.aboard]
    state.delivered_to = list(view.delivered_to)
    state.known_cards = [list(each) for each in view.known_cards]
    state.open = list(view.open)
    state.deck_size = view.deck_size
    state.cards_above_time = view.cards_above_time
    state.time_cards = view.time_cards
    state.discards = list(view.discards)
    state.train_place = list(view.train_place)
    state.entered_by = view.entered_by
    state.steps = view.steps
    state.arrived = view.arrived
    state.drawn = view.drawn
    state.something_happened = view.something_happened
    state.level = [list(each) for each in view.level]
    state.money = list(view.money)
    state.from_market = list(view.from_market)
    state.from_contracts = list(view.from_contracts)
    state.spent = list(view.spent)
    state.tracks = list(view.tracks)
    state.own_spaces = [list(each) for each in view.own_spaces]
    state.network_nodes = [list(each) for each in view.network_nodes]

"""What everybody at the table knows. Written by tools/write_states.py from state.py."""

from typing import Any

from capolinea.core.rules import View
from capolinea.games.spike.meta import Options
from capolinea.games.spike.state import STAGES, State, Table


class TableView(View, frozen=True):
    """The part of the view that is the same for everybody. Lists are by seat unless they say otherwise."""

    options: Options
    first: int
    """SP-6 -1 until it is drawn."""
    actor: int
    stage: str
    round: int
    idle: int
    """SP-43 Turns in a row in which nobody drew, built, improved or delivered."""
    finisher: int
    """SP-33 The seat that began the last turns, or -1."""
    turns_left: int
    """SP-33 Turns still to be made in the last turns."""
    reason: str
    market: tuple[int, ...]
    """SP-2 By place, column by column from the top: a good."""
    holder: tuple[int, ...]
    """By good: who has its contract."""
    contract: tuple[int, ...]
    """By good: the contract card in the game."""
    token: tuple[int, ...]
    """By good: WAITING, ABOARD or DELIVERED."""
    aboard: tuple[tuple[int, ...], ...]
    """The goods on the train, in the order loaded."""
    goal: tuple[int, ...]
    """By good: the city it was delivered to, or -1."""
    shown: tuple[tuple[int, ...], ...]
    """Cards of each colour that everybody must know to be in a hand: taken from the open ones and not played since."""
    open: tuple[int, ...]
    """By slot: a colour, or -1."""
    deck_size: int
    """Rail cards in the deck."""
    top: int
    """SP-31 In round 3: how many rail cards lie above the part with the time cards."""
    time_cards: int
    """SP-31 How many are in the deck."""
    discards: tuple[int, ...]
    """By colour."""
    at: tuple[int, ...]
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
    level: tuple[tuple[int, ...], ...]
    """SP-28 Steps made, by part."""
    money: tuple[int, ...]
    from_market: tuple[int, ...]
    from_contracts: tuple[int, ...]
    spent: tuple[int, ...]
    tracks: tuple[int, ...]
    """Left."""
    lines: tuple[tuple[int, ...], ...]
    """Spaces with an own track, in the order laid."""
    joined: tuple[tuple[int, ...], ...]
    """Nodes of the network, in the order joined."""


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
        tuple(table.goal),
        tuple([tuple(each) for each in table.shown]),
        tuple(table.open),
        table.deck_size,
        table.top,
        table.time_cards,
        tuple(table.discards),
        tuple(table.at),
        table.came,
        table.steps,
        table.arrived,
        table.drawn,
        table.busy,
        tuple([tuple(each) for each in table.level]),
        tuple(table.money),
        tuple(table.from_market),
        tuple(table.from_contracts),
        tuple(table.spent),
        tuple(table.tracks),
        tuple([tuple(each) for each in table.lines]),
        tuple([tuple(each) for each in table.joined]),
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
    state.goal = list(view.goal)
    state.shown = [list(each) for each in view.shown]
    state.open = list(view.open)
    state.deck_size = view.deck_size
    state.top = view.top
    state.time_cards = view.time_cards
    state.discards = list(view.discards)
    state.at = list(view.at)
    state.came = view.came
    state.steps = view.steps
    state.arrived = view.arrived
    state.drawn = view.drawn
    state.busy = view.busy
    state.level = [list(each) for each in view.level]
    state.money = list(view.money)
    state.from_market = list(view.from_market)
    state.from_contracts = list(view.from_contracts)
    state.spent = list(view.spent)
    state.tracks = list(view.tracks)
    state.lines = [list(each) for each in view.lines]
    state.joined = [list(each) for each in view.joined]

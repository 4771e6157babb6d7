"""What a seat may know, and a full state that fits it."""

from typing import Final

from capolinea.core.action import Seat
from capolinea.core.chance import Chance
from capolinea.core.rules import View as CoreView
from capolinea.games.transamerica.board import DECKS
from capolinea.games.transamerica.events import RoundResult
from capolinea.games.transamerica.networks import (
    completed,
    lay_coloured,
    lay_common,
    place_marker,
    rail_owners,
)
from capolinea.games.transamerica.pieces import COLOURED_RAILS, FEW_PLAYERS
from capolinea.games.transamerica.sequence import set_hands
from capolinea.games.transamerica.state import OVER, PHASES, State, clear_board, new_state


class View(CoreView, frozen=True):
    """The open table and, for a seat, its own hand (TA-5, TA-21)."""

    vexation: bool
    round: int
    first: Seat
    phase: str
    mover: Seat
    laid_now: int
    barrier: int
    scores: tuple[int, ...]
    markers: tuple[int, ...]
    coloured_left: tuple[int, ...]
    rails: tuple[int, ...]
    owners: tuple[int, ...]
    """For each of `rails` the seat whose colour it has, or -1."""
    hand: tuple[int, ...]
    """Own cities, by region; empty for a spectator."""
    history: tuple[RoundResult, ...]


def view(state: State, viewer: Seat | None) -> View:
    """What `viewer` may know. None is a spectator."""
    return View(
        seat=viewer,
        version=state.version,
        vexation=state.vexation,
        round=state.round,
        first=state.first,
        phase=PHASES[state.phase],
        mover=state.mover,
        laid_now=state.laid_now,
        barrier=state.barrier,
        scores=state.scores,
        markers=state.markers,
        coloured_left=state.coloured_left,
        rails=tuple(state.rails),
        owners=rail_owners(state),
        hand=() if viewer is None else state.hands[viewer],
        history=state.history,
    )


def open_table(seen: View) -> State:
    """The state that a view describes, with no hands but the viewer's own."""
    state = new_state(len(seen.scores), seen.vexation, seen.version)
    clear_board(state)
    state.round = seen.round
    state.first = seen.first
    state.phase = PHASES.index(seen.phase)
    state.mover = seen.mover
    state.barrier = seen.barrier
    state.scores = seen.scores
    state.history = seen.history
    state.coloured_left = (COLOURED_RAILS if seen.vexation else 0,) * state.seats
    for seat, point in enumerate(seen.markers):
        if point >= 0:
            place_marker(state, seat, point)
    for line, owner in zip(seen.rails, seen.owners, strict=True):
        if owner < 0:
            lay_common(state, line)
        else:
            lay_coloured(state, owner, line)
    state.laid_now = seen.laid_now
    hands: list[list[int]] = [[] for _ in range(state.seats)]
    if seen.seat is not None:
        hands[seen.seat] = list(seen.hand)
    set_hands(state, hands)
    return state


#: Deals that do not fit are drawn again; more in a row than this has never been seen by far.
MOST_DEALS: Final = 10_000


def guess(seen: View, seat: Seat, chance: Chance) -> State:
    """A full state that fits what `seat` sees: others' hands dealt from the cards that are not its own.

    A hand that would have ended the round already does not fit. A scored match has shown all its hands.
    """
    state = open_table(seen)
    if state.phase == OVER:
        set_hands(state, [list(result.hand) for result in seen.history[-1].seats])
        return state
    others = [other for other in range(state.seats) if other != seat]
    own = set(seen.hand)
    decks = [[city for city in deck if city not in own] for deck in DECKS[state.seats <= FEW_PLAYERS]]
    for _ in range(MOST_DEALS):
        hands: list[list[int]] = [list(seen.hand) if other == seat else [] for other in range(state.seats)]
        for deck in decks:
            for other, i in zip(others, chance.sample("guess", len(deck), len(others)), strict=True):
                hands[other].append(deck[i])
        set_hands(state, hands)
        if not seen.rails or not completed(state):
            return state
    raise RuntimeError("no deal fits the view")

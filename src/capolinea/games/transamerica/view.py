"""What a seat may know (TA-5, TA-21), and full states that are consistent with it."""

from collections.abc import Sequence
from typing import Final

from capolinea.core.action import Seat
from capolinea.core.chance import Chance
from capolinea.games.transamerica.board import DECKS
from capolinea.games.transamerica.networks import completed, lay_coloured, lay_common, place_marker, rail_owners
from capolinea.games.transamerica.pieces import FEW_PLAYERS
from capolinea.games.transamerica.sequence import set_hands
from capolinea.games.transamerica.state import OVER, State, clear_board, new_state
from capolinea.games.transamerica.table_view import TableView, lay_table, show_table


class View(TableView, frozen=True, kw_only=True):
    """Everything but others' cities."""

    owners: tuple[int, ...]
    """For each of `rails` the seat whose colour it has, or -1."""
    hand: tuple[int, ...]
    """The viewer's cities, by region; none for a spectator."""


def view_of(state: State, viewer: Seat | None) -> View:
    """Return what `viewer` may know; None is a spectator."""
    return View(
        viewer,
        *show_table(state),
        owners=rail_owners(state),
        hand=() if viewer is None else state.hands[viewer],
    )


def state_from_view(view: View) -> State:
    """Return the state that `view` describes, with only the viewer's hand."""
    state = new_state(len(view.scores), view.vexation, view.version)
    lay_board(state, view.markers, view.rails, view.owners)
    lay_table(state, view)
    set_hands(state, [list(view.hand) if seat == view.seat else [] for seat in range(state.seats)])
    return state


def lay_board(state: State, markers: Sequence[int], rails: Sequence[int], owners: Sequence[int]) -> None:
    """Put markers and rails on the empty board; `owners` is as in the view."""
    clear_board(state)
    for seat, point in enumerate(markers):
        if point >= 0:
            place_marker(state, seat, point)
    for line, owner in zip(rails, owners, strict=True):
        if owner < 0:
            lay_common(state, line)
        else:
            lay_coloured(state, owner, line)


#: Deals that are not consistent are drawn again, at most this often; far fewer have been enough.
MOST_DEALS: Final = 10_000


def guess(view: View, seat: Seat, chance: Chance) -> State:
    """Return a random full state consistent with what `seat` sees: others' hands are dealt from the other cards.

    A hand that would have ended the round is not consistent. When the match is over, all hands are known.
    """
    state = state_from_view(view)
    if state.stage == OVER:
        set_hands(state, [list(result.hand) for result in view.history[-1].seats])
        return state
    others = [other for other in range(state.seats) if other != seat]
    own = set(view.hand)
    decks = [[city for city in deck if city not in own] for deck in DECKS[state.seats <= FEW_PLAYERS]]
    for _ in range(MOST_DEALS):
        hands: list[list[int]] = [list(view.hand) if other == seat else [] for other in range(state.seats)]
        for deck in decks:
            for other, i in zip(others, chance.sample("guess", len(deck), len(others)), strict=True):
                hands[other].append(deck[i])
        set_hands(state, hands)
        if not view.rails or not completed(state):
            return state
    raise RuntimeError("no deal fits the view")

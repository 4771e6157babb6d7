"""What a seat may know (RB-43, RB-45), and full states that are consistent with it."""

from typing import Final

from capolinea.core.action import Seat
from capolinea.core.chance import Chance
from capolinea.games.rail_baron.pieces import ANNOUNCED, STEP
from capolinea.games.rail_baron.state import BID, OVER, SALE, State, new_state
from capolinea.games.rail_baron.table_view import TableView, lay_table, show_table
from capolinea.games.rail_baron.trips import marked

#: Cash that a view does not show.
HIDDEN: Final = -1


class View(TableView, frozen=True, kw_only=True):
    """Everything but others' cash below 150,000."""

    cash: tuple[int, ...]
    """HIDDEN if the viewer may not know it."""
    used_tracks: tuple[tuple[int, ...], ...]
    """Tracks used in each trip."""


def shows_cash(state: State, viewer: Seat | None, seat: Seat) -> bool:
    """RB-45 Show a player's own cash and announced cash; with `open_cash` and when the match is over, all cash."""
    return seat == viewer or state.options.open_cash or state.cash[seat] >= ANNOUNCED or state.stage == OVER


def view_of(state: State, viewer: Seat | None) -> View:
    """Return what `viewer` may know; None is a spectator."""
    return View(
        viewer,
        *show_table(state),
        cash=tuple([cash if shows_cash(state, viewer, seat) else HIDDEN for seat, cash in enumerate(state.cash)]),
        used_tracks=tuple([marked(tracks) for tracks in state.used_tracks]),
    )


def state_from_view(view: View) -> State:
    """Return the state that `view` describes; hidden cash is the least it can be: nothing, or the bid."""
    state = new_state(view.options, view.version)
    lay_table(state, view)
    state.cash = [least_cash(state, seat) if cash == HIDDEN else cash for seat, cash in enumerate(view.cash)]
    for tracks, gone in zip(state.used_tracks, view.used_tracks, strict=True):
        for track in gone:
            tracks[track] = 1
    return state


def least_cash(state: State, seat: Seat) -> int:
    """RB-26 Return the cash that `seat` must have: the highest bidder has at least the bid."""
    return state.bid if state.stage == BID and state.bidder == seat else 0


def guess(view: View, seat: Seat, chance: Chance) -> State:
    """Return a random full state consistent with what `seat` sees: hidden cash is below what would be announced."""
    state = state_from_view(view)
    for other, cash in enumerate(view.cash):
        if cash == HIDDEN and state.in_game[other]:
            state.cash[other] = guess_cash(state, other, chance)
    return state


def guess_cash(state: State, seat: Seat, chance: Chance) -> int:
    """Return a random sum."""
    least, most = cash_range(state, seat)
    return least + STEP * chance.below("guess", (most - least) // STEP + 1)


def cash_range(state: State, seat: Seat) -> tuple[int, int]:
    """RB-23 Return the least and the most hidden cash that `seat` can have; one who must sell has less than is owed."""
    least, most = least_cash(state, seat), ANNOUNCED - STEP
    if state.stage in (SALE, BID) and state.bills and state.bills[0][0] == seat:
        most = min(most, sum([amount for _, amount in state.bills[0][1]]) - STEP)
    return least, most

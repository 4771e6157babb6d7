"""What a seat may know: everything, for nothing is hidden once goods are drawn."""

from capolinea.core.action import Seat
from capolinea.core.chance import Chance
from capolinea.games.steam.state import State, new_state
from capolinea.games.steam.table_view import TableView, lay_table, show_table
from capolinea.games.steam.track import open_exits


class View(TableView, frozen=True, kw_only=True):
    """The whole table."""


def view_of(state: State, viewer: Seat | None) -> View:
    """What `viewer` may know. None is a spectator."""
    return View(viewer, *show_table(state))


def state_from_view(view: View) -> State:
    """The state itself, made anew."""
    state = new_state(view.options, view.version)
    lay_table(state, view)
    state.open = open_exits(state)
    return state


def guess(view: View, seat: Seat, chance: Chance) -> State:
    """The state itself: there is nothing to guess."""
    return state_from_view(view)

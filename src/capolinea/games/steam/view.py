"""What a seat may know: everything, because nothing is hidden once goods are drawn."""

from capolinea.core.action import Seat
from capolinea.core.chance import Chance
from capolinea.games.steam.state import State, new_state
from capolinea.games.steam.table_view import TableView, lay_table, show_table
from capolinea.games.steam.track import open_exits


class View(TableView, frozen=True, kw_only=True):
    """The whole table."""


def view_of(state: State, viewer: Seat | None) -> View:
    """Return what `viewer` (None: a spectator) may know."""
    return View(viewer, *show_table(state))


def state_from_view(view: View) -> State:
    """Return an equal state: the view shows everything."""
    state = new_state(view.options, view.version)
    lay_table(state, view)
    state.open = open_exits(state)
    return state


def guess(view: View, seat: Seat, chance: Chance) -> State:
    """Return an equal state: there is nothing to guess."""
    return state_from_view(view)

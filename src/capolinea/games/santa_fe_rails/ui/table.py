"""The situation that Santa Fe Rails is drawn from."""

from typing import TypeAlias

from capolinea.games.santa_fe_rails.state import State
from capolinea.games.santa_fe_rails.view import View, state_from_view
from capolinea.render.situation import Situation

Now: TypeAlias = Situation[View]


def state_of(now: Now) -> State:
    """Return the state that the view describes. It is read-only: get it by `now.once`."""
    return state_from_view(now.view)

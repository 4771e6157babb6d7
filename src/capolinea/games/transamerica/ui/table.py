"""The situation that TransAmerica is drawn from."""

from typing import TypeAlias

from capolinea.games.transamerica.state import State
from capolinea.games.transamerica.view import View, state_from_view
from capolinea.render.situation import Situation

Now: TypeAlias = Situation[View]


def state_of(now: Now) -> State:
    """Return the state that the view describes. Read only; call it through `now.once`."""
    return state_from_view(now.view)

"""The situation that Steam is drawn from."""

from typing import TypeAlias

from capolinea.games.steam.state import State
from capolinea.games.steam.view import View, state_from_view
from capolinea.render.situation import Situation

Now: TypeAlias = Situation[View]


def state_of(now: Now) -> State:
    """Return the state that the view describes. Read only: ask for it by `now.once`."""
    return state_from_view(now.view)

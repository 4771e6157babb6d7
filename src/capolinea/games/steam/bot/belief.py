"""What a seat believes: what it sees. Only the draws from the bag are unknown, and nobody has acted on them."""

from capolinea.core.chance import Chance
from capolinea.games.steam.state import State
from capolinea.games.steam.view import View, state_from_view


def believe(view: View, chance: Chance) -> State:
    """Return the state: the view shows everything."""
    return state_from_view(view)

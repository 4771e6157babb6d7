"""Players who go out of the game because they cannot pay."""

from typing import Final

from capolinea.games.rail_baron.view import View
from capolinea.render.look import Leaving


def seats_out(view: View) -> tuple[int, ...]:
    """RB-23"""
    return tuple([seat for seat, plays in enumerate(view.in_game) if not plays])


LEAVING: Final[Leaving[View]] = Leaving(out=seats_out)

"""Players who go bankrupt."""

from typing import Final

from capolinea.games.steam.view import View
from capolinea.render.look import Leaving


def seats_out(view: View) -> tuple[int, ...]:
    """ST-50"""
    return view.bankrupt


LEAVING: Final[Leaving[View]] = Leaving(out=seats_out)

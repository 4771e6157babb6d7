"""The games whose actions have numbers: those that learning programs can play."""

from capolinea.core.refusal import CapolineaError
from capolinea.games.catalogue import GAMES, tensor_of
from capolinea.research import Tensor


def numbered(game: str) -> Tensor:
    """Return the numbers and vectors of `game`; raises CapolineaError if it has none."""
    tensor = tensor_of(game)
    if tensor is None:
        known = [key for key in GAMES if tensor_of(key)]
        raise CapolineaError("lab.no_table", game=game, games=", ".join(known))
    return tensor

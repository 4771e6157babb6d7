"""TransAmerica for researchers: it has no statistics, but numbered actions."""

from typing import Final

from capolinea.games.transamerica.tensor import TENSOR

__all__ = ["STATS", "TENSOR"]

STATS: Final = None

"""Steam has neither statistics nor numbered actions: its maps, and therefore its actions, are not a fixed list."""

from typing import Final

STATS: Final = None
TENSOR: Final = None

"""Steam brings neither statistics nor numbered actions: its maps, and so its actions, are no fixed list."""

from typing import Final

STATS: Final = None
TENSOR: Final = None

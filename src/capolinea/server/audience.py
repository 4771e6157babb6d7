"""Which tables somebody looks at. Tables of bots alone are played only for those who do."""

import time
from collections import OrderedDict
from typing import Final

from capolinea.server.push import Hub

#: A request counts as looking for so long; a page with its script has a stream as well.
LOOK_SECONDS: Final = 60.0
MOST_TABLES: Final = 10_000


class Audience:
    """Those who look at a table through this worker."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._looked: OrderedDict[str, float] = OrderedDict()

    def look(self, table: str) -> None:
        """Count a request for the table."""
        self._looked[table] = time.monotonic()
        self._looked.move_to_end(table)
        while len(self._looked) > MOST_TABLES:
            self._looked.popitem(last=False)

    def is_looking(self, table: str) -> bool:
        """Return whether anybody has a stream of the table, or has asked for it of late."""
        since = time.monotonic() - LOOK_SECONDS
        return self._hub.is_heard(table) or self._looked.get(table, since) > since

"""Auctions by raising: whom to ask next."""

from collections.abc import Sequence


def next_asked(order: Sequence[int], after: int, out: int, bidder: int) -> int:
    """The next in `order`, round and round from `after`, who is neither out nor the highest bidder; -1: it is over.

    `out` has a bit for each who may bid no more. `after` may be asked again when nobody else is left to be.
    """
    count = len(order)
    place = order.index(after)
    for step in range(1, count + 1):
        asked = order[(place + step) % count]
        if asked != bidder and not out >> asked & 1:
            return asked
    return -1

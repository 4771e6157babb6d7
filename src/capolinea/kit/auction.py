"""Auctions with rising bids: who is asked next."""

from collections.abc import Sequence


def next_to_bid(order: Sequence[int], after: int, out: int, bidder: int) -> int:
    """Return the next seat that may bid, or -1 when the auction is over.

    `order` is cyclic and starts after `after`. Seats in the bit set `out` and the highest `bidder` are skipped;
    `after` is asked again if nobody else is left.
    """
    count = len(order)
    place = order.index(after)
    for step in range(1, count + 1):
        asked = order[(place + step) % count]
        if asked != bidder and not out >> asked & 1:
            return asked
    return -1

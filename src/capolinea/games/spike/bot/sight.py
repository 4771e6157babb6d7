"""What a bot reasons with: the own position, from a view, in plain lists."""

from typing import Final

from capolinea.games.spike.board import BOARD
from capolinea.games.spike.bot.charts import NEVER, SPACE
from capolinea.games.spike.pieces import GOODS, LAST_ROUND, MARKET_ROWS, OPEN, POWER, SIDES, TENDER
from capolinea.games.spike.state import ABOARD, DELIVERED, cards_per_colour
from capolinea.games.spike.view import View

#: Of its turns a player spends about so many on drawing.
DRAWING: Final = 0.45
#: Cards that a hand holds on average when a deck runs out.
HELD: Final = 5.5
#: SP-31 The third time card lies on average so deep in the deck of round 3.
THIRD: Final = 0.875


class Sight:
    """The match as one seat sees it. Nothing of what others hold is in it."""

    def __init__(self, seen: View) -> None:
        assert seen.seat is not None
        seat = seen.seat
        self.seen: Final = seen
        self.seat: Final = seat
        self.hand: Final = list(seen.hand)
        self.at: Final = seen.train_place[seat]
        self.level: Final = list(seen.level[seat])
        self.money: Final = seen.money[seat]
        self.tracks: Final = seen.tracks[seat]
        self.nodes: Final = list(seen.network_nodes[seat])
        self.price: Final = prices(seen, seat)
        self.own: Final = [price == 0 for price in self.price]
        self.market: Final = [0] * len(GOODS)
        """By good: what joining a city of it pays now."""
        for place, good in enumerate(seen.market):
            self.market[good] = MARKET_ROWS[place % len(MARKET_ROWS)]
        self.goods: Final[list[int]] = []
        """Goods that are still to be delivered."""
        self.aboard: Final[list[int]] = []
        self.pays: Final[list[list[int]]] = [[]] * len(GOODS)
        """By good, the own ones: money in each city."""
        self.supplied: int = 0
        """SP-20 Cities, as bits."""
        for good in range(len(GOODS)):
            if seen.holder[good] != seat:
                continue
            if seen.token[good] == DELIVERED:
                self.supplied |= 1 << seen.delivered_to[good]
                continue
            self.goods.append(good)
            side = max(0, seen.side[good])
            self.pays[good] = BOARD.pays[seen.contract[good] * SIDES + side]
            if seen.token[good] == ABOARD:
                self.aboard.append(good)
        self.route: Final = seen.route[seat]
        self.turns: Final = turns_left(seen)


def prices(seen: View, seat: int) -> list[int]:
    """SP-23 What a track on each space costs in a chart."""
    found = [SPACE] * BOARD.spaces
    if not seen.options.shared_lines:
        for spaces in seen.own_spaces:
            for space in spaces:
                found[space] = NEVER
    for space in seen.own_spaces[seat]:
        found[space] = 0
    return found


def turns_left(seen: View) -> float:
    """Turns that each player will probably still make: cards left to draw, by what all draw in a turn."""
    if seen.finisher >= 0:
        return 1.0
    cards = float(seen.deck_size)
    all_cards = cards_per_colour(seen.options.seats) * len(seen.discards)
    fresh = max(6.0, all_cards - OPEN - HELD * seen.options.seats)
    if seen.round == LAST_ROUND:
        # The last of so many time cards, shuffled into what is not the top.
        lower = seen.deck_size - seen.cards_above_time
        cards = seen.cards_above_time + lower * seen.time_cards / (seen.time_cards + 1)
    else:
        cards += fresh * (LAST_ROUND - 1 - seen.round) + fresh * THIRD
    pace = sum([POWER[TENDER][parts[TENDER]] for parts in seen.level]) * DRAWING
    return max(1.0, cards / pace)

"""What a bot reasons with: its position, from a view, in plain lists."""

from typing import Final

from capolinea.games.spike.board import BOARD
from capolinea.games.spike.bot.cost_maps import NEVER, SPACE
from capolinea.games.spike.pieces import GOODS, LAST_ROUND, MARKET_ROWS, OPEN, POWER, SIDES, TENDER
from capolinea.games.spike.state import ABOARD, DELIVERED, cards_per_colour
from capolinea.games.spike.view import View

#: The share of turns that a player spends on drawing.
DRAWING: Final = 0.45
#: Cards that a hand holds on average when a deck runs out.
HELD: Final = 5.5
#: SP-31 How deep the third time card is on average in the deck of round 3.
THIRD: Final = 0.875


class Position:
    """The match as one seat sees it, without what others hold."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        seat = view.seat
        self.view: Final = view
        self.seat: Final = seat
        self.hand: Final = list(view.hand)
        self.train_place: Final = view.train_place[seat]
        self.level: Final = list(view.level[seat])
        self.money: Final = view.money[seat]
        self.tracks: Final = view.tracks[seat]
        self.nodes: Final = list(view.network_nodes[seat])
        self.price: Final = prices(view, seat)
        self.own: Final = [price == 0 for price in self.price]
        self.market: Final = [0] * len(GOODS)
        """By good: what connecting a city that offers it pays now."""
        for index, good in enumerate(view.market):
            self.market[good] = MARKET_ROWS[index % len(MARKET_ROWS)]
        self.goods: Final[list[int]] = []
        """Goods that are still to be delivered."""
        self.aboard: Final[list[int]] = []
        self.pays: Final[list[list[int]]] = [[]] * len(GOODS)
        """By good of the seat's contracts: money in each city."""
        self.supplied: int = 0
        """SP-20 Cities, as bits."""
        for good in range(len(GOODS)):
            if view.holder[good] != seat:
                continue
            if view.token[good] == DELIVERED:
                self.supplied |= 1 << view.delivered_to[good]
                continue
            self.goods.append(good)
            side = max(0, view.side[good])
            self.pays[good] = BOARD.pays[view.contract[good] * SIDES + side]
            if view.token[good] == ABOARD:
                self.aboard.append(good)
        self.route: Final = view.route[seat]
        self.turns: Final = turns_left(view)


def prices(view: View, seat: int) -> list[int]:
    """SP-23 Return what a track on each space costs in a cost map."""
    found = [SPACE] * BOARD.spaces
    if not view.options.shared_lines:
        for spaces in view.own_spaces:
            for space in spaces:
                found[space] = NEVER
    for space in view.own_spaces[seat]:
        found[space] = 0
    return found


def turns_left(view: View) -> float:
    """Return how many turns each player will probably still have: cards left to draw by cards drawn per turn."""
    if view.finisher >= 0:
        return 1.0
    cards = float(view.deck_size)
    all_cards = cards_per_colour(view.options.seats) * len(view.discards)
    fresh = max(6.0, all_cards - OPEN - HELD * view.options.seats)
    if view.round == LAST_ROUND:
        # The expected depth of the last time card, which is shuffled into the lower part.
        lower = view.deck_size - view.cards_above_time
        cards = view.cards_above_time + lower * view.time_cards / (view.time_cards + 1)
    else:
        cards += fresh * (LAST_ROUND - 1 - view.round) + fresh * THIRD
    pace = sum([POWER[TENDER][parts[TENDER]] for parts in view.level]) * DRAWING
    return max(1.0, cards / pace)

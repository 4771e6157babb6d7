"""Which card to draw, to play, to exchange; where counters go: every choice by the points it will probably bring."""

from collections.abc import Sequence

from capolinea.core.action import Action
from capolinea.games.santa_fe_rails.actions import BuyBranch, Choose, DrawCity, Exchange, PlaceCounter, Take
from capolinea.games.santa_fe_rails.bot.outlook import Outlook
from capolinea.games.santa_fe_rails.bot.plans import Planner
from capolinea.games.santa_fe_rails.display import branch_price, open_cities
from capolinea.games.santa_fe_rails.phases.counters import may_stop
from capolinea.games.santa_fe_rails.pieces import BOOMTOWN, COUNTERS_PER_CARD, DOUBLE, FOUR, TRIPLE
from capolinea.games.santa_fe_rails.scoring import card_worth, city_value
from capolinea.games.santa_fe_rails.state import NONE


def future_value(outlook: Outlook, hand: Sequence[float], draws: float = 0.0) -> float:
    """What `hand`, the worth of each card, will bring in the turns to come.

    A fair share of the deck and `draws` more unknown cards come to it.
    """
    share = min(max(0.0, outlook.turns - 1), cities_in_deck_seen(outlook) / outlook.state.seats)
    piles = [(worth, 1.0) for worth in hand] + [(outlook.unknown, share + draws)]
    left, total = outlook.turns, 0.0
    for worth, count in sorted(piles, reverse=True):
        used = min(left, count)
        total += used * worth
        left -= used
    return total


def cities_in_deck_seen(outlook: Outlook) -> int:
    return outlook.deck - outlook.state.available.count(False)


class CardValues:
    """What it is worth to play each card now: this turn's rails, the card itself, what the hand is good for later."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.planner = Planner(outlook)
        self.cities = outlook.state.hand[outlook.seat]
        self.hand = [outlook.worth[city] for city in self.cities]

    def play(self, card: int, branch: int, draws: float = 0.0) -> float:
        """`branch`: the major of a branch-line card that goes with it; `draws`: unknown cards that come to the hand."""
        outlook, planner, hand = self.outlook, self.planner, self.hand
        if card == TRIPLE:
            return planner.two_lays(3, 0, NONE) + future_value(outlook, hand, draws)
        if card == FOUR:
            return planner.gain(4, 1, NONE) + future_value(outlook, hand, draws)
        if card == DOUBLE:
            return planner.two_lays(2, 2, branch) + future_value(outlook, exchanged(outlook, hand), draws)
        if card == BOOMTOWN:
            boom = sum([gain for gain, _, _ in best_counters(outlook, COUNTERS_PER_CARD)])
            return boom + planner.two_lays(1, 1, NONE) + future_value(outlook, hand, draws)
        rest = hand[:]
        rest.remove(outlook.worth[card])
        sure = outlook.weights["sure"] * card_worth(outlook.state, card)
        return outlook.worth[card] + sure + planner.two_lays(1, 1, branch) + future_value(outlook, rest, draws)

    def best_play(self, branch: int, draws: float = 0.0) -> float:
        """The best of all that may be played out of the hand as it is."""
        state, seat = self.outlook.state, self.outlook.seat
        cards = sorted(set(self.cities))
        if state.doubles[seat]:
            cards.append(DOUBLE)
        if state.boomtowns[seat] and branch == NONE:
            cards.append(BOOMTOWN)
        prices = [self.play(card, branch, draws) for card in cards]
        if not prices:
            return self.planner.two_lays(1, 1, branch) + self.outlook.unknown * min(1.0, draws)
        return max(prices)


def choose_card(outlook: Outlook, offers: Sequence[Action]) -> Action:
    prices = CardValues(outlook)
    branch = outlook.state.branch[outlook.seat]
    return max(offers, key=lambda offer: prices.play(offer.card, branch) if isinstance(offer, Choose) else 0.0)


def choose_draw(outlook: Outlook, offers: Sequence[Action]) -> Action:
    """A city card, unless this very turn is better with another; nothing, if that is better when the deck is empty."""
    state, seat, weights = outlook.state, outlook.seat, outlook.weights
    prices = CardValues(outlook)
    branch = state.branch[seat]
    best, chosen = -1e9, offers[0]
    for offer in offers:
        if isinstance(offer, DrawCity):
            price = prices.best_play(branch, 1.0) + weights["special"]
        elif isinstance(offer, Take):
            price = prices.play(offer.card, branch if offer.card == DOUBLE else NONE)
        elif isinstance(offer, BuyBranch):
            price = prices.best_play(offer.railroad) - branch_price(state)
        else:
            price = prices.best_play(branch) + weights["special"]
        if price > best:
            best, chosen = price, offer
    return chosen


def best_counters(outlook: Outlook, most: int) -> list[tuple[float, int, int]]:
    """Up to `most` counters that bring most, each as gain, city and value; SF-52 one that must be placed may bring less
    than nothing."""
    state = outlook.state
    options = sorted([(counter_gain(outlook, city, value), city, value) for city, value in open_cities(state)])
    found: list[tuple[float, int, int]] = []
    while options and len(found) < most:
        gain, city, value = options.pop()
        if city not in [other for _, other, _ in found] and (gain > 0 or not (found or may_stop(state))):
            found.append((gain, city, value))
    return found


def counter_gain(outlook: Outlook, city: int, value: int) -> float:
    old = city_value(outlook.state, city)
    return (value - old) / old * outlook.stakes[city] * outlook.expected[city]


def choose_counter(outlook: Outlook, offers: Sequence[Action]) -> Action:
    """The best one; none, or no second, where it would help others more."""
    for _, city, value in best_counters(outlook, 1):
        return PlaceCounter(outlook.seat, city, value)
    return offers[-1]


def exchanged(outlook: Outlook, hand: Sequence[float]) -> list[float]:
    """A hand after the exchange that goes with a double-turn card."""
    worst = sorted(hand)
    for place in range(min(len(worst), cities_in_deck_seen(outlook))):
        if is_poor(outlook, worst[place]):
            worst[place] = outlook.unknown
    return worst


def is_poor(outlook: Outlook, worth: float) -> bool:
    """Whether an unknown card is probably better by enough."""
    return worth < outlook.unknown - outlook.weights["exchange"]


def choose_exchange(outlook: Outlook, offers: Sequence[Action]) -> Action | None:
    """Put away what is poor."""
    hand = sorted(outlook.state.hand[outlook.seat], key=lambda city: outlook.worth[city])
    bad = [city for city in hand if is_poor(outlook, outlook.worth[city])][: cities_in_deck_seen(outlook)]
    exchange = Exchange(outlook.seat, tuple(sorted(bad)))
    return exchange if exchange in offers else None

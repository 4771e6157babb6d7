"""Judges cards to draw, play and exchange, and places for counters, by the points they will probably bring."""

from collections.abc import Sequence

from capolinea.bots.mind import Advice, Term, ranked
from capolinea.core.action import Action
from capolinea.games.santa_fe_rails.actions import BuyBranch, Choose, DrawCity, PlaceCounter, Take
from capolinea.games.santa_fe_rails.bot.outlook import Outlook
from capolinea.games.santa_fe_rails.bot.plans import Planner
from capolinea.games.santa_fe_rails.display import branch_price, city_cards_in_deck, open_towns
from capolinea.games.santa_fe_rails.phases.counters import may_stop
from capolinea.games.santa_fe_rails.pieces import BOOMTOWN, COUNTERS_PER_CARD, DOUBLE, FOUR, TRIPLE
from capolinea.games.santa_fe_rails.scoring import card_worth, town_value
from capolinea.games.santa_fe_rails.state import NONE


def future_value(outlook: Outlook, hand: Sequence[float], draws: float = 0.0) -> float:
    """Return what a hand will bring in later turns; `hand` lists the worth of each card.

    A fair share of the deck and `draws` more unknown cards are added to it.
    """
    share = min(max(0.0, outlook.turns - 1), city_cards_in_deck(outlook.state) / outlook.state.seats)
    piles = [(worth, 1.0) for worth in hand] + [(outlook.unknown, share + draws)]
    left, total = outlook.turns, 0.0
    for worth, count in sorted(piles, reverse=True):
        used = min(left, count)
        total += used * worth
        left -= used
    return total


class CardValues:
    """What playing each card now is worth: this turn's rails, the card itself, and what the rest of the hand brings."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook = outlook
        self.planner = Planner(outlook)
        self.cards = outlook.state.hand[outlook.seat]
        self.hand = [outlook.worth[town] for town in self.cards]

    def play(self, card: int, branch: int, draws: float = 0.0) -> float:
        """Return what playing `card` with a branch line of `branch` is worth; `draws` unknown cards join the hand."""
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
        """Return what the best playable card of the present hand is worth."""
        state, seat = self.outlook.state, self.outlook.seat
        cards = sorted(set(self.cards))
        if state.doubles[seat]:
            cards.append(DOUBLE)
        if state.boomtowns[seat] and branch == NONE:
            cards.append(BOOMTOWN)
        values = [self.play(card, branch, draws) for card in cards]
        if not values:
            return self.planner.two_lays(1, 1, branch) + self.outlook.unknown * min(1.0, draws)
        return max(values)


def advise_card(outlook: Outlook, offers: Sequence[Action]) -> list[Advice]:
    """Return what playing each card is worth: its own points, this turn's rails and what the other cards bring."""
    values = CardValues(outlook)
    branch = outlook.state.branch[outlook.seat]
    found: list[Advice] = []
    for offer in offers:
        assert isinstance(offer, Choose)
        terms: tuple[Term, ...] = ()
        if offer.card < outlook.state.board.towns:
            terms = (Term("card.points", outlook.worth[offer.card], {"card": offer.card}),)
        found.append(Advice(offer, values.play(offer.card, branch), terms))
    return ranked(found)


def advise_draw(outlook: Outlook, offers: Sequence[Action]) -> list[Advice]:
    """Return what this turn and the rest are worth after each draw; a special card must be better by some points."""
    state, seat, weights = outlook.state, outlook.seat, outlook.weights
    values = CardValues(outlook)
    branch = state.branch[seat]
    found: list[Advice] = []
    for offer in offers:
        terms: tuple[Term, ...] = ()
        if isinstance(offer, DrawCity):
            value = values.best_play(branch, 1.0) + weights["special"]
            terms = (Term("draw.unknown", outlook.unknown),)
        elif isinstance(offer, Take):
            value = values.play(offer.card, branch if offer.card == DOUBLE else NONE)
            terms = (Term("draw.special", value, {"card": offer.card}),)
        elif isinstance(offer, BuyBranch):
            price = branch_price(state)
            value = values.best_play(offer.railroad) - price
            terms = (Term("draw.branch", value, {"railroad": offer.railroad, "price": price}),)
        else:
            value = values.best_play(branch) + weights["special"]
        found.append(Advice(offer, value, terms))
    return ranked(found)


def best_counters(outlook: Outlook, most: int) -> list[tuple[float, int, int]]:
    """Return up to `most` of the best counters, each as gain, town and value; SF-52 a counter that must be placed may
    have a negative gain."""
    state = outlook.state
    options = sorted([(counter_gain(outlook, town, value), town, value) for town, value in open_towns(state)])
    found: list[tuple[float, int, int]] = []
    while options and len(found) < most:
        gain, town, value = options.pop()
        if town not in [other for _, other, _ in found] and (gain > 0 or not (found or may_stop(state))):
            found.append((gain, town, value))
    return found


def counter_gain(outlook: Outlook, town: int, value: int) -> float:
    old = town_value(outlook.state, town)
    return (value - old) / old * outlook.stakes[town] * outlook.expected[town]


def advise_counter(outlook: Outlook, offers: Sequence[Action]) -> list[Advice]:
    """Return what each counter brings; none, or no second one, is better than one that would help others more."""
    found: list[tuple[float, int, int, Advice]] = []
    for offer in offers:
        if isinstance(offer, PlaceCounter):
            gain = counter_gain(outlook, offer.city, offer.value)
            terms = (Term("counter.points", gain, {"city": offer.city, "value": offer.value}),)
            found.append((gain, offer.city, offer.value, Advice(offer, gain, terms)))
        else:
            found.append((0.0, len(outlook.stakes), 0, Advice(offer, 0.0)))
    return [row[3] for row in sorted(found, key=lambda row: row[:3], reverse=True)]


def exchanged(outlook: Outlook, hand: Sequence[float]) -> list[float]:
    """Return the worth of each card after the exchange that goes with a double-turn card."""
    worst = sorted(hand)
    for place in range(min(len(worst), city_cards_in_deck(outlook.state))):
        if is_poor(outlook, worst[place]):
            worst[place] = outlook.unknown
    return worst


def is_poor(outlook: Outlook, worth: float) -> bool:
    """Return whether an unknown card is probably better by enough."""
    return worth < outlook.unknown - outlook.weights["exchange"]


def exchange_gain(outlook: Outlook, cities: Sequence[int]) -> float:
    """Return what exchanging these cards brings; what is not poor enough brings a loss."""
    least = outlook.unknown - outlook.weights["exchange"]
    return sum([least - outlook.worth[city] for city in cities])

"""Guesses the others' hands: likelier are cities that their owners have started in and built towards.

Weights follow from the view alone and are kept for the view that was asked about last: a search asks many times.
"""

from math import exp
from typing import Final

from capolinea.bots.weighted import draw_weighted
from capolinea.core.chance import Chance
from capolinea.games.transamerica.board import BOARD, DECKS
from capolinea.games.transamerica.bot.beliefs import beliefs_of
from capolinea.games.transamerica.bot.paths import APART
from capolinea.games.transamerica.networks import completed
from capolinea.games.transamerica.pieces import FEW_PLAYERS, TURN_BUDGET
from capolinea.games.transamerica.sequence import set_hands
from capolinea.games.transamerica.state import OVER, STAGES, State
from capolinea.games.transamerica.view import MOST_DEALS, View, guess, state_from_view

#: By how much each rail that its owner has brought a city nearer makes it likelier, as a logarithm.
NEARER: Final = 0.45
#: The same for a city that its owner's rail has connected.
CONNECTED: Final = 1.0
#: The same, negative, for each point by which a start is further from a city.
FURTHER: Final = 0.1


class Belief:
    """What is believed at one view: a state to copy, and the weight of each city in each hand."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.state: Final = state_from_view(view)
        self.weights: Final = city_weights(view)
        own = set(view.hand)
        self.decks: Final = [
            [city for city in deck if city not in own] for deck in DECKS[self.state.seats <= FEW_PLAYERS]
        ]


_KEPT: Final[list[Belief]] = []
"""The belief of the view that was asked about last."""


def believe(view: View, chance: Chance) -> State:
    """Return a random full state consistent with the view, drawn by the weights of the cities."""
    seat = view.seat
    assert seat is not None
    if view.stage == STAGES[OVER]:
        return guess(view, seat, chance)
    belief = _KEPT[0] if _KEPT else None
    if belief is None or belief.view is not view:
        belief = Belief(view)
        _KEPT[:] = [belief]
    state = belief.state.clone()
    others = [other for other in range(state.seats) if other != seat]
    for _ in range(MOST_DEALS):
        hands: list[list[int]] = [list(view.hand) if other == seat else [] for other in range(state.seats)]
        for deck in belief.decks:
            left = deck[:]
            # Nobody is always the first to be given the likeliest card.
            for other in chance.shuffled("guess", others):
                weights = belief.weights[other]
                hands[other].append(left.pop(draw_weighted(chance, [weights[city] for city in left])))
        set_hands(state, hands)
        if not view.rails or not completed(state):
            return state
    raise RuntimeError("no deal fits the view")


def city_weights(view: View) -> list[list[float]]:
    """Return for each seat how likely each city is in its hand, in comparison with others of its region."""
    found = beliefs_of(view)
    for seat, marker in enumerate(view.markers):
        if marker >= 0:
            for city in range(len(found[seat])):
                found[seat][city] *= exp(-FURTHER * APART[marker][BOARD.city_point[city]])
    owners = layers(view)
    if owners:
        for seat, gains in enumerate(progress(view, owners)):
            for city, gain in enumerate(gains):
                found[seat][city] *= exp(gain)
    return found


def layers(view: View) -> list[int]:
    """Return which seat has laid each rail of the round, as turns show it: nobody is known to have stopped early.

    Empty if that does not lead to the turn that it is now.
    """
    seats = len(view.scores)
    seat, spent = view.first, 0
    found: list[int] = []
    for line in view.rails:
        cost = BOARD.graph.cost[line]
        if spent + cost > TURN_BUDGET:
            seat, spent = (seat + 1) % seats, 0
        found.append(seat)
        spent += cost
        if spent == TURN_BUDGET:
            seat, spent = (seat + 1) % seats, 0
    return found if (seat, spent) == (view.actor, view.cost_this_turn) else []


def progress(view: View, owners: list[int]) -> list[list[float]]:
    """Return by seat and city how much the seat's own rails speak for the city."""
    cities = BOARD.city_point
    found = [[0.0] * len(cities) for _ in view.markers]
    network = {marker: marker for marker in view.markers if marker >= 0}
    near = {marker: [APART[point][marker] for point in cities] for marker in network}
    for line, seat in zip(view.rails, owners, strict=True):
        home = network.get(view.markers[seat])
        one, two = BOARD.graph.a[line], BOARD.graph.b[line]
        if network.get(one) != home:
            one, two = two, one
        if home is None or network.get(one) != home:
            continue  # with coloured rails a network may have parts
        other = network.get(two)
        known = near[home]
        if other is None:
            network[two] = home
            for city, point in enumerate(cities):
                gain = known[city] - APART[point][two]
                if gain > 0:
                    known[city] -= gain
                    found[seat][city] += NEARER * gain + (CONNECTED if known[city] == 0 else 0.0)
        elif other != home:
            for point, component in network.items():
                if component == other:
                    network[point] = home
            near[home] = [min(pair) for pair in zip(known, near.pop(other), strict=True)]
    return found

"""Guesses what the others hold: likelier are cards that players keep, and choices that bring them most."""

from math import exp, sqrt
from typing import Final

from capolinea.bots.weighted import draw_weighted
from capolinea.core.chance import Chance
from capolinea.games.santa_fe_rails.phases.choosing import playable
from capolinea.games.santa_fe_rails.pieces import FACE_DOWN
from capolinea.games.santa_fe_rails.scoring import railroad_count, town_value
from capolinea.games.santa_fe_rails.state import State
from capolinea.games.santa_fe_rails.view import View, guess, guess_deck, state_from_view, unseen_city_cards

#: By how much the value of a town, times the root of its railroads, makes its card likelier to be in a hand, as a
#: logarithm: players keep good cards and build to their towns before they play them.
KEPT: Final = 0.4
#: One hidden choice in so many is any card; the others are the card that is worth most now.
WHIM: Final = 2


def believe(view: View, chance: Chance) -> State:
    """Return a random full state consistent with the view."""
    seat = view.seat
    assert seat is not None
    if view.stage == "over":
        return guess(view, seat, chance)
    state = state_from_view(view)
    unseen = chance.shuffled("guess", unseen_city_cards(view))
    weights = [
        exp(KEPT * town_value(state, town) * sqrt(railroad_count(state, town))) for town in range(state.board.towns)
    ]
    for other in range(state.seats):
        if other != seat:
            hand: list[int] = []
            for _ in range(view.hand_cities[other]):
                hand.append(unseen.pop(draw_weighted(chance, [weights[card] for card in unseen])))
            state.hand[other] = sorted(hand)
    for other in range(state.seats):
        if other != seat:
            state.discarded[other] = [unseen.pop() for _ in range(view.discards[other])]
    state.third = [unseen.pop() for _ in range(view.third_size)]
    state.deck = guess_deck(state, view.deck_size, unseen, chance)
    for other in range(state.seats):
        if state.card[other] == FACE_DOWN:
            state.card[other] = probable_choice(state, other, chance)
    return state


def probable_choice(state: State, seat: int, chance: Chance) -> int:
    """Return a card that a seat may have chosen: often the one that is worth most now."""
    cards = playable(state, seat)
    if chance.below("guess", WHIM) == 0:
        return cards[chance.below("guess", len(cards))]
    return max(cards, key=lambda card: worth_now(state, card))


def worth_now(state: State, card: int) -> int:
    towns = state.board.towns
    return town_value(state, card) * (railroad_count(state, card) + 1) if card < towns else 0

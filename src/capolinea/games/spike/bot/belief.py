"""What a seat has reason to believe about cards it does not see: others build for their route cards, and take open
cards of colours that they collect."""

from math import exp
from typing import Final

from capolinea.bots.weighted import draw_weighted
from capolinea.core.action import Seat
from capolinea.core.chance import Chance
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.bot.errands import route_worth
from capolinea.games.spike.bot.opening import side_merit
from capolinea.games.spike.pieces import COLOURS, GOODS, ROUTES, SIDES
from capolinea.games.spike.state import State
from capolinea.games.spike.view import HIDDEN, View, cards_unseen, state_from_view

#: Found by greatest likelihood in matches between `medium` and `hard`: how much more likely a route card is for each
#: dollar that it would pay its owner now; a hidden card of a colour that its owner has taken from the open ones; and,
#: below 0, one of a colour on which all of its owner's tracks lie, because such cards have been played.
ROUTE_DOLLAR: Final = 0.6
COLLECTED: Final = 0.22
PLAYED: Final = -0.9
#: How much more likely a side is for each dollar that it is better than the other.
SIDE_DOLLAR: Final = 0.5


def believe(view: View, chance: Chance) -> State:
    """Return a full state consistent with the view, likelier if it explains better what the others have done."""
    assert view.seat is not None
    state = state_from_view(view)
    state.side = [believed_side(view, good, chance) for good in range(len(GOODS))]
    deal_cards(state, view, view.seat, chance)
    deal_routes(state, view, view.seat, chance)
    return state


def believed_side(view: View, good: int, chance: Chance) -> int:
    """SP-36 A side that is chosen but not shown is probably the better one."""
    holder = view.holder[good]
    if view.side[good] != HIDDEN or not view.has_chosen[holder]:
        return view.side[good]
    goods = [other for other in range(len(GOODS)) if view.holder[other] == holder]
    return draw_weighted(
        chance, [exp(SIDE_DOLLAR * side_merit(goods, view.contract[good], good, side)) for side in range(SIDES)]
    )


def card_weights(view: View, seat: Seat) -> list[float]:
    """Return by colour how likely a hidden card of `seat` is, compared with any other hidden card."""
    laid = view.own_spaces[seat]
    colours = [BOARD.colour[space] for space in laid]
    return [
        exp((COLLECTED if known else 0.0) + PLAYED * colours.count(colour) / max(1, len(laid)))
        for colour, known in enumerate(view.known_cards[seat])
    ]


def deal_cards(state: State, view: View, seat: Seat, chance: Chance) -> None:
    """Deal the hidden cards to the other hands; the rest is the deck."""
    left = cards_unseen(view, seat)
    for other in range(state.seats):
        if other == seat:
            continue
        weights = card_weights(view, other)
        for _ in range(view.hand_sizes[other] - sum(view.known_cards[other])):
            colour = draw_weighted(chance, [weights[each] * left[each] for each in range(len(COLOURS))])
            state.hands[other][colour] += 1
            left[colour] -= 1
    state.deck = left


def route_weights(view: View, seat: Seat) -> list[float]:
    """Return for each route card how likely `seat` is to have kept it, compared with the others."""
    connected = sum([1 << node for node in view.network_nodes[seat] if node < BOARD.cities])
    return [exp(ROUTE_DOLLAR * route_worth(route, connected)) for route in range(ROUTES)]


def deal_routes(state: State, view: View, seat: Seat, chance: Chance) -> None:
    """SP-8, SP-36 Deal the others route cards that may be theirs; the ones they keep are known only at the end."""
    count = len(view.routes)
    if not count:
        return
    unseen = [True] * ROUTES
    for route in (*view.routes, *view.route):
        if route != HIDDEN:
            unseen[route] = False
    others = [other for other in range(state.seats) if other != seat]
    for other in others:
        if view.route[other] == HIDDEN and view.has_kept[other]:
            weights = route_weights(view, other)
            kept = draw_weighted(chance, [weights[route] * unseen[route] for route in range(ROUTES)])
            unseen[kept] = False
            state.route[other] = kept
    for other in others:
        dealt = [state.route[other]] if state.route[other] != HIDDEN else []
        while len(dealt) < count:
            route = draw_weighted(chance, [float(each) for each in unseen])
            unseen[route] = False
            dealt.insert(chance.below("guess", len(dealt) + 1), route)
        state.routes[other] = tuple(dealt)

"""What a seat may know (SP-37), and full states that are consistent with it."""

from typing import Final

from capolinea.core.action import Seat
from capolinea.core.chance import Chance
from capolinea.games.spike.pieces import COLOURS, GOODS, ROUTES, SIDES
from capolinea.games.spike.state import OVER, State, cards_per_colour, new_state
from capolinea.games.spike.state import SIDES as CHOOSING_SIDES
from capolinea.games.spike.table_view import TableView, lay_table, show_table

#: A side or route card that a view does not show, or that is not chosen yet.
HIDDEN: Final = -1


class View(TableView, frozen=True, kw_only=True):
    """Everything but others' cards, the deck, and others' route cards."""

    side: tuple[int, ...]
    """By good; HIDDEN if the viewer may not know it."""
    has_chosen: tuple[bool, ...]
    """Whether the seat has chosen its sides (SP-36)."""
    hand: tuple[int, ...]
    """The viewer's cards of each colour; none for a spectator."""
    hand_sizes: tuple[int, ...]
    routes: tuple[int, ...]
    """The viewer's route cards as dealt."""
    route: tuple[int, ...]
    """The card kept; HIDDEN if the viewer may not know it."""
    has_kept: tuple[bool, ...]


def shows_side(state: State, viewer: Seat | None, good: int) -> bool:
    """SP-36 Show all sides once everybody has chosen; until then only the viewer's."""
    return state.stage != CHOOSING_SIDES or state.holder[good] == viewer


def view_of(state: State, viewer: Seat | None) -> View:
    """Return what `viewer` may know; None is a spectator."""
    seats = range(state.seats)
    return View(
        viewer,
        *show_table(state),
        side=tuple([side if shows_side(state, viewer, good) else HIDDEN for good, side in enumerate(state.side)]),
        has_chosen=tuple([state.side[state.holder.index(seat)] >= 0 for seat in seats]),
        hand=() if viewer is None else tuple(state.hands[viewer]),
        hand_sizes=tuple([sum(cards) for cards in state.hands]),
        routes=() if viewer is None else state.routes[viewer],
        route=tuple([state.route[seat] if seat == viewer or state.stage == OVER else HIDDEN for seat in seats]),
        has_kept=tuple([route >= 0 for route in state.route]),
    )


def state_from_view(view: View) -> State:
    """Return the state that `view` describes, without hidden things: others' hands hold only known cards."""
    state = new_state(view.options, view.version)
    lay_table(state, view)
    state.side = list(view.side)
    state.hands = [list(cards) for cards in view.known_cards]
    state.deck = [0] * len(COLOURS)
    state.route = list(view.route)
    if view.seat is not None:
        state.hands[view.seat] = list(view.hand)
        state.routes[view.seat] = view.routes
    for good, city in enumerate(view.delivered_to):
        if city >= 0:
            state.supplied[city] |= 1 << view.holder[good]
    for seat in range(state.seats):
        for space in state.own_spaces[seat]:
            state.track_bits[space] |= 1 << seat
        for node in state.network_nodes[seat]:
            state.network_bits[node] |= 1 << seat
    return state


def guess(view: View, seat: Seat, chance: Chance) -> State:
    """Return a random full state consistent with what `seat` sees: hidden cards and route cards are dealt again."""
    state = state_from_view(view)
    state.side = [guess_side(view, good, chance) for good in range(len(GOODS))]
    deal_cards(state, view, seat, chance)
    deal_routes(state, view, seat, chance)
    return state


def guess_side(view: View, good: int, chance: Chance) -> int:
    if view.side[good] != HIDDEN or not view.has_chosen[view.holder[good]]:
        return view.side[good]
    return chance.below("guess", SIDES)


def cards_unseen(view: View, seat: Seat) -> list[int]:
    """Return by colour the cards that are in the deck or hidden in other hands."""
    each = cards_per_colour(view.options.seats)
    left = [each - held - gone for held, gone in zip(view.hand, view.discards, strict=True)]
    for colour in view.open:
        if colour >= 0:
            left[colour] -= 1
    for other, cards in enumerate(view.known_cards):
        if other != seat:
            left = [unseen - known for unseen, known in zip(left, cards, strict=True)]
    return left


def deal_cards(state: State, view: View, seat: Seat, chance: Chance) -> None:
    """Deal the hidden cards to the other hands and the deck, each card equally likely to be anywhere."""
    left = cards_unseen(view, seat)
    others = [other for other in range(state.seats) if other != seat]
    unseen = [colour for colour in range(len(COLOURS)) for _ in range(left[colour])]
    missing = {other: view.hand_sizes[other] - sum(view.known_cards[other]) for other in others}
    dealt = iter(chance.sample("guess", len(unseen), sum(missing.values())))
    for other in range(state.seats):
        state.hands[other] = list(view.hand) if other == seat else list(view.known_cards[other])
    for other in others:
        for _ in range(missing[other]):
            colour = unseen[next(dealt)]
            state.hands[other][colour] += 1
            left[colour] -= 1
    state.deck = left


def deal_routes(state: State, view: View, seat: Seat, chance: Chance) -> None:
    """SP-8, SP-36 Deal the others route cards that may be theirs; the ones they keep are known only at the end."""
    count = len(view.routes)
    known = {*view.routes, *[route for route in view.route if route != HIDDEN]}
    unseen = chance.shuffled("guess", [route for route in range(ROUTES) if route not in known]) if count else []
    for other in range(state.seats):
        if other == seat:
            state.routes[other] = view.routes
            state.route[other] = view.route[other]
        elif count:
            kept = view.route[other]
            dealt = [unseen.pop() for _ in range(count if kept == HIDDEN else count - 1)]
            if kept != HIDDEN:
                dealt.insert(chance.below("guess", count), kept)
            elif view.has_kept[other]:
                kept = dealt[chance.below("guess", count)]
            state.routes[other] = tuple(dealt)
            state.route[other] = kept

"""What a seat may know (SF-45), and full states that are consistent with it."""

from capolinea.core.action import Seat
from capolinea.core.chance import Chance
from capolinea.games.santa_fe_rails.board import BOARD
from capolinea.games.santa_fe_rails.phases.choosing import playable
from capolinea.games.santa_fe_rails.pieces import FACE_DOWN, FOUR, HAND, NOTHING, TRIPLE
from capolinea.games.santa_fe_rails.sequence import stack_sizes
from capolinea.games.santa_fe_rails.state import CHOOSE, NONE, OVER, State, new_state
from capolinea.games.santa_fe_rails.table_view import TableView, lay_table, show_table


class View(TableView, frozen=True, kw_only=True):
    """Everything but city cards in others' hands, their choices before the reveal, the deck and their discards."""

    hand: tuple[int, ...]
    """The viewer's city cards; none for a spectator."""
    hand_cities: tuple[int, ...]
    """How many city cards each hand has."""
    choice: int
    """The card that the viewer has chosen in secret, or NONE; after the reveal it is in `card` like everybody's."""
    has_chosen: tuple[bool, ...]
    card: tuple[int, ...]
    """The card that each seat plays in this turn; NONE before the reveal."""
    discarded: tuple[int, ...]
    """City cards that the viewer has discarded."""
    discards: tuple[int, ...]
    """How many city cards each seat has discarded."""
    third: tuple[int, ...]
    """The third hand, once the match is over."""
    third_size: int
    deck_size: int


def view_of(state: State, viewer: Seat | None) -> View:
    """Return what `viewer` may know. None is a spectator."""
    choosing = state.stage == CHOOSE
    return View(
        viewer,
        *show_table(state),
        hand=() if viewer is None else tuple(state.hand[viewer]),
        hand_cities=tuple([len(cards) for cards in state.hand]),
        choice=state.card[viewer] if choosing and viewer is not None else NONE,
        has_chosen=tuple([card != NONE for card in state.card]),
        card=(NONE,) * state.seats if choosing else tuple(state.card),
        discarded=() if viewer is None else tuple(state.discarded[viewer]),
        discards=tuple([len(cards) for cards in state.discarded]),
        third=tuple(state.third) if state.stage == OVER else (),
        third_size=len(state.third),
        deck_size=len(state.deck),
    )


def state_from_view(view: View) -> State:
    """Return the state that `view` describes, with FACE_DOWN for every hidden card."""
    state = new_state(view.options, view.version)
    lay_table(state, view)
    state.hand = [[FACE_DOWN] * count for count in view.hand_cities]
    state.discarded = [[FACE_DOWN] * count for count in view.discards]
    if view.seat is not None:
        state.hand[view.seat] = list(view.hand)
        state.discarded[view.seat] = list(view.discarded)
    state.third = list(view.third) if state.stage == OVER else [FACE_DOWN] * view.third_size
    state.deck = [FACE_DOWN] * view.deck_size
    choosing = state.stage == CHOOSE
    state.card = [known_choice(view, seat) for seat in range(state.seats)] if choosing else list(view.card)
    for line in range(BOARD.lines):
        state.free[line] -= view.laid[2 * line] + view.laid[2 * line + 1]
    return state


def known_choice(view: View, seat: Seat) -> int:
    """SF-12, SF-13, SF-16 Return what the viewer knows of a choice: forced choices are known to everybody."""
    if seat == view.seat or not view.has_chosen[seat]:
        return view.choice if seat == view.seat else NONE
    if seat == view.triple:
        return TRIPLE
    if seat == view.four:
        return FOUR
    return FACE_DOWN if view.hand_cities[seat] or view.doubles[seat] or view.boomtowns[seat] else NOTHING


def unseen_city_cards(view: View) -> list[int]:
    """Return the city cards whose whereabouts the viewer does not know, in order."""
    left = BOARD.cards[:]
    for cards in (view.hand, view.discarded, view.third, *view.played):
        for town in cards:
            left[town] -= 1
    return [town for town in range(BOARD.towns) for _ in range(left[town])]


def guess(view: View, seat: Seat, chance: Chance) -> State:
    """Return a random full state consistent with the view: unseen cards are dealt again, hidden choices made again."""
    state = state_from_view(view)
    unseen = chance.shuffled("guess", unseen_city_cards(view))
    for other in range(state.seats):
        if other != seat:
            state.hand[other] = sorted([unseen.pop() for _ in range(view.hand_cities[other])])
            state.discarded[other] = [unseen.pop() for _ in range(view.discards[other])]
    if state.stage != OVER:
        state.third = [unseen.pop() for _ in range(view.third_size)]
    state.deck = guess_deck(state, view.deck_size, unseen, chance)
    for other in range(state.seats):
        if state.card[other] == FACE_DOWN:
            cards = playable(state, other)
            state.card[other] = cards[chance.below("guess", len(cards))]
    return state


def guess_deck(state: State, size: int, towns: list[int], chance: Chance) -> list[int]:
    """SF-3 Return a random deck of `size` cards: short lines not yet shown are in what is left of the second stack."""
    board = state.board
    hidden = [board.towns + railroad for railroad, shown in enumerate(state.available) if not shown]
    _, two, three = stack_sizes(sum(board.cards) - HAND * state.seats)
    second = min(size, three + two + board.railroads - board.majors) - three
    places = sorted([three + place for place in chance.sample("guess", second, len(hidden))]) if hidden else []
    deck = towns[:]
    for place, card in zip(places, chance.shuffled("guess", hidden), strict=True):
        deck.insert(place, card)
    return deck

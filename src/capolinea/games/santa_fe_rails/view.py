"""What a seat may know (SF-45), and a full state that fits it."""

from capolinea.core.action import Seat
from capolinea.core.chance import Chance
from capolinea.core.rules import View as CoreView
from capolinea.games.santa_fe_rails.board import BOARD
from capolinea.games.santa_fe_rails.meta import Options
from capolinea.games.santa_fe_rails.phases.choosing import playable
from capolinea.games.santa_fe_rails.pieces import FOUR, HAND, NOTHING, TRIPLE
from capolinea.games.santa_fe_rails.sequence import stack_sizes
from capolinea.games.santa_fe_rails.state import CHOOSE, NONE, OVER, STAGES, State


class View(CoreView, frozen=True):
    """Everything but city cards in others' hands, their choices before the reveal, the deck and cards put away.

    Fields are those of the state and mean the same; lists are by seat unless they say otherwise.
    """

    options: Options
    first: Seat
    round: int
    stage: str
    actor: Seat
    money: tuple[int, ...]
    hand: tuple[int, ...]
    """Own city cards."""
    hand_cities: tuple[int, ...]
    """How many city cards each hand has."""
    doubles: tuple[int, ...]
    boomtowns: tuple[int, ...]
    branch: tuple[int, ...]
    triple: Seat
    four: Seat
    choice: int
    """What the own seat has chosen in secret, or NONE; after the reveal it is in `card` like everybody's."""
    has_chosen: tuple[bool, ...]
    card: tuple[int, ...]
    """Played in this turn: NONE before the reveal."""
    played: tuple[tuple[int, ...], ...]
    discarded: tuple[int, ...]
    """Own city cards put away."""
    discards: tuple[int, ...]
    """How many city cards each has put away."""
    third: tuple[int, ...]
    """The third hand, when it is over."""
    third_size: int
    deck_size: int
    doubles_left: int
    boomtowns_left: int
    branches_left: tuple[int, ...]
    counters: tuple[int, ...]
    boom: tuple[int, ...]
    """By city."""
    placed: int
    available: tuple[bool, ...]
    """By railroad."""
    rails: tuple[int, ...]
    """By railroad."""
    owner: tuple[int, ...]
    """By line."""
    laid: tuple[int, ...]
    """By way."""
    ends: tuple[tuple[int, ...], ...]
    """By railroad."""
    reached: tuple[int, ...]
    """By city."""
    towns: tuple[tuple[int, ...], ...]
    """By railroad."""
    todo: int
    done: int
    exchanging: bool
    ending: bool
    put_off: bool
    passed: int
    reason: str


def view(state: State, viewer: Seat | None) -> View:
    """What `viewer` may know. None is a spectator."""
    choosing = state.stage == CHOOSE
    return View(
        seat=viewer,
        version=state.version,
        options=state.options,
        first=state.first,
        round=state.round,
        stage=STAGES[state.stage],
        actor=state.actor,
        money=tuple(state.money),
        hand=() if viewer is None else tuple(state.hand[viewer]),
        hand_cities=tuple([len(cards) for cards in state.hand]),
        doubles=tuple(state.doubles),
        boomtowns=tuple(state.boomtowns),
        branch=tuple(state.branch),
        triple=state.triple,
        four=state.four,
        choice=state.card[viewer] if choosing and viewer is not None else NONE,
        has_chosen=tuple([card != NONE for card in state.card]),
        card=(NONE,) * state.seats if choosing else tuple(state.card),
        played=tuple([tuple(cards) for cards in state.played]),
        discarded=() if viewer is None else tuple(state.discarded[viewer]),
        discards=tuple([len(cards) for cards in state.discarded]),
        third=tuple(state.third) if state.stage == OVER else (),
        third_size=len(state.third),
        deck_size=len(state.deck),
        doubles_left=state.doubles_left,
        boomtowns_left=state.boomtowns_left,
        branches_left=tuple(state.branches_left),
        counters=tuple(state.counters),
        boom=tuple(state.boom),
        placed=state.placed,
        available=tuple(state.available),
        rails=tuple(state.rails),
        owner=tuple(state.owner),
        laid=tuple(state.laid),
        ends=tuple([tuple(tracks) for tracks in state.ends]),
        reached=tuple(state.reached),
        towns=tuple([tuple(cities) for cities in state.towns]),
        todo=state.todo,
        done=state.done,
        exchanging=state.exchanging,
        ending=state.ending,
        put_off=state.put_off,
        passed=state.passed,
        reason=state.reason,
    )


def known(seen: View) -> State:
    """What `seen` tells, as a state whose secrets are empty: for asking about rails, bonuses and scores."""
    board, seats = BOARD, seen.options.seats
    state = State()
    state.board = board
    state.options = seen.options
    state.version = seen.version
    state.seats = seats
    state.first = seen.first
    state.round = seen.round
    state.stage = STAGES.index(seen.stage)
    state.actor = seen.actor
    state.money = list(seen.money)
    state.doubles = list(seen.doubles)
    state.boomtowns = list(seen.boomtowns)
    state.branch = list(seen.branch)
    state.triple = seen.triple
    state.four = seen.four
    state.card = list(seen.card)
    state.hand = [list(seen.hand) if seat == seen.seat else [] for seat in range(seats)]
    state.played = [list(cards) for cards in seen.played]
    state.discarded = [list(seen.discarded) if seat == seen.seat else [] for seat in range(seats)]
    state.third = list(seen.third)
    state.deck = []
    state.doubles_left = seen.doubles_left
    state.boomtowns_left = seen.boomtowns_left
    state.branches_left = list(seen.branches_left)
    state.counters = list(seen.counters)
    state.boom = list(seen.boom)
    state.placed = seen.placed
    state.available = list(seen.available)
    state.rails = list(seen.rails)
    state.owner = list(seen.owner)
    state.laid = list(seen.laid)
    state.free = [board.length[line] - seen.laid[2 * line] - seen.laid[2 * line + 1] for line in range(board.lines)]
    state.ends = [list(tracks) for tracks in seen.ends]
    state.reached = list(seen.reached)
    state.towns = [list(cities) for cities in seen.towns]
    state.todo = seen.todo
    state.done = seen.done
    state.exchanging = seen.exchanging
    state.ending = seen.ending
    state.put_off = seen.put_off
    state.passed = seen.passed
    state.reason = seen.reason
    return state


def unseen_cities(seen: View) -> list[int]:
    """City cards that the viewer can't place, in order."""
    left = BOARD.cards[:]
    for cards in (seen.hand, seen.discarded, seen.third, *seen.played):
        for city in cards:
            left[city] -= 1
    return [city for city in range(BOARD.cities) for _ in range(left[city])]


def guess(seen: View, seat: Seat, chance: Chance) -> State:
    """A full state that fits what `seat` sees: unseen cards are dealt anew, a card is chosen where one was."""
    state = known(seen)
    unseen = chance.shuffled("guess", unseen_cities(seen))
    for other in range(state.seats):
        if other != seat:
            state.hand[other] = sorted([unseen.pop() for _ in range(seen.hand_cities[other])])
            state.discarded[other] = [unseen.pop() for _ in range(seen.discards[other])]
    if state.stage != OVER:
        state.third = [unseen.pop() for _ in range(seen.third_size)]
    state.deck = guess_deck(state, seen.deck_size, unseen, chance)
    if state.stage == CHOOSE:
        for other in range(state.seats):
            state.card[other] = seen.choice if other == seat else guess_choice(state, seen, other, chance)
    return state


def guess_deck(state: State, size: int, cities: list[int], chance: Chance) -> list[int]:
    """SF-3 Short lines that were not shown yet are in the second stack, of which the deck's `size` leaves a part."""
    board = state.board
    hidden = [board.cities + railroad for railroad, shown in enumerate(state.available) if not shown]
    _, two, three = stack_sizes(sum(board.cards) - HAND * state.seats)
    second = min(size, three + two + board.railroads - board.majors) - three
    places = sorted([three + place for place in chance.sample("guess", second, len(hidden))]) if hidden else []
    deck = cities[:]
    for place, card in zip(places, chance.shuffled("guess", hidden), strict=True):
        deck.insert(place, card)
    return deck


def guess_choice(state: State, seen: View, seat: Seat, chance: Chance) -> int:
    """What another may have put face down; who had no choice is known."""
    if not seen.has_chosen[seat]:
        return NONE
    if seat == state.triple:
        return TRIPLE
    if seat == state.four:
        return FOUR
    cards = playable(state, seat)
    return cards[chance.below("guess", len(cards))] if cards else NOTHING

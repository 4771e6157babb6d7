"""Positions that the clause tests start from.

A is in Raleigh, B in Atlanta, C in Indianapolis, D in Baltimore; it is A's turn. Near Raleigh are, with the colours of
their spaces:

Raleigh -yellow- j67 -white- Norfolk    Raleigh -white- j72 -black- Norfolk    j67 -green- j72
Raleigh -red- j75 -yellow- Columbia     Raleigh -black- j80 -red- Columbia     j75 -white- j80
Raleigh -green- j66 -black- Knoxville   Raleigh -red- j75 -green- Knoxville    j66 -blue- j75
Raleigh -blue- j63 -green- Charleston   Atlanta -red- j79 -white- Columbia     j75 -black- j79
"""

from typing import Final, TypeAlias

from tests.support.driver import RefereedMatch
from tests.support.spike import BOARD, city, new_match, node

from capolinea.core.action import Seat
from capolinea.core.chance import Chance
from capolinea.games.spike.actions import Build, PlaceLocomotive
from capolinea.games.spike.meta import Options
from capolinea.games.spike.notation import read_path
from capolinea.games.spike.phases.building import build_search, lay_tracks
from capolinea.games.spike.pieces import COLOURS, GOODS, LETTERS
from capolinea.games.spike.state import ABOARD, DELIVERED, State
from capolinea.games.spike.view import View

SpTable: TypeAlias = RefereedMatch[State, View]

A, B, C, D = 0, 1, 2, 3
HOMES: Final = ("Raleigh", "Atlanta", "Indianapolis", "Baltimore")
RED, BLUE, GREEN, YELLOW, WHITE, BLACK = range(6)


def table(
    options: Options | None = None,
    hand: str = "",
    *,
    script: dict[str, list[int]] | None = None,
    otherwise: Chance | None = None,
) -> SpTable:
    """Return a match at A's first turn, with the cards of `hand`."""
    options = options or Options(2)
    at: SpTable = RefereedMatch(new_match(options, {"first": [A], **(script or {})}, otherwise))
    while at.match.turn is not None and at.match.turn.phase != "place":
        at.plays(at.match.offers()[0])
    for seat in range(options.seats):
        at.plays(PlaceLocomotive(seat, city(HOMES[seat])))
    if hand:
        hold(at, A, hand)
    return at


def counts(cards: str) -> tuple[int, ...]:
    return tuple([cards.count(letter) for letter in LETTERS])


def hold(at: SpTable, seat: Seat, cards: str) -> None:
    """Give `seat` exactly these cards from the deck."""
    state = at.state
    for colour, wanted in enumerate(counts(cards)):
        state.deck[colour] += state.hands[seat][colour] - wanted
        state.hands[seat][colour] = wanted
        state.known_cards[seat][colour] = 0
    state.deck_size = sum(state.deck)
    at.check()


def leave_in_deck(at: SpTable, cards: str) -> None:
    """Leave exactly these cards in the deck; discard the rest."""
    state = at.state
    for colour, wanted in enumerate(counts(cards)):
        state.discards[colour] += state.deck[colour] - wanted
        state.deck[colour] = wanted
    state.deck_size = sum(state.deck)
    at.check()


def show(at: SpTable, cards: str) -> None:
    """Make exactly these cards the open ones; the others go to the deck."""
    state = at.state
    for slot, letter in enumerate(cards):
        if state.open[slot] >= 0:
            state.deck[state.open[slot]] += 1
        state.open[slot] = LETTERS.index(letter)
        state.deck[state.open[slot]] -= 1
    state.deck_size = sum(state.deck)
    at.check()


def last_round(at: SpTable, *, top: int, bottom: int) -> None:
    """Begin round 3 with this many rail cards above and among the time cards; discard the rest."""
    state = at.state
    state.round = 3
    state.time_cards = 3
    state.cards_above_time = top
    while state.deck_size > top + bottom:
        colour = max(range(len(COLOURS)), key=lambda each: state.deck[each])
        state.deck[colour] -= 1
        state.discards[colour] += 1
        state.deck_size -= 1
    at.check()


def lay(at: SpTable, seat: Seat, *paths: str) -> None:
    """Lay tracks as if they had been built before."""
    for path in paths:
        lay_tracks(at.state, seat, read_path(path, path))
    at.state.something_happened = False
    at.check()


def put_train(at: SpTable, seat: Seat, place: str) -> None:
    """Put the actor's train in a city or on a space, as if its turn began there."""
    state = at.state
    nodes = [node(name) for name in place.split("-")]
    on_track = len(nodes) == 2
    state.train_place[seat] = BOARD.cities + BOARD.space_between[nodes[0], nodes[1]] if on_track else nodes[0]
    if seat == state.actor:
        state.steps = state.level[seat][0] + 1 if on_track else 0
    at.check()


def contract(at: SpTable, seat: Seat, name: str, card: int, side: int, *, aboard: bool = False) -> int:
    """Give `seat` the contract of a good in exchange for one that the test does not use; return the good."""
    state = at.state
    good = GOODS.index(name)
    holder = state.holder[good]
    if holder != seat:
        others = [each for each in range(len(GOODS)) if state.holder[each] == seat and each not in kept(at)]
        state.holder[others[0]] = holder
        state.holder[good] = seat
    state.contract[good] = card
    state.side[good] = side
    if aboard:
        state.token[good] = ABOARD
        state.aboard[seat].append(good)
    kept(at).append(good)
    at.check()
    return good


def kept(at: SpTable) -> list[int]:
    """Return the goods that a test has dealt."""
    found: list[int] = at.__dict__.setdefault("dealt", [])
    return found


def improve(at: SpTable, seat: Seat, part: int, steps: int) -> None:
    """Improve a part, paid with money from the market."""
    for price in (3, 5)[:steps]:
        at.state.level[seat][part] += 1
        at.state.spent[seat] += price
        at.state.from_market[seat] += price
    at.check()


def deliver_all(at: SpTable, seat: Seat, *, but: int = -1) -> None:
    """Fill every contract of `seat`, except that of one good."""
    state = at.state
    for good in range(len(GOODS)):
        if state.holder[good] == seat and good != but:
            lines = BOARD.contract_lines[state.contract[good]][state.side[good]]
            place, money = next(line for line in lines if not state.supplied[line[0]] >> seat & 1)
            state.token[good] = DELIVERED
            state.aboard[seat] = [each for each in state.aboard[seat] if each != good]
            state.delivered_to[good] = place
            state.supplied[place] |= 1 << seat
            state.money[seat] += money
            state.from_contracts[seat] += money
    at.check()


def use_up_tracks(at: SpTable, seat: Seat, *, left: int, avoid: tuple[str, ...] = ()) -> None:
    """Connect the nearest cities except those to `avoid`, until `left` tracks are left."""
    state = at.state
    closed = [city(name) for name in avoid]
    while (spare := state.tracks[seat] - left) > 0:
        search = build_search(state, seat)
        near = [place for place in range(BOARD.cities) if not search.own[place] and place not in closed]
        near = [place for place in near if search.far[place] <= spare and spare - search.far[place] != 1]
        place = min(near, key=lambda each: search.far[each])
        (option,) = search.find(place, 1, longest=search.far[place])
        lay_tracks(state, seat, option.spaces)
    state.something_happened = False
    at.check()


def rest(at: SpTable) -> None:
    """Let the actor draw a card, which ends the turn."""
    seat = at.state.actor
    at.plays("draw")
    while at.state.actor == seat and at.match.turn is not None:
        at.plays("stop")


def build(seat: Seat, path: str, cards: str) -> Build:
    return Build(seat, read_path(path, path), counts(cards))

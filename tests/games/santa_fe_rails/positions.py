"""Positions that the clause tests start from. A holds the train and lays first."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import TypeAlias

from tests.support.driver import Table
from tests.support.santa_fe_rails import BOARD, city, new_match, railroad, way

from capolinea.core.action import Seat
from capolinea.games.santa_fe_rails.actions import BeginBranch, Choose, LayRail
from capolinea.games.santa_fe_rails.pieces import BOOMTOWN, DOUBLE, TRIPLE
from capolinea.games.santa_fe_rails.sequence import begin_lay, reveal
from capolinea.games.santa_fe_rails.state import NONE, SECOND_LAY, State
from capolinea.games.santa_fe_rails.tracks import put_rail
from capolinea.games.santa_fe_rails.view import View

SfTable: TypeAlias = Table[State, View]

A, B, C, D = 0, 1, 2, 3


def table(seats: int = 3, *, terrain: bool = False, seed: int = 1) -> SfTable:
    """A new match: all choose their first card."""
    return Table(new_match(seats, terrain=terrain, seed=seed))


# Cards.


def hold(state: State, seat: Seat, *names: str) -> None:
    """`seat` has these city cards; what it had before goes where they were."""
    wanted = [city(name) for name in names]
    state.hand[seat], old = [], state.hand[seat]
    for card in list(wanted):
        if card in old:
            old.remove(card)
            state.hand[seat].append(card)
            wanted.remove(card)
    for card in wanted:
        pile = next(pile for pile in (state.deck, *state.hand, state.third) if card in pile)
        pile[pile.index(card)] = old.pop()
        state.hand[seat].append(card)
    # A smaller hand than before: the rest is out of the game.
    state.discarded[seat] += old
    for hand in state.hand:
        hand.sort()


def top(state: State, *names: str) -> None:
    """These cards, cities or short lines, lie on top of the deck, the first one uppermost."""
    for name in reversed(names):
        short = name in BOARD.railroad_ids
        card = BOARD.cities + railroad(name) if short else city(name)
        if card in state.deck:
            state.deck.remove(card)
        else:
            pile = next(pile for pile in state.hand if card in pile)
            pile[pile.index(card)] = state.deck.pop(0)
            pile.sort()
        state.deck.append(card)


def no_deck(state: State) -> None:
    """All city cards of the deck are out of the game, all short lines shown."""
    for card in state.deck:
        if card < BOARD.cities:
            state.discarded[0].append(card)
        else:
            state.available[card - BOARD.cities] = True
    state.deck = []


def give(state: State, seat: Seat, card: int) -> None:
    """A special card from the display, in the place of a city card that is put away."""
    if state.hand[seat]:
        state.discarded[seat].append(state.hand[seat].pop())
    if card == DOUBLE:
        state.doubles_left -= 1
        state.doubles[seat] += 1
    elif card == BOOMTOWN:
        state.boomtowns_left -= 1
        state.boomtowns[seat] += 1
    elif card == TRIPLE:
        state.triple = seat
    else:
        state.four = seat


def give_branch(state: State, seat: Seat, name: str) -> None:
    if state.hand[seat]:
        state.discarded[seat].append(state.hand[seat].pop())
    state.branches_left[railroad(name)] -= 1
    state.branch[seat] = railroad(name)


# Rails.


def available(state: State, *names: str) -> None:
    """SF-10 Short lines that were shown."""
    for name in names:
        state.available[railroad(name)] = True
        state.deck.remove(BOARD.cities + railroad(name))


def build(state: State, name: str, *cities: str, branch: bool = False, line: int = 1) -> None:
    """Complete lines of a railroad from city to city; with `branch` the first is a new track."""
    for place, (start, goal) in enumerate(pairwise(cities)):
        along = way(start, goal, line)
        for rail in range(BOARD.length[along >> 1]):
            put_rail(state, railroad(name), along, branch and place == 0 and rail == 0)


def begin(state: State, name: str, start: str, goal: str, rails: int = 1, *, branch: bool = False) -> None:
    """The first rails of a line."""
    for rail in range(rails):
        put_rail(state, railroad(name), way(start, goal), branch and rail == 0)


def spend(state: State, name: str, left: int = 0) -> None:
    """All rails of a railroad but `left` are laid, somewhere: along any way it has, or none would be missing."""
    number = railroad(name)
    while state.rails[number] > left:
        along = next(each for each in range(BOARD.ways) if may_use(state, number, each))
        if not state.laid[along] and BOARD.tail[along] not in state.ends[number]:
            state.ends[number].append(BOARD.tail[along])
        put_rail(state, number, along, False)


def may_use(state: State, number: int, along: int) -> bool:
    line = along >> 1
    twin = BOARD.twin[line]
    if not BOARD.is_open[along] or not state.free[line] or state.laid[along ^ 1]:
        return False
    if state.owner[line] == number:
        return True
    if state.owner[line] != NONE or (twin >= 0 and state.owner[twin] == number):
        return False
    return BOARD.tail[along] in (state.towns[number] or [BOARD.home[number]])


# Stages.


def at_lay(
    cards: Mapping[Seat, int] | None = None,
    *,
    seats: int = 3,
    branches: Mapping[Seat, str] | None = None,
    rails: Sequence[tuple[str, ...]] = (),
    second: bool = False,
    terrain: bool = False,
    money: Sequence[int] = (),
) -> SfTable:
    """The first lay, or the second, is A's: `cards` and `branches` were revealed, others have played a city.

    `rails` are what lies: a railroad and the cities it was built along.
    """
    match = new_match(seats, terrain=terrain)
    state = match.state
    for seat, card in (cards or {}).items():
        give(state, seat, card)
    for seat, name in (branches or {}).items():
        give_branch(state, seat, name)
    for name, *cities in rails:
        if railroad(name) >= BOARD.majors and not state.available[railroad(name)]:
            available(state, name)
        build(state, name, *cities)
    if money:
        state.money = list(money)
    for seat in range(seats):
        state.card[seat] = (cards or {}).get(seat, state.hand[seat][0])
    reveal(state)
    if second:
        # SF-53 Rails of a four-in-one are then still to be laid.
        state.put_off = state.four != NONE
        begin_lay(state, SECOND_LAY)
    return Table(match)


def at_draw(seats: int = 3, *, terrain: bool = False, short: int = 1) -> SfTable:
    """The second turn: B holds the train and draws first, `short` cards less than four in every hand."""
    at = table(seats, terrain=terrain)
    for seat in range(seats):
        at.plays(Choose(seat, at.state.hand[seat][0]))
    while at.match.turn is not None and at.match.turn.phase != "draw":
        at.plays(at.match.offers()[0])
    for seat in range(seats):
        while len(at.state.hand[seat]) > 4 - short:
            at.state.discarded[seat].append(at.state.hand[seat].pop())
    return at


def rail(seat: Seat, name: str, start: str, goal: str, line: int = 1) -> LayRail:
    return LayRail(seat, railroad(name), way(start, goal, line))


def branch(seat: Seat, name: str, start: str, goal: str, line: int = 1) -> BeginBranch:
    return BeginBranch(seat, railroad(name), way(start, goal, line))


def offered(at: SfTable, name: str) -> set[str]:
    """The texts of the rails that may be laid of a railroad without a card."""
    number = railroad(name)
    offers = [offer for offer in at.match.offers() if isinstance(offer, LayRail) and offer.railroad == number]
    return {at.match.rules.write(offer).split(" ", 2)[2] for offer in offers}



"""Positions that the clause tests start from. A holds the train and lays first."""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from random import Random
from typing import TypeAlias

from tests.support.driver import RefereedMatch, attributes
from tests.support.santa_fe_rails import BOARD, arc, new_match, railroad, town

from capolinea.core.action import Seat
from capolinea.games.santa_fe_rails.actions import BeginBranch, Choose, LayRail
from capolinea.games.santa_fe_rails.pieces import BOOMTOWN, DOUBLE, TRIPLE
from capolinea.games.santa_fe_rails.sequence import begin_lay, reveal
from capolinea.games.santa_fe_rails.state import NONE, SECOND_LAY, State
from capolinea.games.santa_fe_rails.tracks import extension_arcs, is_dead, put_rail
from capolinea.games.santa_fe_rails.view import View

SfTable: TypeAlias = RefereedMatch[State, View]

A, B, C, D = 0, 1, 2, 3


def table(seats: int = 3, *, terrain: bool = False, seed: int = 1) -> SfTable:
    """A new match: all choose their first card."""
    return RefereedMatch(new_match(seats, terrain=terrain, seed=seed))


# Cards.


def hold(state: State, seat: Seat, *names: str) -> None:
    """Give `seat` these city cards; the cards it had go where these were."""
    wanted = [town(name) for name in names]
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
    # If the hand is smaller than before, the rest leaves the game.
    state.discarded[seat] += old
    for hand in state.hand:
        hand.sort()


def top(state: State, *names: str) -> None:
    """Put these cards, city cards or short lines, on top of the deck, the first one uppermost."""
    for name in reversed(names):
        short = name in BOARD.railroad_ids
        card = BOARD.towns + railroad(name) if short else town(name)
        if card in state.deck:
            state.deck.remove(card)
        else:
            pile = next(pile for pile in state.hand if card in pile)
            pile[pile.index(card)] = state.deck.pop(0)
            pile.sort()
        state.deck.append(card)


def no_deck(state: State) -> None:
    """Remove all city cards of the deck from the game and show all short lines."""
    for card in state.deck:
        if card < BOARD.towns:
            state.discarded[0].append(card)
        else:
            state.available[card - BOARD.towns] = True
    state.deck = []


def give(state: State, seat: Seat, card: int) -> None:
    """Replace a city card of a hand by a special card from the display."""
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
    """SF-10 Show these short lines."""
    for name in names:
        state.available[railroad(name)] = True
        state.deck.remove(BOARD.towns + railroad(name))


def build(state: State, name: str, *towns: str, branch: bool = False, line: int = 1) -> None:
    """Lay complete lines of a railroad from town to town; with `branch` the first one begins a new track."""
    for place, (start, goal) in enumerate(pairwise(towns)):
        along = arc(start, goal, line if state.board.twin[arc(start, goal) >> 1] >= 0 else 1)
        begin(state, name, start, goal, BOARD.length[along >> 1], branch=branch and place == 0, line=line)


def begin(
    state: State, name: str, start: str, goal: str, rails: int = 1, *, branch: bool = False, line: int = 1
) -> None:
    """Lay rails along a line, from its beginning or from where the track ended."""
    number = railroad(name)
    along = arc(start, goal, line if state.board.twin[arc(start, goal) >> 1] >= 0 else 1)
    if branch:
        state.branches_left[number] -= 1
    for rail in range(rails):
        put_rail(state, number, along, branch and rail == 0)


def spend(state: State, name: str, left: int = 0) -> None:
    """Lay all rails of a major but `left` by extending its tracks at random, with as many attempts as it takes."""
    number = railroad(name)
    for seed in range(1000):
        random, trial = Random(seed), state.clone()
        while trial.rails[number] > left and (arcs := extension_arcs(trial, number)):
            put_rail(trial, number, arcs[random.randrange(len(arcs))], False)
        if trial.rails[number] == left and not spoilt(state, trial):
            for attribute, value in attributes(trial).items():
                setattr(state, attribute, value)
            return
    raise AssertionError(f"no way to lay all rails of {name}")


def spoilt(state: State, trial: State) -> bool:
    """Return whether another major that was alive is dead now."""
    return any([is_dead(trial, major) and not is_dead(state, major) for major in range(BOARD.majors)])


def kill_kansas_pacific(state: State) -> None:
    """The KP has run from Kansas City to Abilene, where Santa Fe and Union Pacific have all other lines: it is dead.

    A branch line could still begin at Kansas City.
    """
    build(state, "SF", "Chicago", "Kansas City", "Abilene", "Dodge City")
    begin(state, "SF", "Abilene", "Denver", branch=True)
    build(state, "UP", "Chicago", "Kansas City", "Oklahoma City", "Abilene", line=2)
    begin(state, "UP", "Abilene", "Denver", line=2)
    build(state, "KP", "Kansas City", "Abilene", line=2)


def exhaust(state: State, *, left: int = 0) -> None:
    """Make the KP dead with no rails left for other majors, or some for the Union Pacific, which can be extended."""
    kill_kansas_pacific(state)
    for name in ("SF", "SP", "GN", "UP"):
        spend(state, name, left if name == "UP" else 0)


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
    board: Callable[[State], None] | None = None,
) -> SfTable:
    """The first lay, or the second, is A's: `cards` and `branches` were revealed, others have played a city.

    `rails` are what lies: a railroad and the cities it was built along. `board` lays more.
    """
    match = new_match(seats, terrain=terrain)
    state = match.state
    for seat, card in (cards or {}).items():
        give(state, seat, card)
    for seat, name in (branches or {}).items():
        give_branch(state, seat, name)
    for name, *towns in rails:
        if railroad(name) >= BOARD.majors and not state.available[railroad(name)]:
            available(state, name)
        build(state, name, *towns)
    if board is not None:
        board(state)
    if money:
        state.money = list(money)
    for seat in range(seats):
        state.card[seat] = (cards or {}).get(seat, state.hand[seat][0])
    reveal(state, None)
    if second:
        # SF-53 Rails of a four-in-one are then still to be laid.
        state.put_off = state.four != NONE
        begin_lay(state, SECOND_LAY, None)
    return RefereedMatch(match)


def at_draw(seats: int = 3, *, terrain: bool = False, short: int = 1) -> SfTable:
    """Return the second turn: B holds the train and draws first; every hand has `short` cards fewer than four."""
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
    return LayRail(seat, railroad(name), arc(start, goal, line))


def branch(seat: Seat, name: str, start: str, goal: str, line: int = 1) -> BeginBranch:
    return BeginBranch(seat, railroad(name), arc(start, goal, line))


def offered(at: SfTable, name: str) -> set[str]:
    """Return the texts of the rails of a railroad that may be laid without a card."""
    number = railroad(name)
    offers = [offer for offer in at.match.offers() if isinstance(offer, LayRail) and offer.railroad == number]
    return {at.match.rules.write(offer).split(" ", 2)[2] for offer in offers}

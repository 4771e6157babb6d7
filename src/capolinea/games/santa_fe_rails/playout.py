"""Random moves for playouts: draws one legal move at a time without listing all of them.

A rail is drawn by railroad, track and line and tested by the predicates that offers use. All rails are listed only if
several draws in a row fail.
"""

from typing import Final

from capolinea.core.action import Seat
from capolinea.core.moves import Random
from capolinea.games.santa_fe_rails import moves
from capolinea.games.santa_fe_rails.display import can_buy, can_take, city_cards_in_deck, open_towns
from capolinea.games.santa_fe_rails.moves import Move
from capolinea.games.santa_fe_rails.phases.choosing import playable
from capolinea.games.santa_fe_rails.phases.counters import may_stop
from capolinea.games.santa_fe_rails.phases.laying import is_first_of_four
from capolinea.games.santa_fe_rails.pieces import SPECIALS
from capolinea.games.santa_fe_rails.state import CHOOSE, COUNTER, DRAW, NONE, OVER, State
from capolinea.games.santa_fe_rails.tracks import branch_arcs, can_enter, extension_arcs, rail_cost

#: How often a playout draws a city card rather than a special one, begins its branch line at once, exchanges cards,
#: postpones rails, ends a lay early, lays nothing with `terrain`, and places no more counters; how often it tries.
DRAWS: Final = 0.6
BEGINS: Final = 0.5
EXCHANGES: Final = 0.3
PUTS_OFF: Final = 0.5
STOPS: Final = 0.1
PASSES: Final = 0.05
LEAVES: Final = 0.2
TRIES: Final = 12


def choose(state: State, random: Random, move: Move) -> bool:
    """Fill in a legal move; return False if the match is over."""
    stage = state.stage
    move.seat = seat = state.actor
    if stage == CHOOSE:
        choose_card(state, state.card.index(NONE), random, move)
    elif stage == DRAW:
        choose_draw(state, seat, random, move)
    elif stage == COUNTER:
        choose_counter(state, random, move)
    elif stage == OVER:
        return False
    else:
        choose_lay(state, seat, random, move)
    return True


def choose_card(state: State, seat: Seat, random: Random, move: Move) -> None:
    """Choose a random playable card of the first seat that has not chosen; equal cards count once."""
    cards = playable(state, seat)
    move.kind = moves.CHOOSE
    move.seat = seat
    move.card = cards[int(random() * len(cards))]


def choose_draw(state: State, seat: Seat, random: Random, move: Move) -> None:
    """Draw from the deck most of the time; otherwise try a few random cards and take the first that is allowed."""
    if not state.deck or random() >= DRAWS:
        for _ in range(TRIES):
            pick = int(random() * (len(SPECIALS) + state.board.majors))
            if pick < len(SPECIALS):
                if can_take(state, seat, SPECIALS[pick]):
                    move.kind = moves.TAKE
                    move.card = SPECIALS[pick]
                    return
            elif can_buy(state, seat, pick - len(SPECIALS)):
                move.kind = moves.BUY_BRANCH
                move.railroad = pick - len(SPECIALS)
                return
    move.kind = moves.DRAW_CITY if state.deck else moves.DECLINE


def choose_counter(state: State, random: Random, move: Move) -> None:
    if may_stop(state) and random() < LEAVES:
        move.kind = moves.DONE
        return
    free = open_towns(state)
    move.kind = moves.PLACE_COUNTER
    move.city, move.value = free[int(random() * len(free))]


def choose_lay(state: State, seat: Seat, random: Random, move: Move) -> None:
    """Lay a rail most of the time; now and then exchange cards, end the lay early, postpone it or pass."""
    if state.rails_laid:
        if state.rails_to_lay == 0 or random() < STOPS:
            move.kind = moves.DONE
            return
    elif state.exchanging and random() < EXCHANGES:
        choose_exchange(state, seat, random, move)
        return
    elif not state.must_branch_or_end:
        if is_first_of_four(state, seat):
            if random() < PUTS_OFF:
                move.kind = moves.PUT_OFF
                return
        elif state.options.terrain and random() < PASSES:
            move.kind = moves.PASS
            return
    if not seek_rail(state, seat, random, move) and not choose_any_rail(state, seat, random, move):
        move.kind = end_of_lay(state, seat)


def choose_exchange(state: State, seat: Seat, random: Random, move: Move) -> None:
    """Exchange a random run of neighbouring cards of the hand."""
    hand = state.hand[seat]
    count = min(city_cards_in_deck(state), 1 + int(random() * len(hand)))
    start = int(random() * (len(hand) - count + 1))
    move.kind = moves.EXCHANGE
    move.cities = tuple(hand[start : start + count])


def seek_rail(state: State, seat: Seat, random: Random, move: Move) -> bool:
    """Try random railroads, tracks and lines, and half of the time the branch line first; return whether it worked."""
    money = state.money[seat]
    branch = state.branch[seat]
    if branch != NONE and (state.must_branch_or_end or random() < BEGINS):
        arc = seek_branch(state, branch, random)
        if arc >= 0 and rail_cost(state, arc) <= money:
            move.kind = moves.BEGIN_BRANCH
            move.railroad = branch
            move.way = arc
            return True
    if state.must_branch_or_end:
        return False
    board = state.board
    available, rails = state.available, state.rails
    for _ in range(TRIES):
        railroad = int(random() * board.railroads)
        if not available[railroad]:
            railroad -= board.majors
        if rails[railroad] == 0:
            continue
        arc = seek_arc(state, railroad, random)
        if arc >= 0 and rail_cost(state, arc) <= money:
            move.kind = moves.LAY_RAIL
            move.railroad = railroad
            move.way = arc
            return True
    return False


def seek_arc(state: State, railroad: int, random: Random) -> int:
    """Try one random arc; return it if `railroad` may be extended along it, otherwise -1."""
    board = state.board
    ends = state.ends[railroad]
    if railroad < board.majors:
        end = ends[int(random() * len(ends))]
    else:
        towns = state.towns_of[railroad] or [board.home[railroad]]
        pick = int(random() * (len(towns) + len(ends)))
        end = towns[pick] if pick < len(towns) else ends[pick - len(towns)]
    if end < 0:
        return -1
    if end >= board.towns:
        return end - board.towns
    arcs = board.out[end]
    arc = arcs[int(random() * len(arcs))]
    return arc if can_enter(state, railroad, arc) else -1


def seek_branch(state: State, major: int, random: Random) -> int:
    """Try a few random arcs; return one along which a branch line of `major` may begin, or -1 if all failed."""
    towns = state.towns_of[major]
    if not towns or state.rails[major] == 0:
        return -1
    out = state.board.out
    for _ in range(TRIES):
        arcs = out[towns[int(random() * len(towns))]]
        arc = arcs[int(random() * len(arcs))]
        if can_enter(state, major, arc):
            return arc
    return -1


def choose_any_rail(state: State, seat: Seat, random: Random, move: Move) -> bool:
    """Choose among all rails that may be laid; return False if there is none."""
    money = state.money[seat]
    rails: list[tuple[int, int, int]] = []
    if not state.must_branch_or_end:
        for railroad in range(state.board.railroads):
            arcs = extension_arcs(state, railroad)
            rails += [(moves.LAY_RAIL, railroad, arc) for arc in arcs if rail_cost(state, arc) <= money]
    branch = state.branch[seat]
    if branch != NONE:
        arcs = branch_arcs(state, branch)
        rails += [(moves.BEGIN_BRANCH, branch, arc) for arc in arcs if rail_cost(state, arc) <= money]
    if not rails:
        return False
    move.kind, move.railroad, move.way = rails[int(random() * len(rails))]
    return True


def end_of_lay(state: State, seat: Seat) -> int:
    """Return the kind of move that ends the lay."""
    if state.rails_laid:
        return moves.DONE
    if state.must_branch_or_end:
        return moves.END_GAME
    return moves.PUT_OFF if is_first_of_four(state, seat) else moves.PASS

"""Where playouts look: one legal move at a time, drawn without listing any.

Rails are drawn by railroad, track and line and put to the same predicates that offers use; only where several draws
find nothing are all rails looked at.
"""

from typing import Final

from capolinea.core.action import Seat
from capolinea.core.moves import Random
from capolinea.games.santa_fe_rails import moves
from capolinea.games.santa_fe_rails.display import can_buy, can_take, cities_in_deck, open_cities
from capolinea.games.santa_fe_rails.moves import Move
from capolinea.games.santa_fe_rails.phases.choosing import playable
from capolinea.games.santa_fe_rails.phases.counters import may_stop
from capolinea.games.santa_fe_rails.phases.laying import is_first_of_four
from capolinea.games.santa_fe_rails.pieces import SPECIALS
from capolinea.games.santa_fe_rails.state import CHOOSE, COUNTER, DRAW, NONE, OVER, State
from capolinea.games.santa_fe_rails.tracks import branch_ways, can_enter, rail_cost, ways_on

#: How often a city card is drawn though there is a choice, a branch line begun at once, cards exchanged, rails put off,
#: a lay ended before all its rails are laid, nothing laid with `terrain`, no more counters placed.
DRAWS: Final = 0.6
BEGINS: Final = 0.5
EXCHANGES: Final = 0.3
PUTS_OFF: Final = 0.5
STOPS: Final = 0.1
PASSES: Final = 0.05
LEAVES: Final = 0.2
TRIES: Final = 12


def choose(state: State, random: Random, move: Move) -> bool:
    """Fill in a legal move; False where the match is over."""
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
    """Any card that may be played, of the first who has not chosen; cards of the same city are as likely as one."""
    cards = playable(state, seat)
    move.kind = moves.CHOOSE
    move.seat = seat
    move.card = cards[int(random() * len(cards))]


def choose_draw(state: State, seat: Seat, random: Random, move: Move) -> None:
    """Mostly the deck; else a few things are thought of, and the first that can be had is taken."""
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
    free = open_cities(state)
    move.kind = moves.PLACE_COUNTER
    move.city, move.value = free[int(random() * len(free))]


def choose_lay(state: State, seat: Seat, random: Random, move: Move) -> None:
    """Cards exchanged, a lay ended or given up now and then; mostly a rail."""
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
    """Some cards that stand side by side in the hand."""
    hand = state.hand[seat]
    count = min(cities_in_deck(state), 1 + int(random() * len(hand)))
    start = int(random() * (len(hand) - count + 1))
    move.kind = moves.EXCHANGE
    move.cities = tuple(hand[start : start + count])


def seek_rail(state: State, seat: Seat, random: Random, move: Move) -> bool:
    """A rail of the branch line if there is one, half of the time; else of any railroad, track and line."""
    money = state.money[seat]
    branch = state.branch[seat]
    if branch != NONE and (state.must_branch_or_end or random() < BEGINS):
        way = seek_branch(state, branch, random)
        if way >= 0 and rail_cost(state, way) <= money:
            move.kind = moves.BEGIN_BRANCH
            move.railroad = branch
            move.way = way
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
        way = seek_way(state, railroad, random)
        if way >= 0 and rail_cost(state, way) <= money:
            move.kind = moves.LAY_RAIL
            move.railroad = railroad
            move.way = way
            return True
    return False


def seek_way(state: State, railroad: int, random: Random) -> int:
    """One try for a way along which `railroad` may be extended; -1: it failed."""
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
    if end >= board.cities:
        return end - board.cities
    ways = board.out[end]
    way = ways[int(random() * len(ways))]
    return way if can_enter(state, railroad, way) else -1


def seek_branch(state: State, major: int, random: Random) -> int:
    """A few tries for a way along which a branch of `major` may begin; -1: they failed."""
    towns = state.towns_of[major]
    if not towns or state.rails[major] == 0:
        return -1
    out = state.board.out
    for _ in range(TRIES):
        ways = out[towns[int(random() * len(towns))]]
        way = ways[int(random() * len(ways))]
        if can_enter(state, major, way):
            return way
    return -1


def choose_any_rail(state: State, seat: Seat, random: Random, move: Move) -> bool:
    """Any of all rails that may be laid; False where there is none."""
    money = state.money[seat]
    rails: list[tuple[int, int, int]] = []
    if not state.must_branch_or_end:
        for railroad in range(state.board.railroads):
            ways = ways_on(state, railroad)
            rails += [(moves.LAY_RAIL, railroad, way) for way in ways if rail_cost(state, way) <= money]
    branch = state.branch[seat]
    if branch != NONE:
        ways = branch_ways(state, branch)
        rails += [(moves.BEGIN_BRANCH, branch, way) for way in ways if rail_cost(state, way) <= money]
    if not rails:
        return False
    move.kind, move.railroad, move.way = rails[int(random() * len(rails))]
    return True


def end_of_lay(state: State, seat: Seat) -> int:
    """The kind of move that lays no more."""
    if state.rails_laid:
        return moves.DONE
    if state.must_branch_or_end:
        return moves.END_GAME
    return moves.PUT_OFF if is_first_of_four(state, seat) else moves.PASS

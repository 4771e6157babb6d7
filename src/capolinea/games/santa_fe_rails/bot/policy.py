"""The policy of playouts: cards and rails by what they bring at a glance, with some whim. Compiled.

A rail is judged by its bonuses and by how it changes the chances of its railroad to reach towns that matter to the
seat, with the distances of the empty board, so that a move needs no search.
"""

from typing import Final

from capolinea.core.moves import Random
from capolinea.games.santa_fe_rails import moves
from capolinea.games.santa_fe_rails.board import BOARD
from capolinea.games.santa_fe_rails.bot.chances import odds_of
from capolinea.games.santa_fe_rails.bot.reach import UNREACHABLE
from capolinea.games.santa_fe_rails.display import can_buy, can_take, open_towns
from capolinea.games.santa_fe_rails.moves import Move
from capolinea.games.santa_fe_rails.phases.choosing import playable
from capolinea.games.santa_fe_rails.phases.counters import may_stop
from capolinea.games.santa_fe_rails.phases.laying import is_first_of_four
from capolinea.games.santa_fe_rails.pieces import BOOMTOWN, DOUBLE, FOUR, TRIPLE
from capolinea.games.santa_fe_rails.playout import choose_any_rail, end_of_lay
from capolinea.games.santa_fe_rails.scoring import railroad_count, score, town_value
from capolinea.games.santa_fe_rails.state import CHOOSE, COUNTER, DRAW, JOINED, NONE, OVER, State
from capolinea.games.santa_fe_rails.tracks import can_enter, first_bonus, major_rails_left, rail_cost, square_bonus

#: How often a city card is drawn rather than another, a branch line is bought then, and a special card is played.
DRAWS: Final = 0.95
BUYS: Final = 0.4
PLAYS_SPECIAL: Final = 0.6
#: The special cards that are worth taking at a glance.
MORE_RAILS: Final = (DOUBLE, FOUR, TRIPLE)
#: How often a railroad is not looked at.
OVERLOOKS: Final = 0.15
#: How much of a card in hand counts, and how much of what others have played counts against a town.
IN_HAND: Final = 0.8
SPITE: Final = 0.7
#: How much of the chances that a railroad has already is subtracted from those of a branch line.
NEW_TRACK: Final = 0.5


def distances() -> list[list[int]]:
    """Return the rails from each town to each other on the empty board."""
    found: list[list[int]] = []
    for start in range(BOARD.towns):
        far = [UNREACHABLE] * BOARD.towns
        far[start] = 0
        queue = [start]
        for town in queue:  # grows while we walk it
            for arc in BOARD.out[town]:
                there = far[town] + BOARD.length[arc >> 1]
                if there < far[BOARD.head[arc]]:
                    far[BOARD.head[arc]] = there
                    queue.append(BOARD.head[arc])
        found.append(far)
    return found


DISTANCE: Final = distances()


def choose(state: State, random: Random, move: Move) -> bool:
    """Fill in a legal move; return False if the match is over."""
    stage = state.stage
    move.seat = seat = state.actor
    if stage == CHOOSE:
        choose_card(state, state.card.index(NONE), random, move)
    elif stage == DRAW:
        choose_drawn(state, seat, random, move)
    elif stage == COUNTER:
        choose_counter(state, seat, move)
    elif stage == OVER:
        return False
    else:
        choose_lay(state, seat, random, move)
    return True


def choose_drawn(state: State, seat: int, random: Random, move: Move) -> None:
    """Draw a city card if there is one, with few exceptions; otherwise buy a branch line or take a card for more
    rails."""
    move.kind = moves.DRAW_CITY if state.deck else moves.DECLINE
    if state.deck and random() < DRAWS:
        return
    if random() < BUYS:
        major = int(random() * state.board.majors)
        if can_buy(state, seat, major):
            move.kind = moves.BUY_BRANCH
            move.railroad = major
        return
    first = int(random() * len(MORE_RAILS))
    for i in range(len(MORE_RAILS)):
        card = MORE_RAILS[(first + i) % len(MORE_RAILS)]
        if can_take(state, seat, card):
            move.kind = moves.TAKE
            move.card = card
            return


def choose_card(state: State, seat: int, random: Random, move: Move) -> None:
    """Choose the card of the first seat that has not chosen that is worth most with one more railroad."""
    move.kind = moves.CHOOSE
    move.seat = seat
    best = NONE
    most = 0.0
    for card in playable(state, seat):
        if card in (DOUBLE, BOOMTOWN):
            worth = 100.0 if random() < PLAYS_SPECIAL else 0.0
        else:
            worth = town_value(state, card) * (railroad_count(state, card) + 1 + random())
        if best == NONE or worth > most:
            most = worth
            best = card
    move.card = best


def stakes_of(state: State, seat: int) -> list[float]:
    """Return by town what one more railroad brings a seat, minus a part of what it brings others."""
    stakes = [0.0] * state.board.towns
    for town in state.played[seat]:
        stakes[town] += town_value(state, town)
    for town in state.hand[seat]:
        stakes[town] += IN_HAND * town_value(state, town)
    against = SPITE / max(1, state.seats - 1)
    for other in range(state.seats):
        if other != seat:
            for town in state.played[other]:
                stakes[town] -= against * town_value(state, town)
    return stakes


def choose_counter(state: State, seat: int, move: Move) -> None:
    """Place the counter that brings most; none if all would help others more."""
    stakes = stakes_of(state, seat)
    most = 0.0
    best = NONE
    for town, value in open_towns(state):
        gain = stakes[town] * (value / town_value(state, town) - 1.0) * (railroad_count(state, town) + 1)
        if best == NONE or gain > most:
            most = gain
            best = town
            move.city = town
            move.value = value
    move.kind = moves.DONE if most <= 0.0 and may_stop(state) else moves.PLACE_COUNTER


def choose_lay(state: State, seat: int, random: Random, move: Move) -> None:
    """Lay the best rail; end the lay if every rail would help others more, and the rules allow it."""
    if state.rails_laid and state.rails_to_lay == 0:
        move.kind = moves.DONE
        return
    if state.must_branch_or_end:
        end_or_go_on(state, seat, random, move)
        return
    gain = best_rail(state, seat, random, move)
    if gain < 0.0 and (state.rails_laid or (state.options.terrain and not is_first_of_four(state, seat))):
        move.kind = moves.DONE if state.rails_laid else moves.PASS
    elif move.way == NONE and not choose_any_rail(state, seat, random, move):
        move.kind = end_of_lay(state, seat)


def end_or_go_on(state: State, seat: int, random: Random, move: Move) -> None:
    """SF-54 End the game if ahead, otherwise begin the branch line anywhere."""
    points = score(state, seat)
    ahead = True
    for other in range(state.seats):
        if score(state, other) > points:
            ahead = False
    if ahead or not choose_any_rail(state, seat, random, move):
        move.kind = moves.DONE if state.rails_laid else moves.END_GAME


def best_rail(state: State, seat: int, random: Random, move: Move) -> float:
    """Fill in the rail that brings most and return what it brings; without one, `way` is NONE."""
    stakes = stakes_of(state, seat)
    towns = [town for town in range(len(stakes)) if stakes[town] != 0.0]
    board = state.board
    of_all = major_rails_left(state)
    money = state.money[seat]
    times = 2 if state.card[seat] == DOUBLE else 1
    most = -1e9
    move.kind = moves.LAY_RAIL
    move.way = NONE
    for railroad in range(board.railroads):
        left = state.rails[railroad]
        if not state.available[railroad] or left == 0 or random() < OVERLOOKS:
            continue
        odds = odds_of(state, railroad)
        against, scale = odds.against, odds.scale(left, of_all)
        wanted = [town for town in towns if not state.railroads_at[town] >> railroad & 1]
        stays = railroad >= board.majors
        ends = state.ends[railroad]
        if stays:
            ends = (state.towns_of[railroad] or [board.home[railroad]]) + ends
        for end in ends:
            if end == JOINED:
                continue
            if end >= board.towns:
                arc = end - board.towns
                head = board.head[arc]
                rails = state.free[arc >> 1]
                before = chances_from(DISTANCE[head], rails, left, wanted, stakes, against, scale)
                gain = chances_from(DISTANCE[head], rails - 1, left - 1, wanted, stakes, against, scale) - before
                gain += times * bonus_of(state, railroad, arc)
                if gain > most and rail_cost(state, arc) <= money:
                    most = gain
                    move.kind = moves.LAY_RAIL
                    move.railroad = railroad
                    move.way = arc
                continue
            before = chances_from(DISTANCE[end], 0, left, wanted, stakes, against, scale)
            for arc in board.out[end]:
                if not can_enter(state, railroad, arc):
                    continue
                cost = rail_cost(state, arc)
                if cost > money:
                    continue
                rails = state.free[arc >> 1]
                head = board.head[arc]
                gain = chances_from(DISTANCE[head], rails - 1, left - 1, wanted, stakes, against, scale) - before
                if stays and gain < 0.0:
                    gain = 0.0
                gain += times * bonus_of(state, railroad, arc) - cost
                if gain > most:
                    most = gain
                    move.kind = moves.LAY_RAIL
                    move.railroad = railroad
                    move.way = arc
        if state.branch[seat] == railroad:
            most = begin_branch(state, railroad, money, times, wanted, stakes, scale, most, move)
    return most


def begin_branch(
    state: State,
    major: int,
    money: int,
    times: int,
    wanted: list[int],
    stakes: list[float],
    scale: float,
    most: float,
    move: Move,
) -> float:
    """Fill in the best beginning of a branch line if it brings more than `most`; return what the best brings.

    A new track takes nothing from the others: it counts where it is nearer than they are.
    """
    board = state.board
    against = odds_of(state, major).against
    left = state.rails[major]
    before = 0.0
    for end in state.ends[major]:
        if end >= board.towns:
            arc = end - board.towns
            here = chances_from(DISTANCE[board.head[arc]], state.free[arc >> 1], left, wanted, stakes, against, scale)
        elif end == JOINED:
            here = 0.0
        else:
            here = chances_from(DISTANCE[end], 0, left, wanted, stakes, against, scale)
        if here > before:
            before = here
    for town in state.towns_of[major]:
        for arc in board.out[town]:
            if not can_enter(state, major, arc):
                continue
            cost = rail_cost(state, arc)
            if cost > money:
                continue
            rails = state.free[arc >> 1]
            gain = chances_from(DISTANCE[board.head[arc]], rails - 1, left - 1, wanted, stakes, against, scale)
            gain = max(0.0, gain - NEW_TRACK * before) + times * bonus_of(state, major, arc) - cost
            if gain > most:
                most = gain
                move.kind = moves.BEGIN_BRANCH
                move.railroad = major
                move.way = arc
    return most


def chances_from(
    far: list[int],
    rails: int,
    left: int,
    towns: list[int],
    stakes: list[float],
    against: list[float],
    scale: float,
) -> float:
    """Return the sum of stakes times chances of the towns, `rails` and their distance away."""
    total = 0.0
    for town in towns:
        there = rails + far[town]
        if there == 0:
            total += stakes[town]
        elif there <= left:
            total += stakes[town] / (1.0 + scale * against[town * UNREACHABLE + there])
    return total


def bonus_of(state: State, railroad: int, arc: int) -> int:
    """SF-28, SF-29 Return the bonus of the next rail along `arc`."""
    if state.free[arc >> 1] != 1 or state.laid[arc ^ 1]:
        return 0
    town = state.board.head[arc]
    if state.railroads_at[town] >> railroad & 1:
        return 0
    return first_bonus(state, town) + square_bonus(state, railroad, town)

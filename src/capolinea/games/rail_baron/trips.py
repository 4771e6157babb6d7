"""RB-4 to RB-7, RB-10 to RB-12: where a train is going, and which track it may still use."""

from capolinea.core.chance import Chance
from capolinea.games.rail_baron.board import Board
from capolinea.games.rail_baron.pieces import STEP
from capolinea.games.rail_baron.state import State

Dice = tuple[int, int, int]


def roll_three_dice(chance: Chance, stream: str) -> Dice:
    """Roll the coloured die, then the two white ones."""
    return (1 + chance.below(stream, 6), 1 + chance.below(stream, 6), 1 + chance.below(stream, 6))


def look_up(rows: list[list[int]], dice: Dice) -> int:
    """RB-3 Return the entry for the coloured die (odd or even) and the sum of the white ones."""
    return rows[1 - dice[0] % 2][dice[1] + dice[2] - 2]


def target(state: State, seat: int) -> int:
    """Return the dot where the trip of `seat` ends: home while declared (RB-35)."""
    return state.board.city_dot[state.home[seat] if state.declared[seat] else state.destination[seat]]


def may_ride(state: State, seat: int, segment: int) -> bool:
    """RB-10, RB-11 Return whether `segment` is unused and the target can still be reached over unused ones after it."""
    board = state.board
    used = state.used_tracks[seat]
    if not board.is_free(segment, used):
        return False
    one = board.track_one[segment]
    two = board.track_two[segment]
    far = board.across[segment] - state.dot[seat]
    used[one] = 1
    used[two] = 1
    goal = target(state, seat)
    is_open = board.is_open(far, goal, used, ways_to(state, seat, goal))
    used[one] = 0
    used[two] = 0
    return is_open


def ways_to(state: State, seat: int, goal: int) -> list[int]:
    """Return by which segment the train of `seat` may go on from each dot to `goal`, as far as it is known: at first
    `toward`, then whatever `Board.is_open` found. The last entry is `goal`."""
    kept = state.kept_ways
    while len(kept) <= seat:
        kept.append([])
    if not kept[seat] or kept[seat][-1] != goal:
        kept[seat] = [*state.board.toward(goal), goal]
    return kept[seat]


def marked(used: bytearray) -> tuple[int, ...]:
    """Return the tracks that are marked, ascending. Most are not: `find` skips them without looking at each."""
    found: list[int] = []
    track = used.find(1)
    while track >= 0:
        found.append(track)
        track = used.find(1, track + 1)
    return tuple(found)


def clear_if_stuck(state: State, seat: int) -> None:
    """RB-39 Make all segments free again if the new target cannot be reached over unused ones."""
    goal = target(state, seat)
    if not state.board.is_open(state.dot[seat], goal, state.used_tracks[seat], ways_to(state, seat, goal)):
        state.used_tracks[seat] = bytearray(state.board.tracks)


def end_trip(state: State, seat: int) -> None:
    """RB-12 End the trip at its destination: the next one starts here, with all segments unused."""
    state.origin[seat] = state.destination[seat]
    forget_trip(state, seat)


def forget_trip(state: State, seat: int) -> None:
    state.destination[seat] = -1
    state.alternative[seat] = -1
    state.used_tracks[seat] = bytearray(state.board.tracks)
    state.last_railroad[seat] = -1
    state.established_rate[seat] = 0


def payoff(state: State, seat: int) -> int:
    """RB-29 Return the payoff between the cities rolled for both ends (RB-6)."""
    return paid_between(state.board, state.options.rich_payoffs, state.origin[seat], state.destination[seat])


def paid_between(board: Board, rich: bool, origin: int, city: int) -> int:
    """RB-29 Return the printed payoff; RB-53 if `rich`, a fifth more, rounded to the nearest 500, halves up."""
    amount = board.payoff[origin][city]
    return (amount // STEP * 12 + 5) // 10 * STEP if rich else amount

"""The cheapest legal paths to every dot that the current roll can reach, found by exact search.

Within one turn each creditor is paid once (RB-46), so the cost of a path depends only on the rates it uses. For every
dot the search keeps the paths that no other one beats in both length and rates, dot by dot as far as the roll reaches.
"""

from collections.abc import Sequence
from typing import NamedTuple

from capolinea.games.rail_baron.fees import creditor, rate
from capolinea.games.rail_baron.state import State
from capolinea.games.rail_baron.trips import target, ways_to
from capolinea.games.rail_baron.ui.table import Now, state_of
from capolinea.kit.walks import walk_from


class Rate(NamedTuple):
    """Who is paid how much for a railroad."""

    who: int
    amount: int


class Step(NamedTuple):
    """The end of a path: its dot, last segment, previous step (an index) and rates (bits)."""

    dot: int
    segment: int
    before: int
    rates: int
    keeps: bool
    """RB-21 Whether the path is still on the railroad with the established rate."""


def rate_at(state: State, seat: int, railroad: int) -> Rate:
    """RB-18 to RB-21 Return the rate that `charge` would add."""
    due = rate(state, seat, railroad)
    return Rate(creditor(state, railroad, due), due)


def without_established_rate(state: State, seat: int) -> State:
    """RB-21 Return the state once the train has left the railroad with the established rate."""
    left = state.clone()
    left.established_rate[seat] = 0
    return left


def steps_within(now: Now, careful: bool) -> tuple[Step, ...]:
    """Return the steps of all paths worth keeping; the first step is where the train is.

    If not `careful`, some of them may cut the train off from its destination (RB-11). That is rare, and checking every
    path is slow.
    """
    state, seat = now.once(state_of), now.view.actor
    board, goal, used = state.board, target(state, seat), state.used_tracks[seat]
    away = walk_from(board.incident, [goal], board.open_segments(used)).steps
    kept_railroad = state.last_railroad[seat] if state.established_rate[seat] else -1
    bits: dict[Rate, int] = {}
    later = without_established_rate(state, seat)
    listed = [rate_bit(bits, rate_at(later, seat, railroad)) for railroad in range(len(state.owner))]
    kept_bit = rate_bit(bits, rate_at(state, seat, kept_railroad)) if kept_railroad >= 0 else 0
    steps = [Step(state.dot[seat], -1, -1, 0, kept_railroad >= 0)]
    best: list[list[tuple[int, bool]]] = [[] for _ in range(board.dots)]
    best[state.dot[seat]].append((0, kept_railroad >= 0))
    first, last = 0, 1
    for _ in range(state.steps):
        for number in range(first, last):
            here = steps[number]
            near = board.incident[here.dot]
            for i in range(0, len(near), 2):
                segment, other = near[i], near[i + 1]
                if away[other] < 0 or (here.dot == goal and number):
                    continue
                railroad = board.railroad[segment]
                keeps = here.keeps and railroad == kept_railroad
                rates = here.rates | (kept_bit if keeps else listed[railroad])
                if is_beaten(best[other], rates, keeps) or not board.is_free(segment, used):
                    continue
                if careful and not is_legal(state, seat, (*path_to(steps, number), segment), other, goal):
                    continue
                best[other].append((rates, keeps))
                steps.append(Step(other, segment, number, rates, keeps))
        first, last = last, len(steps)
    return tuple(steps)


def rate_bit(bits: dict[Rate, int], rate: Rate) -> int:
    return 0 if not rate.amount else 1 << bits.setdefault(rate, len(bits))


def is_beaten(known: list[tuple[int, bool]], rates: int, keeps: bool) -> bool:
    """Return whether a known path that is not longer uses no other rates."""
    return any([other | rates == rates and (kept or not keeps) for other, kept in known])


def is_legal(state: State, seat: int, path: tuple[int, ...], end: int, goal: int) -> bool:
    """RB-10, RB-11 Return whether no track is used twice (segments share junction arms) and the goal stays in reach."""
    board, used = state.board, bytearray(state.used_tracks[seat])
    for segment in path:
        if not board.is_free(segment, used):
            return False
        used[board.track_one[segment]] = 1
        used[board.track_two[segment]] = 1
    return end == goal or board.is_open(end, goal, used, ways_to(state, seat, goal))


def paths_within(now: Now, dot: int) -> list[tuple[int, ...]]:
    """Return the paths to `dot` that this roll can ride to the end, as segments."""
    state, seat = now.once(state_of), now.view.actor
    for careful in (False, True):
        steps = now.once(steps_within, careful)
        paths = [path_to(steps, number) for number, step in enumerate(steps) if step.dot == dot and number]
        legal = [path for path in paths if is_legal(state, seat, path, dot, target(state, seat))]
        if legal or not paths:
            return legal
    return []


def path_to(steps: Sequence[Step], number: int) -> tuple[int, ...]:
    path: list[int] = []
    while number:
        path.append(steps[number].segment)
        number = steps[number].before
    return tuple(path[::-1])


def dots_within(now: Now) -> tuple[int, ...]:
    """RB-8, RB-11 Return the dots that the roll can reach without a detour."""
    state, seat, steps = now.once(state_of), now.view.actor, now.once(steps_within, False)
    goal = target(state, seat)
    found: dict[int, bool] = {}
    for number, step in enumerate(steps[1:], 1):
        if not found.get(step.dot):
            found[step.dot] = is_legal(state, seat, path_to(steps, number), step.dot, goal)
    return tuple([dot for dot, legal in found.items() if legal])

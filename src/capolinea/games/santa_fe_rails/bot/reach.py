"""How many rails each railroad is from each town. Compiled."""

from typing import Final

from capolinea.games.santa_fe_rails.state import NONE, State

#: More rails than any railroad has.
UNREACHABLE: Final = 99


def rails_to(state: State, railroad: int) -> list[int]:
    """Return by town the fewest rails that connect `railroad` to it; 0 if connected, UNREACHABLE if too few are left.

    A short line counts from all its towns, even before it is shown. Branch lines are ignored.
    """
    board = state.board
    towns = board.towns
    found = [UNREACHABLE] * towns
    if railroad < board.majors:
        starts = state.ends[railroad]
    else:
        starts = (state.towns_of[railroad] or [board.home[railroad]]) + state.ends[railroad]
    return spread_from(state, railroad, starts, found)


def rails_by_branch(state: State, major: int) -> list[int]:
    """Return the same if a branch line could begin in any town of `major`."""
    return spread_from(state, major, state.towns_of[major] + state.ends[major], [UNREACHABLE] * state.board.towns)


def spread_from(state: State, railroad: int, starts: list[int], found: list[int]) -> list[int]:
    """Run Dijkstra's algorithm over the lines that `railroad` may enter, from ends of tracks, one layer per rail."""
    board = state.board
    towns, head, out, length, twins = board.towns, board.head, board.out, board.length, board.twin
    owner, most = state.owner, state.rails[railroad]
    layers: list[list[int]] = [[] for _ in range(most + 1)]
    for end in starts:
        if end >= towns:
            arc = end - towns
            rails = state.free[arc >> 1]
            # SF-48 Towards another track of the same railroad it leads nowhere.
            if rails <= most and state.laid[arc ^ 1] == 0:
                layers[rails].append(head[arc])
        elif end >= 0:
            layers[0].append(end)
    for rails in range(most + 1):
        for town in layers[rails]:
            if found[town] <= rails:
                continue
            found[town] = rails
            for arc in out[town]:
                line = arc >> 1
                if owner[line] != NONE:
                    continue
                there = rails + length[line]
                if there > most or found[head[arc]] <= there:
                    continue
                twin = twins[line]
                if twin < 0 or owner[twin] != railroad:
                    layers[there].append(head[arc])
    for town in state.towns_of[railroad]:
        found[town] = 0
    return found

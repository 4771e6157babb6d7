"""How far each railroad is from each city, in rails; flat typed functions, so that they can be compiled."""

from typing import Final

from capolinea.games.santa_fe_rails.state import NONE, State

#: No way there.
FAR: Final = 99


def rails_to(state: State, railroad: int) -> list[int]:
    """By city: the fewest rails that connect `railroad` to it from where its tracks may go on; 0: it is connected.

    FAR is where no rails it has left lead.
    A short line counts from all its cities, also before it is shown. Branch lines are not thought of.
    """
    board = state.board
    cities = board.cities
    found = [FAR] * cities
    if railroad < board.majors:
        starts = state.ends[railroad]
    else:
        starts = (state.towns_of[railroad] or [board.home[railroad]]) + state.ends[railroad]
    return spread_from(state, railroad, starts, found)


def rails_by_branch(state: State, major: int) -> list[int]:
    """The same if a branch line could begin in any city of `major`."""
    return spread_from(state, major, state.towns_of[major] + state.ends[major], [FAR] * state.board.cities)


def spread_from(state: State, railroad: int, starts: list[int], found: list[int]) -> list[int]:
    """Dijkstra's algorithm over the lines that `railroad` may enter, from ends of tracks, a layer for each rail."""
    board = state.board
    cities, head, out, length, twins = board.cities, board.head, board.out, board.length, board.twin
    owner, most = state.owner, state.rails[railroad]
    layers: list[list[int]] = [[] for _ in range(most + 1)]
    for end in starts:
        if end >= cities:
            way = end - cities
            rails = state.free[way >> 1]
            # SF-48 Towards another track of its own it leads nowhere.
            if rails <= most and state.laid[way ^ 1] == 0:
                layers[rails].append(head[way])
        elif end >= 0:
            layers[0].append(end)
    for rails in range(most + 1):
        for city in layers[rails]:
            if found[city] <= rails:
                continue
            found[city] = rails
            for way in out[city]:
                line = way >> 1
                if owner[line] != NONE:
                    continue
                there = rails + length[line]
                if there > most or found[head[way]] <= there:
                    continue
                twin = twins[line]
                if twin < 0 or owner[twin] != railroad:
                    layers[there].append(head[way])
    for city in state.towns_of[railroad]:
        found[city] = 0
    return found

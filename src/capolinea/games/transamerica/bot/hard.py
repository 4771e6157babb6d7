"""`hard`: lets others build what they need anyway, and goes first where nobody will help.

Each missing city has a way; how dear the way is and how much of it others will probably lay decide which comes
first. Ways keep off lines that others will lay, and follow the cheapest tree where that is no detour.
"""

from collections.abc import Sequence
from typing import Final

from capolinea.core.action import Action
from capolinea.core.chance import Chance
from capolinea.games.transamerica.actions import PlaceStart
from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.bot.beliefs import beliefs_of
from capolinea.games.transamerica.bot.choosing import city_points, lay_at, start_at
from capolinea.games.transamerica.bot.forecast import help_by_line, weigh_lines
from capolinea.games.transamerica.bot.routes import (
    APART,
    missing_points,
    next_line,
    one_after_another,
)
from capolinea.games.transamerica.networks import line_weights, network_points
from capolinea.games.transamerica.scoring import missing_track
from capolinea.games.transamerica.state import State
from capolinea.games.transamerica.view import View, state_from_view
from capolinea.kit.walks import spread_from

#: What a way is judged by; found by playing against the baselines at tables of two and of four.
WEIGHTS: Final = {
    "wait": 4.0,  # of a way that others will lay in full: so many times its cost is added, to go there later
    "shy": 0.3,  # of a line that others will lay: this share of its cost is added, to go round it
    "tree": 0.1,  # of a line of the cheapest tree: this share of its cost is taken off
    "rate": 1.0,  # how surely what others want gets built before the round ends
}

#: The same with coloured rails, found against `medium`: help is less to be relied on, and a line that others want
#: is one to take from them.
VEXED: Final = {**WEIGHTS, "wait": 1.5, "shy": 0.0}

#: From this cost of a line times its chance to be wanted by others it is worth a coloured rail.
DENY: Final = 0.4

#: How much the distance to the nearest other own city counts for a start, to the second nearest, and so on: near ones
#: have to be reached by oneself, to far ones others will build too.
NEARNESS: Final = (2.0, 1.5, 1.0, 0.5)

#: A line costs so many parts for each rail, so that shares of a cost are whole numbers.
PARTS: Final = 20


def play_hard(seen: View, offers: Sequence[Action], chance: Chance) -> Action:
    """Start in the own city that has others near; then build where no help is to be expected."""
    if isinstance(offers[0], PlaceStart):
        cities = city_points(seen.hand)
        return start_at(min(cities, key=lambda city: loneliness(city, cities)), offers)
    assert seen.seat is not None
    state = state_from_view(seen)
    help = help_by_line(state, seen.seat, beliefs_of(seen), weights_at(state)["rate"])
    line = next_line(state, seen.seat, one_after_another(ways_by_need(state, seen.seat, help)))
    return lay_at(line, offers, coloured=BOARD.graph.cost[line] * help[line] >= DENY)


def weights_at(state: State) -> dict[str, float]:
    return VEXED if state.vexation else WEIGHTS


def loneliness(start: int, cities: Sequence[int]) -> float:
    """How far the other own cities are from a start, near ones counting more."""
    far = sorted([APART[start][city] for city in cities if city != start])
    return sum([weight * distance for weight, distance in zip(NEARNESS, far, strict=True)])


def ways_by_need(state: State, seat: int, help: list[float]) -> list[list[int]]:
    """A way to each missing city, the one to be built first in front."""
    weigh = weights_at(state)
    plain = line_weights(state, seat)
    tree = missing_track(state, seat).lines
    weights = weigh_lines(plain, help, tree, weigh["shy"], weigh["tree"], PARTS)
    reach = spread_from(BOARD.graph.incident, weights, network_points(state, seat))
    ways = [reach.path_to(BOARD.graph.incident, weights, point) for point in missing_points(state, seat)]
    return sorted(ways, key=lambda way: urgency(way, plain, help, weigh["wait"]))


def urgency(way: list[int], plain: list[int], help: list[float], wait: float) -> float:
    """Low: near, and nobody else will build it."""
    cost = sum([plain[line] for line in way])
    lent = sum([plain[line] * help[line] for line in way])
    return cost + wait * lent

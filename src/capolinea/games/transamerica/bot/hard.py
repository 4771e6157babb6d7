"""`hard`: lets others build what they need anyway, and builds first where nobody will help.

Each missing city has a path; its cost, and how much of it others will probably build, decide which comes first. Paths
avoid lines that others will build, and follow the cheapest tree unless that is a detour.
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
from capolinea.games.transamerica.bot.paths import (
    APART,
    missing_points,
    next_line,
    value_in_sequence,
)
from capolinea.games.transamerica.networks import line_weights, network_points
from capolinea.games.transamerica.scoring import missing_track
from capolinea.games.transamerica.state import State
from capolinea.games.transamerica.view import View, state_from_view
from capolinea.kit.walks import spread_from

#: How paths are judged; found by playing against the baselines with two and four seats.
WEIGHTS: Final = {
    "wait": 4.0,  # multiple of the cost that others will probably lay which is added to a path, to build it later
    "avoid": 0.3,  # share of its cost that is added to a line which others will lay, to avoid it
    "tree": 0.1,  # share of its cost that is subtracted from a line of the cheapest tree
    "rate": 1.0,  # how surely what others want is built before the round ends
}

#: The same with coloured rails, found against `medium`: help is less reliable, and lines that others want are worth
#: claiming.
VEXED: Final = {**WEIGHTS, "wait": 1.5, "avoid": 0.0}

#: A line gets a coloured rail from this product of its cost and the chance that others want it.
DENY: Final = 0.4

#: How much the distance from a start to the nearest other city of the hand counts, to the second nearest, and so on:
#: the bot has to reach near cities alone, but others will build towards far ones too.
NEARNESS: Final = (2.0, 1.5, 1.0, 0.5)

#: How many parts the cost of a rail has, so that shares of a cost are whole numbers.
PARTS: Final = 20


def play_hard(view: View, offers: Sequence[Action], chance: Chance) -> Action:
    """Start in the city of the hand that is near others; then build where no help is expected."""
    if isinstance(offers[0], PlaceStart):
        cities = city_points(view.hand)
        return start_at(min(cities, key=lambda city: start_cost(city, cities)), offers)
    assert view.seat is not None
    state = state_from_view(view)
    help = help_by_line(state, view.seat, beliefs_of(view), weights_at(state)["rate"])
    line = next_line(state, view.seat, value_in_sequence(paths_by_urgency(state, view.seat, help)))
    return lay_at(line, offers, coloured=BOARD.graph.cost[line] * help[line] >= DENY)


def weights_at(state: State) -> dict[str, float]:
    return VEXED if state.vexation else WEIGHTS


def start_cost(start: int, cities: Sequence[int]) -> float:
    """Return the weighted distance of a start to the other cities of the hand; near ones count more."""
    far = sorted([APART[start][city] for city in cities if city != start])
    return sum([weight * distance for weight, distance in zip(NEARNESS, far, strict=True)])


def paths_by_urgency(state: State, seat: int, help: list[float]) -> list[list[int]]:
    """Return a path to each missing city, the most urgent first."""
    weigh = weights_at(state)
    plain = line_weights(state, seat)
    tree = missing_track(state, seat).lines
    weights = weigh_lines(plain, help, tree, weigh["avoid"], weigh["tree"], PARTS)
    reach = spread_from(BOARD.graph.incident, weights, network_points(state, seat))
    paths = [reach.path_to(BOARD.graph.incident, weights, point) for point in missing_points(state, seat)]
    return sorted(paths, key=lambda path: urgency(path, plain, help, weigh["wait"]))


def urgency(path: list[int], plain: list[int], help: list[float], wait: float) -> float:
    """Return a sort key, which is low for a path that is short and that nobody else will build."""
    cost = sum([plain[line] for line in path])
    lent = sum([plain[line] * help[line] for line in path])
    return cost + wait * lent

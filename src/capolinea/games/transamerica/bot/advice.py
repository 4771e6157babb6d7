"""Ranks all offers as `hard` judges them: rails by what they add to planned paths, starts by their distances."""

from collections.abc import Sequence
from typing import Final

from capolinea.bots.mind import Advice, Term
from capolinea.core.action import Action
from capolinea.games.transamerica.actions import LayRail, PlaceStart
from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.bot.beliefs import beliefs_of
from capolinea.games.transamerica.bot.choosing import city_points, start_at
from capolinea.games.transamerica.bot.forecast import help_by_line, weigh_lines
from capolinea.games.transamerica.bot.paths import (
    APART,
    missing_points,
    start_cost,
    value_in_sequence,
    worth_of_lines,
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

#: How many parts the cost of a rail has, so that shares of a cost are whole numbers.
PARTS: Final = 20


def advise(view: View, offers: Sequence[Action]) -> list[Advice]:
    """Return every offer with its value: for a start minus its weighted distances, for a rail what it brings nearer."""
    return advise_start(view, offers) if isinstance(offers[0], PlaceStart) else advise_rail(view, offers)


def advise_start(view: View, offers: Sequence[Action]) -> list[Advice]:
    """Rank the cities of the hand, or the free points next to them, by how near the others are; then all other points
    by their distance from the best."""
    points = city_points(view.hand)
    cities = sorted(points, key=lambda city: start_cost(city, points))
    found: list[Advice] = []
    taken: set[int] = set()
    for city in cities:
        offer = start_at(city, offers)
        cost = start_cost(city, points)
        facts: dict[str, int | str] = {"city": BOARD.city_at[city], "point": offer.point}
        if offer.point not in taken:
            found.append(Advice(offer, -cost, (Term("start.near_cities", -cost, facts),)))
            taken.add(offer.point)
    least = found[-1].value
    rest = [offer for offer in offers if isinstance(offer, PlaceStart) and offer.point not in taken]
    rest.sort(key=lambda offer: APART[cities[0]][offer.point])
    return found + [Advice(offer, least - APART[cities[0]][offer.point]) for offer in rest]


def advise_rail(view: View, offers: Sequence[Action]) -> list[Advice]:
    """Rank rails by what the turn is worth that begins with them; of equals, the rail that is worth more itself.

    On a line that others want, the coloured rail comes first. Stopping is worth as much as a useless rail, and comes
    before it.
    """
    seat = view.seat
    assert seat is not None
    state = state_from_view(view)
    help = help_by_line(state, seat, beliefs_of(view), weights_at(state)["rate"])
    paths = paths_by_urgency(state, seat, help)
    worth = value_in_sequence(paths)
    together = worth_of_lines(state, seat, worth)
    found: list[tuple[tuple[float, float, bool, bool, int, bool], Advice]] = []
    for offer in offers:
        if not isinstance(offer, LayRail):
            found.append(((0.0, 0.0, False, False, 0, False), Advice(offer, 0.0)))
            continue
        line = offer.line
        cost, value = BOARD.graph.cost[line], together.get(line, 0.0)
        deny = value > 0.0 and cost * help[line] >= DENY
        advice = Advice(offer, value, terms_of(line, paths, help) if value else ())
        key = (-value, -worth[line], True, cost == 1 and value > 0.0, line, offer.coloured != deny)
        found.append((key, advice))
    return [advice for _, advice in sorted(found, key=lambda row: row[0])]


def terms_of(line: int, paths: list[list[int]], help: list[float]) -> tuple[Term, ...]:
    """Return why a line is worth laying: the first path that it is part of, and how little help is expected there."""
    cost = BOARD.graph.cost
    for number, path in enumerate(paths):
        if line in path:
            rails = sum([cost[each] for each in path])
            lent = sum([cost[each] * help[each] for each in path])
            facts: dict[str, int | str] = {"rails": rails, "order": number + 1, "line": line}
            return (Term("rail.path", float(rails), facts), Term("rail.help", -lent, facts))
    return ()


def weights_at(state: State) -> dict[str, float]:
    return VEXED if state.vexation else WEIGHTS


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

"""What touching a thing of the table could mean: a start on a point, or a rail on a line or towards a point."""

from collections.abc import Sequence

from capolinea.core.action import Action, Seat
from capolinea.games.transamerica.actions import LayRail, PlaceStart
from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.networks import in_network
from capolinea.games.transamerica.ui.table import Now, state_of
from capolinea.games.transamerica.view import View
from capolinea.i18n import Say
from capolinea.i18n.phrases import capital
from capolinea.kit.walks import spread_from
from capolinea.render.look import Meant
from capolinea.render.table.touch import number_in


def meant(now: Now, target: str, say: Say) -> Meant | None:
    kind, _, key = target.partition(":")
    point, line = number_in(key, BOARD.graph.points), number_in(key, BOARD.graph.lines)
    seat = now.view.seat
    assert seat is not None
    if kind == "point" and point >= 0:
        name = capital(str(say.name("point", point)))
        return Meant(name, point_actions(now.view, seat, point), toward(now, seat, (point,)))
    if kind == "line" and line >= 0:
        ends = (BOARD.graph.a[line], BOARD.graph.b[line])
        return Meant(capital(str(say.name("line", line))), (LayRail(seat, line),), toward(now, seat, ends))
    return None


def point_actions(view: View, seat: Seat, point: int) -> tuple[Action, ...]:
    """A start, or the free lines at a point: who touches a city wants to reach it."""
    if view.stage == "start":
        return (PlaceStart(seat, point),)
    near = BOARD.graph.incident[point]
    lines = [near[i] for i in range(0, len(near), 2)]
    free = [line for line in lines if line not in view.rails]
    return tuple([LayRail(seat, line) for line in free or lines])


def toward(now: Now, seat: Seat, points: Sequence[int]) -> Action | None:
    """Return the rail on offer that comes first on a cheapest path to the nearest of `points`, or lies beside them."""
    graph, state = BOARD.graph, now.once(state_of)
    if now.view.stage != "build":
        return None
    is_start = [in_network(state, seat, point) for point in range(graph.points)]
    weights = [0 if line in now.view.rails else cost for line, cost in enumerate(graph.cost)]
    spread = spread_from(graph.incident, weights, is_start)
    nearest = min(points, key=lambda point: spread.weight[point])
    path = spread.path_to(graph.incident, weights, nearest)
    beside = [line for point in points for line in graph.incident[point][::2]]
    wanted = [LayRail(seat, line) for line in (*path[-1:], *beside)]
    return next((rail for rail in wanted if rail in now.offers), None)

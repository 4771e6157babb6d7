"""One view, drawn and told: what is on the map, around it, and what is asked."""

from typing import Final

from capolinea.games.spike import actions as do
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.ui.aids import is_to_act
from capolinea.games.spike.ui.geometry import land, node_xy, place_xy
from capolinea.games.spike.ui.hand import draw_hand
from capolinea.games.spike.ui.overlay import layers
from capolinea.games.spike.ui.panels import draw_panels
from capolinea.games.spike.ui.plans import plans
from capolinea.games.spike.ui.prompts import tell_facts, tell_hint, tell_prompt
from capolinea.games.spike.ui.results import draw_results
from capolinea.games.spike.ui.seats import seat_cards
from capolinea.games.spike.ui.table import choices
from capolinea.games.spike.view import View
from capolinea.i18n import Say
from capolinea.render.look import Scene

#: Room around what a small screen opens on, and the least it shows.
MARGIN: Final = 46.0
LEAST: Final = 250.0


def scene(seen: View, say: Say) -> Scene:
    over = seen.stage == "over"
    return Scene(
        facts=tell_facts(seen, say),
        layers=layers(seen, say),
        seats=seat_cards(seen, say),
        track=draw_panels(seen, say),
        hand=draw_hand(seen, say),
        prompt=tell_prompt(seen, say),
        hint=tell_hint(seen, say),
        focus=focus(seen),
        results=draw_results(seen, say) if over else "",
        results_key="over" if over else "",
        plans=plans(seen, say),
    )


def focus(seen: View) -> tuple[float, float, float, float]:
    """Around the own network, the train and what can be reached from there; else the whole map."""
    width, height = land().view
    seat = seen.mover if seen.seat is None else seen.seat
    if seen.stage == "over" or seen.at[seat] < 0:
        return 0.0, 0.0, width, height
    spots = [place_xy(seen.at[seat]), *[node_xy(node) for node in seen.joined[seat]]]
    if is_to_act(seen):
        ends = [action.spaces[-1] for action in choices(seen) if isinstance(action, do.Build)]
        nodes = [node for space in ends for node in (BOARD.graph.a[space], BOARD.graph.b[space])]
        spots += [node_xy(node) for node in nodes if node < BOARD.cities]
    xs, ys = [at.x for at in spots], [at.y for at in spots]
    left, right = spread_out(min(xs) - MARGIN, max(xs) + MARGIN, width)
    top, bottom = spread_out(min(ys) - MARGIN, max(ys) + MARGIN, height)
    return left, top, right - left, bottom - top


def spread_out(low: float, high: float, size: float) -> tuple[float, float]:
    """At least LEAST wide, and within the board."""
    more = max(0.0, LEAST - (high - low)) / 2
    return max(0.0, low - more), min(size, high + more)

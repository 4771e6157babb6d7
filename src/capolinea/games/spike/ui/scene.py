"""One view as a scene: the map, the panels around it, and what the viewer is asked."""

from typing import Final

from capolinea.games.spike.ui.aids import is_to_act
from capolinea.games.spike.ui.geometry import land, node_xy, place_xy
from capolinea.games.spike.ui.glance import goal, steps
from capolinea.games.spike.ui.hand import draw_hand
from capolinea.games.spike.ui.overlay import layers
from capolinea.games.spike.ui.panels import contracts_panel, draw_annex
from capolinea.games.spike.ui.plans import plans
from capolinea.games.spike.ui.prompts import fact_texts, hint_text, prompt_text
from capolinea.games.spike.ui.results import draw_results
from capolinea.games.spike.ui.seats import seat_cards
from capolinea.games.spike.ui.table import Now
from capolinea.i18n import Say
from capolinea.render.look import Scene
from capolinea.render.table.focus import Part, around, whole

#: Margin around the part that a small screen opens on, and its least size.
MARGIN: Final = 46.0
LEAST: Final = 250.0


def scene(now: Now, say: Say) -> Scene:
    view = now.view
    over = view.stage == "over"
    return Scene(
        facts=fact_texts(view, say),
        layers=layers(now, say),
        seats=seat_cards(view, say),
        track="",
        hand=draw_hand(now, say),
        prompt=prompt_text(view, say),
        hint=hint_text(now, say),
        focus=focus(now),
        steps=steps(view, say),
        goal=goal(view, say),
        results=draw_results(view, say) if over else "",
        results_key="over" if over else "",
        plans=plans(now, say),
        panel=contracts_panel(now, say),
        annex=draw_annex(now, say),
    )


def focus(now: Now) -> Part:
    """Return the area around the viewer's train, and its network while nothing is offered; otherwise the whole map."""
    view = now.view
    seat = view.actor if view.seat is None else view.seat
    if view.stage == "over" or view.train_place[seat] < 0:
        return whole(land().view)
    spots = [place_xy(view.train_place[seat])]
    if not is_to_act(view):
        spots += [node_xy(node) for node in view.network_nodes[seat]]
    return around(spots, land().view, MARGIN, LEAST)

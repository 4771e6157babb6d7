"""The scene of one situation: what is on the map, around it, and what is asked."""

from typing import Final

from capolinea.games.santa_fe_rails.ui.aids import may_place
from capolinea.games.santa_fe_rails.ui.geometry import land, town_xy
from capolinea.games.santa_fe_rails.ui.glance import goal, steps
from capolinea.games.santa_fe_rails.ui.hand import draw_hand
from capolinea.games.santa_fe_rails.ui.overlay import layers
from capolinea.games.santa_fe_rails.ui.panel import display_panel, draw_rails
from capolinea.games.santa_fe_rails.ui.prompts import fact_texts, hint_text, prompt_text
from capolinea.games.santa_fe_rails.ui.results import draw_results
from capolinea.games.santa_fe_rails.ui.seats import seat_cards
from capolinea.games.santa_fe_rails.ui.table import Now
from capolinea.games.santa_fe_rails.ui.targets import spots_of
from capolinea.i18n import Say
from capolinea.render.look import Scene
from capolinea.render.table.focus import Part, around, whole

#: The margin around the part of the map that a small screen opens on, and the smallest size of that part.
MARGIN: Final = 60.0
LEAST: Final = 280.0


def scene(now: Now, say: Say) -> Scene:
    over = now.view.stage == "over"
    return Scene(
        facts=fact_texts(now, say),
        layers=layers(now, say),
        seats=seat_cards(now, say),
        track=draw_rails(now, say),
        panel=display_panel(now, say),
        hand=draw_hand(now, say),
        prompt=prompt_text(now, say),
        hint=hint_text(now, say),
        focus=focus(now),
        steps=steps(now.view, say),
        goal=goal(now, say),
        results=draw_results(now, say) if over else "",
        results_key="over" if over else "",
    )


def focus(now: Now) -> Part:
    """Return all of the map at the end and while something on it can be chosen, otherwise the towns in hand."""
    if now.view.stage == "over" or may_place(now) or now.once(spots_of):
        return whole(land().view)
    return around([town_xy(town) for town in now.view.hand], land().view, MARGIN, LEAST)

"""One view, drawn and told: what is on the map, around it, and what is asked."""

from typing import Final

from capolinea.games.santa_fe_rails.ui.aids import may_place
from capolinea.games.santa_fe_rails.ui.geometry import land, town_xy
from capolinea.games.santa_fe_rails.ui.hand import draw_hand
from capolinea.games.santa_fe_rails.ui.overlay import layers
from capolinea.games.santa_fe_rails.ui.panel import draw_panel
from capolinea.games.santa_fe_rails.ui.prompts import tell_facts, tell_hint, tell_prompt
from capolinea.games.santa_fe_rails.ui.results import draw_results
from capolinea.games.santa_fe_rails.ui.seats import seat_cards
from capolinea.games.santa_fe_rails.ui.targets import spots_of
from capolinea.games.santa_fe_rails.view import View
from capolinea.i18n import Say
from capolinea.render.ground import Xy
from capolinea.render.look import Scene
from capolinea.render.table.focus import Part, around, whole

#: Room around what a small screen opens on, and the least it shows.
MARGIN: Final = 60.0
LEAST: Final = 280.0


def scene(seen: View, say: Say) -> Scene:
    over = seen.stage == "over"
    return Scene(
        facts=tell_facts(seen, say),
        layers=layers(seen, say),
        seats=seat_cards(seen, say),
        track=draw_panel(seen, say),
        hand=draw_hand(seen, say),
        prompt=tell_prompt(seen, say),
        hint=tell_hint(seen, say),
        focus=focus(seen),
        results=draw_results(seen, say.language, say.seats) if over else "",
        results_key="over" if over else "",
    )


def focus(seen: View) -> Part:
    """Around what may be chosen on the map; else around the towns in hand; else the whole map."""
    if seen.stage == "over":
        return whole(land().view)
    return around(lit_spots(seen) or [town_xy(city) for city in seen.hand], land().view, MARGIN, LEAST)


def lit_spots(seen: View) -> list[Xy]:
    if may_place(seen):
        return [town_xy(city) for city, _ in may_place(seen)]
    at_once = [spot for spot in spots_of(seen) if spot.target.startswith("segment:")]
    return [at for spot in at_once for at in land().segments[spot.segment]]

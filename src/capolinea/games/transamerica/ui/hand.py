"""The viewer's five cities as tickets."""

from functools import lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.pieces import REGIONS
from capolinea.games.transamerica.ui.aids import missing_of
from capolinea.games.transamerica.ui.board import region_mark
from capolinea.games.transamerica.ui.names import translator
from capolinea.games.transamerica.ui.table import Now
from capolinea.i18n import Say
from capolinea.render.html import finished, html
from capolinea.render.icons import icon

#: Where a long name may break: a ticket on a phone is 64 pixels wide.
BREAKS: Final = {
    "Charleston": "Charles\u00adton",
    "Cincinnati": "Cincin\u00adnati",
    "Jacksonville": "Jackson\u00adville",
    "Minneapolis": "Minne\u00adapolis",
    "Richmond": "Rich\u00admond",
    "Sacramento": "Sacra\u00admento",
    "San Francisco": "San Fran\u00adcisco",
    "Washington": "Washing\u00adton",
}


def draw_hand(now: Now, say: Say) -> str:
    """Draw each city with its distance from the network; nothing for a spectator."""
    missing = now.once(missing_of)
    if missing is None:
        return ""
    tickets = [draw_ticket(say.language, city, away) for city, away in zip(now.view.hand, missing.cities, strict=True)]
    return html(h.div(".hand", role="list", aria_label=say("hand.title"))[finished(*tickets)])


@lru_cache(maxsize=2048)
def draw_ticket(language: str, city: int, away: int | None) -> Markup:
    """Draw the region as colour and arrow, and the distance in figures and words, or a tick once connected."""
    say = translator(language)
    region = REGIONS[BOARD.city_region[city]]
    name = h.b[BREAKS.get(BOARD.city_names[city], BOARD.city_names[city])]
    if away is None:
        label = say("ticket.label_alone", city=city, region=BOARD.city_region[city])
        note = h.small[region_mark(region)]
    else:
        label = say("ticket.label", city=city, region=BOARD.city_region[city], missing=away)
        note = h.small[region_mark(region), distance_text(away, say)]
    done = " done" if away == 0 else ""
    point = f"point:{BOARD.city_point[city]}"
    about = {"data_points": point, "data_words": label, "data_thing": point, "tabindex": "0"}
    return finished(h.div(class_=f"ticket {region}{done}", role="listitem", aria_label=label, **about)[name, note])


def distance_text(away: int, say: Say) -> tuple[h.Node, ...]:
    if away == 0:
        return icon("check"), h.span(".wide-only")[say("ticket.reached")]
    return h.span(".wide-only")[say("ticket.missing", missing=away)], h.b(".num")[str(away)]

"""The viewer's five cities as tickets."""

from functools import lru_cache
from typing import Final

from capolinea.games.transamerica.board import BOARD
from capolinea.games.transamerica.pieces import REGIONS
from capolinea.games.transamerica.ui.aids import missing_of
from capolinea.games.transamerica.ui.board import region_mark
from capolinea.games.transamerica.ui.names import NAMES, PACKAGE
from capolinea.games.transamerica.view import View
from capolinea.i18n import Say
from capolinea.render.icons import icon
from capolinea.render.svg import Svg, el

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


def draw_hand(seen: View, say: Say) -> str:
    """Each city with its distance from the network; nothing for a spectator."""
    missing = missing_of(seen)
    if missing is None:
        return ""
    tickets = [draw_ticket(say.language, city, away) for city, away in zip(seen.hand, missing.cities, strict=True)]
    return el("div", *tickets, cls="hand", role="list", aria_label=say("hand.title"))


@lru_cache(maxsize=2048)
def draw_ticket(language: str, city: int, away: int | None) -> Svg:
    """The region as colour and arrow; how far, in a figure and a word; a tick once the city is reached."""
    say = Say(language, (PACKAGE,), NAMES)
    region = REGIONS[BOARD.city_region[city]]
    name = el("b", BREAKS.get(BOARD.city_names[city], BOARD.city_names[city]))
    if away is None:
        label = say("ticket.label_alone", city=city, region=BOARD.city_region[city])
        note = el("small", region_mark(region))
    else:
        label = say("ticket.label", city=city, region=BOARD.city_region[city], missing=away)
        note = el("small", region_mark(region), *tell_distance(away, say))
    done = " done" if away == 0 else ""
    return el("div", name, note, cls=f"ticket {region}{done}", role="listitem", aria_label=label)


def tell_distance(away: int, say: Say) -> tuple[Svg, ...]:
    if away == 0:
        return icon("check"), el("span", say("ticket.reached"), cls="wide-only")
    return el("span", say("ticket.missing", missing=away), cls="wide-only"), el("b", str(away), cls="num")

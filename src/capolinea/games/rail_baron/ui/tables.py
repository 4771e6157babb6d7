"""The reference tables: odds of regions and cities, payoffs and distances from any city; and what to buy."""

from functools import lru_cache

import htpy as h
from markupsafe import Markup

from capolinea.games.rail_baron.atlas import atlas_of
from capolinea.games.rail_baron.board import load_board
from capolinea.games.rail_baron.trips import paid_between
from capolinea.games.rail_baron.ui.aids import (
    chances_within,
    city_chances,
    mean_payoff_from,
    railroads_at,
    region_chances,
)
from capolinea.games.rail_baron.ui.aiming import can_aim
from capolinea.games.rail_baron.ui.compare import draw_comparison
from capolinea.games.rail_baron.ui.geometry import BOARD
from capolinea.games.rail_baron.ui.names import translator
from capolinea.games.rail_baron.ui.parts import chip
from capolinea.games.rail_baron.ui.phrases import percent, plain_translator
from capolinea.games.rail_baron.ui.table import Now
from capolinea.i18n import Say
from capolinea.i18n.phrases import dollars
from capolinea.render.html import finished, html

#: Topics: railroads, or a city by its number.
RAILROADS = "railroads"
CITY = "city:"


def look_up(now: Now, about: str, say: Say) -> str:
    """Return a page of the reference tables; without a topic, payoffs from where the viewer's trip begins."""
    if about == RAILROADS:
        return html(draw_pages(say.language, True), draw_comparison(now, say))
    view, number = now.view, about.removeprefix(CITY)
    named = about.startswith(CITY) and number.isascii() and number.isdigit() and int(number) < len(BOARD.cities)
    origin = int(number) if named else view.origin[view.mover if view.seat is None else view.seat]
    options = view.options
    maps = (options.rfp_dot, options.acl_no_turn)
    return html(
        draw_pages(say.language, False),
        draw_destinations(say.language, origin, options.rich_payoffs, maps, can_aim(now)),
    )


@lru_cache(maxsize=8)
def draw_pages(language: str, railroads: bool) -> Markup:
    say = plain_translator(language)
    pages = (("", "look.destinations", not railroads), (RAILROADS, "look.railroads", railroads))
    return finished(
        h.nav(".look-pages")[
            [
                h.button(".btn", type="button", data_about=about, aria_pressed="true" if now else "false")[say(code)]
                for about, code, now in pages
            ]
        ]
    )


@lru_cache(maxsize=256)
def draw_destinations(language: str, origin: int, rich: bool, maps: tuple[bool, bool], riding: bool) -> Markup:
    """RB-3, RB-4, RB-29 Draw regions, then cities: how likely, what a trip there pays, how far it is."""
    say = translator(language)
    away = atlas_of(load_board(*maps)).distance(BOARD.city_dot[origin])
    regions = [draw_region(say, region, origin, rich) for region in range(len(BOARD.regions))]
    order = sorted(range(len(BOARD.cities)), key=lambda city: (BOARD.city_region[city], BOARD.cities[city]))
    cities = [draw_city(say, city, origin, rich, away[BOARD.city_dot[city]], riding) for city in order]
    return finished(
        h.p(".look-from")[h.label[say("look.from"), " ", draw_origins(origin)], " ", say("look.odds_note")],
        h.table(".look-table")[draw_heads(say, "region", "odds", "mean"), h.tbody[regions]],
        h.table(".look-table.cities")[
            draw_heads(say, "city", "region", "in_region", "odds", "payoff", "dots", "lines"), h.tbody[cities]
        ],
    )


def draw_origins(origin: int) -> h.Element:
    order = sorted(range(len(BOARD.cities)), key=lambda city: BOARD.cities[city])
    options = [h.option(value=f"{CITY}{city}", selected=city == origin)[BOARD.cities[city]] for city in order]
    return h.select(data_about="")[options]


def draw_heads(say: Say, *columns: str) -> h.Element:
    numbers = ("odds", "mean", "in_region", "payoff", "dots")
    heads = [
        h.th(scope="col", class_="num" if column in numbers else None)[say(f"look.{column}")] for column in columns
    ]
    return h.thead[h.tr[heads]]


def share(language: str, chance: float) -> str:
    return percent(language, round(chance * 1000))


def draw_region(say: Say, region: int, origin: int, rich: bool) -> h.Element:
    name = str(say.name("region", region))
    return h.tr(data_find=name)[
        h.th(scope="row")[name],
        h.td(".num")[share(say.language, region_chances()[region])],
        h.td(".num")[dollars(say, mean_payoff_from(rich, origin, region))],
    ]


def draw_city(say: Say, city: int, origin: int, rich: bool, dots: int, riding: bool) -> h.Element:
    """Draw a city: its name links to what trips from there pay; while riding, a button shows the routes to it."""
    region = BOARD.city_region[city]
    lines, name = sorted(railroads_at(BOARD.city_dot[city])), str(say.name("region", region))
    found = " ".join([BOARD.cities[city], name, *[BOARD.railroads[line] for line in lines]])
    ride = h.button(".btn.small", type="button", data_aim=f"dot:{BOARD.city_dot[city]}")[say("look.ride")]
    here = BOARD.city_dot[city] == BOARD.city_dot[origin]
    return h.tr(data_find=found, class_="here" if here else None)[
        h.th(scope="row")[
            h.button(".as-link", type="button", data_about=f"{CITY}{city}")[BOARD.cities[city]],
            ride if riding and not here else None,
        ],
        h.td[name],
        h.td(".num")[share(say.language, chances_within(region)[city])],
        h.td(".num")[share(say.language, city_chances()[city])],
        h.td(".num")["–" if here else dollars(say, paid_between(BOARD, rich, origin, city))],
        h.td(".num")["–" if here else str(dots)],
        h.td(".lines")[[chip(say.language, line) for line in lines]],
    ]

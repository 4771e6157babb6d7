"""The look-up at the table: odds of regions and cities, payoffs and distances from any city; and what to buy."""

from functools import lru_cache

from capolinea.games.rail_baron.atlas import atlas_of
from capolinea.games.rail_baron.board import load_board
from capolinea.games.rail_baron.ui.aids import (
    chances_within,
    city_chances,
    mean_payoff_from,
    paid_between,
    railroads_at,
    region_chances,
)
from capolinea.games.rail_baron.ui.aiming import can_aim
from capolinea.games.rail_baron.ui.compare import draw_comparison
from capolinea.games.rail_baron.ui.geometry import BOARD
from capolinea.games.rail_baron.ui.names import speaker
from capolinea.games.rail_baron.ui.parts import chip
from capolinea.games.rail_baron.ui.phrases import money, percent, voice
from capolinea.games.rail_baron.view import View
from capolinea.i18n import Say
from capolinea.render.svg import Svg, el, join

#: What can be asked about: railroads, or a city by its number.
RAILROADS = "railroads"
CITY = "city:"


def look_up(seen: View, about: str, say: Say) -> str:
    """A page of the look-up; about nothing in particular, payoffs from where the viewer's trip begins."""
    if about == RAILROADS:
        return join(draw_pages(say.language, True), draw_comparison(seen, say))
    number = about.removeprefix(CITY)
    named = about.startswith(CITY) and number.isascii() and number.isdigit() and int(number) < len(BOARD.cities)
    origin = int(number) if named else seen.origin[seen.mover if seen.seat is None else seen.seat]
    options = seen.options
    maps = (options.rfp_dot, options.acl_no_turn)
    return join(
        draw_pages(say.language, False),
        draw_destinations(say.language, origin, options.rich_payoffs, maps, can_aim(seen)),
    )


@lru_cache(maxsize=8)
def draw_pages(language: str, railroads: bool) -> Svg:
    say = voice(language)
    pages = (("", "look.destinations", not railroads), (RAILROADS, "look.railroads", railroads))
    return el(
        "nav",
        *[
            el("button", say(code), type="button", cls="btn", data_about=about, aria_pressed="true" if now else "false")
            for about, code, now in pages
        ],
        cls="look-pages",
    )


@lru_cache(maxsize=256)
def draw_destinations(language: str, origin: int, rich: bool, maps: tuple[bool, bool], riding: bool) -> Svg:
    """RB-3, RB-4, RB-29 Regions, then cities: how likely, what a trip there pays, how far it is."""
    say = speaker(language)
    away = atlas_of(load_board(*maps)).distance(BOARD.city_dot[origin])
    regions = [draw_region(say, region, origin, rich) for region in range(len(BOARD.regions))]
    order = sorted(range(len(BOARD.cities)), key=lambda city: (BOARD.city_region[city], BOARD.cities[city]))
    cities = [draw_city(say, city, origin, rich, away[BOARD.city_dot[city]], riding) for city in order]
    return join(
        el("p", el("label", say("look.from"), " ", draw_origins(origin)), " ", say("look.odds_note"), cls="look-from"),
        el("table", draw_heads(say, "region", "odds", "mean"), el("tbody", *regions), cls="look-table"),
        el(
            "table",
            draw_heads(say, "city", "region", "in_region", "odds", "payoff", "dots", "lines"),
            el("tbody", *cities),
            cls="look-table cities",
        ),
    )


def draw_origins(origin: int) -> Svg:
    order = sorted(range(len(BOARD.cities)), key=lambda city: BOARD.cities[city])
    options = [el("option", BOARD.cities[city], value=f"{CITY}{city}", selected=city == origin) for city in order]
    return el("select", *options, data_about="")


def draw_heads(say: Say, *columns: str) -> Svg:
    numbers = ("odds", "mean", "in_region", "payoff", "dots")
    heads = [
        el("th", say(f"look.{column}"), scope="col", cls="num" if column in numbers else None) for column in columns
    ]
    return el("thead", el("tr", *heads))


def share(language: str, chance: float) -> str:
    return percent(language, round(chance * 1000))


def draw_region(say: Say, region: int, origin: int, rich: bool) -> Svg:
    name = str(say.name("region", region))
    return el(
        "tr",
        el("th", name, scope="row"),
        el("td", share(say.language, region_chances()[region]), cls="num"),
        el("td", money(say, mean_payoff_from(rich, origin, region)), cls="num"),
        data_find=name,
    )


def draw_city(say: Say, city: int, origin: int, rich: bool, dots: int, riding: bool) -> Svg:
    """A press on its name shows what trips from there pay; while one rides, another the ways to it."""
    region = BOARD.city_region[city]
    lines, name = sorted(railroads_at(BOARD.city_dot[city])), str(say.name("region", region))
    found = " ".join([BOARD.cities[city], name, *[BOARD.railroads[line] for line in lines]])
    ride = el("button", say("look.ride"), type="button", cls="btn small", data_aim=f"dot:{BOARD.city_dot[city]}")
    here = BOARD.city_dot[city] == BOARD.city_dot[origin]
    return el(
        "tr",
        el(
            "th",
            el("button", BOARD.cities[city], type="button", cls="as-link", data_about=f"{CITY}{city}"),
            ride if riding and not here else None,
            scope="row",
        ),
        el("td", name),
        el("td", share(say.language, chances_within(region)[city]), cls="num"),
        el("td", share(say.language, city_chances()[city]), cls="num"),
        el("td", "–" if here else money(say, paid_between(rich, origin, city)), cls="num"),
        el("td", "–" if here else str(dots), cls="num"),
        el("td", *[chip(say.language, line) for line in lines], cls="lines"),
        data_find=found,
        cls="here" if here else None,
    )

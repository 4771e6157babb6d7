"""The panel beside the map: turn order, income and points, locomotives, action tiles, and the goods and tiles left."""

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Final

import htpy as h
from markupsafe import Markup

from capolinea.games.steam.phases.choosing import has_best_locomotive, holder_of
from capolinea.games.steam.pieces import (
    COLOURS,
    LEAST_INCOME,
    LOCOMOTIVE_PRICE,
    MOST_INCOME,
    MOST_LEVEL,
    NEW_CITIES,
    TILES,
)
from capolinea.games.steam.tiles import TILE_SET
from capolinea.games.steam.ui.choices import sets_of, tile_price
from capolinea.games.steam.ui.goods import cube_at, cube_sign
from capolinea.games.steam.ui.key import draw_key
from capolinea.games.steam.ui.phrases import plain_translator
from capolinea.games.steam.ui.table import Now, state_of
from capolinea.games.steam.view import View
from capolinea.i18n import Say
from capolinea.i18n.phrases import euros, plain, signed
from capolinea.render.html import finished, html
from capolinea.render.marks import seat_mark, seat_mark_at
from capolinea.render.signs import LETTERED_MARK
from capolinea.render.svg import Svg, el, join, num
from capolinea.render.table.panels import panel, pressable

WIDTH: Final = 268.0
#: The least distance between marks on a track.
APART: Final = 21.0
#: The least number of points that the points track shows.
LEAST_POINTS: Final = 25


def draw_annex(now: Now, say: Say) -> str:
    view = now.view
    return html(
        panel(say("annex.order"), draw_order(view, say)),
        panel(say("annex.income"), draw_income(view, say)),
        panel(say("annex.points"), draw_points(view, say)),
        panel(say("annex.actions"), draw_actions(now, say)),
        panel(say("annex.supply"), draw_supply(now, say)),
        panel(say("annex.levels"), draw_levels(view, say)),
        panel(say("annex.left", count=sum(view.left)), draw_left(view, say)),
        panel(say("annex.key"), draw_key(say.language)),
    )


# ---- turn order


def draw_order(view: View, say: Say) -> h.Element:
    """Draw the places; seats that have acted in this phase are dimmed, the actor is marked."""
    if view.turn == 0:
        return h.p(".quiet")[say("annex.no_order")]
    places = [order_place(view, seat, place, say) for place, seat in enumerate(view.order, 1)]
    return h.ol(".order")[finished(*places)]


def order_place(view: View, seat: int, place: int, say: Say) -> h.Element:
    waits = seat in view.queue or view.stage in ("bid", "points")
    cls = "now" if seat == view.actor and view.stage != "over" else "" if waits else "done"
    return h.li(class_=cls or None, title=say.seat(seat))[finished(h.small[str(place)], seat_mark(seat))]


# ---- tracks


def draw_income(view: View, say: Say) -> Svg:
    values = {seat: view.income[seat] for seat in seats_in(view)}
    return draw_track(LEAST_INCOME, MOST_INCOME, 5, values, say("annex.income"), sign=True)


def draw_points(view: View, say: Say) -> Svg:
    values = {seat: view.points[seat] for seat in seats_in(view)}
    most = max([LEAST_POINTS, *values.values()])
    high = -(-most // 5) * 5
    return draw_track(0, high, 5 if high <= 40 else 10, values, say("annex.points"), sign=False)


def seats_in(view: View) -> list[int]:
    return [seat for seat in range(len(view.cash)) if view.alive[seat]]


def draw_track(low: int, high: int, step: int, values: Mapping[int, int], title: str, *, sign: bool) -> Svg:
    def across(value: float) -> float:
        return 12 + (value - low) * (WIDTH - 24) / (high - low)

    ranked = sorted(values, key=lambda seat: (values[seat], seat))
    spots = spread([across(values[seat]) for seat in ranked])
    marks = []
    for seat, x in zip(ranked, spots, strict=True):
        marks.append(el("path", cls="track-lead", d=f"M{num(x)} 22L{num(across(values[seat]))} 34"))
        marks.append(seat_mark_at(seat, round(x, 1), 13, scale=LETTERED_MARK))
    return el("svg", track_scale(low, high, step, sign), *marks, viewBox="0 0 268 56", role="img", aria_label=title)


@lru_cache(maxsize=64)
def track_scale(low: int, high: int, step: int, sign: bool) -> Svg:
    def across(value: float) -> float:
        return 12 + (value - low) * (WIDTH - 24) / (high - low)

    fine = "".join([f"M{num(across(v))} 33V39" for v in range(low, high + 1) if high - low <= 60])
    coarse = "".join([f"M{num(across(v))} 31V41" for v in range(low, high + 1, 5)])
    return join(
        el("path", cls="scale-line", d="M12 36H256"),
        el("path", cls="scale-fine", d=fine) if fine else None,
        el("path", cls="scale-coarse", d=coarse),
        *[
            el("text", signed(v) if sign else plain(v), cls="ax", x=round(across(v), 1), y=54)
            for v in range(low, high + 1, step)
        ],
    )


def spread(wanted: list[float]) -> list[float]:
    """Return positions as near to the wanted ones as possible without marks covering each other."""
    found = list(wanted)
    for _ in range(80):
        for i in range(len(found) - 1):
            short = APART - (found[i + 1] - found[i])
            if short > 0:
                found[i] -= short / 2
                found[i + 1] += short / 2
    low, high = 10.0, WIDTH - 10
    over = max(0.0, found[-1] - high) if found else 0.0
    moved = [x - over for x in found]
    under = max(0.0, low - moved[0]) if moved else 0.0
    return [x + under for x in moved]


def draw_levels(view: View, say: Say) -> h.Element:
    """ST-12 Draw the level of every locomotive."""
    boxes = []
    for level in range(1, MOST_LEVEL + 1):
        there = [seat_mark(seat, cls="mark s") for seat in seats_in(view) if view.level[seat] == level]
        boxes.append(h.li[finished(h.b[str(level)], h.span[finished(*there)] if there else None)])
    return h.ol(".levels")[finished(*boxes)]


# ---- action tiles


def draw_actions(now: Now, say: Say) -> h.Element:
    return h.ol(".acts")[finished(*[action_row(now, number, say) for number in range(1, len(TILES) + 1)])]


def action_row(now: Now, number: int, say: Say) -> h.Element:
    """Draw a tile's number, name and price, and the seat that has taken it in this turn."""
    tile, holder = TILES[number - 1], holder_of(now.once(state_of), number)
    price = price_words(now, tile, say)
    taken = None
    if holder >= 0:
        taken = seat_mark(holder, cls="mark s")
        price = say("annex.to_pass") if now.view.passing[holder] else ""
    inside = finished(
        h.span(class_="no")[str(number)],
        h.span(class_="taken" if holder >= 0 else None)[str(say.name("tile", tile))],
        h.span(class_="cost")[price] if price else None,
        taken,
    )
    about = action_about(say.language, tile, now.view.options.game)
    return pressable("", "", inside, title=about, thing=f"action:{tile}", other=h.li)


@lru_cache(maxsize=64)
def action_about(language: str, tile: str, game: str) -> str:
    return plain_translator(language)(f"about.{tile}", game=game)


@lru_cache(maxsize=64)
def action_gist(language: str, tile: str, game: str) -> str:
    """Return the same in three words."""
    return plain_translator(language)(f"gist.{tile}", game=game)


def price_words(now: Now, tile: str, say: Say) -> str:
    """Return the price of a tile; that of a locomotive depends on the seat that takes it."""
    seat = now.view.seat
    price = tile_price(now, seat or 0, tile)
    if price and tile == "locomotive":
        if seat is None:
            return loco_words(say.language)
        if has_best_locomotive(now.once(state_of), seat):
            return ""
    return euros(say, price) if price else ""


@cache
def loco_words(language: str) -> str:
    say = plain_translator(language)
    return say("annex.loco_price", figure=euros(say, LOCOMOTIVE_PRICE))


# ---- what is left


def draw_supply(now: Now, say: Say) -> Svg:
    """ST-2 Draw every space of the supply with its goods."""
    sets = now.once(sets_of)
    room = (WIDTH - 2) / max(12, len(sets))
    deepest = max([3, *[len(goods) for _, goods in sets]])
    drawn: list[Svg] = []
    for place, (space, goods) in enumerate(sets):
        x = 1 + room * (place + 0.5)
        height = 4 + 14.6 * deepest
        drawn.append(el("rect", cls="space", x=round(x - 9, 1), y=1, width=18, height=round(height, 1), rx=3))
        drawn += [cube_at(colour, x, 9.5 + 14.6 * row, 11) for row, colour in enumerate(goods)]
        drawn.append(el("text", str(space), cls="ax", x=round(x, 1), y=round(height + 13, 1)))
    tall = 4 + 14.6 * deepest + 16
    return el("svg", *drawn, viewBox=f"0 0 268 {num(tall)}", role="img", aria_label=say("annex.supply"), cls="supply")


def draw_left(view: View, say: Say) -> Markup:
    """Draw the growth markers, new cities and pieces of each kind of track tile left (ST-3, ST-19, ST-44)."""
    cities = [
        h.span(title=str(say.name("colour", colour)), class_="stock" if view.new_cities[place] else "stock none")[
            finished(cube_sign(colour), h.b[str(view.new_cities[place])])
        ]
        for place, colour in enumerate(COLOURS)
        if NEW_CITIES[place]
    ]
    kinds = [kind_row(say.language, kind, left) for kind, left in enumerate(view.left)]
    return finished(
        h.p(".stock-line")[say("annex.markers", count=view.markers)],
        h.p(".stock-line")[finished(h.span[say("annex.new_cities")], *cities)],
        h.ol(".kinds")[finished(*kinds)],
    )


@lru_cache(maxsize=4096)
def kind_row(language: str, kind: int, left: int) -> Markup:
    words = kind_words(language, kind)
    return finished(h.li(class_=None if left else "none", title=words)[kind_picture(kind), h.b[str(left)]])


@cache
def faces_of(kind: int) -> tuple[int, ...]:
    """Return the faces of a kind of piece."""
    return tuple([face for face in range(len(TILE_SET.faces)) if kind in TILE_SET.kinds_of[face]])


@cache
def kind_picture(kind: int) -> Svg:
    use = el("use", href=f"#face-{faces_of(kind)[0]}")
    return el("svg", use, cls="kind", viewBox="-34 -31 68 62", aria_hidden="true")


@lru_cache(maxsize=64)
def kind_words(language: str, kind: int) -> str:
    say = plain_translator(language)
    return " / ".join([say(f"tile.{TILE_SET.faces[face]}") for face in faces_of(kind)])

"""The static drawing of a map: land and water, hexes, rivers, hills, thick lines, cities and towns, with slots."""

from functools import cache, lru_cache
from math import hypot
from typing import Final

from capolinea.games.steam.board import Board, board_of, built_in_text
from capolinea.games.steam.maps import PLAYABLE, Label
from capolinea.games.steam.pieces import COLOURS
from capolinea.games.steam.tiles import TILE_SET
from capolinea.games.steam.ui.geometry import Layout, layout_of, river_path, sea_outline, streams, text_width
from capolinea.games.steam.ui.goods import stroke
from capolinea.games.steam.ui.shapes import RADIUS, hexagon, side_line, spoke, spot, track
from capolinea.kit.hexes import Hex, hex_at
from capolinea.render.ground import Words, Xy, static_group
from capolinea.render.signs import Rank, map_sign
from capolinea.render.svg import Svg, el, join, num, translate

#: A city leaves a little of its hex's edge visible.
CITY: Final = 0.95
#: A city's name, and the room that its plate leaves on either side, in pixels.
NAME_SIZE: Final = 11.5
NAME_ROOM: Final = 5.0
#: Small peaks on a hill: x and y of the middle, and size.
PEAKS: Final = ((-9.0, 3.0, 9.0), (8.0, -1.0, 10.0), (2.0, 11.0, 7.0))
#: Sizes of words over water, as in the stylesheet.
WET_SIZES: Final = {"large": 13.0, "middling": 10.0, "small": 8.0}
#: Where words over water may move to, in columns and rows.
LABEL_SHIFTS: Final = tuple([(right / 4, down / 4) for right in range(-8, 9) for down in range(-4, 5)])
#: The closest zoom at which a phone opens the map.
CLOSEST: Final = 1.3
#: How far land or sea extends beyond the hexes, to fill any window.
FAR: Final = 900.0
#: What the picture for the list of games shows as built.
POSTER_TRIPS: Final = (
    ("Syracuse", "Albany"),
    ("Albany", "New York"),
    ("New York", "Philadelphia"),
    ("Albany", "Boston"),
)
ORIGIN: Final = Xy(0.0, 0.0)


@lru_cache(maxsize=64)
def draw_board(board: Board, title: str) -> Svg:
    """Draw the whole map before any move: the same for every match on it."""
    layout = layout_of(board)
    return el(
        "svg",
        el(
            "defs",
            *[face_symbol(face) for face in range(len(TILE_SET.faces))],
            *[new_city_symbol(colour) for colour in COLOURS],
        ),
        static_group(land(layout), hexes(layout), rivers(layout), hills(layout), map_labels(layout)),
        lit_hexes(layout),
        el("g", id="tiles"),
        static_group(thick_lines(layout)),
        el("g", id="tracks"),
        el("g", id="trace"),
        el("g", id="delivery"),
        static_group(cities(layout), towns(layout)),
        el("g", id="places"),
        el("g", id="over"),
        el("g", id="aim"),
        el("g", id="aims", aria_hidden="true"),
        el("g", id="offers"),
        static_group(city_names(layout)),
        el("g", el("g", id="names"), cls="still", aria_hidden="true"),
        cls="map steam-map",
        viewBox=layout.view_box,
        data_ground=f"{num(-FAR)} {num(-FAR)} {num(layout.width + 2 * FAR)} {num(layout.height + 2 * FAR)}",
        data_closest=CLOSEST,
        role="group",
        aria_label=title,
    )


def static_board(words: Words) -> Svg:
    """Draw the first map, for pages without a match."""
    board = board_of(built_in_text("northeast"))
    return draw_board(board, words("board.title", map=board.map.file.title))


# ---- the ground


def land(layout: Layout) -> Svg:
    sea = sea_outline(layout)
    width, height = layout.width + 2 * FAR, layout.height + 2 * FAR
    return join(
        el("rect", cls="land-2", x=-FAR, y=-FAR, width=width, height=height),
        el("path", cls="sea", d=sea) if sea else None,
    )


def hexes(layout: Layout) -> Svg:
    cells = layout.board.map.cells
    found: dict[str, list[str]] = {}
    for hex, cell in cells.items():
        kind = {"hill": "hill", "water": "water"}.get(cell.ground, "plain")
        if cell.ground in PLAYABLE or cell.ground == "water":
            found.setdefault(kind, []).append(hexagon(layout.place(hex)))
    return join(*[el("path", cls=f"hex-{kind}", d="".join(paths)) for kind, paths in sorted(found.items())])


def rivers(layout: Layout) -> Svg:
    courses = layout.board.map.file.rivers
    natural = [river_path(layout, river) for river in courses if river.kind == "river"]
    dug = [river_path(layout, river) for river in courses if river.kind == "canal"]
    return join(
        el("path", cls="stream", d="".join([*natural, *streams(layout)])),
        el("path", cls="stream canal", d="".join(dug)) if dug else None,
    )


def hills(layout: Layout) -> Svg:
    drawn = ""
    for at, ground in zip(layout.at, layout.board.ground, strict=True):
        if ground == "hill":
            for dx, dy, size in PEAKS:
                up, down = num(-size * 1.15), num(size * 1.15)
                drawn += f"M{spot(at.x + dx - size, at.y + dy + size * 0.6)}l{num(size)} {up}l{num(size)} {down}"
                drawn += f"m{num(-size)} {up}l{num(size * 0.35)} {num(size * 0.75)}"
    return el("path", cls="relief peaks", d=drawn) if drawn else join()


def thick_lines(layout: Layout) -> Svg:
    """ST-15 Draw the sides that no track may cross."""
    map = layout.board.map
    drawn: list[str] = []
    for hex, side in sorted(map.blocked):
        cell, other = map.cells.get(hex), map.cells.get(hex.step(side))
        first = cell is not None and cell.ground in PLAYABLE
        second = other is not None and other.ground in PLAYABLE
        if first and (side < 3 or not second):
            drawn.append(side_line(layout.place(hex), side))
    return el("path", cls="barrier", d="".join(drawn))


def map_labels(layout: Layout) -> Svg:
    return join(*[map_label(layout, label) for label in layout.board.map.file.labels])


def map_label(layout: Layout, label: Label) -> Svg:
    """Draw words in the style of water if they are over water, otherwise in that of hills."""
    wet = is_wet(layout, label.column, label.row)
    size = "large" if label.size > 10 else "middling" if label.size > 8 else "small"
    spot = label.column, label.row
    at = layout.spot(*(shifted_label(layout, label, text_width(label.text, WET_SIZES[size]) * 1.15) if wet else spot))
    name = el("text", label.text, cls=f"{'wet' if wet else 'dry'}-name {size}", y=3)
    return map_sign(at.x, at.y, name, rank=Rank.ORNAMENT, cls="ornament")


def is_wet(layout: Layout, column: float, row: float) -> bool:
    cell = layout.board.map.cells.get(hex_under(column, row))
    return cell is None or cell.ground in ("water", "beyond")


def shifted_label(layout: Layout, label: Label, width: float) -> tuple[float, float]:
    """Return the nearest spot where words over water touch no land and stay on the map, or where the file has them."""
    half = width / 2 / (1.5 * RADIUS)
    most = max([hex.q for hex in layout.board.map.cells]) - 0.4
    shifts = sorted(LABEL_SHIFTS, key=lambda shift: shift[0] ** 2 + 3 * shift[1] ** 2)
    for right, down in shifts:
        column, row = label.column + right, label.row + down
        inside = column - half > 0 and column + half < most
        if inside and all([is_wet(layout, column + half * part, row) for part in (-1, -0.5, 0, 0.5, 1)]):
            return column, row
    return label.column, label.row


def hex_under(column: float, row: float) -> Hex:
    near = round(column)
    return hex_at(near, round(row - (0.5 if near % 2 else 0.0))) if near >= 0 else Hex(-1, 0)


def lit_hexes(layout: Layout) -> Svg:
    """Draw the hexes that the log can highlight, invisible until it does."""
    drawn = [
        el("path", cls="lit-path lit-hex", d=hexagon(at, 0.93), data_id=f"hex:{name}")
        for at, name in zip(layout.at, layout.board.name, strict=True)
    ]
    return el("g", *drawn, aria_hidden="true")


# ---- cities and towns


@cache
def city_band() -> Svg:
    """Draw the strip with a city's name, around the origin."""
    wide = RADIUS * CITY
    half = wide - 3.8
    path = f"M{num(-half)} -8.5H{num(half)}L{num(wide)} -2L{num(half)} 5H{num(-half)}L{num(-wide)} -2Z"
    return el("path", cls="band", d=path)


@lru_cache(maxsize=256)
def city_body(colour: str, new: bool = False) -> Svg:
    """Draw a city around the origin: its colour with its stroke, and the strip for its name. New ones are edged."""
    sign = stroke(colour)
    return join(
        el("path", cls=f"city fill-{colour}", d=hexagon(ORIGIN, CITY)),
        el("path", cls="city-inner", d=hexagon(ORIGIN, CITY * 0.88)) if new else None,
        el("g", sign, transform="translate(0 -17.5) scale(1.5)") if sign else None,
        city_band(),
    )


@lru_cache(maxsize=256)
def city_name(at: Xy, name: str) -> Svg:
    """Draw a city's name over the strip in its hex, which a small map makes narrower than the name."""
    half = text_width(name, NAME_SIZE) / 2 + NAME_ROOM
    plate = el("rect", cls="band", x=round(-half, 1), y=-8.5, width=round(2 * half, 1), height=13.5, rx=3)
    return map_sign(*at, plate, el("text", name, cls="city-name", y=2.3), rank=Rank.PLACE - 1)


def cities(layout: Layout) -> Svg:
    board = layout.board
    drawn = []
    for city in range(board.cities):
        at = layout.at[board.place_hex[city]]
        drawn.append(el("g", city_body(COLOURS[board.colour[city]]), transform=translate(at.x, at.y)))
    return join(*drawn)


def city_names(layout: Layout) -> Svg:
    board = layout.board
    names = [(layout.at[board.place_hex[city]], board.place_name[city]) for city in range(board.cities)]
    return join(*[city_name(*each) for each in names])


def towns(layout: Layout) -> Svg:
    board = layout.board
    return join(*[roundel(layout.at[board.place_hex[town]]) for town in range(board.cities, board.places)])


def roundel(at: Xy) -> Svg:
    x, y = round(at.x, 1), round(at.y, 1)
    return join(el("circle", cls="town-ring", cx=x, cy=y, r=7), el("circle", cls="town-dot", cx=x, cy=y, r=2.6))


# ---- tiles


@cache
def face_path(face: int) -> str:
    """Return the track of a face in its first rotation, around the origin."""
    pose = TILE_SET.poses[face][0]
    return pose_path(pose, ORIGIN)


def pose_path(pose: int, at: Xy) -> str:
    """Return all track of a tile in one pose."""
    if TILE_SET.is_town[pose]:
        return "".join([spoke(at, side) for side in TILE_SET.exits[pose]])
    return "".join([track(at, one, two) for one, two in TILE_SET.tracks[pose]])


def face_symbol(face: int) -> Svg:
    """Draw an unrotated tile, for trays and lists; it is rotated where it is used."""
    path = face_path(face)
    town = TILE_SET.is_town[TILE_SET.poses[face][0]]
    return el(
        "g",
        el("path", cls="tile-body", d=hexagon(ORIGIN, 0.955)),
        el("path", cls="rail-case", d=path),
        el("path", cls="rail-ink", d=path),
        roundel(ORIGIN) if town else None,
        id=f"face-{face}",
    )


def new_city_symbol(colour: str) -> Svg:
    """Draw a new city that has no name yet."""
    return el(
        "g",
        el("path", cls=f"city fill-{colour}", d=hexagon(ORIGIN, 0.86)),
        el("path", cls="city-inner", d=hexagon(ORIGIN, 0.74)),
        el("g", stroke(colour), transform="scale(2.4)"),
        id=f"new-{colour}",
    )


@cache
def pose_picture(pose: int) -> str:
    """Draw a tile in one pose, by the drawing of its face."""
    degrees = TILE_SET.rotation[pose] * 60
    rotated = f' transform="rotate({degrees})"' if degrees else ""
    return f'<use href="#face-{TILE_SET.face[pose]}"{rotated}/>'


# ---- small drawings of the whole


@lru_cache(maxsize=32)
def outline(layout: Layout) -> Svg:
    sea = sea_outline(layout)
    return join(
        el("rect", cls="land-2", x=-FAR, y=-FAR, width=layout.width + 2 * FAR, height=layout.height + 2 * FAR),
        el("path", cls="sea", d=sea) if sea else None,
        hexes(layout),
    )


def mini_map(board: Board, tracks: Svg) -> Svg:
    """Draw the whole map as a thumbnail, with a frame that the page moves to show what the window shows."""
    layout = layout_of(board)
    dots = [
        el("path", cls=f"fill-{COLOURS[board.colour[city]]}", d=hexagon(layout.at[board.place_hex[city]], 0.95))
        for city in range(board.cities)
    ]
    return el(
        "svg",
        outline(layout),
        tracks,
        *dots,
        el("rect", cls="mini-window", x=4, y=4, width=layout.width - 8, height=layout.height - 8, rx=8),
        cls="mini-map steam-mini",
        viewBox=layout.view_box,
        aria_hidden="true",
    )


@cache
def _way(layout: Layout, start: str, goal: str) -> str:
    """Return a path from city to city by way of the hexes between them, always toward the goal, for a picture."""
    places, hexes = layout.board.place_name, layout.board.place_hex
    at, end = [layout.at[hexes[places.index(name)]] for name in (start, goal)]
    spots = [at]
    while spots[-1] != end:
        near = [spot for spot in layout.at if 0 < hypot(spot.x - spots[-1].x, spot.y - spots[-1].y) < 2 * RADIUS]
        spots.append(min(near, key=lambda spot: hypot(spot.x - end.x, spot.y - end.y)))
    return "M" + "L".join([f"{num(spot.x)} {num(spot.y)}" for spot in spots])


def poster() -> Svg:
    """Draw a small picture of the map for the list of games."""
    board = board_of(built_in_text("northeast"))
    layout = layout_of(board)
    spots = [(COLOURS[board.colour[city]], layout.at[board.place_hex[city]]) for city in range(board.cities)]
    return el(
        "svg",
        outline(layout),
        rivers(layout),
        hills(layout),
        el("path", cls="poster-way", d="".join([_way(layout, *trip) for trip in POSTER_TRIPS])),
        *[el("path", cls=f"poster-city fill-{colour}", d=hexagon(at)) for colour, at in spots],
        towns(layout),
        cls="art poster-steam",
        viewBox=layout.view_box,
        preserveAspectRatio="xMidYMid slice",
        aria_hidden="true",
    )

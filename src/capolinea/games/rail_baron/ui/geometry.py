"""Where dots, segments, names and plates of the Rail Baron map are in the drawing."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from capolinea.games.rail_baron.board import load_board
from capolinea.games.rail_baron.ui.lines import Key, Piece, lay_out, move_aside, piece_keys
from capolinea.render.ground import Ground, Xy
from capolinea.render.svg import num

#: The map as printed; its variants only add at the end of the lists.
BOARD: Final = load_board(False, False)
#: A dot that only a variant of the map has.
VARIANT_DOT: Final = BOARD.dots - 1
#: How much an offered segment is shortened at its ends, and how far apart parallel ones are.
OFFER_CUT: Final = 4.5
OFFER_APART: Final = 4.6


class Label(msgspec.Struct, frozen=True):
    """The name of the city or cities on a dot."""

    dot: int
    text: str
    width: float
    dx: float
    dy: float
    anchor: str


class Plate(msgspec.Struct, frozen=True):
    """A railroad's name plate."""

    railroad: int
    x: float
    y: float
    width: float
    lead: tuple[float, float] | None


class Land(Ground, frozen=True):
    """The geography, and positions chosen once for the whole map."""

    dots: tuple[tuple[float, float], ...]
    junctions: tuple[tuple[float, float], ...]
    regions: tuple[tuple[float, float], ...]
    labels: tuple[Label, ...]
    plates: tuple[Plate, ...]


#: Made while there is one thread: see `resolve_types`.
LAND: Final = msgspec.json.Decoder(Land)


@cache
def land() -> Land:
    data = files("capolinea.games.rail_baron").joinpath("data", "usa_land.json").read_bytes()
    return LAND.decode(data)


@cache
def dot_xy(dot: int) -> Xy:
    return Xy(*land().dots[dot])


@cache
def pieces() -> dict[tuple[Key, int], Piece]:
    return lay_out(BOARD, [Xy(*at) for at in land().dots], [Xy(*at) for at in land().junctions])


@cache
def pieces_of(segment: int) -> tuple[Piece, ...]:
    return tuple([pieces()[key, BOARD.railroad[segment]] for key in piece_keys(BOARD, segment)])


@cache
def segment_path(segment: int) -> str:
    """Return the SVG path of a segment as it is drawn on the map."""
    return "".join([straight(piece.start, piece.end) for piece in pieces_of(segment)])


@cache
def track_path(track: int) -> str:
    """Return the SVG path of one track: a segment, or one arm of a junction."""
    for segment in range(BOARD.segments):
        one, two = BOARD.track_one[segment], BOARD.track_two[segment]
        if track in (one, two):
            drawn = pieces_of(segment)
            piece = drawn[0] if track == one else drawn[-1]
            return straight(piece.start, piece.end)
    return ""


def tracks_path(tracks: Iterable[int]) -> str:
    return "".join([track_path(track) for track in tracks])


def route_path(start: int, segments: Iterable[int]) -> str:
    """Return a route as one SVG path from dot to dot, along its railroads."""
    dot, drawn = start, ""
    for segment in segments:
        drawn += walk_path(segment, dot)
        dot = BOARD.across[segment] - dot
    return f"M{drawn[1:]}"


@cache
def walk_path(segment: int, start: int) -> str:
    """Return the corners of a segment, beginning at its end `start`."""
    drawn = pieces_of(segment)
    if len(drawn) == 1:
        corners = [drawn[0].start, drawn[0].end]
        forward = drawn[0].key[0] == start
    else:  # Both arms begin at the junction.
        corners = [drawn[0].end, drawn[0].start, drawn[1].end]
        forward = BOARD.a[segment] == start
    return "".join([f"L{spot(at)}" for at in (corners if forward else corners[::-1])])


@cache
def offer_path(segment: int) -> str:
    """Return the SVG path of an offered segment: shorter, and farther from parallel ones than on the map."""
    drawn = ""
    for key in piece_keys(BOARD, segment):
        twins = sorted([railroad for other, railroad in pieces() if other == key])
        aside = (twins.index(BOARD.railroad[segment]) - (len(twins) - 1) / 2) * 2 * OFFER_APART
        start, end = [dot_xy(end) if end >= 0 else Xy(*land().junctions[~end]) for end in key]
        drawn += straight(*move_aside(start, end, aside, OFFER_CUT))
    return drawn


@cache
def railroad_path(railroad: int) -> str:
    """Return the SVG path of all pieces of a railroad on the printed map."""
    present = [s for s in range(BOARD.segments) if BOARD.present[s] and BOARD.railroad[s] == railroad]
    keys = dict.fromkeys([key for segment in present for key in piece_keys(BOARD, segment)])
    drawn = [pieces()[key, railroad] for key in keys]
    return "".join([straight(piece.start, piece.end) for piece in drawn])


@cache
def plates_of(railroad: int) -> tuple[Plate, ...]:
    return tuple([plate for plate in land().plates if plate.railroad == railroad])


@cache
def label_at(dot: int) -> Label | None:
    for label in land().labels:
        if label.dot == dot:
            return label
    return None


def straight(start: Xy, end: Xy) -> str:
    return f"M{spot(start)}L{spot(end)}"


def spot(at: Xy) -> str:
    return f"{num(round(at.x, 1))} {num(round(at.y, 1))}"

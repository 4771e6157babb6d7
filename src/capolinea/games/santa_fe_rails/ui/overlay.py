"""The overlay of the map, by slot."""

from capolinea.games.santa_fe_rails.board import BOARD
from capolinea.games.santa_fe_rails.ui.aids import End, ends_of, may_place, rails_on, worth_of
from capolinea.games.santa_fe_rails.ui.board import mini_map
from capolinea.games.santa_fe_rails.ui.drawing import (
    Taken,
    draw_head,
    draw_home_note,
    draw_label_in_hand,
    draw_open_home,
    draw_rail,
    draw_rail_offer,
    draw_stop,
    draw_town,
    draw_town_offer,
    draw_unplayed_town,
    draw_used_square,
    place_pills,
    place_plates,
)
from capolinea.games.santa_fe_rails.ui.geometry import SHORT_LINES, Sign, land, segments_path
from capolinea.games.santa_fe_rails.ui.key import draw_key
from capolinea.games.santa_fe_rails.ui.labels import home_title, played_title, rail_pills, spot_title, town_title
from capolinea.games.santa_fe_rails.ui.signs import PLATE_HALF, PLATE_WIDTH
from capolinea.games.santa_fe_rails.ui.table import Now
from capolinea.games.santa_fe_rails.ui.targets import Spot, place_of, spots_of
from capolinea.games.santa_fe_rails.view import View
from capolinea.i18n import Say
from capolinea.render.ground import Xy
from capolinea.render.svg import Svg, join


def layers(now: Now, say: Say) -> dict[str, str]:
    view, rails = now.view, now.once(rails_on)
    in_hand = sorted(set(view.hand))
    shown = [railroad for railroad in SHORT_LINES if view.available[railroad]]
    return {
        "under": join(
            *[draw_rail(*each) for each in rails],
            *[draw_stop(end.railroad, end.arc, end.segment) for end in now.once(ends_of) if end.dead],
        ),
        "offers": join(*rail_offers(now, say)),
        "over": join(
            *[draw_used_square(sign) for sign in land().squares if is_used(view, sign)],
            *[draw_open_home(sign) for sign in land().homes if sign.railroad in shown],
            *[draw_head(end.railroad, at, end.dead, head_title(end, say)) for end, at in now.once(plates_of)],
            *[draw_town_now(now, each, each in in_hand, say) for each in range(BOARD.towns)],
            *[draw_label_in_hand(each) for each in in_hand],
            *town_offers(now, say),
        ),
        "key": draw_key(say.language, view.options.terrain),
        "mini": mini_map(segments_path([segment for segment, _ in rails])),
    }


def is_used(view: View, square: Sign) -> bool:
    """SF-29 Return whether a bonus square has paid: whether its railroad is connected to its town."""
    return bool(view.railroads_at[square.town] >> square.railroad & 1)


def plates_of(now: Now) -> tuple[tuple[End, Xy], ...]:
    """Place a plate at the last rail of each track of a major, and one on each line of a short line."""
    view = now.view
    shown = [end for end in now.once(ends_of) if end.railroad < BOARD.majors]
    for line, railroad in enumerate(view.owner):
        if railroad >= BOARD.majors:
            arc = 2 * line if view.laid[2 * line] else 2 * line + 1
            shown.append(End(railroad, arc, BOARD.segment_of(arc, view.laid[arc] - 1), False))
    return tuple(zip(shown, place_plates([end.segment for end in shown]), strict=True))


def head_title(end: End, say: Say) -> str:
    code = "head.dead" if end.dead else "head.live"
    return say(code, railroad=end.railroad, city=BOARD.head[end.arc])


def draw_town_now(now: Now, town: int, in_hand: bool, say: Say) -> Svg:
    view, railroads = now.view, now.view.railroads_at[town]
    if not BOARD.value[town]:
        return draw_home_note(town, home_title(say.language, town, railroads))
    worth, boom = worth_of(now, town), view.boom[town] > 0
    title = town_title(say.language, town, worth, railroads)
    holders = [seat for seat, played in enumerate(view.played) if town in played]
    if not holders:
        return draw_unplayed_town(town, worth.value, worth.railroads, boom, in_hand, title)
    return draw_town(town, worth.value, worth.railroads, boom, in_hand, played_title(title, holders, say))


def rail_offers(now: Now, say: Say) -> list[Svg]:
    """Draw each offered rail with its pills; rails that are highlighted together share the room for pills."""
    plates = [Taken(at, PLATE_WIDTH / 2, PLATE_HALF) for _, at in now.once(plates_of)]
    groups: dict[str, list[Spot]] = {}
    for spot in now.once(spots_of):
        groups.setdefault(place_of(spot.rails[0])[0] if len(place_of(spot.rails[0])) > 1 else "", []).append(spot)
    drawn: list[Svg] = []
    for spots in groups.values():
        pills = place_pills([(spot.segment, rail_pills(spot.rails)) for spot in spots], list(plates))
        pairs = list(zip(spots, pills, strict=True))
        # Offers with pills come last, so that no other offer's glow covers the pills.
        pairs.sort(key=lambda pair: pair[1] is not None)
        drawn += [rail_offer(spot, drawn_pills, say) for spot, drawn_pills in pairs]
    return drawn


def rail_offer(spot: Spot, pills: Svg | None, say: Say) -> Svg:
    railroads = tuple(dict.fromkeys([rail.railroad for rail in spot.rails]))
    return draw_rail_offer(spot.target, spot.segment, railroads, spot_title(spot.rails, say), pills)


def town_offers(now: Now, say: Say) -> list[Svg]:
    values: dict[int, list[int]] = {}
    for town, value in may_place(now):
        values.setdefault(town, []).append(value)
    return [
        draw_town_offer(town, say("offer.counter_on", city=town), tuple(counters)) for town, counters in values.items()
    ]

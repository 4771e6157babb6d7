"""The overlay of the map, by slot, from a view."""

from capolinea.core.action import Action
from capolinea.games.spike import actions as do
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.pieces import FREIGHT_CARS, GOODS
from capolinea.games.spike.ui.aids import lacks_of, loads, market_value, own_route, power, way_nodes
from capolinea.games.spike.ui.board import draw_label, mini_map
from capolinea.games.spike.ui.drawing import (
    draw_build_offer,
    draw_markers,
    draw_place_offer,
    draw_space_offer,
    draw_teller,
    draw_tracks,
    draw_trains,
    draw_trip,
    draw_way,
)
from capolinea.games.spike.ui.geometry import space_path
from capolinea.games.spike.ui.key import draw_key
from capolinea.games.spike.ui.labels import build_label, lack_words, move_label, paid_by, place_label
from capolinea.games.spike.ui.offers import VARIANTS, build_targets
from capolinea.games.spike.ui.table import Now
from capolinea.games.spike.ui.trips import Trip, trips_of
from capolinea.games.spike.view import View
from capolinea.i18n import Say
from capolinea.i18n.phrases import dollars
from capolinea.render.svg import Svg, join

#: So few lacking cards are shown on the map at once.
SHOWN_LACK = 2


def layers(now: Now, say: Say) -> dict[str, str]:
    seen, mine = now.view, now.offers
    return {
        "tracks": join(draw_tracks(seen.own_spaces), *variants(seen, mine)),
        "trips": join(*[trip_drawing(seen, trip, number, say) for number, trip in enumerate(viewer_trips(now))]),
        "marks": join(
            draw_markers(supplied_cities(seen)),
            *[draw_label(city, " mine") for city in route_cities(seen)],
        ),
        "over": draw_trains(seen.train_place, cars_of(seen), loads_of(seen)),
        "offers": join(*tellers(seen, say), *drawn_offers(now, say)),
        "key": draw_key(say.language),
        "mini": mini_map("".join([space_path(space) for space in own_lines(seen)])),
    }


def viewer_trips(now: Now) -> tuple[Trip, ...]:
    seat = now.view.seat
    return () if seat is None or now.view.stage == "over" else now.once(trips_of, seat)


def trip_drawing(seen: View, trip: Trip, number: int, say: Say) -> Svg:
    fetch = trip.fetch.nodes if trip.fetch else ()
    return draw_trip(fetch, trip.carry.nodes, trip.source, trip.goal, trip.good, f"+{dollars(say, trip.money)}", number)


def supplied_cities(seen: View) -> dict[int, tuple[int, ...]]:
    """SP-19 Cities with delivery markers, and whose they are."""
    found: dict[int, set[int]] = {}
    for good in range(len(GOODS)):
        if seen.delivered_to[good] >= 0:
            found.setdefault(seen.delivered_to[good], set()).add(seen.holder[good])
    return {city: tuple(sorted(seats)) for city, seats in found.items()}


def route_cities(seen: View) -> list[int]:
    """The cities of the viewer's own route card: their names are written bolder."""
    route = -1 if seen.seat is None else own_route(seen, seen.seat)
    return [] if route < 0 else [BOARD.route_start[route], *dict(BOARD.route_lines[route])]


def cars_of(seen: View) -> tuple[int, ...]:
    return tuple([power(seen, seat, FREIGHT_CARS) for seat in range(len(seen.train_place))])


def loads_of(seen: View) -> tuple[tuple[int, ...], ...]:
    return tuple([tuple(loads(seen, seat)) for seat in range(len(seen.train_place))])


def own_lines(seen: View) -> tuple[int, ...]:
    return seen.own_spaces[seen.actor if seen.seat is None else seen.seat]


def tellers(seen: View, say: Say) -> list[Svg]:
    """Cities that the viewer cannot pay for, while a build could be thought of."""
    seat = seen.seat
    if seat is None or seen.train_place[seat] < 0 or seen.stage in ("over", "place"):
        return []
    return [
        draw_teller(lack.city, lack_words(lack, say), lack.colours if lack.missing <= SHOWN_LACK else ())
        for lack in lacks_of(seen, seat)
    ]


def drawn_offers(now: Now, say: Say) -> list[Svg]:
    """What the viewer may click on the map; of several ways to a city the best."""
    seen = now.view
    drawn: dict[str, Svg] = {}
    for action in now.offers:
        if isinstance(action, do.Place):
            drawn[f"city:{action.city}"] = draw_place_offer(action.city, place_label(seen, action.city, say))
        elif isinstance(action, do.Ride | do.Start | do.Extra):
            drawn.setdefault(f"place:{action.place}", move_drawing(now, action, say))
        elif isinstance(action, do.Build):
            nodes = way_nodes(seen.network_nodes[action.seat], action.spaces)
            if f"build:{nodes[-1]}" not in drawn:
                drawn[f"build:{nodes[-1]}"] = build_drawing(seen, action, nodes, say)
    return list(drawn.values())


def move_drawing(now: Now, action: do.Ride | do.Start | do.Extra, say: Say) -> Svg:
    label = move_label(now, action, say)
    if action.place < BOARD.cities:
        return draw_place_offer(action.place, label)
    return draw_space_offer(action.place - BOARD.cities, label)


def build_drawing(seen: View, action: do.Build, nodes: tuple[int, ...], say: Say) -> Svg:
    paid = paid_by(seen, action.spaces, action.cards)
    gain = f"+{dollars(say, market_value(seen, nodes[-1]))}"
    return draw_build_offer(nodes[-1], build_label(seen, action, say), nodes, action.spaces, paid, gain)


def variants(seen: View, mine: tuple[Action, ...]) -> list[Svg]:
    """Other ways to a city, unseen until their button is pointed at."""
    count: dict[int, int] = {}
    drawn = []
    for action in mine:
        if isinstance(action, do.Build):
            nodes = way_nodes(seen.network_nodes[action.seat], action.spaces)
            number = count.get(nodes[-1], 0)
            count[nodes[-1]] = number + 1
            if 0 < number <= VARIANTS:
                drawn.append(draw_way(nodes, action.spaces, "other-way", build_targets(nodes[-1], number)[-1]))
    return drawn

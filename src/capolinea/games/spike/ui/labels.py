"""Full phrases for offers: what each is, what it costs and what it brings."""

from functools import lru_cache

from capolinea.games.spike import actions as do
from capolinea.games.spike.board import BOARD
from capolinea.games.spike.cargo import can_deliver, can_load
from capolinea.games.spike.payments import Counts
from capolinea.games.spike.pieces import GOODS, POWER, TENDER
from capolinea.games.spike.state import ABOARD, DELIVERED
from capolinea.games.spike.ui.aids import (
    MissingCards,
    PaymentLayout,
    colours_of,
    lines_of,
    market_value,
    need_of,
    network,
    own_route,
    path_nodes,
    payment_layout,
    power,
    route_money,
    step_price,
    supplied,
)
from capolinea.games.spike.ui.names import translator
from capolinea.games.spike.ui.phrases import cards_words, colours_words, count_words, good_title
from capolinea.games.spike.ui.table import Now, state_of
from capolinea.games.spike.ui.trips import own_tracks
from capolinea.games.spike.view import View
from capolinea.i18n import Say
from capolinea.i18n.phrases import dollars, listed
from capolinea.kit.walks import walk_from


def contract_money(view: View, good: int, city: int) -> int:
    """Return what the contract of `good` pays in `city`, or 0."""
    return dict(lines_of(view, good)).get(city, 0)


# ---- moving


def skipped_city(view: View, seat: int, place: int) -> int:
    """SP-16 Return the city that a move from space to space passes, or -1."""
    at = view.train_place[seat]
    if at < BOARD.cities or place < BOARD.cities:
        return -1
    node = shared_node(at - BOARD.cities, place - BOARD.cities)
    return node if node < BOARD.cities else -1


def shared_node(one: int, two: int) -> int:
    """Return the node where two neighbouring spaces meet."""
    a = BOARD.graph.a[one]
    return a if a in (BOARD.graph.a[two], BOARD.graph.b[two]) else BOARD.graph.b[one]


def ahead(view: View, seat: int, place: int) -> tuple[int, ...]:
    """Return the next cities of the network in the direction of a move onto a space, nearest first."""
    at, space = view.train_place[seat], place - BOARD.cities
    entered = at if at < BOARD.cities else shared_node(at - BOARD.cities, space)
    return next_cities(view.own_spaces[seat], space, BOARD.graph.end_sum[space] - entered)


@lru_cache(maxsize=1024)
def next_cities(spaces: tuple[int, ...], space: int, end: int) -> tuple[int, ...]:
    """Return the first cities beyond `end` of a space, along these tracks."""
    if end < BOARD.cities:
        return (end,)
    walk = walk_from(BOARD.graph.incident, [end], own_tracks(spaces, space), BOARD.is_junction)
    return tuple([city for city in walk.order if city < BOARD.cities])


def move_label(now: Now, action: do.Ride | do.Start | do.Extra, say: Say) -> str:
    """Say where a move leads, and what waits there. `Start` and `Extra` are the action of the turn."""
    view, seat, place = now.view, action.seat, action.place
    verb = "start" if isinstance(action, do.Start) else "extra" if isinstance(action, do.Extra) else "ride"
    if place < BOARD.cities:
        waits = city_waits(now, seat, place, say)
        words = say(f"offer.{verb}_city", city=place)
        return f"{words}: {waits}" if waits else words
    skipped = skipped_city(view, seat, place)
    cities = ahead(view, seat, place)[:2]
    toward = listed(say, [BOARD.city_names[city] for city in cities]) if cities else say("offer.dead_end")
    if skipped >= 0:
        return say(f"offer.{verb}_past", city=skipped, toward=toward)
    return say(f"offer.{verb}_space", toward=toward)


def city_waits(now: Now, seat: int, city: int, say: Say) -> str:
    """Say what could be delivered and loaded in a city."""
    state = now.once(state_of).clone()
    state.train_place[seat] = city
    said = [
        say("offer.would_deliver", good=good, money=contract_money(now.view, good, city))
        for good in range(len(GOODS))
        if can_deliver(state, seat, good)
    ]
    if can_load(state, seat):
        said.append(say("offer.would_load", good=BOARD.city_good[city]))
    return ", ".join(said)


# ---- building


@lru_cache(maxsize=4096)
def payment_words(language: str, paid: PaymentLayout) -> str:
    """Say "1 blue, 2 black as 1 red"."""
    said = [cards_words(language, paid.plain)] if any(paid.plain) else []
    for use in paid.sets:
        cards = count_words(language, use.colour, use.cards)
        said.append(translator(language)("payment.set", cards=cards, instead=cards_words(language, use.instead)))
    return ", ".join(said)


def paid_by(view: View, spaces: tuple[int, ...], cards: Counts) -> PaymentLayout:
    return payment_layout(cards, need_of(spaces), view.options.mixed_wilds)


def build_label(view: View, action: do.Build, say: Say) -> str:
    nodes = path_nodes(view.network_nodes[action.seat], action.spaces)
    paid = payment_words(say.language, paid_by(view, action.spaces, action.cards))
    words = build_words(say.language, nodes[-1], len(action.spaces), paid)
    return f"{words} {brings_words(view, action.seat, nodes[-1], say)}"


def build_detail(view: View, action: do.Build, say: Say) -> str:
    """Say from where new track leads, and what it brings."""
    nodes = path_nodes(view.network_nodes[action.seat], action.spaces)
    brings = brings_words(view, action.seat, nodes[-1], say)
    return f"{say('offer.build_from', city=nodes[0])} {brings}" if nodes[0] < BOARD.cities else brings


@lru_cache(maxsize=4096)
def build_words(language: str, city: int, tracks: int, paid: str) -> str:
    return translator(language)("offer.build", city=city, tracks=tracks, payment=paid)


def brings_words(view: View, seat: int, city: int, say: Say) -> str:
    """SP-25, SP-34 Say what connecting a city brings: money from the market, and new possibilities."""
    said = [say("brings.market", good=BOARD.city_good[city], money=market_value(view, city))]
    gain = route_gain(view, seat, city)
    if gain:
        said.append(say("brings.route", money=gain))
    opened = opened_by(view, seat, city)
    if opened is not None:
        said.append(say("brings.contract", good=opened[0], city=opened[1], money=opened[2]))
    return "; ".join(said) + "."


def route_gain(view: View, seat: int, city: int) -> int:
    """Return how much more the viewer's route card would be worth."""
    route = own_route(view, seat)
    if route < 0:
        return 0
    connected = network(view, seat)
    return route_money(route, connected | {city}) - route_money(route, connected)


def opened_by(view: View, seat: int, city: int) -> tuple[int, int, int] | None:
    """Return the best delivery that becomes possible by connecting `city`: good, goal and money."""
    before, closed = network(view, seat), supplied(view, seat)
    after = before | {city}
    best: tuple[int, int, int] | None = None
    for good in range(len(GOODS)):
        if view.holder[good] != seat or view.token[good] == DELIVERED:
            continue
        aboard = view.token[good] == ABOARD
        had = aboard or bool(before & set(BOARD.sources[good]))
        has = aboard or bool(after & set(BOARD.sources[good]))
        for goal, pays in lines_of(view, good):
            opens = has and goal in after and not (had and goal in before)
            if opens and goal not in closed and (best is None or pays > best[2]):
                best = (good, goal, pays)
    return best


def missing_words(missing_cards: MissingCards, say: Say) -> str:
    """Say what it would take to connect a city that the viewer cannot pay for."""
    return missing_phrase(
        say.language, missing_cards.city, colours_of(missing_cards.spaces), missing_cards.missing, missing_cards.colours
    )


@lru_cache(maxsize=4096)
def missing_phrase(language: str, city: int, path: tuple[int, ...], missing: int, colours: tuple[int, ...]) -> str:
    missing_colours = colours_words(language, colours)
    return translator(language)(
        "lack.city",
        city=city,
        tracks=len(path),
        way=colours_words(language, path),
        missing=missing,
        colours=missing_colours,
    )


# ---- the rest


def part_label(view: View, seat: int, part: int, say: Say) -> str:
    """SP-28 Say what a step does for a part, what it costs and how much money is left."""
    level, price = view.level[seat][part], step_price(view, seat, part)
    return say(
        "offer.improve",
        part=part,
        before=POWER[part][level],
        after=POWER[part][level + 1],
        price=price,
        money=view.money[seat] - price,
    )


def load_label(view: View, action: do.Load, say: Say) -> str:
    good = BOARD.city_good[view.train_place[action.seat]]
    if action.unload < 0:
        return say("offer.load", good=good)
    return say("offer.load_for", good=good, other_good=good_words_of(say, action.unload))


def good_words_of(say: Say, good: int) -> str:
    return str(say.name("good", good))


def stop_label(view: View, say: Say) -> str:
    return say(f"offer.stop_{view.stage}")


def take_label(view: View, colour: int, say: Say) -> str:
    """SP-21 Describe an open card; `left` includes this card."""
    return say("offer.take", colour=colour, left=power(view, view.actor, TENDER) - view.drawn)


def draw_label_words(view: View, say: Say) -> str:
    return say("offer.draw", left=power(view, view.actor, TENDER) - view.drawn)


def place_label(view: View, city: int, say: Say) -> str:
    """SP-9 Describe a start: what it offers for the actor's contracts and route card."""
    seat = view.actor
    good = BOARD.city_good[city]
    said = [str(good_title(say.language, good))]
    if view.holder[good] == seat:
        said.append(say("place.own_good"))
    wanted = [other for other in range(len(GOODS)) if view.holder[other] == seat and contract_money(view, other, city)]
    said += [say("place.wanted", good=other, money=contract_money(view, other, city)) for other in wanted]
    route = own_route(view, seat)
    if route >= 0 and BOARD.route_start[route] == city:
        said.append(say("place.route_start"))
    elif route >= 0 and city in dict(BOARD.route_lines[route]):
        said.append(say("place.route", money=dict(BOARD.route_lines[route])[city]))
    return say("offer.place", city=city, about=", ".join(said))


def route_words(route: int, say: Say) -> str:
    lines = ", ".join([f"{BOARD.city_names[city]} {dollars(say, value)}" for city, value in BOARD.route_lines[route]])
    return f"{BOARD.city_names[BOARD.route_start[route]]} → {lines}"

"""Full phrases for offers: what they are, what they cost or bring, and how that would be paid.

A building may have more than a thousand offers, so phrases are made of parts that are translated once.
"""

from functools import lru_cache

from capolinea.games.steam.board import Board
from capolinea.games.steam.phases.cities import goods_of_set
from capolinea.games.steam.tiles import TILE_SET
from capolinea.games.steam.ui.aids import means_of
from capolinea.games.steam.ui.choices import Cost, Delivery, goods_to_choose
from capolinea.games.steam.ui.names import place_words, translator
from capolinea.games.steam.ui.phrases import goods_words, plain_translator
from capolinea.games.steam.ui.table import Now, state_of
from capolinea.games.steam.ui.whereabouts import hex_words
from capolinea.i18n import Say
from capolinea.i18n.phrases import capital, euros, plain, signed
from capolinea.kit.hexes import SIDES


@lru_cache(maxsize=1024)
def side_word(language: str, side: int) -> str:
    return plain_translator(language)(f"side_short.{SIDES[side].lower()}")


@lru_cache(maxsize=1024)
def pose_words(language: str, pose: int) -> str:
    """ "gentle curve N–SE", "town N, SE, SW"."""
    name = plain_translator(language)(f"tile.{TILE_SET.faces[TILE_SET.face[pose]]}")
    if TILE_SET.is_town[pose]:
        return f"{name} {', '.join([side_word(language, side) for side in TILE_SET.exits[pose]])}"
    tracks = [f"{side_word(language, one)}–{side_word(language, two)}" for one, two in TILE_SET.tracks[pose]]
    return f"{name} {' + '.join(tracks)}"


@lru_cache(maxsize=1024)
def cost_words(language: str, cost: Cost) -> str:
    """ "€4: 2 exits, 2 hill"."""
    say = translator(language)
    parts = [say("cost.exits", count=cost.exits)]
    parts += [say(f"cost.{kind}", count=n) for kind, n in (("town", cost.town), ("river", cost.river)) if n]
    parts += [say("cost.hill", count=cost.hill)] if cost.hill else []
    figure = euros(say, cost.total)
    return say(f"cost.{cost.kind}", figure=figure, parts=", ".join(parts))


def means_words(now: Now, seat: int, cost: int, language: str) -> str:
    """ST-8 Return the capital that a cost would need, to be seen before it is confirmed; empty if none."""
    means, income, points = now.once(means_of, seat, cost), now.view.income[seat], now.view.points[seat]
    if not means.raised:
        return ""
    say = translator(language)
    raised, left = euros(say, means.raised), euros(say, means.cash)
    facts = {"raised": raised, "left": left, "before": signed(income), "after": signed(means.income)}
    if not means.points_sold:
        return say("means.income", **facts)
    return say("means.points", points=plain(points), sold=means.points_sold, **facts)


def with_raising(now: Now, seat: int, words: str, cost: int, say: Say) -> str:
    raising = now.once(means_words, seat, cost, say.language)
    return f"{words}; {raising}" if raising else words


def cost_note(now: Now, seat: int, cost: int, say: Say) -> str:
    """Return the cost, and how far income or points would fall."""
    return now.once(note_words, seat, cost, say.language)


def note_words(now: Now, seat: int, cost: int, language: str) -> str:
    say, means = plain_translator(language), now.once(means_of, seat, cost)
    figure, steps = euros(say, cost), plain(-means.steps)
    if means.points_sold:
        return say("note.points", figure=figure, steps=steps, sold=plain(-means.points_sold))
    return say("note.income", figure=figure, steps=steps) if means.raised else figure


def tile_words(now: Now, hex: str, pose: int, cost: Cost, say: Say) -> str:
    where = capital(hex_words(say.language, now.once(state_of).board, hex))
    words = f"{where}: {pose_words(say.language, pose)}, {cost_words(say.language, cost)}"
    return with_raising(now, now.view.actor, words, cost.total, say)


# ---- cities


@lru_cache(maxsize=64)
def colour_name(language: str, colour: str) -> str:
    return plain_translator(language)(f"colour.{colour}")


def goods_list(now: Now, space: int, language: str) -> str:
    """Return the goods of a space of the supply, counted from 1; 0 has none. Ask for it by `now.once`."""
    return goods_words(goods_of_set(now.once(state_of), space), translator(language))


def set_words(now: Now, space: int, language: str) -> str:
    """Return the name of a set of the supply; 0 is none. Ask for it by `now.once`."""
    say = plain_translator(language)
    return say("set.of", space=space, goods=now.once(goods_list, space, language)) if space else say("set.none")


def growth_words(now: Now, hex: str, language: str) -> str:
    """Ask for it by `now.once`."""
    return plain_translator(language)("offer.grow", place=place_words(now.once(state_of).board, hex))


def founding_words(now: Now, hex: str, colour: str, language: str) -> str:
    """Ask for it by `now.once`."""
    place = place_words(now.once(state_of).board, hex)
    return plain_translator(language)("offer.found", place=place, shade=colour_name(language, colour))


# ---- goods


def goal_target(hex: str, good: str, goal: str) -> str:
    """Return the target of a goal for one good: the same city may be a goal for many."""
    return f"goal:{hex}.{good}.{goal}"


def gain_words(now: Now, delivery: Delivery, say: Say) -> str:
    """ "you +2, Marco +1"."""
    parts = []
    for seat, points in delivery.gains:
        name = say("gain.you") if seat == now.view.seat else say.seat(seat)
        parts.append(f"{name} +{points}")
    return ", ".join(parts)


def route_words(board: Board, delivery: Delivery, say: Say) -> str:
    """ "via Albany, Hartford"; empty if the route is a single link."""
    between = [place_words(board, place) for place in delivery.places[1:-1]]
    return f"{via(say.language)} {', '.join(between)}" if between else ""


def route_name(board: Board, delivery: Delivery, say: Say) -> str:
    """Return the name of one of several routes to the same goal: "3 links via Portland, Boston"."""
    between = route_words(board, delivery, say)
    return f"{links_words(say.language, len(delivery.links))} {between}".rstrip()


@lru_cache(maxsize=8)
def via(language: str) -> str:
    return plain_translator(language)("way.via")


@lru_cache(maxsize=64)
def good_name(language: str, good: str) -> str:
    return plain_translator(language)(f"good.{good}")


def delivery_words(now: Now, board: Board, delivery: Delivery, say: Say) -> str:
    good = capital(good_name(say.language, delivery.action.good))
    ends = f"{place_words(board, delivery.places[0])} → {place_words(board, delivery.goal)}"
    via = route_words(board, delivery, say)
    links = links_words(say.language, len(delivery.links))
    return f"{good}, {ends}{' ' + via if via else ''}: {links}; {gain_words(now, delivery, say)}"


@lru_cache(maxsize=64)
def links_words(language: str, count: int) -> str:
    return plain_translator(language)("way.links", count=count)


def good_words(now: Now, board: Board, hex: str, good: str, say: Say) -> str:
    """Return the name of a good, and where it may go."""
    goals = now.once(goods_to_choose)[hex, good]
    towards = [f"{place_words(board, goal)} +{deliveries[0].gain}" for goal, deliveries in goals.items()]
    return f"{capital(good_name(say.language, good))}, {place_words(board, hex)}: → {', '.join(towards)}"


def goal_words(board: Board, goal: str, deliveries: list[Delivery], say: Say) -> str:
    return say("goal", place=place_words(board, goal), points=deliveries[0].gain, count=len(deliveries))

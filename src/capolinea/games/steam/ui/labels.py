"""Full phrases for offers: what it is, what it costs or brings, and what that would take.

A building may have more than a thousand offers, so phrases are put together from parts that are said once.
"""

from functools import lru_cache

from capolinea.games.steam.board import Board
from capolinea.games.steam.phases.cities import goods_of_set
from capolinea.games.steam.tiles import TILE_SET
from capolinea.games.steam.ui.aids import means_of
from capolinea.games.steam.ui.choices import Cost, Delivery, goods_to_choose
from capolinea.games.steam.ui.names import place_words, speaker
from capolinea.games.steam.ui.phrases import goods_words, voice
from capolinea.games.steam.ui.table import Now, state_of
from capolinea.i18n import Say
from capolinea.i18n.phrases import capital, euros, plain, signed
from capolinea.kit.hexes import SIDES


@lru_cache(maxsize=1024)
def side_word(language: str, side: int) -> str:
    return voice(language)(f"side_short.{SIDES[side].lower()}")


@lru_cache(maxsize=1024)
def lay_words(language: str, lay: int) -> str:
    """ "gentle curve N–SE", "town N, SE, SW"."""
    name = voice(language)(f"tile.{TILE_SET.faces[TILE_SET.face[lay]]}")
    if TILE_SET.is_town[lay]:
        return f"{name} {', '.join([side_word(language, side) for side in TILE_SET.exits[lay]])}"
    tracks = [f"{side_word(language, one)}–{side_word(language, two)}" for one, two in TILE_SET.tracks[lay]]
    return f"{name} {' + '.join(tracks)}"


@lru_cache(maxsize=1024)
def cost_words(language: str, cost: Cost) -> str:
    """ "€4: 2 exits, 2 hill"."""
    say = speaker(language)
    parts = [say("cost.exits", count=cost.exits)]
    parts += [say(f"cost.{kind}", count=n) for kind, n in (("town", cost.town), ("river", cost.river)) if n]
    parts += [say("cost.hill", count=cost.hill)] if cost.hill else []
    figure = euros(say, cost.total)
    return say(f"cost.{cost.way}", figure=figure, parts=", ".join(parts))


def means_words(now: Now, seat: int, cost: int, language: str) -> str:
    """ST-8 What capital a cost would take, before it is confirmed; empty if none."""
    means, income, points = now.once(means_of, seat, cost), now.view.income[seat], now.view.points[seat]
    if not means.raised:
        return ""
    say = speaker(language)
    raised, left = euros(say, means.raised), euros(say, means.cash)
    facts = {"raised": raised, "left": left, "before": signed(income), "after": signed(means.income)}
    if not means.points_sold:
        return say("means.income", **facts)
    return say("means.points", points=plain(points), sold=means.points_sold, **facts)


def with_raising(now: Now, seat: int, words: str, cost: int, say: Say) -> str:
    raising = now.once(means_words, seat, cost, say.language)
    return f"{words}; {raising}" if raising else words


def cost_note(now: Now, seat: int, cost: int, say: Say) -> str:
    """The cost, and how far income or points would fall."""
    return now.once(note_words, seat, cost, say.language)


def note_words(now: Now, seat: int, cost: int, language: str) -> str:
    say, means = voice(language), now.once(means_of, seat, cost)
    figure, steps = euros(say, cost), plain(-means.steps)
    if means.points_sold:
        return say("note.points", figure=figure, steps=steps, sold=plain(-means.points_sold))
    return say("note.income", figure=figure, steps=steps) if means.raised else figure


def tile_words(now: Now, hex: str, lay: int, cost: Cost, say: Say) -> str:
    words = f"{hex}: {lay_words(say.language, lay)}, {cost_words(say.language, cost)}"
    return with_raising(now, now.view.actor, words, cost.total, say)


# ---- cities


@lru_cache(maxsize=64)
def colour_name(language: str, colour: str) -> str:
    return voice(language)(f"colour.{colour}")


def goods_list(now: Now, space: int, language: str) -> str:
    """The goods of a space of the supply, counted from 1; 0 has none. Ask for it by `now.once`."""
    return goods_words(goods_of_set(now.once(state_of), space), speaker(language))


def set_words(now: Now, space: int, language: str) -> str:
    """A set of the supply; 0 is none. Ask for it by `now.once`."""
    say = voice(language)
    return say("set.of", space=space, goods=now.once(goods_list, space, language)) if space else say("set.none")


def growth_words(now: Now, hex: str, language: str) -> str:
    """Ask for it by `now.once`."""
    return voice(language)("offer.grow", place=place_words(now.once(state_of).board, hex))


def founding_words(now: Now, hex: str, colour: str, language: str) -> str:
    """Ask for it by `now.once`."""
    place = place_words(now.once(state_of).board, hex)
    return voice(language)("offer.found", place=place, shade=colour_name(language, colour))


# ---- goods


def goal_target(hex: str, good: str, goal: str) -> str:
    """A goal is chosen for one good: the same city may be lit for many."""
    return f"goal:{hex}.{good}.{goal}"


def gain_words(now: Now, way: Delivery, say: Say) -> str:
    """ "you +2, Marco +1"."""
    parts = []
    for seat, points in way.gains:
        name = say("gain.you") if seat == now.view.seat else say.seat(seat)
        parts.append(f"{name} +{points}")
    return ", ".join(parts)


def way_words(board: Board, way: Delivery, say: Say) -> str:
    """ "by Albany, Hartford", or nothing where the way is a single link."""
    between = [place_words(board, place) for place in way.places[1:-1]]
    return f"{via(say.language)} {', '.join(between)}" if between else ""


def way_name(board: Board, way: Delivery, say: Say) -> str:
    """One of several ways to the same goal: "3 links via Portland, Boston"."""
    between = way_words(board, way, say)
    return f"{links_words(say.language, len(way.links))} {between}".rstrip()


@lru_cache(maxsize=8)
def via(language: str) -> str:
    return voice(language)("way.via")


@lru_cache(maxsize=64)
def good_name(language: str, good: str) -> str:
    return voice(language)(f"good.{good}")


def delivery_words(now: Now, board: Board, way: Delivery, say: Say) -> str:
    good = capital(good_name(say.language, way.action.good))
    ends = f"{place_words(board, way.places[0])} → {place_words(board, way.goal)}"
    via = way_words(board, way, say)
    links = links_words(say.language, len(way.links))
    return f"{good}, {ends}{' ' + via if via else ''}: {links}; {gain_words(now, way, say)}"


@lru_cache(maxsize=64)
def links_words(language: str, count: int) -> str:
    return voice(language)("way.links", count=count)


def good_words(now: Now, board: Board, hex: str, good: str, say: Say) -> str:
    """A good, and where it may go."""
    goals = now.once(goods_to_choose)[hex, good]
    towards = [f"{place_words(board, goal)} +{ways[0].gain}" for goal, ways in goals.items()]
    return f"{capital(good_name(say.language, good))}, {place_words(board, hex)}: → {', '.join(towards)}"


def goal_words(board: Board, goal: str, ways: list[Delivery], say: Say) -> str:
    return say("goal", place=place_words(board, goal), points=ways[0].gain, count=len(ways))

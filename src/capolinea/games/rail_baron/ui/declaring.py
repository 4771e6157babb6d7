"""Declaring explained when it becomes possible, and what a declaration means for everybody while it lasts."""

from functools import lru_cache
from typing import Final

from capolinea.games.rail_baron.actions import Declare
from capolinea.games.rail_baron.atlas import atlas_of
from capolinea.games.rail_baron.phases.rolling import at_home, refuse_declare
from capolinea.games.rail_baron.pieces import GOAL, INTERCEPTION, NET_WORTH
from capolinea.games.rail_baron.ui.aids import distance_of, map_of, table_of
from capolinea.games.rail_baron.ui.choices import is_to_act
from capolinea.games.rail_baron.ui.geometry import BOARD
from capolinea.games.rail_baron.ui.phrases import dues_words
from capolinea.games.rail_baron.ui.routes import Route, search, walk, weighings
from capolinea.games.rail_baron.view import View
from capolinea.i18n import Say
from capolinea.render.svg import Svg, el, join

#: A train so near can come upon one in its next turn.
NEAR: Final = 12


def may_declare(seen: View) -> bool:
    """RB-34, RB-42"""
    return is_to_act(seen) and refuse_declare(table_of(seen), Declare(seen.actor)) is None


def is_kept_by_home(seen: View) -> bool:
    """RB-42 Whether the viewer has enough to declare, but stands at home."""
    if not is_to_act(seen):
        return False
    refusal = refuse_declare(table_of(seen), Declare(seen.actor))
    return refusal is not None and refusal.code == "declare.at_home"


def draw_declarations(seen: View, say: Say) -> Svg | None:
    """What the viewer may declare, and who is on the way home."""
    if seen.stage == "over":
        return None
    parts = [draw_choice(seen, say)] if may_declare(seen) else []
    parts += [draw_declared(seen, seat, say) for seat, declared in enumerate(seen.declared) if declared]
    return join(*parts) if parts else None


def goal_of(seen: View) -> int:
    return NET_WORTH[len(seen.cash)] if seen.options.net_worth else GOAL


@lru_cache(maxsize=64)
def way_home(seen: View) -> Route | None:
    """The cheapest way that was found from where the train stands."""
    state, seat = table_of(seen), seen.actor
    home = BOARD.city_dot[seen.home[seat]]
    found = [search(map_of(seen), seen.at[seat], home, state.used[seat], weights) for weights in weighings(seen, seat)]
    routes = [walk(seen, state, seat, way) for way in dict.fromkeys(found) if way]
    return min(routes, key=lambda route: (route.fee, len(route.segments)), default=None)


def draw_choice(seen: View, say: Say) -> Svg:
    """RB-34 to RB-37, RB-41 What declaring asks and risks, in the figures of now."""
    seat = seen.actor
    if at_home(table_of(seen), seat):
        lines = [say("declare.win_here", home=seen.home[seat])]
    else:
        lines = [say("declare.what", home=seen.home[seat], goal=goal_of(seen)), *tell_way_home(seen, say)]
        lines += [say("declare.alternative"), say("declare.risk", amount=INTERCEPTION), tell_nearest(seen, seat, say)]
    return box(say("declare.title"), lines)


def tell_way_home(seen: View, say: Say) -> list[str]:
    route = way_home(seen)
    if route is None:
        return []
    dots, seat = len(route.segments), seen.actor
    fees = say("declare.way", dots=dots, turns=route.turns, fees=route.fee, dues=dues_words(say, route.due) or "–")
    if seen.options.net_worth:
        return [fees]
    left = seen.cash[seat] - route.fee - goal_of(seen)
    return [fees, say("declare.enough" if left >= 0 else "declare.short", cash=seen.cash[seat], amount=abs(left))]


def tell_nearest(seen: View, seat: int, say: Say) -> str:
    """The other train that is nearest to a declared one."""
    away = atlas_of(map_of(seen)).distance(seen.at[seat])
    others = [other for other, alive in enumerate(seen.alive) if alive and other != seat]
    nearest = min(others, key=lambda other: away[seen.at[other]])
    dots = away[seen.at[nearest]]
    return say("declare.near" if dots <= NEAR else "declare.far", seat=nearest, dots=dots)


def draw_declared(seen: View, seat: int, say: Say) -> Svg:
    """RB-35 to RB-39, for whoever declared and for those who may stop them."""
    own = seat == seen.seat
    home, alternative = seen.home[seat], seen.alternative[seat]
    lines = [say("declared.own" if own else "declared.other", seat=seat, home=home, goal=goal_of(seen))]
    if distance_of(seen, seat) >= 0:
        lines.append(say("declared.way", dots=distance_of(seen, seat)))
    if alternative >= 0:
        lines.append(say("declared.alternative_own" if own else "declared.alternative", city=alternative))
    lines.append(say("declared.risk" if own else "declared.chance", amount=INTERCEPTION))
    if own:
        lines.append(tell_nearest(seen, seat, say))
    elif seen.seat is not None and seen.alive[seen.seat]:
        lines.append(say("declared.dots", dots=atlas_of(map_of(seen)).distance(seen.at[seen.seat])[seen.at[seat]]))
    return box(say("declared.title", seat=seat), lines)


def box(title: str, lines: list[str]) -> Svg:
    return el(
        "section",
        el("details", el("summary", title, cls="sign"), el("ul", *[el("li", line) for line in lines]), open=True),
        cls="declaring",
    )


def tell_money_home(seen: View, say: Say) -> str:
    """One sentence for the dock: the fees to expect and what would be left."""
    route = way_home(seen)
    if route is None or at_home(table_of(seen), seen.actor):
        return say("hint.declare_here")
    left = seen.cash[seen.actor] - route.fee
    return say("hint.declare", turns=route.turns, fees=route.fee, amount=left)

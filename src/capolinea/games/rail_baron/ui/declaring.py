"""Explains declaring when it becomes possible, and what a declaration means for everybody while it lasts."""

from typing import Final

import htpy as h

from capolinea.games.rail_baron.actions import Declare
from capolinea.games.rail_baron.atlas import atlas_of
from capolinea.games.rail_baron.fees import winning_sum
from capolinea.games.rail_baron.phases.rolling import at_home, refuse_declare
from capolinea.games.rail_baron.pieces import INTERCEPTION
from capolinea.games.rail_baron.ui.aids import distance_of
from capolinea.games.rail_baron.ui.choices import is_to_act
from capolinea.games.rail_baron.ui.geometry import BOARD
from capolinea.games.rail_baron.ui.phrases import dues_words
from capolinea.games.rail_baron.ui.routes import Route, search, walk, weighings
from capolinea.games.rail_baron.ui.table import Now, state_of
from capolinea.i18n import Say

#: A train this near can intercept a declared one in its next turn.
NEAR: Final = 12


def may_declare(now: Now) -> bool:
    """RB-34, RB-42 Return whether the viewer may declare."""
    return any([isinstance(action, Declare) for action in now.offers])


def is_kept_by_home(now: Now) -> bool:
    """RB-42 Return whether the viewer has enough to declare but is at home, where that is not allowed."""
    if not is_to_act(now.view) or may_declare(now):
        return False
    refusal = refuse_declare(now.once(state_of), Declare(now.view.actor))
    return refusal is not None and refusal.code == "declare.at_home"


def draw_declarations(now: Now, say: Say) -> list[h.Element]:
    """Draw what declaring would mean for the viewer, and who is on the way home."""
    view = now.view
    if view.stage == "over":
        return []
    parts = [draw_choice(now, say)] if may_declare(now) else []
    parts += [draw_declared(now, seat, say) for seat, declared in enumerate(view.declared) if declared]
    return parts


def route_home(now: Now) -> Route | None:
    """Return the cheapest route home that was found. Call it through `now.once`."""
    view, state, seat = now.view, now.once(state_of), now.view.actor
    home = BOARD.city_dot[view.home[seat]]
    found = [
        search(state.board, view.dot[seat], home, state.used_tracks[seat], weights) for weights in weighings(view, seat)
    ]
    routes = [walk(view, state, seat, path) for path in dict.fromkeys(found) if path]
    return min(routes, key=lambda route: (route.fee, len(route.segments)), default=None)


def draw_choice(now: Now, say: Say) -> h.Element:
    """RB-34 to RB-37, RB-41 Draw what declaring requires and risks, in current figures."""
    view, seat = now.view, now.view.actor
    if at_home(now.once(state_of), seat):
        lines = [say("declare.win_here", home=view.home[seat])]
    else:
        lines = [say("declare.what", home=view.home[seat], goal=winning_sum(view.options)), *route_home_texts(now, say)]
        lines += [say("declare.alternative"), say("declare.risk", amount=INTERCEPTION), nearest_text(now, seat, say)]
    return box(say("declare.title"), lines)


def route_home_texts(now: Now, say: Say) -> list[str]:
    view, route = now.view, now.once(route_home)
    if route is None:
        return []
    dots, seat = len(route.segments), view.actor
    fees = say("declare.way", dots=dots, turns=route.turns, fees=route.fee, dues=dues_words(say, route.due) or "–")
    if view.options.net_worth:
        return [fees]
    left = view.cash[seat] - route.fee - winning_sum(view.options)
    return [fees, say("declare.enough" if left >= 0 else "declare.short", cash=view.cash[seat], amount=abs(left))]


def nearest_text(now: Now, seat: int, say: Say) -> str:
    """Name the other train that is nearest to a declared one."""
    view = now.view
    away = atlas_of(now.once(state_of).board).distance(view.dot[seat])
    others = [other for other, in_game in enumerate(view.in_game) if in_game and other != seat]
    nearest = min(others, key=lambda other: away[view.dot[other]])
    dots = away[view.dot[nearest]]
    return say("declare.near" if dots <= NEAR else "declare.far", seat=nearest, dots=dots)


def draw_declared(now: Now, seat: int, say: Say) -> h.Element:
    """RB-35 to RB-39 Draw a declaration, for the player who declared or for those who may intercept."""
    view, distance = now.view, now.once(distance_of, seat)
    own = seat == view.seat
    home, alternative = view.home[seat], view.alternative[seat]
    lines = [say("declared.own" if own else "declared.other", seat=seat, home=home, goal=winning_sum(view.options))]
    if distance >= 0:
        lines.append(say("declared.way", dots=distance))
    if alternative >= 0:
        lines.append(say("declared.alternative_own" if own else "declared.alternative", city=alternative))
    lines.append(say("declared.risk" if own else "declared.chance", amount=INTERCEPTION))
    if own:
        lines.append(nearest_text(now, seat, say))
    elif view.seat is not None and view.in_game[view.seat]:
        away = atlas_of(now.once(state_of).board).distance(view.dot[view.seat])
        lines.append(say("declared.dots", dots=away[view.dot[seat]]))
    return box(say("declared.title", seat=seat), lines)


def box(title: str, lines: list[str]) -> h.Element:
    return h.section(".declaring")[
        h.details(open=True)[h.summary(".sign")[title], h.ul[[h.li[line] for line in lines]]]
    ]


def money_home_text(now: Now, say: Say) -> str:
    """Return one sentence for the dock: the fees to expect and what would be left."""
    view, route = now.view, now.once(route_home)
    if route is None or at_home(now.once(state_of), view.actor):
        return say("hint.declare_here")
    left = view.cash[view.actor] - route.fee
    return say("hint.declare", turns=route.turns, fees=route.fee, amount=left)

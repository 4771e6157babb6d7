"""Things of a table that somebody may touch, and what the table answers."""

import re
from typing import Any

from tests.support.driver import RefereedMatch

from capolinea.core.action import Seat
from capolinea.core.match import Match
from capolinea.games.catalogue import look_of
from capolinea.i18n import Say
from capolinea.render.look import Scene
from capolinea.render.pages.data import WhyData
from capolinea.server.why import why_not
from capolinea.server.words import PACKAGE

#: What a game names for other ends: plans, choices that lie in the tray or are lit together with an offer.
NO_THINGS = ("trip:", "way:", "goal:", "rail:", "served:", "button:")


def touchable(board: str, scene: Scene) -> list[str]:
    """Return the names of everything on the board and beside it that a player would touch."""
    drawn = [board, *scene.layers.values(), scene.hand, scene.track, scene.annex]
    named = {name for each in drawn for name in re.findall(r'data-(?:id|aim|thing)="([^"]+)"', str(each))}
    return sorted([name.replace("&amp;", "&") for name in named if not name.startswith(NO_THINGS)])


def say_at(match: Match[Any, Any], language: str) -> Say:
    look = look_of(match.rules.key)
    return Say(language, (PACKAGE, look.package), look.names_in(match.options), ("Anna", "Bea", "Carla", "Dora"))


def why(at: RefereedMatch[Any, Any] | Match[Any, Any], target: str, seat: Seat = 0, language: str = "en") -> WhyData:
    """Return what the table answers where a seat touches something."""
    match = at if isinstance(at, Match) else at.match
    look, say = look_of(match.rules.key), say_at(match, language)
    answer = why_not(match, seat, [target], look.scene(look.see(match, seat), say), look, say)
    assert answer is not None, target
    return answer

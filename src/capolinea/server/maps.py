"""Checks a map file; runs in a reader process."""

import msgspec

from capolinea.games.catalogue import look_of
from capolinea.i18n import Say
from capolinea.server.words import PACKAGE

#: How many errors of a map are shown at once.
MOST_PROBLEMS = 8


class MapProblem(msgspec.Struct, frozen=True):
    code: str
    message: str
    hex: str = ""


class MapChecked(msgspec.Struct, frozen=True):
    """All errors of a map, most serious first, or the drawing of a valid map."""

    problems: tuple[MapProblem, ...]
    drawing: str = ""


def check_map(game: str, text: str, language: str) -> MapChecked:
    """Check a map of a game that accepts map files."""
    look = look_of(game)
    assert look.maps is not None
    say = Say(language, (PACKAGE, look.package), look.names)
    found = look.maps.check(text)
    if not found:
        return MapChecked((), str(look.maps.draw(text, say)))
    told = [MapProblem(each.code, say.error(each), str(each.facts.get("hex", ""))) for each in found[:MOST_PROBLEMS]]
    return MapChecked(tuple(told))

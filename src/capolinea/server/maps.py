"""A map that somebody brings, looked at: runs in a reader's process."""

import msgspec

from capolinea.games.catalogue import look_of
from capolinea.i18n import Say
from capolinea.server.words import PACKAGE

#: So many problems of a map are told at once.
MOST_PROBLEMS = 8


class MapProblem(msgspec.Struct, frozen=True):
    code: str
    message: str
    hex: str = ""


class MapChecked(msgspec.Struct, frozen=True):
    """What is wrong with a map, the gravest first; a sound one as a drawing."""

    problems: tuple[MapProblem, ...]
    drawing: str = ""


def check_map(game: str, text: str, language: str) -> MapChecked:
    """Of a game that people may bring maps for."""
    look = look_of(game)
    assert look.maps is not None
    say = Say(language, (PACKAGE, look.package), look.names)
    found = look.maps.check(text)
    if not found:
        return MapChecked((), str(look.maps.draw(text, say)))
    told = [MapProblem(each.code, say.error(each), str(each.facts.get("hex", ""))) for each in found[:MOST_PROBLEMS]]
    return MapChecked(tuple(told))

"""Which games there are; each is loaded when it is first asked for."""

from functools import cache
from importlib import import_module
from typing import Any, Final, TypeAlias

from capolinea.core.match import Match
from capolinea.core.refusal import CapolineaError
from capolinea.core.rules import Rules

#: In the order of the lobby.
GAMES: Final = ("transamerica",)

AnyRules: TypeAlias = Rules[Any, Any]
AnyMatch: TypeAlias = Match[Any, Any]


class UnknownGame(CapolineaError):
    """There is no game of that name."""


@cache
def rules_of(key: str) -> AnyRules:
    """The rules of the game `key`; raises UnknownGame."""
    if key not in GAMES:
        raise UnknownGame("game.unknown", game=key[:40], games=", ".join(GAMES))
    rules: AnyRules = import_module(f"capolinea.games.{key.replace('-', '_')}.rules").RULES
    return rules

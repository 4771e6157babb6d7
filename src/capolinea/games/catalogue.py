"""Which games there are; each is loaded when it is first asked for.

Rules and bots need msgspec alone: whoever never asks for a look loads nothing that draws or speaks.
"""

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from capolinea.bots import Bots
from capolinea.core.match import Match
from capolinea.core.refusal import CapolineaError
from capolinea.core.rules import Rules
from capolinea.research import Stats, Tensor

if TYPE_CHECKING:
    from capolinea.render.look import Look

#: In the order of the lobby.
GAMES: Final = ("transamerica", "rail-baron", "steam", "santa-fe-rails", "spike")

AnyRules: TypeAlias = Rules[Any, Any]
AnyMatch: TypeAlias = Match[Any, Any]
AnyLook: TypeAlias = "Look[Any]"
AnyBots: TypeAlias = Bots[Any]


class UnknownGame(CapolineaError):
    """There is no game of that name."""


def _load(key: str, module: str) -> Any:
    if key not in GAMES:
        raise UnknownGame("game.unknown", game=key[:40], games=", ".join(GAMES))
    return import_module(f"capolinea.games.{key.replace('-', '_')}.{module}")


@cache
def rules_of(key: str) -> AnyRules:
    """The rules of the game `key`; raises UnknownGame."""
    rules: AnyRules = _load(key, "rules").RULES
    return rules


@cache
def look_of(key: str) -> AnyLook:
    """How the game shows itself."""
    look: AnyLook = _load(key, "ui").LOOK
    return look


@cache
def stats_of(key: str) -> Stats | None:
    """Its statistics, if it has any."""
    stats: Stats | None = _load(key, "research").STATS
    return stats


@cache
def tensor_of(key: str) -> Tensor | None:
    """Its actions as numbers and its views as vectors, if it has such a form."""
    tensor: Tensor | None = _load(key, "research").TENSOR
    return tensor


@cache
def bots_of(key: str) -> AnyBots:
    """Who can play it."""
    bots: AnyBots = _load(key, "bot").BOTS
    return bots

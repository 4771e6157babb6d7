"""Players. A bot is a function of a view, the offers and a source of chance; it never sees a state of the match."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic

from capolinea.bots.mind import Mind
from capolinea.core.action import Action
from capolinea.core.chance import Chance
from capolinea.core.refusal import CapolineaError
from capolinea.core.rules import V

#: The levels that every game has, weakest first; a game may have more players for research.
COMMON_LEVELS: Final = ("random", "easy", "medium", "hard")
#: All levels, weakest first: `expert` searches, and only games where it is measurably stronger than `hard` have it.
LEVELS: Final = (*COMMON_LEVELS, "expert")


class UnknownPlayer(CapolineaError):
    """The game has no bot of that name."""


class Forfeit(CapolineaError):
    """A player gave no usable answer in time. Whoever asked decides what becomes of the decision."""


@dataclass(frozen=True, kw_only=True)
class Bots(Generic[V]):
    """The players of one game by name: its `LEVELS`, and the `baselines` that others are measured against."""

    key: str
    players: Mapping[str, Callable[[V, Sequence[Action], Chance], Action]]
    baselines: tuple[str, ...] = ()
    mind: Mind[Any, V] | None = None
    """How the game is judged: by its levels, by hints and by search."""

    def named(self, name: str) -> Callable[[V, Sequence[Action], Chance], Action]:
        """Return the bot of that name; raises UnknownPlayer."""
        if name not in self.players:
            raise UnknownPlayer("bot.unknown", player=name[:40], game=self.key, players=", ".join(self.players))
        return self.players[name]


def play_random(seen: V, offers: Sequence[Action], chance: Chance) -> Action:
    """Pick any offer with equal probability."""
    return offers[chance.below("bot", len(offers))]

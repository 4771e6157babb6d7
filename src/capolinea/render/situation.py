"""What a table is drawn from: a view, and what its seat may do now."""

from collections.abc import Callable, Sequence
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

from capolinea.core.action import Action
from capolinea.core.rules import V

P = ParamSpec("P")
T = TypeVar("T")


class Situation(Generic[V]):
    """The offers are the engine's: a drawing never judges again. What is worked out is kept here, not in a cache."""

    __slots__ = ("_kept", "offers", "view")

    def __init__(self, view: V, offers: Sequence[Action] = ()) -> None:
        self.view = view
        self.offers = tuple(offers)
        self._kept: dict[Any, Any] = {}

    def once(self, work: Callable[Concatenate["Situation[V]", P], T], *args: P.args, **named: P.kwargs) -> T:
        """Return `work(self, …)`, worked out the first time it is asked for."""
        key = (work, args, tuple(named.items()))
        if key not in self._kept:
            self._kept[key] = work(self, *args, **named)
        found: T = self._kept[key]
        return found

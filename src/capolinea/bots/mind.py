"""The contract of a mind: what a game's bots know about judging it, in one place (ADR 33).

Levels, hints and search all ask the same `Mind`, so that there is one judgement and no second telling of it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic

import msgspec

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance
from capolinea.core.moves import Choose
from capolinea.core.outcome import Outcome
from capolinea.core.refusal import Fact
from capolinea.core.rules import S, V


class Term(msgspec.Struct, frozen=True):
    """One reason for the value of an offer: how much it adds, in the units of that value."""

    code: str
    """A message code; hints tell it in words."""
    value: float
    facts: dict[str, Fact] = {}
    """Ids and numbers that the words name."""


class Advice(msgspec.Struct, frozen=True):
    """What an offer is worth to the viewer, in units that the game defines, and why.

    Only values of one call are compared. The terms say what matters most; they need not add up to the value.
    """

    offer: Action
    value: float
    terms: tuple[Term, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Mind(Generic[S, V]):
    """How one game is judged. Nothing here sees more than a view, or a state that was guessed from one."""

    advise: Callable[[V, Sequence[Action]], Sequence[Advice]]
    """Every offer exactly once, best first; the same for the same view. `hard` plays the first."""
    value: Callable[[S, Seat], float]
    """The chance of winning, between 0 and 1, in any state that `believe` gives or play leads to from there. Fitted to
    matches between bots; when the match is over, the seat's share of the win."""
    policy: Choose
    """A fast player for playouts, with the signature of the playouts' `choose`: it fills in a legal move of the seat
    that acts, and returns False if the match is over. It looks only at what that seat may know of the state."""
    believe: Callable[[V, Chance], S]
    """A random full state consistent with the view, likelier if it explains better what the others have done."""
    part: Callable[[S], int] | None = None
    """The number of the part of the match (a round, a turn) that a state is in, if its end is a good place for playouts
    to stop and ask for the `value`."""


def ranked(advices: Sequence[Advice]) -> list[Advice]:
    """Return the same advice, best first; of equals, the one that was offered first."""
    return sorted(advices, key=lambda advice: -advice.value)


def share_of_win(outcome: Outcome, seat: Seat) -> float:
    """Return 1 for the only winner, an equal share for one of several, 0 for everybody else."""
    winners = outcome.winners
    return 1.0 / len(winners) if seat in winners else 0.0


def headed_by(chosen: Action, advices: Sequence[Advice]) -> list[Advice]:
    """Return the same advice, best first, led by `chosen`: where values are estimates, the decision counts."""
    rest = [advice for advice in ranked(advices) if advice.offer != chosen]
    first = [advice for advice in advices if advice.offer == chosen]
    most = max([advice.value for advice in advices], default=0.0)
    return [Advice(chosen, most, first[0].terms if first else ()), *rest]

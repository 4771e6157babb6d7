"""The steps of a turn, told in the bar: which are done, which is on, which come next."""

from collections.abc import Sequence

from capolinea.i18n import Say
from capolinea.render.look import TurnStep


def turn_steps(say: Say, steps: Sequence[tuple[str, str]], now: str) -> tuple[TurnStep, ...]:
    """Return the steps, each given as its code and the clause that tells of it; those before `now` are done."""
    at = [code for code, _ in steps].index(now)
    states = ["done"] * at + ["now"] + ["next"] * (len(steps) - at - 1)
    told = zip(steps, states, strict=True)
    return tuple([TurnStep(say(f"step.{code}"), clause, state) for (code, clause), state in told])

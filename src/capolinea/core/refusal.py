"""Why an action is not accepted, as codes and facts; the texts are in the message files."""

import msgspec

from capolinea.core.action import Action

Fact = int | str


class Refusal(msgspec.Struct, frozen=True):
    """The rule that forbids an action and, if there is one, the smallest change that would be accepted."""

    code: str
    clause: str
    facts: dict[str, Fact] = {}
    fix: Action | None = None


class CapolineaError(Exception):
    """An error of the caller, as a code and facts; `str()` is plain English for programmers."""

    def __init__(self, code: str, **facts: Fact) -> None:
        self.code = code
        self.facts = facts
        details = ", ".join([f"{name}={value!r}" for name, value in facts.items()])
        super().__init__(f"{code} ({details})" if details else code)


class InvalidAction(CapolineaError):
    """The text or value is not an action of this game."""


class Incomplete(InvalidAction):
    """The numbers of an action end too early."""


class AmbiguousAction(CapolineaError):
    """The text matches several actions; `candidates` are their exact texts."""

    def __init__(self, code: str, candidates: tuple[str, ...], **facts: Fact) -> None:
        self.candidates = candidates
        super().__init__(code, **facts, candidates=", ".join(candidates))


class IllegalAction(CapolineaError):
    """A well-formed action that the rules refuse here; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(refusal.code, clause=refusal.clause, **refusal.facts)

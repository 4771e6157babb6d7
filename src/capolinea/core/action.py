"""What a seat does: a small frozen value with an imperative name, which holds the choice and nothing derived from
it."""

import msgspec

__all__ = ["Action", "Seat", "Undo"]

Seat = int


class Action(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, gc=False):
    """Base class of every game's actions; each has its own `tag`."""

    seat: Seat


class Undo(Action, frozen=True, tag="undo"):
    """Take the match back to how it was after entry `to` (0: after the set-up). An entry like any other."""

    to: int

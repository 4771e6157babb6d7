"""What a seat does: a small frozen value named by an imperative, carrying the choice and nothing derived."""

import msgspec

__all__ = ["Action", "Seat", "Undo"]

Seat = int


class Action(msgspec.Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Base of every game's actions; each names its own `tag`."""

    seat: Seat


class Undo(Action, frozen=True, tag="undo"):
    """Take the match back to how it stood after entry `to` (0: after the set-up). An entry like any other."""

    to: int

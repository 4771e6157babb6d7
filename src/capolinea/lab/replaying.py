"""A recorded match as the adapters ask for it: its draws, and the decisions of each seat in order."""

from collections import deque
from typing import Any

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Draw, RecordedChance
from capolinea.core.match import Match
from capolinea.research import Tensor


class Recording:
    """The effective entries of a match: what was undone is left out, and of a choice that was changed the last counts.

    Seats that choose at the same time may have chosen in any order; nothing is drawn before all have, so that each
    seat's decisions in its own order, and all draws in theirs, lead to the same states.
    """

    def __init__(self, match: Match[Any, Any]) -> None:
        rules = match.rules
        entries = match.effective_entries
        self.draws: list[Draw] = [draw for entry in entries for draw in entry.draws]
        self.decisions: list[deque[Action]] = [deque() for _ in range(match.options.seats)]
        state, _ = rules.setup(match.options, RecordedChance(entries[0].draws))
        for entry in entries[1:]:
            turn = rules.turn(state)
            assert entry.action is not None
            assert entry.seat is not None
            assert turn is not None
            if entry.seat not in turn.seats:
                self.decisions[entry.seat].pop()
            self.decisions[entry.seat].append(entry.action)
            rules.apply(state, entry.action, RecordedChance(entry.draws))

    def next_of(self, seat: Seat) -> Action:
        """Return the next decision of `seat`."""
        return self.decisions[seat].popleft()

    def numbers(self, tensor: Tensor) -> "Spoken":
        """Return the same decisions as numbers."""
        return Spoken(self, tensor)


class Spoken:
    """The decisions of a recording, number by number."""

    def __init__(self, recording: Recording, tensor: Tensor) -> None:
        self.recording = recording
        self.tensor = tensor
        self.left: list[deque[int]] = [deque() for _ in recording.decisions]

    def next_of(self, seat: Seat) -> int:
        """Return the next number that `seat` says."""
        if not self.left[seat]:
            self.left[seat].extend(self.tensor.spell(self.recording.next_of(seat)))
        return self.left[seat].popleft()

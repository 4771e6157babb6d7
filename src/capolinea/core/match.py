"""A match: a state and the journal that led to it."""

import secrets
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from copy import copy
from typing import Generic, NamedTuple, Self

from capolinea.core.action import Action, Seat, Undo
from capolinea.core.chance import Chance, ChanceError, Draw, NoChance, RecordedChance, SeededChance, seed_from
from capolinea.core.event import Event
from capolinea.core.journal import Entry
from capolinea.core.outcome import Outcome
from capolinea.core.refusal import AmbiguousAction, CapolineaError, IllegalAction, InvalidAction, Refusal
from capolinea.core.rules import Options, Rules, S, V
from capolinea.core.turn import Turn


class ReplayError(CapolineaError):
    """Entry `entry` of a journal cannot follow from those before it."""

    def __init__(self, entry: int, code: str, **facts: int | str) -> None:
        self.entry = entry
        super().__init__(code, entry=entry, **facts)


class Match(Generic[S, V]):
    """Plays, undoes and shows one match. The journal only grows: an undo is an entry too.

    `_effective` holds the numbers of the entries that have not been undone. `_undo_states` holds the states before
    the last of them: only those that the seat which moved last may still take back.
    """

    def __init__(self, rules: Rules[S, V], options: Options, chance: Chance) -> None:
        check_options(rules, options)
        self.rules = rules
        self.options = options
        self.chance = chance
        chance.collect_draws()
        self.state, events = rules.setup(options, chance)
        self.journal = [Entry(0, None, None, chance.collect_draws(), tuple(events))]
        self._effective = [0]
        self._undo_states: list[S] = []
        self.seed_chosen = False

    @classmethod
    def new(cls, rules: Rules[S, V], options: Options, seed: int | bytes | None = None) -> Self:
        """Return a match with a secret seed, or with the seed that `seed` stands for."""
        secret = secrets.token_bytes(32) if seed is None else seed_from(seed) if isinstance(seed, int) else seed
        match = cls(rules, options, SeededChance(secret))
        match.seed_chosen = isinstance(seed, int)
        return match

    @classmethod
    def replay(cls, rules: Rules[S, V], options: Options, entries: Sequence[Entry], seed: bytes | None = None) -> Self:
        """Return the match that a journal describes; raises ReplayError at the first entry that does not follow.

        With the secret `seed` the match can be continued; the recorded draws always come from the journal.
        """
        check_options(rules, options)
        if not entries:
            raise ReplayError(0, "replay.empty")
        first = RecordedChance(entries[0].draws)
        try:
            match = cls(rules, options, first)
            first.check_exhausted()
        except ChanceError as error:
            raise ReplayError(0, error.code, **error.facts) from None
        if match.journal[0] != entries[0]:
            raise ReplayError(0, "replay.other_events")
        for entry in entries[1:]:
            match._replay_entry(entry)
        match.chance = NoChance() if seed is None else SeededChance(seed, count_draws(entries))
        return match

    @property
    def last_entry(self) -> int:
        """Return the number of the last entry; 0 after the set-up."""
        return len(self.journal) - 1

    @property
    def effective_entries(self) -> list[Entry]:
        """Return the entries that count, in order: without undos and the entries they took back."""
        return [self.journal[number] for number in self._effective]

    @property
    def turn(self) -> Turn | None:
        return self.rules.turn(self.state)

    @property
    def outcome(self) -> Outcome | None:
        return self.rules.outcome(self.state)

    def view(self, seat: Seat | None = None) -> V:
        """Return what `seat` may know; None means a spectator."""
        return self.rules.view(self.state, seat)

    def offers(self, seat: Seat | None = None) -> list[Action]:
        """Return everything `seat` may do now; without a seat, everything that the seats that owe a decision may do."""
        turn = self.turn
        if turn is None:
            return []
        seats = turn.seats if seat is None else (seat,) if seat in turn.seats or seat in turn.changing else ()
        return [offer for each in seats for offer in self.rules.offers(self.state, each)]

    def read(self, text: str, seat: Seat | None = None) -> Action:
        """Return the action that `text` stands for, done by `seat` or by the seat whose turn it is."""
        if seat is None:
            turn = self.turn
            if turn is None:
                raise IllegalAction(Refusal("match.over", "core"))
            if len(turn.seats) > 1:
                raise AmbiguousAction("action.whose", tuple([str(each) for each in turn.seats]))
            seat = turn.seats[0]
        return self.rules.read(seat, text)

    def refuse(self, action: Action) -> Refusal | None:
        """Return why `action` cannot be played now, or None."""
        if isinstance(action, Undo):
            return self._refuse_undo(action)
        turn = self.turn
        if turn is None:
            return Refusal("match.over", "core")
        if action.seat not in turn.seats and action.seat not in turn.changing:
            return Refusal("turn.not_yours", "core", {"seat": action.seat, "turn": turn.seats[0]})
        if type(action) not in self.rules.actions.types:
            return Refusal("action.other_game", "core")
        return self.rules.refuse(self.state, action)

    def play(self, action: Action | str, seat: Seat | None = None) -> Entry:
        """Judge, apply and record an action; raises InvalidAction, AmbiguousAction or IllegalAction, changing
        nothing."""
        if isinstance(action, str):
            action = self.read(action, seat)
        elif seat is not None and action.seat != seat:
            raise InvalidAction("action.other_seat", seat=seat)
        refusal = self.refuse(action)
        if refusal is not None:
            raise IllegalAction(refusal)
        return self._perform(action, self.chance)

    def refuse_later_undo(self, action: Action) -> Refusal | None:
        """Return why a legal `action`, once played, could probably not be undone by its seat, or None.

        Tried on a guess, so that asking tells the seat nothing it may not know: whether a rail ends a round of
        TransAmerica depends on hands that others hide.
        """
        if isinstance(action, Undo):
            return None
        state = self.rules.guess(self.view(action.seat), action.seat, SeededChance(b"later undo"))
        try:
            events = self.rules.apply(state, action, NoChance())
        except ChanceError:
            return Refusal("undo.will_draw", "core")
        if any([event.reveals for event in events]):
            return Refusal("undo.will_reveal", "core")
        turn = self.rules.turn(state)
        if turn is None or action.seat not in (*turn.seats, *turn.changing):
            return Refusal("undo.will_pass", "core")
        return None

    def undo_target(self, seat: Seat) -> int | None:
        """Return the entry to which one undo of `seat` would lead, or None if it may undo nothing."""
        if len(self._effective) < 2:
            return None
        target = self._effective[-2]
        return target if self._refuse_undo(Undo(seat, target)) is None else None

    def undo(self, seat: Seat | None = None) -> Entry:
        """Take back the last action: of `seat`, of the seat that moved last, or of the seat whose turn it is."""
        if seat is None:
            turn = self.turn
            seats = (0,) if turn is None else turn.seats
            last = self.journal[self._effective[-1]].seat
            seat = last if last in seats and last is not None else seats[0]
        target = self._effective[-2] if len(self._effective) > 1 else 0
        return self.play(Undo(seat, target))

    def at(self, number: int, since: "Snapshot[S] | None" = None) -> Self:
        """Return the match as it was after entry `number`; it cannot draw, so it cannot be continued.

        With an earlier snapshot of the same match, only the entries after it are replayed.
        """
        if not 0 <= number <= self.last_entry:
            raise InvalidAction("entry.unknown", entry=number, last=self.last_entry)
        if since is None or since.number > number:
            return type(self).replay(self.rules, self.options, self.journal[: number + 1])
        match = copy(self)
        match.chance = NoChance()
        match.journal = self.journal[: since.number + 1]
        match.state = since.state.clone()
        match._effective = effective_numbers(match.journal)
        match._undo_states = [state.clone() for state in since.undo_states]
        for entry in self.journal[since.number + 1 : number + 1]:
            match._replay_entry(entry)
        return match

    def snapshot(self) -> "Snapshot[S]":
        """Return what `at` needs to begin at the present entry."""
        return Snapshot(self.last_entry, self.state.clone(), tuple([state.clone() for state in self._undo_states]))

    def __iter__(self) -> Iterator[Entry]:
        return iter(self.journal)

    def _refuse_undo(self, action: Undo) -> Refusal | None:
        turn = self.turn
        if turn is None:
            return Refusal("match.over", "core")
        if action.seat not in turn.seats:
            return Refusal("turn.not_yours", "core", {"seat": action.seat, "turn": turn.seats[0]})
        place = bisect_left(self._effective, action.to)
        undone = self._effective[place + 1 :]
        if not undone or self._effective[place] != action.to:
            return Refusal("undo.nothing", "core")
        for number in reversed(undone[-len(self._undo_states) - 1 :]):
            if self.journal[number].seat != action.seat:
                return Refusal("undo.not_yours", "core", {"entry": number})
            if self.journal[number].blocks_undo:
                return Refusal("undo.revealed", "core", {"entry": number})
        if len(undone) > len(self._undo_states):
            return Refusal("undo.not_yours", "core", {"entry": undone[0]})
        return None

    def _perform(self, action: Action, chance: Chance) -> Entry:
        number = len(self.journal)
        if isinstance(action, Undo):
            entry = Entry(number, action.seat, action, (), ())
            while self._effective[-1] != action.to:
                self._effective.pop()
                self.state = self._undo_states.pop()
        else:
            before = self.state.clone()
            chance.collect_draws()
            try:
                events: list[Event] = self.rules.apply(self.state, action, chance)
            except ChanceError:
                # A match that cannot draw stays as it was.
                self.state = before
                chance.collect_draws()
                raise
            entry = Entry(number, action.seat, action, chance.collect_draws(), tuple(events))
            if entry.blocks_undo or self.journal[self._effective[-1]].seat != action.seat:
                self._undo_states.clear()
            if not entry.blocks_undo:
                self._undo_states.append(before)
            self._effective.append(number)
        self.journal.append(entry)
        return entry

    def _replay_entry(self, entry: Entry) -> None:
        if entry.action is None or entry.seat != entry.action.seat:
            raise ReplayError(entry.number, "replay.no_action")
        refusal = self.refuse(entry.action)
        if refusal is not None:
            raise ReplayError(entry.number, "replay.refused", reason=refusal.code, clause=refusal.clause)
        chance = RecordedChance(entry.draws)
        try:
            again = self._perform(entry.action, chance)
            chance.check_exhausted()
        except ChanceError as error:
            raise ReplayError(entry.number, error.code, **error.facts) from None
        if again != entry:
            raise ReplayError(entry.number, "replay.other_events")


class Snapshot(NamedTuple, Generic[S]):
    """The state after entry `number`, and those that could still be undone to. Nobody changes it."""

    number: int
    state: S
    undo_states: tuple[S, ...]


def effective_numbers(journal: Sequence[Entry]) -> list[int]:
    """Return the numbers of the entries that have not been undone."""
    found = [0]
    for entry in journal[1:]:
        if isinstance(entry.action, Undo):
            while found[-1] != entry.action.to:
                found.pop()
        else:
            found.append(entry.number)
    return found


def check_options(rules: Rules[S, V], options: Options) -> None:
    """Raise IllegalAction if a match cannot be set up with `options`."""
    if options.seats not in rules.seats:
        facts = {"seats": options.seats, "fewest": rules.seats.start, "most": rules.seats.stop - 1}
        raise IllegalAction(Refusal("setup.seats", "core", dict(facts)))
    refusal = rules.check_options(options, rules.version)
    if refusal is not None:
        raise IllegalAction(refusal)


def count_draws(entries: Sequence[Entry]) -> dict[str, int]:
    """Return how many draws each stream has given."""
    counts: dict[str, int] = {}
    draws: list[Draw] = [draw for entry in entries for draw in entry.draws]
    for draw in draws:
        counts[draw.stream] = counts.get(draw.stream, 0) + 1
    return counts

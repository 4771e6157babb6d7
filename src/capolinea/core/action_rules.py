"""The table of a game's actions: how each is judged, offered, performed and written."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance
from capolinea.core.event import Event
from capolinea.core.moves import Choose, Move, Part, Perform, Random, fill_in, play_out, play_part
from capolinea.core.refusal import InvalidAction, Refusal


class Staged(Protocol):
    """A state that says which decision is awaited."""

    @property
    def stage(self) -> int:
        """Return a number whose meaning the game defines."""


S = TypeVar("S", bound=Staged)


class Words(NamedTuple):
    """A text that stands for an action, split up."""

    verb: str
    """In lower case."""
    rest: str
    """What follows the verb, with single spaces."""
    text: str
    """As it was written, for messages."""


@dataclass(frozen=True)
class Notation:
    """The text of one kind of action: `write` returns the text of an action, `read` the action that words stand for.

    `read` raises InvalidAction or AmbiguousAction.
    """

    verbs: tuple[str, ...]
    """The words it may begin with: usually one. Several words are the whole text of an action without choices."""
    write: Callable[[Any], str]
    read: Callable[[Seat, Words], Action]


def plain(action: Callable[[Seat], Action], text: str) -> Notation:
    """Return the notation of an action without choices: `text` and nothing else."""

    def write(_: Action) -> str:
        return text

    def read(seat: Seat, words: Words) -> Action:
        if words.rest:
            raise InvalidAction("notation.unknown", text=words.text)
        return action(seat)

    return Notation((text,), write, read)


@dataclass(frozen=True)
class ActionRule(Generic[S]):
    """One row of the table."""

    action: type[Action]
    kind: int
    """The `Move.kind` of this action."""
    stages: tuple[int, ...]
    """The stages in which it is offered."""
    notation: Notation
    refuse: Callable[[S, Any], Refusal | None]
    """Why an action of a seat that owes a decision is not legal, or None."""
    offer: Callable[[S, Seat], Sequence[Action]]
    perform: Perform


@dataclass(frozen=True, eq=False)
class ActionRules(Generic[S]):
    """The whole table. Offers come in the order of its rows."""

    rows: tuple[ActionRule[S], ...]
    move: Callable[[], Any]
    """Makes a blank move: a `Move` with a field for each field of the actions, or a class that looks like one."""
    choose: Choose
    """Draws a legal move without listing any: it decides which moves playouts try, and how often, but not which are
    legal."""
    _by_action: dict[type[Action], ActionRule[S]] = field(init=False, repr=False)
    _by_verb: dict[str, ActionRule[S]] = field(init=False, repr=False)
    _offers: dict[int, tuple[Callable[[S, Seat], Sequence[Action]], ...]] = field(init=False, repr=False)
    _performs: list[Perform] = field(init=False, repr=False)
    _forms: dict[type[Action], tuple[int, tuple[str, ...], Perform]] = field(init=False, repr=False)
    """How each action is made into a move and performed: looked up once for each action that is applied."""

    def __post_init__(self) -> None:
        rows = self.rows
        stages = {stage for row in rows for stage in row.stages}
        by_kind = {row.kind: row.perform for row in rows}
        set_once = object.__setattr__
        set_once(self, "_by_action", {row.action: row for row in rows})
        set_once(self, "_by_verb", {verb: row for row in rows for verb in row.notation.verbs})
        set_once(self, "_offers", {at: tuple([row.offer for row in rows if at in row.stages]) for at in stages})
        set_once(self, "_performs", [by_kind[kind] for kind in range(len(rows))])
        set_once(self, "_forms", {row.action: (row.kind, row.action.__struct_fields__, row.perform) for row in rows})

    @property
    def types(self) -> tuple[type[Action], ...]:
        return tuple([row.action for row in self.rows])

    def offers(self, state: S, seat: Seat) -> list[Action]:
        found: list[Action] = []
        for offer in self._offers[state.stage]:
            found += offer(state, seat)
        return found

    def refuse(self, state: S, action: Action) -> Refusal | None:
        return self._by_action[type(action)].refuse(state, action)

    def apply(self, state: S, action: Action, chance: Chance) -> list[Event]:
        log: list[Event] = []
        kind, names, perform = self._forms[type(action)]
        move = self.move()
        fill_in(move, kind, names, action)
        perform(state, move, chance, log)
        return log

    def perform(self, state: S, move: Any, chance: Chance, log: list[Event] | None) -> None:
        self._performs[move.kind](state, move, chance, log)

    def encode(self, action: Action) -> Any:
        """Return the move that does what `action` says."""
        kind, names, _ = self._forms[type(action)]
        move = self.move()
        fill_in(move, kind, names, action)
        return move

    def decode(self, move: Any) -> Action:
        """Return the action that says what `move` does."""
        for row in self.rows:
            if row.kind == move.kind:
                return row.action(*[getattr(move, name) for name in row.action.__struct_fields__])
        raise InvalidAction("action.other_game")

    def sample(self, state: S, random: Random) -> Action | None:
        """Return a legal action, drawn as in playouts; None if the match is over."""
        move = self.move()
        return self.decode(move) if self.choose(state, random, move) else None

    def play_out(
        self,
        state: S,
        chance: Chance,
        random: Random,
        most: int,
        choose: Choose | None = None,
        part: Part | None = None,
        parts: int = 1,
    ) -> int:
        """Play `state` on to its end, until `most` moves are made, or until `part(state)` has changed `parts` times;
        return how many were made. Without `choose`, moves are drawn at random."""
        move = self.move()
        choose = choose or self.choose
        if isinstance(move, Move):
            if part is None:
                return play_out(state, choose, self._performs, move, chance, random, most)
            return play_part(state, choose, self._performs, move, chance, random, most, part, parts)
        # A class of its own, as a game outside the compiled package needs: it cannot inherit from a compiled one.
        made = 0
        now = 0 if part is None else part(state)
        while made < most and choose(state, random, move):
            self._performs[move.kind](state, move, chance, None)
            made += 1
            then = 0 if part is None else part(state)
            if then != now:
                parts, now = parts - 1, then
                if parts == 0:
                    break
        return made

    def write(self, action: Action) -> str:
        row = self._by_action.get(type(action))
        if row is None:
            raise InvalidAction("action.other_game")
        return row.notation.write(action)

    def read(self, seat: Seat, text: str) -> Action:
        """Return the action that `text` stands for; case does not matter."""
        words = self.split(text)
        row = self._by_verb.get(words.verb)
        if row is None:
            raise InvalidAction("notation.unknown", text=text[:80])
        return row.notation.read(seat, words)

    def split(self, text: str) -> Words:
        """Return the verb of `text` and what follows it; the whole text if that is a verb."""
        said = " ".join(text.split())
        verb, _, rest = (said, "", "") if said.lower() in self._by_verb else said.partition(" ")
        return Words(verb.lower(), rest, text[:80])

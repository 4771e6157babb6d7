"""A refereed match for tests: it is played like any other, and a referee checks it after every action."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Generic

import msgspec
from tests.support.games import Game, game_of

from capolinea.core.action import Action, Seat
from capolinea.core.chance import Chance, QuickChance
from capolinea.core.codec import Codec
from capolinea.core.event import Event
from capolinea.core.journal import Entry
from capolinea.core.match import Match
from capolinea.core.refusal import Refusal
from capolinea.core.rules import Options, Rules, S, V


class RefereedMatch(Generic[S, V]):
    """A match with a referee. Each action goes through JSON and, if it has one, through its text before it is played.

    If a test has set the state by hand, the journal no longer leads to it: nothing here replays.
    """

    def __init__(self, match: Match[S, V]) -> None:
        self.match = match
        self.game: Game = game_of(match.rules.key)
        self.codec = Codec(match.rules)
        self.check()

    @property
    def state(self) -> S:
        """Return the state, for tests that change it by hand: nothing of earlier listings is kept."""
        for name, value in attributes(self.match.state).items():
            if name.startswith(KEPT):
                value.clear()
        return self.match.state

    def plays(self, *actions: Action | str) -> Entry:
        """Check that each action is offered, accepted and applied; return the last entry."""
        for action in actions:
            entry = self.plays_one(action)
        return entry

    def plays_one(self, action: Action | str) -> Entry:
        match = self.match
        if isinstance(action, str):
            action = match.read(action)
        refusal = match.refuse(action)
        assert refusal is None, f"{action} is refused: {refusal}"
        assert action in match.offers(action.seat)
        assert through_json(self.codec, action) == action
        assert through_text(match.rules, action) == action
        before = match.last_entry
        entry = match.play(action)
        assert match.last_entry == entry.number == before + 1
        self.check()
        return entry

    def refuses(self, action: Action | str, code: str, clause: str | None = None) -> Refusal:
        """Check that the action is refused for that reason, is not offered, and that asking changed nothing."""
        match = self.match
        if isinstance(action, str):
            action = match.read(action)
        before = snapshot(match.state)
        refusal = match.refuse(action)
        assert refusal is not None, f"{action} is accepted"
        assert (refusal.code, clause or refusal.clause) == (code, refusal.clause), refusal
        assert action not in match.offers(action.seat)
        if refusal.fix is not None:
            assert match.refuse(refusal.fix) is None, f"the remedy {refusal.fix} is refused"
        assert snapshot(match.state) == before
        return refusal

    def events(self, kind: type[Event]) -> list[Any]:
        """Return the events of that kind in the last entry."""
        return [event for event in self.match.journal[-1].events if isinstance(event, kind)]

    def check(self) -> None:
        self.game.check(self.match.state)
        turn = self.match.turn
        assert (turn is None) == (self.match.outcome is not None)
        if turn is not None:
            assert turn.seats
            for seat in turn.seats:
                assert self.match.offers(seat), f"seat {seat} is stuck"


def through_json(codec: Codec, action: Action) -> Action:
    return codec.action(msgspec.json.decode(msgspec.json.encode(action)))


def through_text(rules: Rules[S, V], action: Action) -> Action:
    text = rules.write(action)
    again = rules.read(action.seat, text)
    assert rules.write(again) == text
    return again


Chooser = Callable[[Any, Seat], Action]


def walk(game: Game, options: Options, random: Random, choose: Chooser | None = None) -> Iterator[Match[Any, Any]]:
    """Play a match at random to its end; yield it after the set-up and after every entry."""
    return play_on(game, Match.new(game.rules, options, random.randrange(1 << 32)), random, choose)


def play_on(
    game: Game, match: Match[Any, Any], random: Random, choose: Chooser | None = None
) -> Iterator[Match[Any, Any]]:
    """Continue `match` in the same way."""
    last = match.last_entry + game.longest
    yield match
    while (turn := match.turn) is not None:
        assert match.last_entry < last, "the match does not end"
        seat = turn.seats[random.randrange(len(turn.seats))]
        if choose is not None:
            action = choose(match.state, seat)
        elif game.player is not None:
            action = game.player(match.state, seat, random)
        else:
            offers = match.rules.offers(match.state, seat)
            assert offers, f"seat {seat} is stuck at entry {match.last_entry}"
            action = offers[random.randrange(len(offers))]
        match.play(action)
        yield match


def attributes(state: object) -> dict[str, Any]:
    """Return all attributes of a state; compiled classes have no `__dict__`."""
    names = getattr(type(state), "__mypyc_attrs__", None) or vars(state)
    return {name: getattr(state, name) for name in names if name != "__dict__"}


#: Attributes that are not plain data: they never change, so clones may share them.
FIXED = ("board", "options")


#: What listing offers leaves for the next listing: asking may change it, and a copy begins without it.
KEPT = "kept_"


def snapshot(state: object) -> dict[str, Any]:
    """Return a deep copy of everything a state holds but what is kept between listings, to be compared later."""
    held = {name: value for name, value in attributes(state).items() if not name.startswith(KEPT)}
    return {name: value if name in FIXED else frozen(value) for name, value in held.items()}


def frozen(value: Any) -> Any:
    if isinstance(value, list):
        nested = not {list, bytearray}.isdisjoint(map(type, value))
        return [frozen(each) for each in value] if nested else value[:]
    if isinstance(value, bytearray):
        return bytes(value)
    if isinstance(value, (int, str, bytes, tuple, frozenset, type(None))):
        return value
    raise TypeError(f"a state should be plain: {type(value)}")


def mutables(value: Any) -> Iterator[int]:
    """Return the identities of all lists and byte arrays in `value`."""
    if isinstance(value, (list, bytearray)):
        yield id(value)
    if isinstance(value, (list, tuple)):
        for each in value:
            yield from mutables(each)


def any_chance(random: Random) -> Chance:
    return QuickChance(random.randrange(1 << 32))

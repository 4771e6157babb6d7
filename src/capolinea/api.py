"""The public interface, `import capolinea`, in the style of python-chess."""

from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from capolinea.core.chance import QuickChance, SeededChance
from capolinea.core.codec import Codec
from capolinea.core.match import Match as CoreMatch
from capolinea.core.moves import MOST_ACTIONS
from capolinea.core.outcome import Outcome
from capolinea.core.record import Record, SeatRecord, encode_record, read_record, record_of, replay_record, verify
from capolinea.core.refusal import CapolineaError
from capolinea.games.catalogue import GAMES, bots_of, look_of, rules_of


class Match(CoreMatch[Any, Any]):
    """A match that draws itself in notebooks and saves itself to a file."""

    sitters: tuple[SeatRecord, ...] = ()
    """Who sits where, if known."""

    def record(self, seats: tuple[SeatRecord, ...] = ()) -> Record:
        return record_of(self, seats or self.sitters)

    def verify(self) -> int:
        """Recompute every draw from the seed; return the number of draws.

        Raises RecordError at the first that differs, and while the seed is secret.
        """
        return verify(self.rules, self.record())

    def play_out(self, seed: int = 0) -> Outcome:
        """Return how the match ends if everybody plays random actions from here on; the match itself is unchanged.

        Nothing is listed, judged or recorded: this is the speed at which searches play. The hidden part of the state
        is used as it is; to use only what a seat may know, play out `rules.guess(match.view(seat), seat, chance)`.
        """
        state = self.state.clone()
        # Nothing here is secret.
        self.rules.actions.play_out(state, QuickChance(seed), Random(seed).random, MOST_ACTIONS)  # noqa: S311
        outcome = self.rules.outcome(state)
        assert outcome is not None
        return outcome

    def save(self, path: str | Path) -> None:
        """Write the record as JSON."""
        Path(path).write_bytes(encode_record(self.record()))

    def svg(self, seat: int | None = None, language: str = "en") -> str:
        """Return the table as `seat` (None: a spectator) sees it."""
        look = look_of(self.rules.key)
        return look.picture(look.see(self, seat), look.say(language, options=self.options))

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        turn = self.turn
        where = "over" if turn is None else f"{turn.phase}, seat {', '.join(str(s) for s in turn.seats)} to move"
        return f"<Match {self.rules.key}: {self.options.seats} seats, entry {self.last_entry}, {where}>"


def new_match(
    game: str, seats: int = 4, options: dict[str, Any] | None = None, seed: int | bytes | None = None
) -> Match:
    """Return a new match. Without a seed, chance is secret and fair; with one, the match can be repeated."""
    rules = rules_of(game)
    try:
        chosen = Codec(rules).options({"seats": seats, **(options or {})})
    except msgspec.ValidationError as error:
        raise CapolineaError("options.malformed", detail=str(error)) from None
    return Match.new(rules, chosen, seed)


def play_match(
    game: str, players: Sequence[str], options: dict[str, Any] | None = None, seed: int | bytes | None = None
) -> Match:
    """Return a match between the bots of these names, one for each seat, played to its end."""
    bots = [bots_of(game).named(player) for player in players]
    match = new_match(game, len(bots), options, seed)
    match.sitters = tuple([SeatRecord(bot=player) for player in players])
    # Each bot has its own chance, so that a chosen seed repeats the whole match.
    assert isinstance(match.chance, SeededChance)
    number = int.from_bytes(match.chance.seed, "big")
    chances = [QuickChance(number + seat) for seat in range(len(bots))]
    while (turn := match.turn) is not None:
        seat = turn.seats[0]
        match.play(bots[seat](match.view(seat), match.offers(seat), chances[seat]))
    return match


def load_match(path: str | Path) -> Match:
    """Return the match in a record file, replayed; raises RecordError if the file is invalid."""
    record = read_record(Path(path))
    match = replay_record(rules_of(record.game), record, Match)
    match.sitters = record.seats
    return match


def available_games() -> tuple[str, ...]:
    """Return the keys of all games."""
    return GAMES

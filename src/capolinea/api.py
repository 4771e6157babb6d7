"""The public face: `import capolinea`, in the manner of python-chess."""

from pathlib import Path
from typing import Any

import msgspec

from capolinea.core.codec import Codec
from capolinea.core.match import Match as CoreMatch
from capolinea.core.record import Record, SeatRecord, encode_record, match_from, read_record, record_of
from capolinea.core.refusal import CapolineaError
from capolinea.games.catalogue import GAMES, look_of, rules_of


class Match(CoreMatch[Any, Any]):
    """A match that draws itself in notebooks and saves itself to a file."""

    def record(self, seats: tuple[SeatRecord, ...] = ()) -> Record:
        return record_of(self, seats)

    def save(self, path: str | Path) -> None:
        """Write the record as JSON."""
        Path(path).write_bytes(encode_record(self.record()))

    def svg(self, seat: int | None = None, language: str = "en") -> str:
        """The table as `seat` (None: a spectator) sees it."""
        look = look_of(self.rules.key)
        return look.picture(self.view(seat), look.say(language, options=self.options))

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        turn = self.turn
        where = "over" if turn is None else f"{turn.phase}, seat {', '.join(str(s) for s in turn.seats)} to move"
        return f"<Match {self.rules.key}: {self.options.seats} seats, entry {self.seq}, {where}>"


def new_match(
    game: str, seats: int = 4, options: dict[str, Any] | None = None, seed: int | bytes | None = None
) -> Match:
    """A new match. Without a seed chance is secret and fair; with one the match can be repeated."""
    rules = rules_of(game)
    try:
        chosen = Codec(rules).options({"seats": seats, **(options or {})})
    except msgspec.ValidationError as error:
        raise CapolineaError("options.malformed", detail=str(error)) from None
    return Match.new(rules, chosen, seed)


def load_match(path: str | Path) -> Match:
    """The match in a record file, replayed; raises RecordError where the file is not sound."""
    record = read_record(Path(path))
    return match_from(rules_of(record.game), record, Match)


def available_games() -> tuple[str, ...]:
    """Keys of the games there are."""
    return GAMES

"""A match at this terminal: who sits there, what bots answer, where it is kept."""

import hashlib
from pathlib import Path

from capolinea.api import Match
from capolinea.cli.mistakes import Mistake
from capolinea.cli.records import save_record
from capolinea.core.action import Seat
from capolinea.core.chance import Chance, QuickChance, SeededChance
from capolinea.core.journal import Entry
from capolinea.core.record import SeatRecord
from capolinea.games.catalogue import bots_of, look_of
from capolinea.i18n import Say


class Table:
    """`file` is where the match is kept after every move of a person (bots would repeat theirs); None: nowhere yet."""

    def __init__(self, match: Match, seats: tuple[SeatRecord, ...], file: Path | None) -> None:
        self.match = match
        self.seats = seats
        self.file = file

    @property
    def people(self) -> tuple[Seat, ...]:
        return tuple([seat for seat, who in enumerate(self.seats) if not who.bot])

    @property
    def default_file(self) -> Path:
        """Where the match is kept, or a name that no file has yet."""
        chance = self.match.chance
        assert isinstance(chance, SeededChance)
        return self.file or free_name(Path(f"{self.match.rules.key}-{chance.commitment[:8]}.json"))

    def say(self, language: str) -> Say:
        """The words of the game, with the names of those who play."""
        names = tuple([seat.name for seat in self.seats])
        return look_of(self.match.rules.key).say(language, names, self.match.options)

    def play(self, action: str, seat: Seat) -> Entry:
        entry = self.match.play(action, seat)
        self.keep()
        return entry

    def undo(self, seat: Seat) -> Entry:
        entry = self.match.undo(seat)
        self.keep()
        return entry

    def play_bot(self, seat: Seat) -> Entry:
        """The bot at `seat` moves; it gets its own view and nothing else."""
        match = self.match
        choose = bots_of(match.rules.key).players[self.seats[seat].bot]
        return match.play(choose(match.view(seat), match.offers(seat), self.bot_chance()))

    def bot_chance(self) -> Chance:
        """Follows from the seed and the entry, so that a match taken up again goes on as it would have."""
        chance = self.match.chance
        assert isinstance(chance, SeededChance)
        digest = hashlib.sha256(b"capolinea bot %b %d" % (chance.seed, self.match.seq)).digest()
        return QuickChance(int.from_bytes(digest[:8], "big"))

    def keep(self) -> None:
        if self.file is not None:
            save_record(self.file, self.match, self.seats)

    def save_as(self, file: Path) -> None:
        """Keep the match in `file` from now on; never over another file."""
        if file != self.file and file.exists():
            raise Mistake("file.exists", file=str(file))
        save_record(file, self.match, self.seats)
        self.file = file


def free_name(file: Path) -> Path:
    """`file`, with a number where there is one of that name."""
    free = file
    number = 1
    while free.exists():
        number += 1
        free = file.with_stem(f"{file.stem}-{number}")
    return free

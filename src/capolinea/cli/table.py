"""A match at this terminal: its seats, its bots and its file."""

import hashlib
from collections.abc import Mapping
from pathlib import Path

from capolinea.api import Match
from capolinea.bots import Forfeit, play_random
from capolinea.cli.records import save_record
from capolinea.cli.user_errors import UserError
from capolinea.core.action import Seat
from capolinea.core.chance import Chance, QuickChance, SeededChance
from capolinea.core.journal import Entry
from capolinea.core.record import SeatRecord
from capolinea.external.player import player_named
from capolinea.games.catalogue import look_of
from capolinea.i18n import Say


class Table:
    """`file` is where the match is saved after every action of a person (bots would repeat theirs), or None.
    `programs` are the players of seats that are programs."""

    def __init__(
        self,
        match: Match,
        seats: tuple[SeatRecord, ...],
        file: Path | None,
        programs: Mapping[Seat, str] | None = None,
    ) -> None:
        self.match = match
        self.seats = seats
        self.file = file
        self.programs = dict(programs or {})

    @property
    def people(self) -> tuple[Seat, ...]:
        return tuple([seat for seat, who in enumerate(self.seats) if not who.bot])

    @property
    def default_file(self) -> Path:
        """Return the match's file, or a name that no file has yet."""
        chance = self.match.chance
        assert isinstance(chance, SeededChance)
        return self.file or free_name(Path(f"{self.match.rules.key}-{chance.commitment[:8]}.json"))

    def say(self, language: str) -> Say:
        """Return the messages of the game, with the players' names."""
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

    def start_programs(self) -> None:
        """Start every program, so that one that cannot play is told of before the match begins."""
        for program in self.programs.values():
            player_named(self.match.rules.key, program)

    def play_bot(self, seat: Seat) -> Forfeit | None:
        """Play the action of the bot or program at `seat`, which gets only its own view. A decision that a program
        forfeits is played at random, and the reason is returned."""
        match = self.match
        seen, offers, chance = match.view(seat), match.offers(seat), self.bot_chance()
        choose = player_named(match.rules.key, self.programs.get(seat, self.seats[seat].bot))
        forfeited: Forfeit | None = None
        try:
            action = choose(seen, offers, chance)
        except Forfeit as forfeit:
            forfeited, action = forfeit, play_random(seen, offers, chance)
        match.play(action)
        return forfeited

    def bot_chance(self) -> Chance:
        """Return chance that follows from seed and entry, so that a resumed match continues as it would have."""
        chance = self.match.chance
        assert isinstance(chance, SeededChance)
        digest = hashlib.sha256(b"capolinea bot %b %d" % (chance.seed, self.match.last_entry)).digest()
        return QuickChance(int.from_bytes(digest[:8], "big"))

    def keep(self) -> None:
        if self.file is not None:
            save_record(self.file, self.match, self.seats)

    def save_as(self, file: Path) -> None:
        """Save the match in `file` from now on; never overwrites another file."""
        if file != self.file and file.exists():
            raise UserError("file.exists", file=str(file))
        save_record(file, self.match, self.seats)
        self.file = file


def free_name(file: Path) -> Path:
    """Return `file`, with a number if a file of that name exists."""
    free = file
    number = 1
    while free.exists():
        number += 1
        free = file.with_stem(f"{file.stem}-{number}")
    return free

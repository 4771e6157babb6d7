"""A program as a player, wherever the name of a bot may stand: `stdio:python my_bot.py`, `stdio@0.5:./my_bot`."""

import re
import threading
from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

import msgspec

from capolinea.core.action import Action
from capolinea.core.chance import Chance
from capolinea.core.refusal import CapolineaError
from capolinea.external.program import Program
from capolinea.external.protocol import Position
from capolinea.games.catalogue import bots_of, rules_of

#: The same as in the lab: a function that chooses from a view, the offers and its own source of chance.
Player: TypeAlias = Callable[[Any, Sequence[Action], Chance], Action]

SCHEME: Final = "stdio"
#: `stdio:COMMAND`, or with the seconds that a decision may take: `stdio@2.5:COMMAND`.
EXTERNAL: Final = re.compile(r"stdio(?:@(?P<seconds>[^:]*))?:(?P<command>.*)", re.DOTALL)
SECONDS: Final = 10.0
LEAST_SECONDS: Final = 0.001
MOST_SECONDS: Final = 3600.0
#: Draws for a program's own generator are below this.
CHANCE: Final = 1 << 31

#: The programs that run for this process. A program speaks with one thread at a time, so each thread has its own.
_programs: dict[tuple[str, float, int], Program] = {}


def is_external(name: str) -> bool:
    """Return whether a player's name stands for a program."""
    return EXTERNAL.fullmatch(name) is not None


def player_named(game: str, name: str) -> Player:
    """Return the bot or the program of that name; raises UnknownPlayer, or ProgramFailed if it cannot be started."""
    found = EXTERNAL.fullmatch(name)
    if found is None:
        return bots_of(game).named(name)
    player = ExternalPlayer(game, found["command"].strip(), read_seconds(found["seconds"], name))
    player.program.start()
    return player


def read_seconds(text: str | None, name: str) -> float:
    try:
        seconds = SECONDS if text is None else float(text)
    except ValueError:
        seconds = -1.0
    if not LEAST_SECONDS <= seconds <= MOST_SECONDS:
        raise CapolineaError("external.seconds", player=name[:40], most=int(MOST_SECONDS))
    return seconds


class ExternalPlayer:
    """Asks a program with what a bot gets: a view, the offers, a number for its own chance; nothing else."""

    def __init__(self, game: str, command: str, seconds: float = SECONDS) -> None:
        self.game = game
        self.command = command
        self.seconds = seconds

    @property
    def program(self) -> Program:
        """Return the running program of this process and thread."""
        key = (self.command, self.seconds, threading.get_ident())
        if key not in _programs:
            _programs[key] = Program(self.command, self.seconds)
        return _programs[key]

    def __call__(self, seen: Any, offers: Sequence[Action], chance: Chance) -> Action:
        """Return the offer that the program chooses; raises Forfeit if it chooses none."""
        rules = rules_of(self.game)
        texts = tuple([rules.write(offer) for offer in offers])
        position = Position(
            number=0,
            game=self.game,
            rules=rules.version,
            seat=offers[0].seat,
            view=msgspec.Raw(msgspec.json.encode(seen)),
            offers=texts,
            seconds=self.seconds,
            chance=chance.below("player", CHANCE),
        )
        return offers[texts.index(self.program.ask(position))]

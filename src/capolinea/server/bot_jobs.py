"""A bot's decision, made in another process: it gets a view and offers, never a state."""

import os
import threading
from multiprocessing import parent_process

import msgspec

from capolinea.bots import play_random
from capolinea.core.chance import QuickChance
from capolinea.games.catalogue import bots_of, rules_of


class Job(msgspec.Struct, frozen=True):
    """One decision of a bot. The same job always has the same answer, so running it twice is harmless."""

    table: str
    entry: int
    seat: int
    game: str
    level: str
    view: bytes
    """JSON of what the seat may know."""
    offers: tuple[str, ...]
    chance: int


def choose(job: Job) -> str:
    """Return the text of the action that the bot prefers."""
    rules = rules_of(job.game)
    seen = msgspec.json.decode(job.view, type=rules.view_type)
    offers = [rules.read(job.seat, text) for text in job.offers]
    action = bots_of(job.game).players[job.level](seen, offers, QuickChance(job.chance))
    return rules.write(action)


def choose_any(job: Job) -> str:
    """Return the text of any offer: used when a bot fails, so that the table is not stuck."""
    rules = rules_of(job.game)
    offers = [rules.read(job.seat, text) for text in job.offers]
    seen = msgspec.json.decode(job.view, type=rules.view_type)
    return rules.write(play_random(seen, offers, QuickChance(job.chance)))


def prepare_process() -> None:
    """End this process with its parent; otherwise a worker would outlive a killed server for ever."""
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)

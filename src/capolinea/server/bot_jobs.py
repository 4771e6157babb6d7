"""A bot's decision, made in another process: it gets a view and offers, never a state."""

import os
import threading
from multiprocessing import parent_process

import msgspec

from capolinea.bots import play_random
from capolinea.bots.search import Searcher
from capolinea.core.chance import QuickChance
from capolinea.games.catalogue import bots_of, rules_of


class Job(msgspec.Struct, frozen=True):
    """One decision of a bot. Running it twice is harmless: the table plays the answer that comes first."""

    table: str
    entry: int
    seat: int
    game: str
    level: str
    view: bytes
    """JSON of what the seat may know."""
    offers: tuple[str, ...]
    chance: int
    seconds: float
    """How long a bot that searches may think; the others always have the same answer to the same job."""


def choose(job: Job) -> str:
    """Return the text of the action that the bot prefers."""
    rules = rules_of(job.game)
    seen = msgspec.json.decode(job.view, type=rules.view_type)
    offers = [rules.read(job.seat, text) for text in job.offers]
    player, chance = bots_of(job.game).players[job.level], QuickChance(job.chance)
    if isinstance(player, Searcher):
        return rules.write(player.within(seen, offers, chance, job.seconds))
    return rules.write(player(seen, offers, chance))


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

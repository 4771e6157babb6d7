"""Matches that are kept as records, each with its transcript, in `tests/games/<game>/matches`.

Those of an older version of the rules, in `version-<number>` there, were made by the program that had it.
"""

from pathlib import Path
from typing import Any

from tests.support.games import Game, game_of

from capolinea.core.match import Match
from capolinea.core.record import read_record, replay_record

GAMES = Path(__file__).parents[1] / "games"


def records_of(game: Game) -> list[Path]:
    """Return the records of the newest rules version."""
    return sorted((GAMES / game.key.replace("-", "_") / "matches").glob("*.json"))


def old_records_of(game: Game) -> list[Path]:
    """Return the records of all older versions."""
    return sorted((GAMES / game.key.replace("-", "_") / "matches").glob("version-*/*.json"))


def replayed(game: Game, path: Path) -> Match[Any, Any]:
    return replay_record(game.rules, read_record(path), Match)


def all_matches(key: str) -> list[Match[Any, Any]]:
    """Return every recorded match of a game, replayed."""
    game = game_of(key)
    return [replayed(game, path) for path in records_of(game)]


def stems(key: str, ending: str = ".json") -> set[str]:
    """Return the names of a game's records, or of their transcripts."""
    return {path.stem for path in (GAMES / key.replace("-", "_") / "matches").glob(f"*{ending}")}

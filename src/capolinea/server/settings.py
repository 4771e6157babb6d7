"""What whoever hosts may choose."""

import os
from pathlib import Path
from typing import Final

import msgspec


def default_database() -> Path:
    """One file in the place the system keeps for users' data."""
    home = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA") or str(Path.home() / ".local" / "share")
    return Path(home) / "capolinea" / "capolinea.sqlite"


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Each can be given in the environment too: `CAPOLINEA_BOT_PAUSE=0.2`."""

    database: str = ""
    """Path of an SQLite file, or a PostgreSQL URL; empty: `default_database()`."""
    language: str = "it"
    """For visitors whose browser asks for none that we speak."""
    bot_pause: float = 0.6
    """Seconds before a decision of a bot, so that people can follow."""
    bot_step: float = 0.12
    """Seconds between the steps of one decision: where the same bot goes on with the same thing, such as a ride."""
    bot_limit: float = 30.0
    """Seconds a bot may think; then any legal action is played for it."""
    bot_processes: int = 1
    """Where bots think; 0: in a thread of the server."""
    reader_processes: int = 1
    """Where maps and records that people bring are read; 0: in a thread of the server."""
    reader_limit: float = 10.0
    """Seconds that reading one may take; then it is refused."""
    matches_in_memory: int = 200
    requests_per_second: float = 40.0
    """Per client, in the long run; 0: no limit."""
    request_burst: int = 300
    tables_per_minute: float = 12.0
    """Tables opened or imported per client; 0: no limit."""
    absence_minutes: float = 3.0
    """How long somebody must be away before a bot may stand in; at least as long after a restart."""
    retry_first: float = 0.5
    """Seconds before a background task that failed is tried again; each further time twice as many,"""
    retry_most: float = 15.0
    """but no more than these."""
    streams_per_client: int = 60
    """Open push connections per client."""


ENVIRONMENT: Final = "CAPOLINEA_"


def from_environment() -> Settings:
    names = [field.encode_name for field in msgspec.structs.fields(Settings)]
    given = {name: os.environ[ENVIRONMENT + name.upper()] for name in names if ENVIRONMENT + name.upper() in os.environ}
    return msgspec.convert(given, Settings, strict=False)

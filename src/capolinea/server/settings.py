"""Settings of the server."""

import os
from pathlib import Path
from typing import Final

import msgspec


def default_database() -> Path:
    """Return a file in the system's folder for user data."""
    home = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA") or str(Path.home() / ".local" / "share")
    return Path(home) / "capolinea" / "capolinea.sqlite"


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Each can also be set in the environment: `CAPOLINEA_BOT_PAUSE=0.2`."""

    database: str = ""
    """Path of an SQLite file, or a PostgreSQL URL; empty means `default_database()`."""
    language: str = "it"
    """For visitors whose browser accepts none of our languages."""
    names: str = ""
    """Names by which people reach the server, with commas, besides its addresses and those of home: club.example."""
    bot_pause: float = 0.6
    """Seconds before a bot's decision, so that people can follow."""
    bot_step: float = 0.12
    """Seconds between the steps of one decision, such as a ride of several dots."""
    bot_thinking: float = 2.0
    """Seconds that a bot which searches takes for a decision at a table; less if many tables wait for bots."""
    bot_limit: float = 30.0
    """Seconds a bot may think; after that, any legal action is played for it."""
    bot_processes: int = 1
    """How many processes run the bots; 0 means a thread of the server."""
    reader_processes: int = 1
    """How many processes read maps and records from users; 0 means a thread of the server."""
    reader_limit: float = 10.0
    """Seconds that reading one may take; after that, it is refused."""
    matches_in_memory: int = 200
    requests_per_second: float = 40.0
    """Per client, in the long run; 0 means no limit."""
    request_burst: int = 300
    tables_per_minute: float = 12.0
    """Tables opened or imported per client; 0 means no limit."""
    absence_minutes: float = 3.0
    """How long a player must be away before a bot may stand in; at least as long after a restart."""
    retry_first: float = 0.5
    """Seconds before a failed background task is tried again; doubled after each further failure,"""
    retry_most: float = 3.0
    """but never more than this."""
    streams_per_client: int = 60
    """Open push connections per client,"""
    streams: int = 2000
    """and in all."""
    connections: int = 4000
    """Open connections in all; fewer if the system allows fewer open files."""
    connections_per_client: int = 200
    """Connections of a proxy are not counted here."""
    header_bytes: int = 32 * 1024
    """How long the head of a request may be."""
    header_seconds: float = 15.0
    """Seconds for the head of a request to arrive."""
    body_seconds: float = 10.0
    """How often it is checked that a body, or an answer, moves on."""
    chat_per_minute: float = 30.0
    """Chat lines per client at one table; four times as many at all tables. 0 means no limit."""
    bot_tables_per_hour: float = 60.0
    """Tables with bots alone, opened per client; 0 means no limit."""


ENVIRONMENT: Final = "CAPOLINEA_"


def from_environment() -> Settings:
    names = [field.encode_name for field in msgspec.structs.fields(Settings)]
    given = {name: os.environ[ENVIRONMENT + name.upper()] for name in names if ENVIRONMENT + name.upper() in os.environ}
    return msgspec.convert(given, Settings, strict=False)

"""The database tables as SQLAlchemy Core describes them. Migrations create them; see `migrations/versions`."""

from typing import Final

from sqlalchemy import Boolean, Column, Float, ForeignKey, Integer, LargeBinary, MetaData, String, Table, Text

METADATA: Final = MetaData()

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("map_id", String(80), nullable=False),
    Column("map_hash", String(80), nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", LargeBinary),
    Column("seed_chosen", Boolean, nullable=False),
    Column("commitment", String(64)),
    Column("host", String(64), index=True),
    Column("imported", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("status", String(8), nullable=False, index=True),
    Column("waiting", String(40), nullable=False),
    Column("last", Integer, nullable=False),
    Column("rematch", String(32)),
    Column("outcome", Text),
    Column("out", String(40), nullable=False, server_default=""),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String(80), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("level", String(20), nullable=False),
    Column("holder", String(64), index=True),
    Column("invited", Boolean, nullable=False),
    Column("here_until", Float, nullable=False, server_default="0"),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("name", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

#: Finished tables that a browser has taken off its list.
FORGOTTEN: Final = Table(
    "forgotten",
    METADATA,
    Column("browser", String(64), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
)

SETTINGS: Final = Table(
    "settings",
    METADATA,
    Column("key", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

"""The first schema: tables, seats, append-only entries, chat, settings."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("map_id", sa.String(80), nullable=False),
        sa.Column("map_hash", sa.String(80), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary),
        sa.Column("seed_chosen", sa.Boolean, nullable=False),
        sa.Column("commitment", sa.String(64)),
        sa.Column("host", sa.String(64), index=True),
        sa.Column("imported", sa.Boolean, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("status", sa.String(8), nullable=False, index=True),
        sa.Column("waiting", sa.String(40), nullable=False),
        sa.Column("last", sa.Integer, nullable=False),
        sa.Column("rematch", sa.String(32)),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("level", sa.String(20), nullable=False),
        sa.Column("holder", sa.String(64), index=True),
        sa.Column("invited", sa.Boolean, nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "settings",
        sa.Column("key", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    forbid_changes_to_entries()


def forbid_changes_to_entries() -> None:
    """Forbid UPDATE and DELETE, so that not even our own bug can take an entry back."""
    if op.get_bind().dialect.name == "sqlite":
        for deed in ("UPDATE", "DELETE"):
            op.execute(
                f"CREATE TRIGGER entries_no_{deed.lower()} BEFORE {deed} ON entries "
                "BEGIN SELECT RAISE(ABORT, 'entries are never changed'); END"
            )
        return
    op.execute(
        "CREATE FUNCTION refuse_change_of_entries() RETURNS trigger LANGUAGE plpgsql AS "
        "$$ BEGIN RAISE EXCEPTION 'entries are never changed'; END $$"
    )
    op.execute(
        "CREATE TRIGGER entries_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON entries "
        "FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_entries()"
    )

"""When the holder of a seat was last known to be at the table; every worker judges absence by it."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("seats", sa.Column("here_until", sa.Float, nullable=False, server_default="0"))

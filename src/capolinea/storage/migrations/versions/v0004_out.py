"""Which seats have gone out of a match before its end, so that the lobby need not replay it."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("out", sa.String(40), nullable=False, server_default=""))

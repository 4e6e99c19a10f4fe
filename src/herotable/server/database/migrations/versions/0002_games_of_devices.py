"""Games of devices: where a match was played, and seeds of two."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Columns are added in place: a new table in the place of `match` would take all logs with it."""
    op.add_column("match", sa.Column("origin", sa.String(length=8), nullable=True))
    op.add_column("match", sa.Column("digest", sa.String(length=32), nullable=True))
    op.create_index("ix_match_owner_digest", "match", ["owner", "digest"], unique=False)
    if op.get_bind().dialect.name == "postgresql":  # SQLite keeps texts of any length
        op.alter_column("match", "seed", type_=sa.String(length=160))

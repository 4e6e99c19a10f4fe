"""Rules of matches: what each match is played by, kept for as long as there are matches of it."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nodes of the version before go on: they leave the new columns empty."""
    op.create_table(
        "rules",
        sa.Column("digest", sa.String(length=32), nullable=False),
        sa.Column("title", sa.String(length=16), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("description", sa.LargeBinary(), nullable=False),
        sa.Column("code", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_rules")),
    )
    op.create_table(
        "box",
        sa.Column("digest", sa.String(length=32), nullable=False),
        sa.Column("title", sa.String(length=16), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_box")),
    )
    op.add_column("match", sa.Column("rules", sa.String(length=32), nullable=True))
    op.add_column("match", sa.Column("box", sa.String(length=32), nullable=True))

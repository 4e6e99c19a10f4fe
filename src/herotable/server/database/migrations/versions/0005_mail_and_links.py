"""Mail addresses of accounts, and links that are used once."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Two tables more; nothing that is there changes."""
    op.create_table(
        "mail",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("address", sa.String(length=254), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        _of_person("mail"),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_mail")),
    )
    op.create_index("ix_mail_address", "mail", ["address"], unique=False)
    op.create_table(
        "link",
        sa.Column("token", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("purpose", sa.String(length=8), nullable=False),
        sa.Column("address", sa.String(length=254), nullable=True),
        sa.Column("expires", sa.Float(), nullable=False),
        _of_person("link"),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_link")),
    )
    for column in ("person", "address", "expires"):
        op.create_index(f"ix_link_{column}", "link", [column], unique=False)


def _of_person(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f(f"fk_{table}_person"), ondelete="CASCADE")

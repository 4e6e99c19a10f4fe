"""People: what the names of accounts look like; operators and what they do, reports and blocks."""

import sqlalchemy as sa
from alembic import op

from herotable.server.rooms.look_alikes import skeleton

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

PERSON = sa.table("person", *map(sa.column, ("id", "kind", "name", "created", "skeleton")))


def upgrade() -> None:
    """Of accounts whose names look the same already, the oldest keeps others from the name."""
    op.add_column("person", sa.Column("skeleton", sa.String(length=96), nullable=True))
    _fill_skeletons(op.get_bind())
    op.create_index("ix_person_skeleton", "person", ["skeleton"], unique=True)
    for name, kind in (("banned_until", sa.Float()), ("muted_until", sa.Float()), ("operator", sa.Boolean())):
        op.add_column("person", sa.Column(name, kind, nullable=True))
    _add_audit()
    _add_reports()
    _add_blocks()


def _add_audit() -> None:
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("operator", sa.String(length=32), nullable=True),
        sa.Column("deed", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("match", sa.String(length=32), nullable=True),
        sa.Column("note", sa.String(length=300), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_audit")),
    )
    op.create_index("ix_audit_at", "audit", ["at"], unique=False)


def _add_reports() -> None:
    op.create_table(
        "report",
        sa.Column("number", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("reporter", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("match", sa.String(length=32), nullable=True),
        sa.Column("why", sa.String(length=16), nullable=False),
        sa.Column("text", sa.String(length=300), nullable=False),
        sa.Column("is_open", sa.Boolean(), nullable=False),
        _of_person("report", "reporter"),
        _of_person("report", "person"),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_report")),
    )
    for column in ("reporter", "person", "is_open"):
        op.create_index(f"ix_report_{column}", "report", [column], unique=False)


def _add_blocks() -> None:
    op.create_table(
        "block",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("blocked", sa.String(length=32), nullable=False),
        _of_person("block", "person"),
        _of_person("block", "blocked"),
        sa.PrimaryKeyConstraint("person", "blocked", name=op.f("pk_block")),
    )
    op.create_index("ix_block_blocked", "block", ["blocked"], unique=False)


def _of_person(table: str, column: str) -> sa.ForeignKeyConstraint:
    name = op.f(f"fk_{table}_{column}")
    return sa.ForeignKeyConstraint([column], ["person.id"], name=name, ondelete="CASCADE")


def _fill_skeletons(connection: sa.Connection) -> None:
    accounts = sa.select(PERSON.c.id, PERSON.c.name).where(PERSON.c.kind == "account").order_by(PERSON.c.created)
    taken: set[str] = set()
    for account in connection.execute(accounts).all():
        look = skeleton(account.name)
        if look not in taken:
            taken.add(look)
            connection.execute(sa.update(PERSON).where(PERSON.c.id == account.id).values(skeleton=look))

"""People: what the names of accounts look like."""

import sqlalchemy as sa
from alembic import op

from herotable.server.rooms.look_alikes import skeleton

revision = "0006"
down_revision = "0002"
branch_labels = None
depends_on = None

PERSON = sa.table("person", *map(sa.column, ("id", "kind", "name", "created", "skeleton")))


def upgrade() -> None:
    """Of accounts whose names look the same already, the oldest keeps others from the name."""
    op.add_column("person", sa.Column("skeleton", sa.String(length=96), nullable=True))
    _fill_skeletons(op.get_bind())
    op.create_index("ix_person_skeleton", "person", ["skeleton"], unique=True)


def _fill_skeletons(connection: sa.Connection) -> None:
    accounts = sa.select(PERSON.c.id, PERSON.c.name).where(PERSON.c.kind == "account").order_by(PERSON.c.created)
    taken: set[str] = set()
    for account in connection.execute(accounts).all():
        look = skeleton(account.name)
        if look not in taken:
            taken.add(look)
            connection.execute(sa.update(PERSON).where(PERSON.c.id == account.id).values(skeleton=look))

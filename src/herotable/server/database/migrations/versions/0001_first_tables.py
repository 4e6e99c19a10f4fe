"""First tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """People, matches and what they leave."""
    op.create_table(
        "match",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("code", sa.String(length=5), nullable=True),
        sa.Column("setup", sa.Text(), nullable=False),
        sa.Column("seed", sa.String(length=64), nullable=False),
        sa.Column("owner", sa.String(length=32), nullable=False),
        sa.Column("title", sa.String(length=16), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_match")),
        sa.UniqueConstraint("code", name=op.f("uq_match_code")),
    )
    with op.batch_alter_table("match", schema=None) as batch_op:
        batch_op.create_index("ix_match_state_listed", ["state", "listed", "changed"], unique=False)

    op.create_table(
        "person",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("login", sa.String(length=48), nullable=True),
        sa.Column("password", sa.Text(), nullable=True),
        sa.Column("owner", sa.String(length=32), nullable=True),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_person")),
        sa.UniqueConstraint("login", name=op.f("uq_person_login")),
    )
    op.create_table(
        "secret",
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_secret")),
    )
    op.create_table(
        "entry",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name=op.f("fk_entry_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "number", name=op.f("pk_entry")),
    )
    op.create_table(
        "player",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name=op.f("fk_player_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_player")),
    )
    with op.batch_alter_table("player", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_player_person"), ["person"], unique=False)

    op.create_table(
        "presence",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name=op.f("fk_presence_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "person", name=op.f("pk_presence")),
    )
    op.create_table(
        "rating",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("title", sa.String(length=16), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_rating_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "title", name=op.f("pk_rating")),
    )
    op.create_table(
        "result",
        sa.Column("match", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("bot", sa.String(length=8), nullable=True),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["match.id"], name=op.f("fk_result_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_result")),
    )
    with op.batch_alter_table("result", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_result_person"), ["person"], unique=False)

    op.create_table(
        "session",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("agent", sa.String(length=200), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["person.id"], name=op.f("fk_session_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_session")),
    )
    with op.batch_alter_table("session", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_session_person"), ["person"], unique=False)


def downgrade() -> None:
    """Back to nothing."""
    with op.batch_alter_table("session", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_session_person"))

    op.drop_table("session")
    with op.batch_alter_table("result", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_result_person"))

    op.drop_table("result")
    op.drop_table("rating")
    op.drop_table("presence")
    with op.batch_alter_table("player", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_player_person"))

    op.drop_table("player")
    op.drop_table("entry")
    op.drop_table("secret")
    op.drop_table("person")
    with op.batch_alter_table("match", schema=None) as batch_op:
        batch_op.drop_index("ix_match_state_listed")

    op.drop_table("match")

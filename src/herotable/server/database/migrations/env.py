"""Alembic's entrance: the store brings its own connection."""

from alembic import context

from herotable.server.database.schema import META

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=META, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()

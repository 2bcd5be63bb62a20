"""Run by Alembic with a connection that the server has opened."""

from alembic import context

from hexhaven.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()

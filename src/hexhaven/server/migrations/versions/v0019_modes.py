"""In which mode a finished game was played."""

import sqlalchemy as sa
from alembic import op
from sqlalchemy import text as sql

from hexhaven.server.finished import mode_of

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("finished", sa.Column("mode", sa.String(length=20), nullable=False, server_default=""))
    connection = op.get_bind()
    counted = sql("SELECT id, game, options FROM tables WHERE id IN (SELECT table_id FROM finished)")
    found = [{"id": row.id, "mode": mode_of(row)} for row in connection.execute(counted).all()]
    if found:
        connection.execute(sql("UPDATE finished SET mode = :mode WHERE table_id = :id"), found)

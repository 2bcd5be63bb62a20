"""Seats kept for people who are asked to play again, and what players add to the seed."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("asked", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("commitment", sa.String(length=64), nullable=True))
    op.add_column("seats", sa.Column("part", sa.String(length=64), nullable=True))

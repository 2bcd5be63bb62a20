"""Snapshots, events of answers, component sets, current clocks, unreadable tables."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("draws", sa.Integer(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "number"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "component_sets",
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("content", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name"),
    )
    op.add_column("answers", sa.Column("events", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("component_set", sa.String(length=100), nullable=True))
    op.add_column("tables", sa.Column("clocks", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("unreadable", sa.Text(), nullable=True))

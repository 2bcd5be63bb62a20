"""Browsers of sessions, the sessions of recovery links, and devices that have logged in before."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("sessions", sa.Column("browser", sa.String(length=60), nullable=True))
    op.add_column("recoveries", sa.Column("session", sa.String(length=64), nullable=True))
    op.create_table(
        "devices",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash"),
    )
    op.create_index(op.f("ix_devices_person"), "devices", ["person"], unique=False)

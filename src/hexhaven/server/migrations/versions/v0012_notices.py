"""What people are told while they are not here."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.String(length=16), primary_key=True),
        sa.Column("person", sa.String(length=16), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("address", sa.String(length=1000), nullable=False),
        sa.Column("detail", sa.Text(), nullable=False),
        sa.Column("wants", sa.String(length=60), nullable=False),
        sa.Column("confirmation", sa.String(length=64)),
        sa.Column("stop", sa.String(length=40), nullable=False, unique=True),
        sa.Column("created", sa.Float(), nullable=False),
    )
    op.create_index("ix_channels_person", "channels", ["person"])
    op.create_table(
        "told",
        sa.Column("person", sa.String(length=16), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table_id", sa.String(length=16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("kind", sa.String(length=12), primary_key=True),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
    )
    op.create_index("ix_told_table_id", "told", ["table_id"])
    op.create_table(
        "outbox",
        sa.Column("id", sa.Integer(), primary_key=True),
        sa.Column("channel", sa.String(length=16), sa.ForeignKey("channels.id", ondelete="CASCADE"), nullable=False),
        sa.Column("table_id", sa.String(length=16), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("kind", sa.String(length=12), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
    )
    for column in ("channel", "table_id", "due"):
        op.create_index(f"ix_outbox_{column}", "outbox", [column])

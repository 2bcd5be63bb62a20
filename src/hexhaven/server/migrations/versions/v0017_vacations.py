"""Days off."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "vacations",
        sa.Column("person", sa.String(length=16), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("began", sa.Float(), primary_key=True),
        sa.Column("until", sa.Float(), nullable=False),
    )

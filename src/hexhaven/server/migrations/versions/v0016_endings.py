"""Games that end before their end, people sent away from a table, and chosen colours."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("ending", sa.String(length=12), nullable=True))
    op.add_column("seats", sa.Column("colour", sa.Integer(), nullable=True))
    op.create_table(
        "sent_away",
        sa.Column("table_id", sa.String(length=16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.String(length=16), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    )

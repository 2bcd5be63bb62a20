"""Which bot takes over for people who are gone."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("stand_in", sa.String(length=40), nullable=True))

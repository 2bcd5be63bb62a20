"""Chat that only the speaker's team hears."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chat", sa.Column("team", sa.Boolean(), nullable=False, server_default=sa.false()))

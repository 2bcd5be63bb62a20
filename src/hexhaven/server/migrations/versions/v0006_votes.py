"""When votes were cast."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("votes", sa.Column("at", sa.Float(), nullable=False, server_default="0"))

"""Chat that is said by key."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chat", sa.Column("remark", sa.String(length=40), nullable=True))
    op.add_column("chat", sa.Column("numbers", sa.String(length=40), nullable=False, server_default="[]"))

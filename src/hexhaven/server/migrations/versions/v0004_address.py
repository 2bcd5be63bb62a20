"""The address from which an open table was opened."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("address", sa.String(length=45), nullable=True))
    op.create_index("tables_address", "tables", ["address"], unique=False)

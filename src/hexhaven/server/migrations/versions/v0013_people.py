"""Profiles, friends, finished games, ratings, and clubs."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("profile", sa.String(length=8), nullable=False, server_default="mates"))
    op.add_column("people", sa.Column("shows_rating", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("counted", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("invite", sa.String(length=40), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("invite"),
    )
    op.create_table(
        "members",
        sa.Column("club", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("head", sa.Boolean(), nullable=False),
        sa.Column("joined", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["club"], ["clubs.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("club", "person"),
    )
    op.create_index("ix_members_person", "members", ["person"])
    op.create_table(
        "seasons",
        sa.Column("club", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("begun", sa.Float(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["club"], ["clubs.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("club", "number"),
    )
    club = sa.ForeignKey("clubs.id", ondelete="SET NULL", name="tables_club_fkey")
    if op.get_bind().dialect.name == "postgresql":
        op.add_column("tables", sa.Column("club", sa.String(length=16), club, nullable=True))
    else:  # a column of SQLite may come with its reference, but Alembic would copy the whole table for it
        op.execute("ALTER TABLE tables ADD COLUMN club VARCHAR(16) REFERENCES clubs (id) ON DELETE SET NULL")
    op.create_index("ix_tables_club", "tables", ["club"])
    op.drop_index("tables_status", "tables")
    op.create_index("tables_status", "tables", ["status", "counted"])
    op.create_table(
        "relations",
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("other", sa.String(length=16), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["other"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "other"),
    )
    op.create_index("ix_relations_other", "relations", ["other"])
    op.create_table(
        "finished",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("player", sa.String(length=48), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("ended", sa.Float(), nullable=False),
        sa.Column("rating_before", sa.Float(), nullable=True),
        sa.Column("rating", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("finished_player", "finished", ["player", "game", "ended"])
    op.create_table(
        "sources",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("source", sa.String(length=40), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "seat", "source"),
    )
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("player", sa.String(length=48), nullable=False),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("deviation", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "player"),
    )

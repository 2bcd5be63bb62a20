"""The database tables. A game is its options, its seed and its answers with their events; snapshots are
the positions it can be loaded from, whatever the rules have become; everything else is about people."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()


def person_key(ondelete: str = "SET NULL") -> ForeignKey:
    return ForeignKey("people.id", ondelete=ondelete)


def club_key(ondelete: str) -> ForeignKey:
    return ForeignKey("clubs.id", ondelete=ondelete)


def table_key() -> ForeignKey:
    return ForeignKey("tables.id", ondelete="CASCADE")


people = Table(
    "people",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", Text),  # argon2
    Column("language", String(8)),
    Column("preferences", Text, nullable=False),  # JSON
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("profile", String(8), nullable=False, server_default="mates"),  # who may see it: all, mates, nobody
    Column("shows_rating", Boolean, nullable=False, server_default=false()),
)

relations = Table(  # what a person says of another one; friends are those who say it of each other
    "relations",
    metadata,
    Column("person", String(16), person_key("CASCADE"), primary_key=True),
    Column("other", String(16), person_key("CASCADE"), primary_key=True, index=True),
    Column("kind", String(8), nullable=False),  # friend, blocked
    Column("at", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),  # of the token, which only the browser has
    Column("person", String(16), person_key("CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("browser", String(60)),  # in two words; null: opened before they were kept
)

recoveries = Table(
    "recoveries",
    metadata,
    Column("hash", String(64), primary_key=True),  # of the recovery link
    Column("person", String(16), person_key("CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("session", String(64)),  # in which it was made and with which it ends; null: made before this was kept
)

devices = Table(  # that have logged in to an account before
    "devices",
    metadata,
    Column("hash", String(64), primary_key=True),  # of the device's own cookie
    Column("person", String(16), person_key("CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)

clubs = Table(  # closed groups
    "clubs",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("invite", String(40), nullable=False, unique=True),
    Column("created", Float, nullable=False),
)

members = Table(
    "members",
    metadata,
    Column("club", String(16), club_key("CASCADE"), primary_key=True),
    Column("person", String(16), person_key("CASCADE"), primary_key=True, index=True),
    Column("head", Boolean, nullable=False),  # may admit and remove people, and begin a season
    Column("joined", Float, nullable=False),
)

seasons = Table(
    "seasons",
    metadata,
    Column("club", String(16), club_key("CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("begun", Float, nullable=False),
    Column("ended", Float),  # null: it goes on
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),  # the version it started under
    Column("options", Text, nullable=False),  # JSON
    Column("status", String(8), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("invite", String(40), nullable=False),
    Column("owner", String(16), person_key()),
    Column("created", Float, nullable=False),
    Column("clock", Text, nullable=False),  # JSON
    Column("seed", LargeBinary),  # null: imported without one
    Column("seed_hash", String(64), nullable=False),
    Column("imported", Boolean, nullable=False),
    # Derived from the answers; kept so that lists need not load games.
    Column("number", Integer, nullable=False),
    Column("to_move", Integer, nullable=False),
    Column("moved", Float, nullable=False),
    Column("deadline", Float),  # when the clock of the seat to move runs out
    Column("result", Text),  # JSON
    Column("rematch", String(16)),
    Column("component_set", String(100)),  # one of component_sets, if the game has them
    Column("clocks", Text),  # JSON, see clocks.py; null: no clocks
    Column("unreadable", Text),  # why it was set aside; tried again at every start
    Column("address", String(45)),  # from which it was opened, as limits count it; null once it has started
    Column("stand_in", String(40)),  # the bot that takes over for people; null: the game's usual one
    Column("counted", Boolean, nullable=False, server_default=false()),  # it is among the finished games
    Column("club", String(16), club_key("SET NULL"), index=True),  # whose members may see it; it is private
    Column("hints", Boolean),  # whether players may ask for hints; null: no
    Column("ending", String(12)),  # how it ended before its end; null: it did not
    Column("delay", Integer),  # seconds by which those who only watch are behind; null: none
    Index("tables_status", "status", "counted"),
    Index("tables_deadline", "deadline"),
    Index("tables_address", "address"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), table_key(), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(16), person_key(), index=True),
    Column("bot", String(40)),  # who plays, if not the person
    Column("away", Boolean, nullable=False),  # a bot has taken over for the person
    Column("asked", Boolean, nullable=False, server_default=false()),  # kept for the person, who has not accepted yet
    Column("commitment", String(64)),  # to the player's part of the seed
    Column("part", String(64)),  # revealed when the table was full
    Column("not_trading", Boolean, nullable=False, server_default=false()),  # offers are declined at once
    Column("name", String(40)),  # of somebody who plays at the person's screen; null: the person's own
    Column("colour", Integer),  # chosen; null: that of the seat
)

# Derived from finished games: `hexhaven recount` makes them anew.

finished = Table(  # a seat of a finished game
    "finished",
    metadata,
    Column("table_id", String(16), table_key(), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", String(40), nullable=False),
    Column("player", String(48), nullable=False),  # a person, bot: and its name; empty: at another's screen
    Column("place", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("ended", Float, nullable=False),
    Column("rating_before", Float),  # null: nobody to be measured against
    Column("rating", Float),
    Column("mode", String(20), nullable=False, server_default=""),  # the value of the option that a game names for it
    Index("finished_player", "player", "game", "ended"),
)

sources = Table(  # where the points of a seat came from
    "sources",
    metadata,
    Column("table_id", String(16), table_key(), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("source", String(40), primary_key=True),  # the key of the text that names it
    Column("points", Integer, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("player", String(48), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

sent_away = Table(  # people from a table, by its host
    "sent_away",
    metadata,
    Column("table_id", String(16), table_key(), primary_key=True),
    Column("person", String(16), person_key("CASCADE"), primary_key=True),
)

votes = Table(
    "votes",
    metadata,
    Column("table_id", String(16), table_key(), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),  # to be taken over by a bot; -1: to end the game
    Column("voter", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)

answers = Table(
    "answers",
    metadata,
    Column("table_id", String(16), table_key(), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("who", Integer, nullable=False),  # a seat, -1 for chance, -2 for new rules
    Column("text", String(100), nullable=False),  # an answer, "undo" or "rules 2"
    Column("at", Float, nullable=False),
    Column("request", String(40)),
    Column("events", Text),  # JSON: its events; null: stored by a version that did not keep them, and not loaded since
    sqlite_with_rowid=False,  # stored by key, in one tree
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(16), table_key(), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # of the answer the position is waiting for
    Column("rules", Integer, nullable=False),  # the version it was played under at that moment
    Column("draws", Integer, nullable=False),  # of chance so far
    Column("data", LargeBinary, nullable=False),  # as the game saves a state
    sqlite_with_rowid=False,
)

component_sets = Table(
    "component_sets",
    metadata,
    Column("name", String(100), primary_key=True),  # with the digest of its content
    Column("content", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(16), table_key(), nullable=False, index=True),
    Column("person", String(16), person_key("CASCADE"), index=True),
    Column("seat", Integer, nullable=False),
    Column("text", String(500), nullable=False),  # empty if it is a remark
    Column("at", Float, nullable=False),
    Column("remark", String(40)),  # its key
    Column("numbers", String(40), nullable=False, server_default="[]"),  # JSON: those of the remark
    Column("team", Boolean, nullable=False, server_default=false()),  # only the speaker's team hears it
)

marks = Table(  # on promises, by the players concerned
    "marks",
    metadata,
    Column("table_id", String(16), table_key(), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # of the answer that made the deal
    Column("by", Integer, primary_key=True, autoincrement=False),  # who promised
    Column("key", String(40), primary_key=True),  # what
    Column("seat", Integer, primary_key=True, autoincrement=False),  # who says so
    Column("kept", Boolean, nullable=False),
)

notes = Table(  # for oneself
    "notes",
    metadata,
    Column("table_id", String(16), table_key(), primary_key=True),
    Column("person", String(16), person_key("CASCADE"), primary_key=True, index=True),
    Column("content", Text, nullable=False),  # JSON
    Column("at", Float, nullable=False),
)

channels = Table(  # by which people are told what happens while they are not here
    "channels",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(16), person_key("CASCADE"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # email, push or webhook
    Column("address", String(1000), nullable=False),
    Column("detail", Text, nullable=False),  # JSON: the keys of a browser, the format of a webhook
    Column("wants", String(60), nullable=False),  # kinds of messages, separated by spaces
    Column("confirmation", String(64)),  # hash of the secret in the letter; null: confirmed
    Column("stop", String(40), nullable=False, unique=True),  # the secret that ends it
    Column("created", Float, nullable=False),
)

told = Table(  # who was last told what of a table
    "told",
    metadata,
    Column("person", String(16), person_key("CASCADE"), primary_key=True),
    Column("table_id", String(16), table_key(), primary_key=True, index=True),
    Column("kind", String(12), primary_key=True),
    Column("turn", Integer, nullable=False),  # of which turn: the number of the answer it began with
    Column("at", Float, nullable=False),
)

outbox = Table(  # messages not yet delivered; whoever moves `due` forward delivers
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("channel", String(16), ForeignKey("channels.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("table_id", String(16), table_key(), nullable=False, index=True),
    Column("kind", String(12), nullable=False),
    Column("due", Float, nullable=False, index=True),
    Column("tries", Integer, nullable=False),
)

administrators = Table(
    "administrators",
    metadata,
    Column("person", String(16), person_key("CASCADE"), primary_key=True),
    Column("at", Float, nullable=False),
)

bans = Table(  # of people from the whole server
    "bans",
    metadata,
    Column("person", String(16), person_key("CASCADE"), primary_key=True),
    Column("at", Float, nullable=False),
    Column("reason", String(200), nullable=False),  # for administrators only
)

invitations = Table(  # codes with which newcomers may enter, if the settings ask for one
    "invitations",
    metadata,
    Column("hash", String(64), primary_key=True),  # of the code, which is shown once
    Column("note", String(80), nullable=False),
    Column("uses", Integer, nullable=False),  # that are left
    Column("created", Float, nullable=False),
)

audit = Table(  # what administrators have done; rows are only ever added
    "audit",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("actor", String(16)),  # null: on the machine itself
    Column("action", String(20), nullable=False),
    Column("subject", String(16)),  # a person, a table or an invitation
    Column("detail", String(200), nullable=False),
)

vacations = Table(
    "vacations",
    metadata,
    Column("person", String(16), person_key("CASCADE"), primary_key=True),
    Column("began", Float, primary_key=True),
    Column("until", Float, nullable=False),
)

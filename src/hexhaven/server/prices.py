"""What requests cost, in milliseconds of the server's time. Answers are free: they are only limited in number."""

from hexhaven.server.limits import Buckets
from hexhaven.server.messages.chat import Say, SayRemark
from hexhaven.server.messages.connection import ClientMessage, Ping
from hexhaven.server.messages.play import Answer, Leave, Undo, Watch
from hexhaven.server.messages.words import AskHint, AskWords, Why
from hexhaven.server.settings import Settings

ARRIVAL = 1.0  # of a websocket
WHOLE_TABLE = 5.0
ROW = 0.005  # of the log, read again
ROW_IN_WORDS = 0.02  # a row of the log, as a sentence
STANDING_CLOCK = 10.0  # of a table where somebody takes a vacation
FLOOD = 500.0  # of frames that are no messages: reading them takes a part of it, and those who come again pay again
REQUEST = 2.0  # over HTTP, unless the route says otherwise
PRICES: dict[type[ClientMessage], float] = {
    Answer: 0.0,
    Leave: 0.0,
    Ping: 0.0,
    Undo: WHOLE_TABLE,
    Watch: WHOLE_TABLE,
    AskWords: 2.0,
    Why: 1.0,
    AskHint: 200.0,
    Say: 3.0,
    SayRemark: 3.0,
}


class Work:
    """How much of the server's time each person and each address may take, so that none can take all of it."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        self.monotonic = settings.monotonic
        self.people = Buckets(limits.work_rate, limits.work_burst)
        self.addresses = Buckets(limits.address_work_rate, limits.address_work_burst)

    def affords(self, person: str, address: str, price: float) -> bool:
        """Whether this much is left; then it is spent. Visitors without a session have the share of their address."""
        now = self.monotonic()
        shares = [self.addresses.bucket(address, now)]
        if person:
            shares.append(self.people.bucket(person, now))
        if not all(share.would_pass(now, price) for share in shares):
            return False
        for share in shares:
            share.take(now, price)
        return True

    def charge(self, address: str, price: float) -> None:
        """For what took longer than anybody could know; the share may be below nothing for a while."""
        self.addresses.bucket(address, self.monotonic()).left -= price

    def is_spent(self, address: str) -> bool:
        """Whether the share is below nothing."""
        now = self.monotonic()
        return not self.addresses.bucket(address, now).would_pass(now, 0.0)

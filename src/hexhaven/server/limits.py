"""Rate limits: a bucket that fills at a rate and holds a burst. Time is that of a clock that nobody sets."""

MOST = 10_000  # buckets kept; beyond this, the full ones are dropped


class Bucket:
    """Gets the time passed in, so that tests need not wait."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.at = now

    def take(self, now: float, price: float = 1.0) -> bool:
        """Whether there was enough left."""
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < price:
            return False
        self.left -= price
        return True

    def give_back(self) -> None:
        self.left = min(self.burst, self.left + 1.0)

    def would_pass(self, now: float, price: float = 1.0) -> bool:
        return self.left + (now - self.at) * self.rate >= price

    def is_full(self, now: float) -> bool:
        return self.left + (now - self.at) * self.rate >= self.burst


class Buckets:
    """One bucket for each name or address."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: dict[str, Bucket] = {}

    def bucket(self, whose: str, now: float) -> Bucket:
        bucket = self.buckets.get(whose)
        if bucket is None:
            if len(self.buckets) >= MOST:
                self.buckets = {name: kept for name, kept in self.buckets.items() if not kept.is_full(now)}
            bucket = self.buckets[whose] = Bucket(self.rate, self.burst, now)
        return bucket

    def take(self, whose: str, now: float) -> bool:
        return self.bucket(whose, now).take(now)

    def would_pass(self, whose: str, now: float) -> bool:
        return self.bucket(whose, now).would_pass(now)

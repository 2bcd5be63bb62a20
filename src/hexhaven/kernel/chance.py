"""Chance is a player. Its answers follow from a secret seed whose hash is known before the game.

Players may add to the seed: each publishes the hash of a part of their own before any part is known, and the draws then
follow from the server's seed and all parts together, so that nobody chooses it alone.

The k-th draw of a game (k counts from 0) takes HMAC-SHA256(key = seed, message = k as 8 bytes, big-endian) as a number
below 2^256, multiplies it by the sum of the weights, and drops the 256 low bits: what remains is below that sum. The
outcome is the first one whose weight, added to those of the outcomes before it, exceeds that number.
"""

import hashlib
import hmac
import secrets
from collections.abc import Mapping, Sequence

from hexhaven.kernel.contract import Game, State

SEED_BYTES = 32


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def seed_from(number: int) -> bytes:
    """A seed for reproducible simulations; not secret."""
    return hashlib.sha256(f"hexhaven {number}".encode()).digest()


def commitment(seed: bytes) -> str:
    """The hash to publish before the first draw."""
    return hashlib.sha256(seed).hexdigest()


def mixed_seed(seed: bytes, parts: Mapping[int, bytes]) -> bytes:
    """The seed behind the draws: SHA-256 of the server's and, for each player who has added to it, the number of the
    seat (from 1, as one byte) and the part. If nobody has, the server's alone."""
    added = b"".join(bytes([seat + 1]) + part for seat, part in sorted(parts.items()))
    return hashlib.sha256(seed + added).digest() if added else seed


def draw(seed: bytes, number: int, total: int) -> int:
    """The number below total that the seed yields for one draw."""
    digest = hmac.digest(seed, number.to_bytes(8, "big"), "sha256")
    return int.from_bytes(digest, "big") * total >> 256


def pick(answers: Sequence[int], weights: Sequence[int], number: int) -> int:
    """The answer whose share of the weights contains the number."""
    for answer, weight in zip(answers, weights, strict=True):
        if number < weight:
            return answer
        number -= weight
    raise ValueError("the number is not below the sum of the weights")


def outcome(game: Game, s: State, seed: bytes, number: int) -> int:
    """Chance's answer for the draw the game is waiting for."""
    weights = list(game.weights(s))
    return pick(list(game.legal(s)), weights, draw(seed, number, sum(weights)))

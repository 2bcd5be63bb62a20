"""Chance: the seed, its published hash, and how every draw follows from it."""

import hashlib

import pytest

from hexhaven import burgundy as game
from hexhaven.kernel.chance import SEED_BYTES, commitment, draw, new_seed, outcome, pick, seed_from
from hexhaven.kernel.frame import CHANCE

SEED = bytes(range(32))


def hmac_sha256(key: bytes, message: bytes) -> bytes:
    """RFC 2104 written out: nothing of the standard library's hmac, and nothing of hexhaven."""
    block = key.ljust(64, b"\0")
    inner = hashlib.sha256(bytes(byte ^ 0x36 for byte in block) + message).digest()
    return hashlib.sha256(bytes(byte ^ 0x5C for byte in block) + inner).digest()


def by_hand(seed: bytes, number: int, total: int) -> int:
    """The draw as the documentation tells it."""
    return int(hmac_sha256(seed, number.to_bytes(8, "big")).hex(), 16) * total // 2**256


# The seed.


def test_the_commitment_is_the_sha256_of_the_seed() -> None:
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()
    assert commitment(SEED) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_another_seed_has_another_commitment() -> None:
    assert len({commitment(seed_from(number)) for number in range(1000)}) == 1000


def test_new_seeds_are_32_bytes_and_never_the_same() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert {len(seed) for seed in seeds} == {SEED_BYTES} == {32}


def test_a_numbered_seed_is_always_the_same() -> None:
    assert seed_from(7) == seed_from(7) == hashlib.sha256(b"hexhaven 7").digest()
    assert len(seed_from(0)) == SEED_BYTES


# Draws.


@pytest.mark.parametrize("total", [1, 2, 6, 36, 42, 164, 10**6, 2**64, 2**200])
@pytest.mark.parametrize("number", [0, 1, 255, 256, 2**63, 2**64 - 1])
@pytest.mark.parametrize("seed", [SEED, bytes(32), b"\xff" * 32])
def test_a_draw_is_the_hmac_scaled_to_the_sum_of_the_weights(seed: bytes, number: int, total: int) -> None:
    assert draw(seed, number, total) == by_hand(seed, number, total) < total


def test_known_draws() -> None:
    assert [draw(SEED, number, 6) for number in range(12)] == [by_hand(SEED, number, 6) for number in range(12)]
    assert hmac_sha256(b"Jefe", b"what do ya want for nothing?").hex() == (
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    ), "the second test case of RFC 4231"


@pytest.mark.parametrize("total", [2, 6, 21, 40])
def test_draws_are_even(total: int) -> None:
    draws = 500 * total
    counts = [0] * total
    for number in range(draws):
        counts[draw(seed_from(3), number, total)] += 1
    # The sum of squares over the expectation is close to total - 1; five standard deviations above is never seen.
    deviation = sum((found - 500) ** 2 / 500 for found in counts)
    assert deviation < (total - 1) + 5 * (2 * (total - 1)) ** 0.5
    assert min(counts) > 0


def test_draws_of_one_seed_do_not_repeat() -> None:
    assert len({draw(SEED, number, 2**128) for number in range(2000)}) == 2000


# Picking.


@pytest.mark.parametrize(
    ("number", "picked"), [(0, 10), (1, 10), (2, 30), (3, 40), (4, 40), (5, 40)]
)  # weights 2, 0, 1, 3
def test_an_answer_is_picked_in_its_share_of_the_weights(number: int, picked: int) -> None:
    assert pick([10, 20, 30, 40], [2, 0, 1, 3], number) == picked


@pytest.mark.parametrize("number", [6, 7, 100])
def test_a_number_not_below_the_sum_is_no_draw(number: int) -> None:
    with pytest.raises(ValueError, match="not below"):
        pick([10, 20, 30, 40], [2, 0, 1, 3], number)


def test_nothing_is_picked_from_nothing() -> None:
    with pytest.raises(ValueError, match="not below"):
        pick([], [], 0)


def test_answers_and_weights_must_be_as_many() -> None:
    with pytest.raises(ValueError, match="zip"):
        pick([10, 20], [1], 1)


def test_a_single_answer_is_always_picked() -> None:
    assert {pick([99], [5], number) for number in range(5)} == {99}


# Outcomes of a game.


def test_the_outcomes_of_a_game_follow_from_the_seed_alone() -> None:
    """The first draws of a game: three goods for each of two players, all of them as the documentation tells it."""
    s = game.new_game({"start": "1"})
    left = dict.fromkeys(range(1, 7), 7)
    for number in range(6):
        assert game.to_move(s) == CHANCE
        chosen = by_hand(SEED, number, sum(left.values()))
        kind = next(kind for kind in left if chosen < sum(left[other] for other in range(1, kind + 1)))
        left[kind] -= 1
        answer = outcome(game, s, SEED, number)
        assert game.notation(answer) == f"good {kind}"
        game.step(s, answer)


def test_dice_fall_evenly() -> None:
    """A pair of equal dice has 1 chance in 36, an unequal pair 2."""
    s = game.new_game({})
    draws = 0
    while not game.notation(next(iter(game.legal(s)))).startswith("roll"):
        game.step(s, outcome(game, s, SEED, draws))
        draws += 1
    counts: dict[str, int] = {}
    for number in range(3600):
        text = game.notation(outcome(game, s, SEED, number))
        counts[text] = counts.get(text, 0) + 1
    assert len(counts) == 21
    for text, found in counts.items():
        _, one, other = text.split()
        expected = 100 if one == other else 200
        assert abs(found - expected) < 5 * expected**0.5

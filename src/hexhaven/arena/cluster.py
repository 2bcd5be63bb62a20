"""Games on a Ray cluster, in batches; a batch whose worker dies is played again by another one."""

import logging
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, TypeVar

T = TypeVar("T")
BATCH = 4  # what is shorter than about 10 ms is not worth sending
AHEAD = 64  # batches that wait for a worker
TRIES = 5  # of a batch whose workers die
LOCAL = "local"  # instead of an address: a cluster of this machine alone, for this run


def play_on_ray(address: str, played: Callable[[int], T], numbers: range) -> Iterator[T]:
    """The games in order, each of them once. Raises ImportError without Ray, ConnectionError without a cluster."""
    import ray  # type: ignore[import-not-found, unused-ignore]

    here: dict[str, Any] = {"include_dashboard": False} if address == LOCAL else {}
    ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR, **here)
    try:
        play: Any = ray.remote(max_retries=TRIES)(play_batch)
        batches = (numbers[start : start + BATCH] for start in range(0, len(numbers), BATCH))
        waiting: list[Any] = [play.remote(played, batch) for batch in islice(batches, AHEAD)]
        while waiting:
            yield from ray.get(waiting.pop(0))
            waiting += [play.remote(played, batch) for batch in islice(batches, 1)]
    finally:
        ray.shutdown()


def play_batch(played: Callable[[int], T], numbers: range) -> list[T]:
    return [played(number) for number in numbers]

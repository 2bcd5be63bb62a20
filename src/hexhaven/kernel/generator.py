"""Random numbers from whatever a caller has: a seed, a generator of Python's, or the fast one that games draw from."""

from random import Random as PythonRandom

from librt.random import Random

Source = int | PythonRandom | Random

LARGEST_SEED = 0x7FFF_FFFF_FFFF_FFFF


def generator(source: Source) -> Random:
    """The generator itself, or one that follows from the seed, or from the next number of Python's generator."""
    if isinstance(source, Random):
        return source
    if isinstance(source, PythonRandom):
        return Random(source.getrandbits(63))
    if isinstance(source, int):
        return Random(source & LARGEST_SEED)
    raise TypeError(f"random numbers come from a seed or a generator, not from {type(source).__name__}")

"""The weights that ship with the game, one file for each mind: what `hexhaven train burgundy` has found out."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from librt.vecs import vec

from hexhaven.burgundy.bots.search import weights as w
from hexhaven.burgundy.bots.search.evaluation import FEATURES, PLAIN, ROUNDS
from hexhaven.burgundy.bots.search.guide import BurgundyGuide
from hexhaven.burgundy.bots.search.weights import ROWS
from hexhaven.plugin import BadWeights

FEWEST, MOST = 2, 4  # players for whom there are evaluations
LATER = [  # weights of what pays only later
    *(w.AREA_PROGRESS, w.COLOUR_PROGRESS, w.OPENED_EARLY, w.OPENED_LATE, w.HELD_CLOSED, w.MINE_SILVER, w.ANIMAL_AGAIN),
    *(w.END_POINTS, w.END_LATER, *range(w.MONASTERY, w.SOLD)),
]


@dataclass(frozen=True, eq=False)
class Mind:
    """A policy, and an evaluation for each number of players."""

    policy: "vec[float]"
    values: "dict[int, vec[float]]"

    def guide(self, players: int, rivalry: float, foresight: float = 1.0) -> BurgundyGuide:
        """With little foresight, what pays only later counts little at first sight."""
        policy = list(self.policy)
        for place in LATER:
            policy[place] *= foresight
        return BurgundyGuide(vec[float](policy), self.values[min(max(players, FEWEST), MOST)], rivalry)


def first_guess() -> list[float]:
    """The policy that training starts from."""
    return [row.guess for row in ROWS]


def policy_in(text: str) -> list[float]:
    """The policy of a mind to train on; weights that it does not know yet are guessed. Raises BadWeights."""
    try:
        known = tomllib.loads(text)["policy"]
        return [float(known.get(row.name, row.guess)) for row in ROWS]
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadWeights(str(error)) from error


def read(text: str) -> Mind:
    """A mind from its file: weights of the policy by name, those of the evaluation round by round."""
    found = tomllib.loads(text)
    policy = [found["policy"].get(row.name, 0.0) for row in ROWS]
    values = {int(players): [weight for row in rows for weight in row] for players, rows in found["values"].items()}
    assert all(len(row) in (ROUNDS * FEATURES, ROUNDS * PLAIN) for row in values.values())
    return Mind(vec[float](policy), {players: vec[float](row) for players, row in values.items()})


def written(policy: list[float], values: dict[int, list[list[float]]], command: str) -> str:
    """The file of a mind: its numbers and the command that found them."""
    lines = [f'command = "{command}"', "", "[policy]"]
    lines += [f"{row.name} = {rounded(weight)}" for row, weight in zip(ROWS, policy)]
    lines += ["", "[values]  # by number of players, a line for each round"]
    for players, table in values.items():
        lines += [f"{players} = [", *(f"  [{', '.join(map(rounded, row))}]," for row in table), "]"]
    return "\n".join(lines) + "\n"


def rounded(number: float) -> str:
    return repr(float(f"{number:.4g}"))


@cache
def mind(name: str) -> Mind:
    return read(files("hexhaven.burgundy.bots").joinpath("weights", f"{name}.toml").read_text())

"""The weights that ship with the game, one file for each mind: what `hexhaven train burgundy` has found out."""

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from librt.vecs import vec

from hexhaven.burgundy.bots.search.evaluation import FEATURES, ROUNDS
from hexhaven.burgundy.bots.search.guide import BurgundyGuide
from hexhaven.burgundy.bots.search.weights import NUMBER, ROWS
from hexhaven.burgundy.state import State

FEWEST, MOST = 2, 4  # players for whom there are evaluations


@dataclass(frozen=True, eq=False)
class Mind:
    """A policy, and an evaluation for each number of players."""

    policy: "vec[float]"
    values: "dict[int, vec[float]]"

    def guide(self, players: int, rivalry: float) -> BurgundyGuide:
        return BurgundyGuide(self.policy, self.values[min(max(players, FEWEST), MOST)], rivalry)


def first_guess() -> list[float]:
    """The policy that training starts from."""
    policy = [0.0] * NUMBER
    for row in ROWS:
        policy[row.place] = row.guess
    return policy


def read(text: str) -> Mind:
    """A mind from its file: weights of the policy by name, those of the evaluation round by round."""
    found = json.loads(text)
    policy = [found["policy"][row.name] for row in sorted(ROWS, key=lambda row: int(row.place))]
    values = {int(players): [weight for row in rows for weight in row] for players, rows in found["values"].items()}
    assert all(len(row) == ROUNDS * FEATURES for row in values.values())
    return Mind(vec[float](policy), {players: vec[float](row) for players, row in values.items()})


def written(policy: list[float], values: dict[int, list[list[float]]], command: str) -> str:
    """The file of a mind: its numbers and the command that found them."""
    named = {row.name: rounded(policy[int(row.place)]) for row in sorted(ROWS, key=lambda row: int(row.place))}
    rows = {str(players): [[rounded(weight) for weight in row] for row in table] for players, table in values.items()}
    return json.dumps({"command": command, "policy": named, "values": rows}, separators=(",", ":")).replace("],", "],\n")


def rounded(number: float) -> float:
    return float(f"{number:.4g}")


@cache
def mind(name: str) -> Mind:
    return read(files("hexhaven.burgundy.bots").joinpath("minds", f"{name}.json").read_text())


@cache
def guide(name: str, players: int, rivalry: float) -> BurgundyGuide:
    return mind(name).guide(players, rivalry)


def players_of(s: State) -> int:
    return int(s.rules.players)

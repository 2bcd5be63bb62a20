"""The bot's weights: the numbers that make one bot play differently from another."""

from typing import Final


class Weights:
    """Values in florins, and what florins and dangers are in points."""

    def __init__(self) -> None:
        # In florins.
        self.token: float = 4.0  # an explorer token
        self.cube: float = 1.0  # times the value of its kind
        self.citizen: float = 4.5
        self.ship: float = 3.5
        self.work: float = 0.5  # of what a turn of harvests could bring
        self.idle: float = 0.5  # a unit that can still do something this turn
        self.striker: float = 2.5  # less
        self.town: float = 6.0
        self.market: float = 5.0
        self.port: float = 5.5
        self.temple: float = 5.0
        self.plan: float = 0.5  # of a building for which the seat has all cubes
        self.rank: float = 8.0  # another building that counts
        self.card: float = 1.0  # times the value of its kind
        # In points.
        self.florin: float = 0.06  # while the game is long
        self.ending: float = 1.0  # for each point ahead, as the end comes near
        self.last: float = 2.0  # an end condition that is met, beyond one that is nearly met
        self.patience: float = 8.0  # turns after which the bot wants the game to end,
        self.haste: float = 0.3  # and how much more in each turn after them
        self.over: float = 1.0  # for each point ahead, when the end has come
        self.others: float = 0.5  # the others' wealth counts against it
        self.rival: float = 0.8  # a single other
        self.loss: float = 6.0  # of all, with independence
        self.triumph: float = 8.0  # of the Separatist
        self.medal: float = 0.25  # for a wonder that is not built yet
        self.ranked: float = 0.65  # of the points are for current ranks, the rest for getting closer to one
        # Rebellion.
        self.calm: float = 1.0  # surplus of people over rebels at which independence is an even chance
        self.slope: float = 2.0  # how many more make it a third of that
        self.board: float = 2.5  # times the rebels that phase 3 would bring, since it comes every turn
        self.strike: float = 1.1  # times the strikers and missing cubes that a crisis would bring
        self.joker: float = 0.25  # of the explorer tokens are expected to be given in a crisis
        self.hope: float = 0.5  # of the cubes that others can still give in a crisis


USUAL: Final = Weights()


def selfish() -> Weights:
    """Of a player to whom it does not matter what the others have."""
    weights = Weights()
    weights.others = weights.rival = 0.0
    return weights

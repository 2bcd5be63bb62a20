"""Linear regression: the weights with which a sum of numbers comes closest to what was observed."""

from librt.vecs import vec
from mypy_extensions import i64


class Observations:
    """Sums over many observations, enough to find the weights; nothing else is kept."""

    def __init__(self, size: i64) -> None:
        self.size: i64 = size
        self.number: i64 = 0
        self.products: vec[float] = vec[float]([0.0] * (size * size))  # of features, row by row
        self.targets: vec[float] = vec[float]([0.0] * size)  # of features and targets
        self.square: float = 0.0  # of targets

    def add(self, features: vec[float], target: float) -> None:
        size = self.size
        products = self.products
        self.number += 1
        self.square += target * target
        row: i64 = 0
        while row < size:
            value = features[row]
            if value != 0.0:
                self.targets[row] += value * target
                at = row * size
                column: i64 = 0
                while column <= row:
                    products[at + column] += value * features[column]
                    column += 1
            row += 1

    def weights(self, ridge: float) -> vec[float]:
        """The ridge keeps weights small that make no difference."""
        return self.weights_near(vec[float]([0.0] * self.size), ridge)

    def weights_near(self, known: vec[float], ridge: float) -> vec[float]:
        """By Cholesky decomposition; the ridge keeps weights as they were known that make no difference."""
        size = self.size
        lower = self.products[:]
        row: i64 = 0
        while row < size:
            column: i64 = 0
            while column <= row:
                total = lower[row * size + column]
                if row == column:
                    total += ridge
                k: i64 = 0
                while k < column:
                    total -= lower[row * size + k] * lower[column * size + k]
                    k += 1
                if row == column:
                    lower[row * size + row] = total**0.5
                else:
                    lower[row * size + column] = total / lower[column * size + column]
                column += 1
            row += 1
        targets = self.targets[:]
        row = 0
        while row < size:
            targets[row] += ridge * known[row]
            row += 1
        return solved(lower, targets, size)


def solved(lower: vec[float], targets: vec[float], size: i64) -> vec[float]:
    """Forward, then backward substitution."""
    found = targets[:]
    row: i64 = 0
    while row < size:
        k: i64 = 0
        while k < row:
            found[row] -= lower[row * size + k] * found[k]
            k += 1
        found[row] /= lower[row * size + row]
        row += 1
    row = size - 1
    while row >= 0:
        k = row + 1
        while k < size:
            found[row] -= lower[k * size + row] * found[k]
            k += 1
        found[row] /= lower[row * size + row]
        row -= 1
    return found

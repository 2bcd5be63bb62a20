"""What version 3 of the rules said, for games that were played under it."""

from hexhaven.archipelago.rulebook import Rules


def add_to(rules: Rules) -> None:
    """Taxes: no circles of one's own; all players together had a number of discs."""
    rules.own_tax_circles = False

"""What the page needs to know of Archipelago from the Python side, and games for its tests; see web/generate.py."""

from typescript import constant

from hexhaven.archipelago.content import cards

# Options, seed and viewer of each game, and how many answers lie between two expected views.
GAMES = (({"seats": "3", "variants": "more-spice"}, 4, 1, 30), ({"seats": "5", "length": "medium"}, 5, -1, 30))


def board() -> list[str]:
    """The names of the cards, by number."""
    return [constant("CARDS", cards.NAMES), ""]

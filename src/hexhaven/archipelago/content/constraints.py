"""What the rule texts attest of the components."""

from hexhaven.archipelago.content.shapes import Violation
from hexhaven.archipelago.content.sheet import Sheet


def violations(content: Sheet) -> list[Violation]:
    return []

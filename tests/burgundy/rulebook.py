"""The tables of docs/rules/burgundy.md, so that tests compare the game with the text people read."""

from pathlib import Path

RULES = Path(__file__).parents[2] / "docs" / "rules" / "burgundy.md"
LETTERS = "CMYSBA"
BUILDINGS = ["bank", "boarding-house", "carpenter", "church", "market", "town-hall", "warehouse", "watchtower"]
SPECIES = ["cow", "goat", "pig", "sheep"]


def table(rule: str) -> list[list[str]]:
    """The rows of the first table after a rule, without the headings."""
    lines = RULES.read_text(encoding="utf-8").split(f"- **{rule}**", 1)[1].splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("|"))
    rows = []
    for line in lines[first + 2 :]:
        if not line.startswith("|"):
            break
        rows.append([cell.strip() for cell in line.strip("|").split("|")])
    return rows


def letter_of(name: str) -> str:
    """B1.2 the letter of the kind to which a tile belongs, by its name."""
    if name in BUILDINGS:
        return "B"
    if name[:-1] in SPECIES:
        return "A"
    return {"castle": "C", "mine": "M", "ship": "S"}.get(name, "Y")


def colours(duchy: int) -> str:
    """B1.13 the letters of fields 1 to 37."""
    return "".join(next(row[1:] for row in table("B1.13") if row[0] == str(duchy)))


def die_numbers() -> list[int]:
    """B1.12 the numbers of fields 1 to 37."""
    return [int(number) for row in table("B1.12") for number in row[2].split()]


def fields_of(duchy: int, letter: str) -> list[int]:
    return [field for field, colour in enumerate(colours(duchy), 1) if colour == letter]


def coordinates() -> dict[int, tuple[int, int]]:
    """B1.11 the axial coordinates of fields 1 to 37."""
    at: dict[int, tuple[int, int]] = {}
    for row, width in enumerate((4, 5, 6, 7, 6, 5, 4)):
        r = row - 3
        for column in range(width):
            at[len(at) + 1] = (max(-3, -r - 3) + column, r)
    return at


def neighbours(field: int) -> set[int]:
    """B1.11 the fields whose coordinates differ by one of the six steps."""
    q, r = coordinates()[field]
    around = {(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)}
    return {other for other, place in coordinates().items() if place in around}


def areas(duchy: int) -> set[frozenset[int]]:
    """B1.15 the largest groups of one colour that hang together."""
    letters = dict(enumerate(colours(duchy), 1))
    found = set()
    for field, letter in letters.items():
        area, grown = set[int](), {field}
        while grown != area:
            area = grown
            grown = area | {near for f in area for near in neighbours(f) if letters[near] == letter}
        found.add(frozenset(area))
    return found


def steps(die: int, number: int) -> int:
    """B5.5 the shorter way round the ring of die numbers."""
    return min((die - number) % 6, (number - die) % 6)

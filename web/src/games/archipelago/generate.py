"""What the page needs to know of Archipelago from the Python side, and games for its tests; see web/generate.py."""

from typescript import constant, view_types

from hexhaven.archipelago import answers, events, frames, review, save, state
from hexhaven.archipelago.content import cards, criteria, objectives, resources, sheet, tables, trends
from hexhaven.archipelago.lessons import lessons as all_lessons
from hexhaven.archipelago.rules import deals
from hexhaven.archipelago.words.answers import VERB_NAMES
from hexhaven.archipelago.words.questions import FRAME_NAMES
from hexhaven.archipelago.words.remarks import REMARKS
from hexhaven.kernel.snapshot import line_of

ON_THE_MAP = ("REGION_LAID", "UNIT_ADDED", "UNIT_CHANGED", "UNIT_LOST", "BUILDING_BUILT", "COIN_LAID")
IN_CRISES = ("PHASE_OPENED", "CRISIS_OPENED", "CRISIS_CLOSED", "EVENT_HAPPENED", "REBELLION_MOVED", "WORKERS_MOVED")
ON_MARKETS = ("MARKET_STOCKED", "MARKET_DRAWN", "CUBE_BOUGHT", "CUBE_SOLD")
OF_CARDS = ("CARD_BOUGHT", "CARD_TURNED", "CARD_USED", "OBJECTIVE_SEEN", "CUBE_STOLEN", "EMPTY_HAND_PICKED")
GIVEN = ("CUBES_GAINED", "CUBES_PAID", "TOKENS_SPENT", "BID_REVEALED", "DISCS_USED", "DISCS_RETURNED")
WHEEL = ("EXPLORATION_MARKED",)
SCORED = ("POINTS_SCORED", "PACIFIST_POINTS", "MEDALS", "OBJECTIVE_RANK", "TREND_RANK")
CAUSES = ("BOARD_I", "BOARD_II", "BOARD_III", "BOARD_IV", "STRIKERS", "MISSING_CUBES", "EVENT_CAUSE")
ACTIONS = (
    answers.HARVESTING, answers.TAXING, answers.REPRODUCING, answers.EXPLORING, answers.BUYING, answers.SELLING,
    answers.BUILDING, answers.MIGRATING, answers.RECRUITING,
)  # fmt: skip
TERMS = (
    "GIVEN", "ASKED", "FIRST_TERM", "TERM_FLORINS", "TERM_TOKENS", "TERM_CARD", "TERM_PERMIT", "PROMISED_PLACE",
    "PROMISED_RAISE", "PROMISED_FLORINS",
)  # fmt: skip
LIMITS = ("MOST_ASKED", "MOST_RAISED", "MOST_LENT", "MOST_TERMS")
PHASES = ("ORDER_PHASE", "ACTION_PHASE")
DEALS = (
    "ROUND_OPENED", "WINDOW_OPENED", "TALK_OPENED", "DEAL_OPENED", "DEAL_WITHDRAWN", "DEAL_ACCEPTED", "DEAL_REFUSED",
    "DEAL_COUNTERED",
)  # fmt: skip

SEEN = (*ON_THE_MAP, *ON_MARKETS, *OF_CARDS, *IN_CRISES, *GIVEN, *CAUSES, *DEALS, *WHEEL, *SCORED)

# Options, seed and viewer of each game, and how many answers lie between two expected views.
GAMES = (({"seats": "3", "variants": "more-spice"}, 4, 1, 30), ({"seats": "5", "length": "medium"}, 5, -1, 30))


def lessons() -> list[str]:
    """The positions of the tutorial, each as one line, and what is to be done there."""
    rows = [
        {"name": name, "line": line_of(save(position)), "steps": [step._asdict() for step in steps]}
        for name, position, steps in all_lessons()
    ]
    kind = "{ name: string; line: string; steps: { wanted: string[]; then: string[] }[] }[]"
    return [constant("LESSONS", rows, kind), ""]


# Other files than generated.ts.
FILES = {"lessons.ts": lessons}


def board() -> list[str]:
    """Names by their numbers, every question, and the kinds of events that can be seen."""
    names = {
        "CARDS": cards.NAMES,
        "WONDERS": list(cards.WONDERS),
        "RESOURCES": resources.NAMES,
        "BUILDINGS": sheet.BUILDINGS[: tables.BUILDINGS],
        "TRENDS": trends.NAME_OF,
        "QUESTIONS": [FRAME_NAMES[kind] for kind in sorted(FRAME_NAMES) if kind >= frames.CHOOSE_TREND],
    }
    return [
        *(f"{constant(name, row).removesuffix(';')} as const;" for name, row in names.items()),
        constant("REMARKS", {key: list(numbers) for key, numbers in REMARKS.items()}, "Record<string, string[]>"),
        constant("OBJECTIVES", [objective(row) for row in objectives.ROWS]),
        constant("ACTIONS", {int(verb): VERB_NAMES[verb] for verb in ACTIONS}, "Record<number, string>"),
        *(constant(name, int(getattr(tables, name))) for name in ("SEA_A", "AREAS", "OPEN_SEA", "DESERT_VILLAGE")),
        *(constant(name, int(getattr(events, name))) for name in SEEN),
        *(constant(name, int(getattr(answers, name))) for name in TERMS),
        *(constant(name, int(getattr(deals, name))) for name in LIMITS),
        *(constant(name, int(getattr(state, name))) for name in PHASES),
        "",
        view_types(review.Review),
    ]


def objective(row: objectives.Objective) -> dict[str, object]:
    """The names of its texts, and its numbers."""
    return {
        "name": row.name,
        "end": objectives.END_NAMES[row.end],
        "perPlayer": int(row.per_player),
        "base": int(row.base),
        "criterion": criteria.NAMES[row.criterion],
        "margin": int(row.margin),
    }

"""The scenarios of all games: which game a file is about, and running it."""

from hexhaven.games import plugins
from hexhaven.kernel.errors import FileError, HexhavenError
from hexhaven.kernel.scenario import Scenario, Stage, lines_of, read_scenario, run


def stages() -> dict[str, Stage]:
    return {name: plugin.stage for name, plugin in plugins().items() if plugin.stage is not None}


def stage_of(text: str) -> Stage:
    """The stage of the game named in the heading, or of the first game if it names none. Raises FileError."""
    known = stages()
    for line in lines_of(text):
        if line.word == "game":
            if line.rest not in known:
                raise line.wrong(f"{line.rest!r} is not a game; there are {' '.join(known)}")
            return known[line.rest]
    return next(iter(known.values()))


def game_named_in(text: str) -> str:
    """The name of that game, or none if there is no such game."""
    try:
        return stage_of(text).game.NAME
    except FileError:
        return ""


def run_scenario(text: str, name: str) -> None:
    """Play the scenario of that name. Raises FileError if it is malformed, ScenarioFailed if a check fails."""
    try:
        run(stage_of(text), text)
    except HexhavenError as error:
        error.add_note(f"in the scenario {name}")
        raise


def scenario_in(text: str) -> Scenario:
    """The scenario as it is written. Raises FileError."""
    return read_scenario(stage_of(text), text)

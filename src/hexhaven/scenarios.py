"""The scenarios of all games: which game a file is about, and running it."""

from pathlib import Path

from hexhaven.games import plugins
from hexhaven.kernel import scenario_script
from hexhaven.kernel.errors import FileError
from hexhaven.kernel.scenario import Scenario, ScenarioFailed, Stage, lines_of, read_scenario


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


def problems_in(text: str, folder: Path = Path()) -> list[FileError | ScenarioFailed]:
    """Everything that is wrong with a scenario; files that it names are looked for in the folder."""
    try:
        return scenario_script.problems_in(stage_of(text), text, folder)
    except FileError as error:
        return [error]


def run_scenario(text: str, name: str, folder: Path = Path()) -> None:
    """Play the scenario of that name. Raises FileError if it is malformed, ScenarioFailed if a check fails."""
    for error in problems_in(text, folder)[:1]:
        error.add_note(f"in the scenario {name}")
        raise error


def scenario_in(text: str) -> Scenario:
    """The scenario as it is written. Raises FileError."""
    return read_scenario(stage_of(text), text)

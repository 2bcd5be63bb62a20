"""hexhaven components: check a component set of Archipelago, or show the standard one."""

from hexhaven.archipelago.content.components import STANDARD_FILE, load_text
from hexhaven.commands.typed_in import TypedIn


def loaded(content: str) -> str:
    return load_text(content).name


def standard() -> str:
    return STANDARD_FILE.read_text(encoding="utf-8")


COMPONENTS = TypedIn("components", loaded, standard)
declare = COMPONENTS.declare
run = COMPONENTS.run

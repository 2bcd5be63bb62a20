"""hexhaven boards: check a file of boards of Burgundy, or show the standard ones."""

from hexhaven.burgundy.boards import load_text, standard_file
from hexhaven.commands.typed_in import TypedIn

BOARDS = TypedIn("boards", load_text, standard_file)
declare = BOARDS.declare
run = BOARDS.run

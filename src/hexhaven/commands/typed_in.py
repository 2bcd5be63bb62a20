"""What commands share that check a file typed in from a box, or show the standard one."""

from argparse import ArgumentParser
from pathlib import Path

from hexhaven.commands.inputs import declare_language
from hexhaven.language import Language


def declare_check_and_show(parser: ArgumentParser, text: Language, check: str, file: str, show: str) -> None:
    """The two actions and the file to check, with what the help says about each."""
    actions = parser.add_subparsers(
        metavar=text("metavar-command"), dest="action", required=True, help=text("help-command")
    )
    for name, told in (("check", check), ("show", show)):
        action = actions.add_parser(name, help=told, description=told, add_help=False, allow_abbrev=False)
        if name == "check":
            action.add_argument("file", metavar=text("metavar-file"), type=Path, help=file)
        declare_language(action, text)
        action.add_argument("-h", "--help", action="help", help=text("help-help"))
    declare_language(parser, text)

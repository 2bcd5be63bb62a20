"""Decoding what comes from outside. No text may contain control characters, whatever field it is in."""

import re
from typing import Any, TypeVar

import msgspec

from hexhaven.server.codes import malformed

Kind = TypeVar("Kind")

CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\ud800-\udfff]")  # lone surrogates included
CONTROL_IN_FILE = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f]")  # lines end with a line feed
SUSPICIOUS = (b"\\", b"\x7f", b"\xc2")
CONTROL_IN_JSON = re.compile(rb"\x7f|\xc2[\x80-\x9f]|(?<!\\)(?:\\\\)*\\(?:[bfnrt]|u00(?:[01].|7[fF]|[89].))")
REFUSAL = "control characters are not allowed in texts"


def decode(data: bytes, decoder: msgspec.json.Decoder[Kind]) -> Kind:
    """Raises msgspec.DecodeError or UnicodeDecodeError. Unescaped control characters are not JSON anyway."""
    if any(mark in data for mark in SUSPICIOUS) and CONTROL_IN_JSON.search(data):
        raise msgspec.ValidationError(REFUSAL)
    return decoder.decode(data)


def check_text(text: str) -> None:
    """Of an address, for example. Raises ApiError."""
    if CONTROL.search(text):
        raise malformed(REFUSAL)


def file_text(data: bytes) -> str:
    """A file of lines. Raises ApiError."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise malformed("a game file must be UTF-8") from error
    if CONTROL_IN_FILE.search(text):
        raise malformed(REFUSAL)
    return text


def decoded(text: str, kind: Any) -> Any:
    """What the JSON of a column of the store says, or None."""
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return None

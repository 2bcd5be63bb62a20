"""What single fields of messages may hold."""

from typing import Annotated, Literal

from msgspec import Meta

TableId = Annotated[str, Meta(min_length=1, max_length=16)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
Request = Annotated[str, Meta(max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Login = Annotated[str, Meta(min_length=2, max_length=40, pattern=r"^[a-z0-9][a-z0-9._@+-]*$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Secret = Annotated[str, Meta(min_length=1, max_length=100)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
PlayerNames = Annotated[list[Annotated[str, Meta(min_length=1, max_length=80)]], Meta(max_length=8)]  # by seat
Hexadecimal = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]  # 32 bytes
Language = Literal["en", "de", "ru", "it"]
AnswerText = Annotated[str, Meta(max_length=100)]
Event = tuple[int, int, int, int, int]
Given = tuple[int, str]  # who (a seat, or -1 for chance) and what; a sealed answer of another seat is ""

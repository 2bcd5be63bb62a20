"""The decoder and the frames: nothing but what the protocol says gets through, whatever is thrown at it."""

import random
import string

import msgspec
import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from hexhaven.games import GAMES
from hexhaven.kernel.contract import TableGame
from hexhaven.kernel.errors import OptionError
from hexhaven.server import wire
from hexhaven.server.messages.base import encode
from hexhaven.server.messages.connection import ClientMessage, decode_client, websocket_schema
from hexhaven.server.messages.play import Answer, Watch
from hexhaven.server.openapi import openapi, page
from hexhaven.server.routes import ROUTES

GOOD = [
    b'{"t":"watch","table":"k3v9x2","seen":-1,"invite":"7hK2","seat":1}',
    b'{"t":"leave","table":"k3v9x2"}',
    b'{"t":"answer","table":"k3v9x2","number":4,"text":"4 take 3 cow4 w1","request":"a","careful":true,"then":["end"]}',
    b'{"t":"remark","table":"k3v9x2","key":"need","numbers":[3],"team":true}',
    b'{"t":"undo","table":"k3v9x2","number":4,"request":"b"}',
    b'{"t":"say","table":"k3v9x2","text":"hello","team":true}',
    b'{"t":"say","table":"x","text":"C:\\\\n\\\\u0000 \\"so\\" \xc2\xa9 \xf0\x9f\x8e\xb2 \\ud83c\\udfb2","team":false}',
    b'{\n\t"t": "ping"\r\n}',
    b'{"t":"why","table":"k3v9x2","text":"end","request":"c","language":"de"}',
    b'{"t":"words","table":"k3v9x2","language":"ru","seen":3,"names":["Ada","Ben"],"state":false}',
    b'{"t":"ping"}',
]
BAD = [
    b"",
    b"null",
    b"[]",
    b"{}",
    b'"watch"',
    b'{"t":"fly","table":"x"}',
    b'{"t":"watch"}',
    b'{"t":"watch","table":5}',
    b'{"t":"watch","table":"x","seen":-2}',
    b'{"t":"watch","table":"x","seen":1.5}',
    b'{"t":"watch","table":"","seen":1}',
    b'{"t":"watch","table":"x","seen":1,"admin":true}',
    b'{"t":"answer","table":"x","number":-1,"text":"end","request":"a"}',
    b'{"t":"answer","table":"x","number":99999999999999999999,"text":"end","request":"a"}',
    b'{"t":"answer","table":"x","number":"1","text":"end","request":"a"}',
    b'{"t":"answer","table":"x","number":1,"text":"end"}',
    b'{"t":"say","table":"x","text":""}',
    b'{"t":"why","table":"x","text":"end"}',
    b'{"t":"words","table":"x","language":"fr"}',
    b'{"t":"words","table":"x","names":["a","b","c","d","e","f","g","h","i"]}',
    b'{"t":"words","table":"x","names":[""]}',
    b'{"t":"words","table":"x","names":["' + b"x" * 81 + b'"]}',
    b'{"t":"say","table":"x","text":"\xff"}',
    b'{"t":"say","table":"x","text":"\\u0000"}',
    b'{"t":"say","table":"x","text":"two\\nlines"}',
    b'{"t":"say","table":"x","text":"\\\\\\t"}',
    b'{"t":"say","table":"x","text":"\\u001F"}',
    b'{"t":"say","table":"x","text":"\\u007f"}',
    b'{"t":"say","table":"x","text":"\x7f"}',
    b'{"t":"say","table":"x","text":"\\u0085"}',
    b'{"t":"say","table":"x","text":"\xc2\x9f"}',
    b'{"t":"say","table":"x","text":"\\ud800"}',
    b'{"t":"say","table":"x","text":"\\ud800 and more"}',
    b'{"t":"say","table":"x","text":"\xed\xa0\x80"}',
    b'{"t":"undo","table":"\\u0000","number":4,"request":"b"}',
    b'{"t":"undo","table":"x","number":4,"request":"\\u0000"}',
    b'{"t":"words","table":"x","names":["\\u0000"]}',
    b'{"t":"watch","table":"x"',
    b"{" * 2000,
    b"[" * 5000,
]


@pytest.mark.parametrize("data", GOOD)
def test_what_the_protocol_says_is_understood(data: bytes) -> None:
    assert msgspec.json.decode(encode(decode_client(data))) == msgspec.json.decode(data)


@pytest.mark.parametrize("data", BAD)
def test_everything_else_is_refused(data: bytes) -> None:
    with pytest.raises((msgspec.DecodeError, UnicodeDecodeError, RecursionError)):
        decode_client(data)


@pytest.mark.parametrize(
    ("message", "length"),
    [
        (lambda n: Answer("x", 1, "a" * n, "r"), 100),
        (lambda n: Answer("x", 1, "a", "r" * n), 40),
        (lambda n: Watch("x" * n), 16),
    ],
)
def test_texts_have_their_limits(message: type, length: int) -> None:
    decode_client(encode(message(length)))
    with pytest.raises(msgspec.ValidationError):
        decode_client(encode(message(length + 1)))


def mutated(rng: random.Random) -> bytes:
    """A message with a few bytes changed, cut, doubled or put in from elsewhere."""
    data = bytearray(rng.choice(GOOD))
    for _ in range(rng.randrange(1, 6)):
        place = rng.randrange(len(data) + 1)
        match rng.randrange(5):
            case 0:
                data[place:place] = bytes([rng.randrange(256)])
            case 1:
                del data[place : place + rng.randrange(1, 8)]
            case 2:
                data[place:place] = rng.choice(GOOD)[: rng.randrange(20)]
            case 3:
                data[place:place] = rng.choice(
                    [b"null", b"1e999", b"-0", b'"', b"\\u0000", b"\\ud800", b"{", b"[", b"true"]
                )
            case 4 if data:
                data[place % len(data)] ^= 1 << rng.randrange(8)
    return bytes(data)


def test_fuzzing_the_decoder() -> None:
    """Whatever comes, it is a message that says what it means, or an error that is caught; nothing else."""
    rng = random.Random(20240)
    understood = 0
    for _ in range(20_000):
        data = mutated(rng)
        try:
            message = decode_client(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            continue
        understood += 1
        assert isinstance(message, ClientMessage)
        assert decode_client(encode(message)) == message
    assert understood > 100


def test_fuzzing_the_notation() -> None:
    """Any text a message may carry is an answer or a refusal."""
    from hexhaven import burgundy
    from hexhaven.kernel.errors import HexhavenError
    from hexhaven.server.live import LiveGame

    rng = random.Random(7)
    live = LiveGame(burgundy, burgundy.new_game({}), bytes(32), burgundy.RULES_VERSION)
    live.draw()
    words = ["4", "take", "place", "cow4", "w1", "black", "load", "4+5", "only", "1,6", "²", "-1", "", "end", "٣"]
    for _ in range(3_000):
        text = (
            " ".join(rng.choice(words) for _ in range(rng.randrange(6)))
            if rng.random() < 0.7
            else "".join(rng.choice(string.printable + "äя٣²") for _ in range(rng.randrange(30)))
        )
        try:
            answer = live.check(0, text)
        except HexhavenError:
            continue
        assert answer in live.legal_answers()


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_frames_are_those_of_the_standard(size: int) -> None:
    payload = b"x" * size
    reader = StreamReader()
    reader.feed_data(wire.frame(payload))
    parsing = Frame.parse(reader.read_exact, mask=False)
    with pytest.raises(StopIteration) as ended:
        next(parsing)
    frame = ended.value.value
    assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, payload)


def test_the_schema_names_every_message() -> None:
    definitions = websocket_schema()["$defs"]
    tags = {kind["properties"]["t"]["enum"][0] for kind in definitions.values() if "t" in kind.get("properties", {})}
    assert {"watch", "leave", "answer", "undo", "say", "why", "words", "ping"} <= tags
    assert {"hello", "table", "moved", "back", "receipt", "seats", "said", "refused", "problem"} <= tags
    assert {"mine", "reason", "pong"} <= tags


def test_openapi_and_its_page_name_every_call() -> None:
    whole = msgspec.json.decode(openapi())
    paths = whole["paths"]
    for route in ROUTES:
        described = paths[route.path][route.method.lower()]
        assert described["summary"]
        assert route.path in page()
    assert "TableInfo" in whole["components"]["schemas"]


def test_the_options_shown_are_those_the_game_takes() -> None:
    for game in GAMES.values():
        for option in game.OPTIONS:
            assert option.default in option.values
            for value in option.values:
                assert any(takes(game, {"seats": seats, option.name: value}) for seats in ("1", "2", "3", "4"))


def takes(game: TableGame, options: dict[str, str]) -> bool:
    try:
        game.new_game(options)
    except OptionError:
        return False
    return True

"""Where messages arrive in the tests: a mail server, and a web server for push messages and webhooks."""

import asyncio
import contextlib
import hmac
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import AsyncIterator
from email import message_from_bytes, policy
from email.message import EmailMessage

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.player import PATIENCE


class Arrivals:
    """What has arrived."""

    def __init__(self) -> None:
        self.port = 0
        self.letters: asyncio.Queue[EmailMessage] = asyncio.Queue()
        self.posts: asyncio.Queue[tuple[str, dict[str, str], bytes]] = asyncio.Queue()
        self.statuses: list[int] = []  # of the next answers; then 201
        self.refusing = False

    async def letter(self) -> EmailMessage:
        return await asyncio.wait_for(self.letters.get(), PATIENCE)

    async def post(self) -> tuple[str, dict[str, str], bytes]:
        return await asyncio.wait_for(self.posts.get(), PATIENCE)

    async def take_mail(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """As little of SMTP as is needed."""
        writer.write(b"220 here\r\n")
        while line := await reader.readline():
            match line[:4].strip().upper():
                case b"DATA":
                    writer.write(b"354 go on\r\n")
                    data = await reader.readuntil(b"\r\n.\r\n")
                    letter = message_from_bytes(data[:-5], policy=policy.default)
                    assert isinstance(letter, EmailMessage)
                    self.letters.put_nowait(letter)
                    writer.write(b"250 thanks\r\n")
                case b"QUIT":
                    writer.write(b"221 bye\r\n")
                    break
                case b"MAIL" if self.refusing:
                    writer.write(b"451 not now\r\n")
                case _:
                    writer.write(b"250 yes\r\n")
        writer.close()

    async def take_post(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers["content-length"]))
        self.posts.put_nowait((head[0].split()[1], headers, body))
        writer.write(b"HTTP/1.1 %d X\r\nContent-Length: 0\r\n\r\n" % (self.statuses.pop(0) if self.statuses else 201))
        await writer.drain()
        writer.close()


@contextlib.asynccontextmanager
async def mail_arrives() -> AsyncIterator[Arrivals]:
    arrivals = Arrivals()
    async with await asyncio.start_server(arrivals.take_mail, "127.0.0.1", 0) as server:
        arrivals.port = server.sockets[0].getsockname()[1]
        yield arrivals


@contextlib.asynccontextmanager
async def posts_arrive() -> AsyncIterator[Arrivals]:
    arrivals = Arrivals()
    async with await asyncio.start_server(arrivals.take_post, "127.0.0.1", 0) as server:
        arrivals.port = server.sockets[0].getsockname()[1]
        yield arrivals


class Browser:
    """The keys of a browser that has subscribed; it reads what is sent to it (RFC 8291)."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.secret = bytes(range(16))

    def keys(self) -> dict[str, str]:
        return {"p256dh": text_of(self.point), "auth": text_of(self.secret)}

    def read(self, body: bytes) -> bytes:
        salt, server_point, sealed = body[:16], body[21:86], body[86:]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), server_point)
        shared = self.key.exchange(ec.ECDH(), theirs)
        mixed = expanded(self.secret, shared, b"WebPush: info\0" + self.point + server_point)
        key = expanded(salt, mixed, b"Content-Encoding: aes128gcm\0")[:16]
        nonce = expanded(salt, mixed, b"Content-Encoding: nonce\0")[:12]
        message = bytes(AESGCM(key).decrypt(nonce, sealed, None))
        assert message.endswith(b"\x02")
        return message[:-1]


def expanded(salt: bytes, secret: bytes, info: bytes) -> bytes:
    return hmac.digest(hmac.digest(salt, secret, "sha256"), info + b"\x01", "sha256")


def text_of(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))

"""Push messages to browsers: encrypted for the browser (RFC 8291), signed by this server (RFC 8292)."""

import hmac
import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

import msgspec
from cryptography.exceptions import InvalidKey
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

CURVE = ec.SECP256R1()
POINT_BYTES, SECRET_BYTES = 65, 16
RECORD_BYTES = 4096
KEPT_SECONDS = 86_400  # by the push service, while the browser is not there
SIGNED_SECONDS = 12 * 3600


def to_text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def to_bytes(text: str) -> bytes:
    """Raises ValueError."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return bytes(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """HKDF with SHA-256, of which one block is enough."""
    return hmac.digest(hmac.digest(salt, secret, "sha256"), info + b"\x01", "sha256")[:length]


def private_key(text: str) -> ec.EllipticCurvePrivateKey:
    """From 32 random bytes. Raises ValueError."""
    data = to_bytes(text)
    if len(data) != 32:
        raise ValueError("not 32 bytes")
    return ec.derive_private_key(int.from_bytes(data, "big"), CURVE)


def check_keys(p256dh: str, auth: str) -> None:
    """Raises ValueError if a browser cannot have made these."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, to_bytes(p256dh))
    except InvalidKey as error:
        raise ValueError(str(error)) from error
    if len(to_bytes(auth)) != SECRET_BYTES:
        raise ValueError(f"auth is not {SECRET_BYTES} bytes")


def encrypted(message: bytes, p256dh: str, auth: str) -> bytes:
    """So that only the browser with these keys can read it."""
    theirs, mine, salt = to_bytes(p256dh), ec.generate_private_key(CURVE), os.urandom(16)
    shared = mine.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    own = point(mine.public_key())
    secret = derived(to_bytes(auth), shared, b"WebPush: info\0" + theirs + own, 32)
    key = derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(own)]) + own
    return head + bytes(AESGCM(key).encrypt(nonce, message + b"\x02", None))


class Signer:
    """This server, as push services know it."""

    def __init__(self, key: str, contact: str) -> None:
        self.key = private_key(key)
        self.public = to_text(point(self.key.public_key()))
        self.contact = contact

    def signature(self, endpoint: str, now: float) -> str:
        split = urlsplit(endpoint)
        claims = {"aud": f"{split.scheme}://{split.netloc}", "exp": int(now) + SIGNED_SECONDS, "sub": self.contact}
        parts = [to_text(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = self.key.sign(".".join(parts).encode(), ec.ECDSA(SHA256()))
        numbers = b"".join(number.to_bytes(32, "big") for number in decode_dss_signature(signed))
        return ".".join([*parts, to_text(numbers)])

    def headers(self, endpoint: str, topic: str) -> dict[str, str]:
        """A newer message about the same topic replaces one that has not been fetched."""
        return {
            "Authorization": f"vapid t={self.signature(endpoint, time.time())}, k={self.public}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_SECONDS),
            "Topic": topic,
            "Urgency": "normal",
        }

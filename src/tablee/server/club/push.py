"""Web Push: a message that only one browser can read (RFC 8291), signed by this server (RFC 8292)."""

from __future__ import annotations

import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

RECORD = 4096  # bytes: the whole message is one record
PADDED = 1024  # bytes: each message is as long as any other, so that its length says nothing
VALID_FOR = 12 * 3600  # seconds that a signature is good for
KEEP_FOR = 24 * 3600  # seconds that the push service keeps a message for a browser that is off


def new_key() -> bytes:
    """The key by which push services know this server."""
    vapid = Vapid02()
    vapid.generate_keys()
    pem: bytes = vapid.private_pem()
    return pem


def public_key(pem: bytes) -> str:
    """As a browser wants it."""
    return _letters(_point(Vapid02.from_pem(pem).public_key))


def are_keys(p256dh: str, auth: str) -> bool:
    """Whether a browser could have made them."""
    try:
        _receiver(p256dh)
        return len(_bytes(auth)) == 16
    except ValueError:
        return False


def encrypted(
    text: bytes,
    p256dh: str,
    auth: str,
    *,
    padded: int = PADDED,
    key: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes = b"",
) -> bytes:
    """For one browser, as `aes128gcm`; `key` and `salt` are drawn unless a test gives them."""
    receiver, sender, salt = _receiver(p256dh), key or ec.generate_private_key(ec.SECP256R1()), salt or os.urandom(16)
    ours = _point(sender.public_key())
    shared = sender.exchange(ec.ECDH(), receiver)
    secret = _derived(_bytes(auth), shared, b"WebPush: info\0" + _point(receiver) + ours, 32)
    content = _derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, secret, b"Content-Encoding: nonce\0", 12)
    record = AESGCM(content).encrypt(nonce, text + b"\2" + bytes(max(0, padded - len(text))), None)
    return salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours + record


def headers(pem: bytes, endpoint: str, contact: str, topic: str) -> dict[str, str]:
    """What a push service wants to know; of two messages of one `topic` that wait, it keeps the later."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + VALID_FOR, "sub": contact}
    signed: dict[str, str] = Vapid02.from_pem(pem).sign(claims)
    about = {"Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream"}
    return {**signed, **about, "TTL": str(KEEP_FOR), "Urgency": "normal", "Topic": topic}


def _receiver(p256dh: str) -> ec.EllipticCurvePublicKey:
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(p256dh))


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def _bytes(letters: str) -> bytes:
    return urlsafe_b64decode(letters + "=" * (-len(letters) % 4))


def _letters(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()

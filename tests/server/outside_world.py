"""What lies outside the server: a push service and web-hooks that keep what they are sent, and a mail server."""

from __future__ import annotations

import json
import socket
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from os import urandom
from queue import Queue
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from aiosmtpd.handlers import Message as MailHandler
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

PATIENCE = 60  # seconds after which nothing comes any more


def letters(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_letters(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Device:
    """A browser as a push service knows it: whoever has its two keys can write to it, it alone can read."""

    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = field(default_factory=lambda: urandom(16))

    @property
    def p256dh(self) -> str:
        return letters(self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def read(self, body: bytes) -> dict[str, Any]:
        """By another library than the one that wrote it."""
        text = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        return dict(json.loads(text))


@dataclass
class Posted:
    """One request that came."""

    path: str
    headers: dict[str, str]
    body: bytes


def signed_claims(authorization: str) -> tuple[dict[str, Any], str]:
    """What a server says of itself in `Authorization: vapid`, if its signature is right, and its key."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    head, claims, signature = parts["t"].split(".")
    assert json.loads(from_letters(head))["alg"] == "ES256"
    raw = from_letters(signature)
    pair = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_letters(parts["k"]))
    key.verify(pair, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    return json.loads(from_letters(claims)), parts["k"]


class World(ThreadingHTTPServer):
    """Answers every POST with `status`, and keeps it."""

    daemon_threads = True

    def __init__(self) -> None:
        self.posted: Queue[Posted] = Queue()
        self.status = 201
        super().__init__(("127.0.0.1", 0), _Answer)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"

    def next(self) -> Posted:
        return self.posted.get(timeout=PATIENCE)


class _Answer(BaseHTTPRequestHandler):
    server: World

    def do_POST(self) -> None:  # as the library calls it
        body = self.rfile.read(int(self.headers["content-length"]))
        self.send_response(self.server.status)
        self.send_header("Content-Length", "0")
        self.end_headers()
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.server.posted.put(Posted(self.path, headers, body))

    def log_message(self, *_: Any) -> None: ...


@contextmanager
def a_world() -> Iterator[World]:
    with World() as world:
        threading.Thread(target=world.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
        yield world
        world.shutdown()


class Mailbox(MailHandler):
    """Keeps the mails that came."""

    def __init__(self) -> None:
        super().__init__()
        self.mails: Queue[Any] = Queue()

    def handle_message(self, message: Any) -> None:
        self.mails.put(message)

    def next(self) -> Any:
        return self.mails.get(timeout=PATIENCE)


@contextmanager
def a_mail_server() -> Iterator[tuple[Mailbox, int]]:
    box = Mailbox()
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
    controller = Controller(box, hostname="127.0.0.1", port=port)
    controller.start()
    try:
        yield box, port
    finally:
        controller.stop()

"""Requests to addresses that strangers gave: only to the open internet, bounded in time and size, never followed on."""

from __future__ import annotations

import http.client
import socket
import ssl
from collections.abc import Mapping
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from threading import Timer
from urllib.parse import SplitResult, urlsplit

WITHIN = 10.0  # seconds for each step: to connect, to be answered
ALTOGETHER = 20.0  # seconds, for whoever answers a letter at a time
MOST_READ = 1024  # bytes of an answer: nobody is shown them
HTTPS = 443
FIRST_FREE_PORT = 1024  # below it other services listen
TRANSLATED = ip_network("64:ff9b::/96")  # an IPv4 address in disguise


class Refused(Exception):
    """An address that nothing is sent to."""


def parsed(url: str, *, inside: bool = False) -> SplitResult:
    """A whole https address without a name and a password in it; `Refused` for anything else."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Refused("no address") from None
    if not url.isascii() or not url.isprintable() or " " in url or not parts.hostname or "@" in parts.netloc:
        raise Refused("no address")
    if parts.scheme != "https" and not (inside and parts.scheme == "http"):
        raise Refused("not https")
    if not inside and port not in (None, HTTPS) and port < FIRST_FREE_PORT:
        raise Refused("port of another service")
    return parts


def is_open(address: IPv4Address | IPv6Address) -> bool:
    """Whether it lies in the open internet: not this machine, its network, or a way back into them."""
    if isinstance(address, IPv6Address):
        hidden = address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1]
        if hidden is not None:
            return is_open(hidden)
        if address in TRANSLATED:
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def resolved(host: str, port: int, *, inside: bool = False) -> str:
    """One address of a host; `Refused` if any of them lies inside: a name may lead to several places."""
    found = {str(each[4][0]) for each in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)}
    if not inside and not all(is_open(ip_address(each.partition("%")[0])) for each in found):
        raise Refused("inside")
    return min(found, key=lambda each: (":" in each, each))


def post(url: str, headers: Mapping[str, str], body: bytes, *, inside: bool = False) -> int:
    """Send, and the status of the answer.  Blocks: call it in a thread.  Raises `Refused` or `OSError`.

    The connection is made to the address that was looked at, so that a name that leads elsewhere a moment later
    leads nowhere.
    """
    parts = parsed(url, inside=inside)
    assert parts.hostname
    secure = parts.scheme == "https"
    port = parts.port or (HTTPS if secure else 80)
    line = socket.create_connection((resolved(parts.hostname, port, inside=inside), port), timeout=WITHIN)
    if secure:
        context = ssl.create_default_context()
        line = context.wrap_socket(line, server_hostname=parts.hostname, do_handshake_on_connect=False)
    limit = Timer(ALTOGETHER, _cut, [line])
    limit.start()
    try:
        return _exchange(line, parts, headers, body)
    except http.client.HTTPException as fault:
        raise OSError(f"no answer in HTTP: {type(fault).__name__}") from None
    finally:
        limit.cancel()
        line.close()


def _cut(line: socket.socket) -> None:
    with suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)


def _exchange(line: socket.socket, parts: SplitResult, headers: Mapping[str, str], body: bytes) -> int:
    if isinstance(line, ssl.SSLSocket):
        line.do_handshake()
    connection = http.client.HTTPConnection(parts.hostname or "", timeout=WITHIN)
    connection.sock = line
    path = f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
    connection.request("POST", path, body, {"Host": parts.netloc, "User-Agent": "Tablee", **headers})
    answer = connection.getresponse()
    answer.read(MOST_READ)
    return answer.status

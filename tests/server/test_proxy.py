"""The proxy of `deploy/nginx.conf`, where there is an nginx: TLS, WebSockets, and who may see what."""

from __future__ import annotations

import asyncio
import json
import shutil
import socket
import ssl
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from tests.server.people import GUARD, Player, Process

NGINX, OPENSSL = shutil.which("nginx"), shutil.which("openssl")
SITE = Path(__file__).parents[2] / "deploy/nginx.conf"
pytestmark = pytest.mark.skipif(not (NGINX and OPENSSL), reason="needs nginx and openssl")


def free_port() -> int:
    with socket.socket() as any_one:
        any_one.bind(("127.0.0.1", 0))
        return int(any_one.getsockname()[1])


def certificate(folder: Path) -> None:
    names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    files = ["-keyout", "key.pem", "-out", "cert.pem"]
    words = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
    subprocess.run([OPENSSL or "", *words, *names, *files], cwd=folder, check=True, capture_output=True)


def configured(folder: Path, behind: int, secure: int, plain: int) -> Path:
    """The site as it is in the repository, but for ports and certificates."""
    site = "\n".join(line for line in SITE.read_text().splitlines() if "[::]" not in line)
    live = "/etc/letsencrypt/live/tablee.example"
    for theirs, ours in {
        "127.0.0.1:8000": f"127.0.0.1:{behind}", "listen 443": f"listen 127.0.0.1:{secure}",
        "listen 80": f"listen 127.0.0.1:{plain}", "tablee.example;": "localhost;",
        f"{live}/fullchain.pem": str(folder / "cert.pem"), f"{live}/privkey.pem": str(folder / "key.pem"),
    }.items():  # fmt: skip
        assert theirs in site, theirs
        site = site.replace(theirs, ours)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    own = "access_log off;" + "".join(f"{kind}_temp_path {folder}/{kind};" for kind in kinds)
    main = f"daemon off; pid {folder}/pid; error_log {folder}/errors; events {{}} http {{ {own}\n{site}\n}}\n"
    (folder / "nginx.conf").write_text(main)
    return folder / "nginx.conf"


class Proxied(Process):
    """The server as it is seen through the proxy."""

    def __init__(self, port: int, plain: int, folder: Path) -> None:
        super().__init__(folder)
        self.address, self.plain = f"https://localhost:{port}", f"http://localhost:{plain}"
        self.trust = ssl.create_default_context(cafile=str(folder / "cert.pem"))


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxied]:
    folder = tmp_path_factory.mktemp("nginx")
    certificate(folder)
    with Process(folder / "data") as behind:
        secure, plain = free_port(), free_port()
        words = [NGINX or "", "-p", str(folder), "-c", str(configured(folder, behind.port, secure, plain))]
        subprocess.run([*words, "-t"], check=True, capture_output=True)
        with subprocess.Popen(words) as running:
            try:
                wait_for(secure)
                yield Proxied(secure, plain, folder)
            finally:
                running.terminate()


def wait_for(port: int) -> None:
    for _ in range(20 * GUARD):
        with socket.socket() as line:
            if line.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError("nginx does not listen")


def ask(house: Proxied, path: str, body: object = None, origin: str = "") -> tuple[int, bytes, str]:
    """Status, body and policy of an answer through the proxy."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(house.address + path, data, headers={"Origin": origin} if origin else {})
    try:
        with urllib.request.urlopen(request, context=house.trust) as answer:
            return answer.status, answer.read(), answer.headers.get("content-security-policy", "")
    except urllib.error.HTTPError as refused:
        with refused:
            return refused.code, refused.read(), ""


def test_a_game_is_played_through_tls(proxied: Proxied) -> None:
    wanted = {"game": "boom", "name": "Léa", "seats": 1, "start": True}
    status, seated, policy = ask(proxied, "/api/tables", wanted, origin=proxied.address)
    assert status == 200
    assert "default-src 'self'" in policy
    me = json.loads(seated)

    async def scene() -> None:
        address = f"{proxied.address.replace('https', 'wss')}/ws/{me['table']}"
        async with connect(address, ssl=proxied.trust, origin=Origin(proxied.address)) as line:
            lea = Player(line)
            await lea.send(type="hello", token=me["token"], lang="fr")
            await lea.until("state")
            assert (await lea.act(lea.state["options"][0]["key"]))["type"] == "ack"
        with pytest.raises(InvalidStatus):
            async with connect(address, ssl=proxied.trust, origin=Origin("https://evil.example")):
                pass

    asyncio.run(scene())


def test_a_page_of_another_site_gets_no_further_through_the_proxy(proxied: Proxied) -> None:
    wanted = {"game": "boom", "name": "Léa", "seats": 1}
    assert ask(proxied, "/api/tables", wanted, origin="https://evil.example")[0] == 403


def test_a_qr_code_names_the_secure_address_and_plain_http_is_sent_there(proxied: Proxied) -> None:
    assert ask(proxied, "/api/qr", {"path": "/t/x"}, origin=proxied.address)[0] == 200
    with pytest.raises(urllib.error.URLError):  # the redirect leads to port 443 of this machine, where nobody is
        urllib.request.urlopen(f"{proxied.plain}/health", timeout=5)

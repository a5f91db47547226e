"""`python -m tools.dev`: the server from `src`, started anew when a file changes, and the page with hot reload.

Both under one address, vite's: it serves the page from `web/src` and hands on what is for the server.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import webbrowser
from collections.abc import Iterable, Mapping
from pathlib import Path

from watchfiles import watch

from tools import node

ROOT = Path(__file__).resolve().parent.parent
SOURCES, WEB = ROOT / "src/tablee", ROOT / "web"
GAMES = SOURCES / "games"
KEPT = ROOT / ".tools/dev-data"  # tables that are tried out are not among those that are played
READ_AT_START = {".py", ".ftl", ".toml", ".sql", ".md", ".npz"}
GENERATED = b'"""Generated from '
USUAL_PORT = 5173
LOOK_EVERY = 500  # milliseconds
INTERPRETED = {**os.environ, "TABLEE_PURE": "1", "PYTHONUNBUFFERED": "1"}


class Server:
    """`tablee serve` on a port of its own, as often as the sources change."""

    def __init__(self, words: Iterable[str]) -> None:
        self.port = free_port(None)
        own = ["--port", str(self.port), "--no-browser", "--data", str(KEPT)]
        self.command = [sys.executable, "-m", "tablee", "serve", *own, *words]
        self.start()

    def start(self) -> bool:
        """Returns when it listens, or has ended with words of its own; whether it listens."""
        self.process = subprocess.Popen(self.command, env=INTERPRETED, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout
        if not self.process.stdout.readline():  # else its address, which is not the one to use
            say("The server has ended; it starts again when a file changes.")
            return False
        threading.Thread(target=hand_on, args=(self.process,), daemon=True).start()
        return True

    def restart(self) -> bool:
        self.end()
        return self.start()

    def end(self) -> None:
        end(self.process)


def hand_on(process: subprocess.Popen[str]) -> None:
    for line in process.stdout or ():
        print(line, end="", flush=True)


def end(process: subprocess.Popen[str]) -> None:
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def start_vite(port: int, server: int) -> subprocess.Popen[str]:
    """The page's own server, on exactly this port."""
    env = {**node.environment(), "TABLEE_SERVER": f"http://127.0.0.1:{server}"}
    words = ["--host", "127.0.0.1", "--port", str(port), "--strictPort", "--logLevel", "warn", "--clearScreen", "false"]
    vite = WEB / "node_modules/vite/bin/vite.js"
    process = subprocess.Popen([node.node_command(), str(vite), *words], cwd=WEB, env=env, text=True)
    while process.poll() is None and not answers(port):
        time.sleep(0.05)
    return process


def answers(port: int) -> bool:
    try:
        socket.create_connection(("127.0.0.1", port)).close()
    except OSError:
        return False
    return True


def free_port(wanted: int | None) -> int:
    with socket.create_server(("127.0.0.1", wanted or 0)) as listener:
        return int(listener.getsockname()[1])


def address(port: int | None) -> int:
    """The asked port, or the usual one, or when that one is busy any free one."""
    if port is not None:
        return free_port(port)
    try:
        return free_port(USUAL_PORT)
    except OSError:
        return free_port(None)


# -- what has changed ---------------------------------------------------------------------------


def texts() -> dict[Path, str]:
    """A digest of every file that a start of the server reads; what is generated changes with what it is made from."""
    files = (file for file in SOURCES.rglob("*") if file.suffix in READ_AT_START and "_web" not in file.parts)
    read = {file: text_of(file) for file in files}
    return {file: hashlib.sha256(text).hexdigest() for file, text in read.items() if GENERATED not in text[:100]}


def text_of(file: Path) -> bytes:
    """Editors take a file away for a moment to put another in its place."""
    try:
        return file.read_bytes()
    except FileNotFoundError:
        return b""


def changed(before: Mapping[Path, str], after: Mapping[Path, str]) -> list[Path]:
    return sorted(file for file in {*before, *after} if before.get(file) != after.get(file))


def games_of(files: Iterable[Path]) -> list[Path]:
    """The folders of the games among whose rules these files are."""
    inside = (file.relative_to(GAMES) for file in files if file.suffix == ".py" and file.is_relative_to(GAMES))
    folders = {GAMES / path.parts[0] for path in inside if len(path.parts) > 1}
    return sorted(folder for folder in folders if (folder / "rules.py").exists())


def generate(folder: Path) -> bool:
    """What is made from a game's rules, made again; whether the rules were in order."""
    command = [sys.executable, "-m", "tablee", "generate", str(folder.relative_to(ROOT))]
    done = subprocess.run(command, cwd=ROOT, env=INTERPRETED, capture_output=True, text=True, check=False)
    for line in (done.stdout + done.stderr).splitlines():
        say(line)
    return done.returncode == 0


def take_up(server: Server, before: Mapping[Path, str]) -> dict[Path, str]:
    """Rules with a fault are not started: the table goes on with those before."""
    after = texts()  # what is edited from here on is the next change
    files = changed(before, after)
    if not files:
        return after
    start = time.perf_counter()
    sound = [generate(folder) for folder in games_of(files)]
    if all(sound) and server.restart():
        say(f"{', '.join(str(file.relative_to(ROOT)) for file in files)} → {time.perf_counter() - start:.1f} s")
    return after


def follow(server: Server, vite: subprocess.Popen[str], known: dict[Path, str]) -> None:
    for n, changes in enumerate(watch(SOURCES, rust_timeout=LOOK_EVERY, yield_on_timeout=True)):
        if vite.poll() is not None:
            raise SystemExit("What serves the page has ended: its words are above.")
        if changes or n == 0:  # what was edited before we watched has told nobody
            known = take_up(server, known)


def say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


def announce(port: int, *, browser: bool) -> None:
    table, recorded = f"http://127.0.0.1:{port}/", f"http://127.0.0.1:{port}/dev.html"
    print(f"Tablée : {table}  (Ctrl-C)\n         {recorded}  recorded tables", flush=True)
    if browser:
        webbrowser.open(table)
        webbrowser.open(recorded)


def main(words: list[str]) -> None:
    reader = argparse.ArgumentParser(prog="python3 run.py dev", description=__doc__)
    reader.add_argument("--port", type=int)
    reader.add_argument("--no-browser", action="store_true")
    asked, rest = reader.parse_known_args(words)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    try:
        port = address(asked.port)
    except OSError as problem:
        why = os.strerror(problem.errno or 0)
        sys.exit(f"tablee: cannot listen on port {asked.port} ({why}); choose another with --port.")
    known, server = texts(), Server(rest)
    vite = start_vite(port, server.port)
    try:
        announce(port, browser=not asked.no_browser)
        follow(server, vite, known)
    finally:
        server.end()
        end(vite)


if __name__ == "__main__":
    os.chdir(ROOT)
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(130)

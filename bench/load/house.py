"""The server under load, on a core of its own, and what it says of itself."""

from __future__ import annotations

import os
import re
import resource
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
CORES = sorted(os.sched_getaffinity(0))


class House:
    """One server process; it can be killed and started again on the same data."""

    def __init__(self, data: Path, database: str | None = None, **variables: str) -> None:
        self.data = data
        self.variables = variables
        self.database = database
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        words = ["serve", "--no-browser", "--port", str(self.port), "--data", str(self.data)]
        words += ["--database", self.database] if self.database else []
        unlimited = {"TABLEE_TABLES_A_MINUTE": "1000000", "TABLEE_SOCKETS_EACH": "1000000"}  # all come from one address
        environment = {
            **os.environ,
            "TABLEE_MESSAGES_A_SECOND": "10000",
            "TABLEE_BOT_PACE": "0.2-0.4",
            **unlimited,
            **self.variables,
        }
        command = [sys.executable, "-m", "tablee", *words]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        on_core(self.process.pid, 0)
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("The server did not start.")
        self.port = int(line.split()[2].rstrip("/").rpartition(":")[2])

    def stop(self, how: signal.Signals = signal.SIGKILL) -> None:
        if self.process:
            self.process.send_signal(how)
            self.process.wait()
            self.process = None

    def cpu(self) -> float:
        return cpu_of(self._pid())

    def memory(self) -> int:
        return int(Path(f"/proc/{self._pid()}/statm").read_text().split()[1]) * resource.getpagesize()

    def metrics(self) -> dict[str, float]:
        """Of this process, also where it answers for others as well."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/metrics") as answer:
            lines = answer.read().decode().splitlines()
        figures = [line.split() for line in lines if not line.startswith("#")]
        mine = re.compile(rf'\{{process=".*-{self._pid()}"}}$')
        return {mine.sub("", name): float(value) for name, value in figures}

    def _pid(self) -> int:
        assert self.process
        return self.process.pid


def cpu_of(pid: int) -> float:
    """Seconds a process has computed, in the kernel and out of it."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def on_core(pid: int, n: int) -> None:
    """The server has the first core for itself, the crowd the others, where there are several."""
    if len(CORES) > 1:
        os.sched_setaffinity(pid, CORES[:1] if n == 0 else CORES[1:])

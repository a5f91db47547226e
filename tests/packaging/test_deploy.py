"""What lies in `deploy/` fits the program: its options exist, figures stay inside, images hold what git keeps."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from fnmatch import fnmatch
from pathlib import Path

import pytest
import typer.main

from tablee.cli import app
from tablee.server.watchdog import STUCK

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
CADDY = shutil.which("caddy")


def options(command: str) -> set[str]:
    """Those of a `tablee` command."""
    commands = getattr(typer.main.get_command(app), "commands")  # noqa: B009
    return {name for param in commands[command].params for name in (*param.opts, *param.secondary_opts)}


def wanted(text: str) -> set[str]:
    return set(re.findall(r"(?<![\w-])--[a-z-]+", text))


def test_every_option_in_deploy_is_one_of_the_program() -> None:
    container = (DEPLOY / "Containerfile").read_text()
    served = {
        "service": re.findall(r"^ExecStart=.*|^# Options.*", (DEPLOY / "tablee.service").read_text(), re.MULTILINE),
        "container": re.findall(r"^ENTRYPOINT.*|append .*", container, re.MULTILINE),
        "compose": re.findall(r"^    command:.*", (DEPLOY / "compose.yaml").read_text(), re.MULTILINE),
    }
    for name, lines in served.items():
        assert lines, name
        assert wanted(" ".join(lines)) <= options("serve"), name
    assert wanted(re.findall(r"tablee backup .*", (DEPLOY / "tablee-backup.service").read_text())[0]) <= options(
        "backup"
    )


def test_a_backup_may_do_no_more_than_the_server() -> None:
    server, backup = ((DEPLOY / name).read_text().splitlines() for name in ("tablee.service", "tablee-backup.service"))
    fences = set(server[server.index("NoNewPrivileges=yes") : server.index("UMask=0077") + 1])
    fences = {"RestrictAddressFamilies=AF_UNIX" if line.startswith("RestrictAddress") else line for line in fences}
    assert len(fences) > 15
    assert fences <= set(backup)


def test_the_proxy_of_the_containers_keeps_the_figures_inside() -> None:
    compose, site = (DEPLOY / "compose.yaml").read_text(), (DEPLOY / "Caddyfile").read_text()
    assert "./Caddyfile:/etc/caddy/Caddyfile:ro" in compose
    assert "caddy reverse-proxy" not in compose.replace('", "', " ")
    for name in re.findall(r"\{\$(\w+):", site):
        assert f"      {name}: " in compose
    assert "path /metrics" in site
    assert "respond @outside 404" in site


def test_the_server_answers_to_the_name_that_its_proxy_serves() -> None:
    """One name to replace, the same in all files."""
    (named,) = re.findall(r"TABLEE_ALLOWED_HOST=(\S+)", (DEPLOY / "tablee.service").read_text())
    assert set(re.findall(r"server_name (\S+);", (DEPLOY / "nginx.conf").read_text())) == {named}
    assert f"{{$TABLEE_HOST:{named}}}" in (DEPLOY / "Caddyfile").read_text()
    assert "TABLEE_ALLOWED_HOST: ${TABLEE_HOST:-localhost} tablee " in (DEPLOY / "compose.yaml").read_text()


def test_proxies_say_where_a_visitor_comes_from_and_secure_the_next_visit() -> None:
    nginx, caddy = (DEPLOY / "nginx.conf").read_text(), (DEPLOY / "Caddyfile").read_text()
    assert re.search(r"^\s*proxy_set_header X-Forwarded-For \$remote_addr;", nginx, re.MULTILINE)
    assert re.search(r"^\s*limit_req zone=tablee burst=\d+ nodelay;", nginx, re.MULTILINE)
    for text in (nginx, caddy):
        assert re.search(r'^\s*(add_)?header [^#]*Strict-Transport-Security "max-age=31536000"', text, re.MULTILINE)


def test_systemd_waits_longer_for_a_sign_of_life_than_the_server_itself() -> None:
    unit = (DEPLOY / "tablee.service").read_text().splitlines()
    assert "Type=notify" in unit
    (seconds,) = [int(line.removeprefix("WatchdogSec=")) for line in unit if line.startswith("WatchdogSec=")]
    assert STUCK < seconds < 3 * STUCK
    assert any(line.startswith("MemoryMax=") for line in unit)


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="needs systemd-analyze")
@pytest.mark.parametrize("name", ["tablee.service", "tablee-backup.service", "tablee-backup.timer"])
def test_systemd_understands_its_units(tmp_path: Path, name: str) -> None:
    for unit in DEPLOY.glob("tablee*"):
        text = re.sub(r"/opt/tablee/\S*/tablee ", "/bin/echo ", unit.read_text())
        (tmp_path / unit.name).write_text(text.replace("file:/opt/tablee/docs/server.md", "man:true(1)"))
    command = ["systemd-analyze", "verify", "--man=no", str(tmp_path / name)]
    found = subprocess.run(
        command, capture_output=True, text=True, env={**os.environ, "SYSTEMD_UNIT_PATH": f"{tmp_path}:"}
    )
    assert [line for line in found.stderr.splitlines() if "tablee" in line] == []
    assert found.returncode == 0, found.stderr


@pytest.mark.skipif(not CADDY, reason="needs caddy")
def test_caddy_understands_its_file(tmp_path: Path) -> None:
    command = [CADDY or "", "adapt", "--validate", "--config", str(DEPLOY / "Caddyfile")]
    subprocess.run(command, check=True, capture_output=True, env={"HOME": str(tmp_path)})


def lines_of(name: str) -> set[str]:
    found = (line.strip().removeprefix("**/").rstrip("/") for line in (ROOT / name).read_text().splitlines())
    return {line for line in found if line and not line.startswith("#")}


def test_an_image_is_built_from_what_git_keeps() -> None:
    assert lines_of(".dockerignore") == lines_of(".gitignore") | {".git"}


@pytest.mark.skipif(not (shutil.which("git") and (ROOT / ".git").exists()), reason="needs the repository")
def test_nothing_that_git_keeps_is_left_out_of_an_image() -> None:
    kept = subprocess.run(["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True).stdout.split("\n")
    for path in filter(None, kept):
        parts = Path(path).parts
        named = {"/".join(parts[: n + 1]) for n in range(len(parts))} | set(parts)
        assert not [p for p in lines_of(".dockerignore") if any(fnmatch(name, p) for name in named)], path

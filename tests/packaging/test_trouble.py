"""What can go wrong with a start: one sentence each, and nothing is broken by it."""

from __future__ import annotations

import ast
import errno
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from subprocess import PIPE

import pytest

from tests.packaging import clone
from tools import environment, node, page, steps
from tools.steps import FULL, Failed, sentence

ROOT = clone.ROOT
OLD = [found for minor in (6, 7, 8, 9, 10) if (found := shutil.which(f"python3.{minor}"))]
LINUX_ROOT = sys.platform == "linux" and os.geteuid() == 0 and bool(shutil.which("unshare"))
needs_namespaces = pytest.mark.skipif(not LINUX_ROOT, reason="takes the disk or the network away: Linux, as root")
needs_git = pytest.mark.skipif(not (ROOT / ".git").exists(), reason="needs the repository")


def said_by(command: list[str], where: Path, env: dict[str, str] | None = None) -> tuple[int, str]:
    done = subprocess.run(command, cwd=where, env=env, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


# -- an old Python ------------------------------------------------------------------------------


def test_an_old_python_can_read_as_far_as_the_sentence() -> None:
    tree = ast.parse((ROOT / "run.py").read_text(), feature_version=(3, 7))
    imported = [node.names[0].name for node in tree.body if isinstance(node, ast.Import)]
    assert imported == ["os", "subprocess", "sys"]
    refusal = next(n for n, node in enumerate(tree.body) if isinstance(node, ast.If))
    first = next(n for n, node in enumerate(tree.body) if isinstance(node, ast.FunctionDef))
    assert refusal < first


@pytest.mark.parametrize("python", OLD)
def test_an_old_python_is_told_which_one_is_needed(python: str, tmp_path: Path) -> None:
    if said_by([python, "--version"], tmp_path)[0]:
        pytest.skip("only a shim")
    code, said = said_by([python, str(ROOT / "run.py")], tmp_path)
    assert code == 1
    assert said.startswith("Tablée needs Python 3.11 or newer; this is 3.")
    assert said.count("\n") == 1


# -- disk ---------------------------------------------------------------------------------------


def on_a_small_disk(folder: Path, options: str, after: str = "true") -> tuple[int, str]:
    """A first start in a clone on a disk of its own."""
    (disk := folder / "disk").mkdir()
    env = clone.environment(folder / "home", TMPDIR=str(folder))
    clone.clone(folder / "tree")
    steps = f"mount -t tmpfs -o size={options} tmpfs {disk} && cp -r {folder}/tree {disk} && cd {disk}/tree && {after}"
    start = f"exec {clone.base_python()} run.py --no-browser --port 0"
    return said_by(["unshare", "-m", "sh", "-c", f"{steps} && {start}"], folder, env)


@needs_git
@needs_namespaces
def test_a_full_disk(tmp_path: Path) -> None:
    code, said = on_a_small_disk(tmp_path, "30m", after="dd if=/dev/zero of=../fill bs=64k 2>/dev/null; true")
    assert code == 1
    assert said.splitlines()[-1] == FULL
    assert "Traceback" not in said


@needs_git
@needs_namespaces
def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    code, said = on_a_small_disk(tmp_path, "200m", after="mount -o remount,ro ..")
    assert code == 1
    assert said == f"Tablée cannot write to {tmp_path}/disk/tree/.tools: it needs a folder of your own.\n"


@pytest.mark.parametrize(
    ("number", "words"),
    [(errno.ENOSPC, "The disk is full"), (errno.EROFS, "cannot write to here"), (errno.EACCES, "cannot write to here")],
)
def test_what_the_system_refuses_has_a_sentence(number: int, words: str) -> None:
    assert words in sentence(OSError(number, "no", "here"))


def test_what_we_have_no_words_for_is_not_hidden() -> None:
    with pytest.raises(OSError, match="no"):
        sentence(OSError(errno.EIO, "no", "here"))


def test_a_full_disk_is_not_taken_for_a_missing_network(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "import sys; sys.exit('error: No space left on device (os error 28)')"]
    with pytest.raises(Failed) as told:
        steps.quietly(command, "the network", tmp_path, dict(os.environ))
    assert str(told.value) == FULL


# -- network ------------------------------------------------------------------------------------


@needs_git
@needs_namespaces
def test_a_first_start_without_a_network(tmp_path: Path) -> None:
    tree, env = clone.clone(tmp_path / "tree"), clone.environment(tmp_path / "home")
    env = {name: value for name, value in env.items() if not name.startswith("PIP_")} | {"PIP_CONFIG_FILE": os.devnull}
    code, said = said_by(["unshare", "-n", clone.base_python(), "run.py", "--no-browser"], tree, env)
    assert code == 1
    assert said == "The packages of requirements/play.txt could not be fetched: the first start needs a network" + (
        " (.tools/said.txt has what was said).\n"
    )
    assert (tree / ".tools/said.txt").read_text()


def test_once_all_is_there_nobody_asks_the_network(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What could fetch is not even called."""
    venv = tmp_path / ".venv"
    (venv / "lib/python3/site-packages").mkdir(parents=True)
    environment.python_of(venv).parent.mkdir()
    environment.python_of(venv).touch()
    environment.stamp_of(venv).write_text(json.dumps({"python": sys.version, "play": environment.digest("play")}))
    monkeypatch.setattr(environment, "FOLDERS", {"play": venv})
    for module, name in ((environment, "install"), (environment, "find_uv"), (node, "install"), (node, "obtain")):
        monkeypatch.setattr(module, name, lambda *_, **__: pytest.fail("asked"))
    monkeypatch.setattr(page, "is_current", lambda: True)
    assert environment.obtain("play") == environment.python_of(venv)
    page.obtain()


# -- interrupted, and two at once ---------------------------------------------------------------


@pytest.fixture
def venv(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(environment, "TOOLS", tmp_path / ".tools")
    monkeypatch.setattr(environment, "FOLDERS", {"play": tmp_path / "venv", "lab": tmp_path / "venv"})
    return tmp_path / "venv"


def test_an_environment_that_was_interrupted_is_made_anew(venv: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object, **__: object) -> None:
        (venv / "half").touch()
        raise KeyboardInterrupt

    monkeypatch.setattr(environment, "install", interrupted)
    with pytest.raises(KeyboardInterrupt):
        environment.obtain("play")
    monkeypatch.setattr(environment, "install", lambda *_, **__: None)
    environment.obtain("play")
    assert not (venv / "half").exists()
    assert environment.has(venv, "play")


def test_who_was_interrupted_while_adding_can_still_play(venv: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "install", lambda *_, **__: None)
    environment.obtain("play")
    monkeypatch.setattr(environment, "install", lambda *_, **__: sys.exit("interrupted"))
    with pytest.raises(SystemExit):
        environment.obtain("lab")
    assert environment.has(venv, "play")
    assert not environment.has(venv, "lab")


def test_a_folder_is_whole_or_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "TOOLS", tmp_path / ".tools")
    target = tmp_path / "node"

    def make(then: str) -> None:
        with environment.whole(target) as folder:
            folder.mkdir()
            ast.literal_eval(then)

    with pytest.raises(SyntaxError):
        make("interrupted in the middle")
    assert not target.exists()
    make("0")
    assert target.is_dir()


TWO = """
import sys
from pathlib import Path
from tools import environment
environment.TOOLS = Path(sys.argv[1])
made = environment.TOOLS.parent / "made"
with environment.alone("it"):
    if not made.exists():
        print("working", flush=True)
        sys.stdin.readline()
        made.touch()
        print("made", flush=True)
"""


def test_of_two_at_once_the_second_waits_and_finds_it_done(tmp_path: Path) -> None:
    command = [sys.executable, "-c", TWO, str(tmp_path / ".tools")]
    begin = partial(subprocess.Popen, command, cwd=ROOT, text=True, stdin=PIPE, stdout=PIPE, stderr=PIPE)
    with begin() as first:
        assert first.stdout
        assert first.stdout.readline() == "working\n"
        with begin() as second:
            assert second.stderr
            assert second.stderr.readline() == "Another start is at work here; waiting for it.\n"
            assert first.communicate("go on\n") == ("made\n", "")
            assert second.communicate() == ("", "")
            assert second.returncode == 0


@needs_git
@pytest.mark.long
def test_a_first_start_that_was_killed_goes_on(tmp_path: Path) -> None:
    """Again and again a little later; then two at once, of which both open a table."""
    tree, env = clone.clone(tmp_path / "tree"), clone.environment(tmp_path / "home")
    command = [clone.base_python(), "run.py", "--no-browser", "--port", "0"]
    for seconds in (2, 5, 9, 14):
        with subprocess.Popen(command, cwd=tree, env=env, start_new_session=True, stdout=subprocess.DEVNULL) as begun:
            time.sleep(seconds)
            os.killpg(begun.pid, signal.SIGKILL)
    tables = [
        subprocess.Popen(
            [*command, "--data", str(tmp_path / name)], cwd=tree, env=env, stdout=subprocess.PIPE, text=True,
            start_new_session=True,
        )
        for name in ("one", "two")
    ]  # fmt: skip
    lines = [table.stdout.readline() for table in tables if table.stdout]
    for table in tables:
        os.killpg(table.pid, signal.SIGKILL)
        table.communicate()
    assert all(line.startswith("Tablée : http://") for line in lines), lines


# -- a port that is taken -----------------------------------------------------------------------


@pytest.mark.parametrize("command", [["-m", "tablee", "serve"], ["-m", "tools.dev"]], ids=["serve", "dev"])
def test_a_port_in_use(command: list[str], tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        env = {**os.environ, "TABLEE_DATA": str(tmp_path), "LC_ALL": "en_GB.UTF-8"}
        code, said = said_by([sys.executable, *command, "--port", port, "--no-browser"], ROOT, env)
    assert code in (1, 2)
    assert said.count("\n") == 1
    assert port in said
    assert "(Address already in use); choose another with --" in said


# -- a compiler that fails ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("rules.c:1: internal compiler error", "The C compiler failed, so the rules run interpreted ("),
        ("/tmp/x.s: Fatal error: can't write: No space left on device", FULL),
    ],
)
def test_a_compiler_that_fails_beside_a_table_is_one_sentence(
    said: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    compiled = pytest.importorskip("tools.compiled", reason="setuptools finds the compiler")
    monkeypatch.setattr(compiled.builds, "BUILDS", tmp_path)
    monkeypatch.setattr(compiled, "SAID", tmp_path / "said.txt")

    def fail(_: object) -> None:
        with compiled.set_aside():
            subprocess.run([sys.executable, "-c", f"import sys; sys.exit({said!r})"], check=False)
            raise compiled.CCompilerError("command 'gcc' failed with exit code 1")

    monkeypatch.setattr(compiled, "build", fail)
    assert compiled.main([]) == 1
    shown = capfd.readouterr().err
    assert shown.startswith(told)
    assert shown.count("\n") == 1

"""The compiled rules: `python -m tools.compiled` builds them into `.build/<key>`, complete or not at all.

Every module that says `# mypyc: compile` in its first five lines goes through mypyc and the C compiler; the folder's
name is a key of all that decides what comes out.  Needs what `requirements/build.txt` locks and nothing of our own
dependencies, so that the same sources give the same code wherever they are built.
"""

from __future__ import annotations

import ast
import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, redirect_stderr, redirect_stdout, suppress
from pathlib import Path
from typing import Any

from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.errors import CCompilerError, DistutilsError
from setuptools._distutils.sysconfig import customize_compiler

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))
from tablee import _compiled as builds  # noqa: E402
from tools.steps import FULL  # noqa: E402

WORK = builds.BUILDS / "work"  # generated C, objects, mypy's cache: all that makes the next build shorter
SAID = WORK / "said.txt"
KEPT = 3  # builds; a running server may still load modules from an older one
LIBRARY = "tablee__mypyc"
SUFFIX: str = sysconfig.get_config_var("EXT_SUFFIX")
DONE = "The rules are compiled ({:.0f} s): new bots think with them at once, the table from its next start."
FAILED = "The C compiler failed, so the rules run interpreted ({} has what it said)."
PARENT = os.getppid()
took: dict[str, float] = {}  # seconds of each phase

MSVC = sys.platform == "win32"
COMMON = [] if MSVC else ["-g0", "-w", "-fwrapv", "-fno-semantic-interposition", "-fvisibility=hidden", "-DNDEBUG"]
HOT = ["/O2"] if MSVC else ["-O3"]  # rules and those who play them by the thousand: optimised together
COLD = ["/O2"] if MSVC else ["-O1"]
COLD_FOLDERS = ("server",)
TOGETHER = ["-flto=auto"]
SELDOM = re.compile(r"^extern (?=PyObject \*CPyPy_|char CPyDef_\w+_____top_level__\(|int CPyExec_)", re.MULTILINE)
LIGHTLY = '__attribute__((cold, optimize("O1")))'
FAULTS = """
__attribute__((cold)) void CPy_AddTraceback(const char *, const char *, int, PyObject *);
__attribute__((cold)) void CPy_TypeError(const char *, PyObject *);
__attribute__((cold))
void CPy_TypeErrorTraceback(const char *, const char *, int, PyObject *, const char *, PyObject *);
"""
SPARED = re.compile(r"kernel___(piles|steps)\.c$")  # a table is many piles: where they come from is half of its copy
MADE = re.compile(r"= \((\w+) \*\)type->tp_alloc\(type, 0\);")
SPARES = """
/* Objects of one size that nobody holds any more, linked by their first fields: they are the next to be made. */
static struct { PyObject *first; int n; } spare[32];

static inline PyObject *taken(PyTypeObject *type, size_t size)
{
    PyObject *found = size / 8 < 32 ? spare[size / 8].first : NULL;
    if (!found || (size_t)type->tp_basicsize != size || PyType_IS_GC(type))
        return type->tp_alloc(type, 0);
    spare[size / 8].first = *(PyObject **)(found + 1);
    spare[size / 8].n--;
    memset(found + 1, 0, size - sizeof(PyObject));
    Py_SET_TYPE(found, type);
    _Py_NewReference(found);
    return found;
}

static inline void given(PyObject *old)
{
    size_t size = (size_t)Py_TYPE(old)->tp_basicsize;
    if (size / 8 >= 32 || spare[size / 8].n >= 512 || PyType_IS_GC(Py_TYPE(old))) {
        Py_TYPE(old)->tp_free(old);
        return;
    }
    *(PyObject **)(old + 1) = spare[size / 8].first;
    spare[size / 8].first = old;
    spare[size / 8].n++;
}
#undef CPy_TRASHCAN_BEGIN /* they hold nothing that holds others */
#undef CPy_TRASHCAN_END
#define CPy_TRASHCAN_BEGIN(op, dealloc)
#define CPy_TRASHCAN_END(op)
"""
LENIENT = [  # what is not installed here has no types; mypy proper has seen it with them
    "--follow-imports=silent",
    "--ignore-missing-imports",
    "--no-warn-unused-ignores",
    "--no-warn-return-any",
    "--allow-subclassing-any",
    "--allow-untyped-decorators",
]

SHIM = """
#include <Python.h>

/* Each compiled module is a copy of this one library: asked for a module, it has the shared library make it. */
static PyObject *make(PyObject *spec, PyModuleDef *definition)
{
    PyObject *made = NULL, *library = NULL, *capsule = NULL, *attribute = NULL;
    PyObject *name = PyObject_GetAttrString(spec, "name"), *dot = PyUnicode_FromString("."),
             *bar = PyUnicode_FromString("___"), *flat = NULL;
    if (name && dot && bar && (flat = PyUnicode_Replace(name, dot, bar, -1)))
        attribute = PyUnicode_FromFormat("init_%U", flat);
    if (attribute && (library = PyImport_ImportModule("@library@")))
        capsule = PyObject_GetAttr(library, attribute);
    if (capsule) {
        PyObject *(*init)(void) = (PyObject *(*)(void))PyCapsule_GetPointer(capsule, PyCapsule_GetName(capsule));
        made = init ? init() : NULL;
    }
    Py_XDECREF(name); Py_XDECREF(dot); Py_XDECREF(bar); Py_XDECREF(flat);
    Py_XDECREF(attribute); Py_XDECREF(library); Py_XDECREF(capsule);
    return made;
}

static PyModuleDef_Slot slots[] = {{Py_mod_create, (void *)make}, {0, NULL}};
static PyModuleDef definition = {PyModuleDef_HEAD_INIT, .m_name = "compiled", .m_slots = slots};
#define NAMED(name) PyMODINIT_FUNC PyInit_##name(void) { return PyModuleDef_Init(&definition); }
@names@
"""


class CannotCompile(Exception):
    """There is no C compiler here that can build a Python extension."""


class Compiler:
    """The C compiler that setuptools finds, with the flags that Python was built with and ours."""

    def __init__(self) -> None:
        self.found: Any = new_compiler()
        customize_compiler(self.found)
        if MSVC:
            self.found.initialize()
        self.together = [] if MSVC or not self._compiles(TOGETHER) else TOGETHER
        if not self.together and not self._compiles([]):
            raise CannotCompile

    def describe(self) -> str:
        """All that decides what code comes out of the same C."""
        words = [] if MSVC else [*self.found.compiler_so, *self.found.linker_so]
        said = subprocess.run([words[0], "--version"], capture_output=True, text=True).stdout if words else ""
        return json.dumps([words, said, COMMON, HOT, COLD, self.together])

    def compile(self, source: Path, target: Path, include: Sequence[str], flags: Sequence[str]) -> None:
        """One object file, under its name once it is whole."""
        headers = [*include, sysconfig.get_path("include")]
        with tempfile.TemporaryDirectory(dir=target.parent) as folder:
            made = self.found.compile(
                [str(source)], output_dir=folder, include_dirs=headers, extra_postargs=[*COMMON, *flags]
            )
            Path(made[0]).replace(target)

    def link(self, objects: Sequence[Path], target: Path) -> None:
        flags = [] if MSVC else [*COMMON, *HOT, *self.together]
        self.found.link_shared_object([str(file) for file in objects], str(target), extra_postargs=flags)

    def _compiles(self, flags: list[str]) -> bool:
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder, "probe.c")
            source.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return 0; }\n")
            try:
                self.compile(source, Path(folder, "probe.o"), [], flags)
            except (CCompilerError, DistutilsError, OSError):
                return False
        return True


# -- what goes in -------------------------------------------------------------------------------


def inputs(texts: dict[str, bytes]) -> dict[str, str]:
    """The digest of every module that is compiled, and of those it imports: their types and constants go in too."""
    found: set[str] = set()
    waiting = [name for name, text in texts.items() if builds.is_marked(text)]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += [other for other in imported(name, texts[name]) if other in texts]
    return {name: builds.digest(texts[name]) for name in sorted(found)}


def imported(name: str, text: bytes) -> Iterator[str]:
    """Paths where the modules may lie that a module imports."""
    here = ("tablee/" + name).split("/")[:-1]
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield from paths(alias.name.split("."))
        elif isinstance(node, ast.ImportFrom):
            above = here[: len(here) + 1 - node.level] if node.level else []
            base = above + (node.module.split(".") if node.module else [])
            for alias in node.names:
                yield from paths([*base, alias.name])


def paths(parts: list[str]) -> Iterator[str]:
    """A name may be a module, or stand in one; every package above it is imported first."""
    for n in range(1, len(parts) + 1):
        yield "/".join([*parts[1:n], "__init__.py"])
        yield "/".join(parts[1:n]) + ".py"


def key(taken: dict[str, str], compiler: Compiler) -> str:
    lock = (ROOT / "requirements/build.txt").read_text()
    whole = json.dumps([taken, builds.PYTHON, lock, Path(__file__).read_text(), compiler.describe()])
    return hashlib.sha256(whole.encode()).hexdigest()[:20]


# -- what comes out -----------------------------------------------------------------------------


def build(is_abandoned: Callable[[], bool] = lambda: False) -> Path:
    """The folder of the compiled rules, made now unless it is there."""
    compiler = Compiler()
    with alone():
        texts = dict(builds.sources())
        taken = inputs(texts)
        folder = builds.BUILDS / key(taken, compiler)
        if not (folder / builds.MANIFEST).exists():
            make(folder, texts, taken, compiler, is_abandoned)
        forget_old(folder)
    return folder


def make(
    folder: Path, texts: dict[str, bytes], taken: dict[str, str], compiler: Compiler, is_abandoned: Callable[[], bool]
) -> None:
    """Written beside its place and renamed when complete, if nobody has edited a source meanwhile."""
    marked = [name for name, text in texts.items() if builds.is_marked(text)]
    with tempfile.TemporaryDirectory(dir=builds.BUILDS, prefix="unfinished-") as unfinished:
        place = Path(unfinished, folder.name)
        place.mkdir()
        took.clear()
        parts = objects(marked, compiler, is_abandoned)
        with timed("link"), set_aside():
            shutil.copy(library(parts, compiler), place / f"{LIBRARY}{SUFFIX}")
        modules = shims(marked, place, compiler)
        manifest = {"python": builds.PYTHON, "seconds": took, "inputs": taken, "modules": modules}
        (place / builds.MANIFEST).write_text(json.dumps(manifest, indent=1))
        if inputs(dict(builds.sources())) != taken:
            raise SystemExit("The sources changed while they were compiled; the next start compiles them.")
        place.replace(folder)


def objects(marked: list[str], compiler: Compiler, is_abandoned: Callable[[], bool]) -> list[Path]:
    """Every generated C file compiled, the largest first, on all cores; an unchanged one is taken as it is."""
    with timed("mypyc"):
        files, include = generated(marked)
    kept = WORK / "objects"
    kept.mkdir(exist_ok=True)
    basis = compiler.describe() + "".join(sorted(file.read_text() for file in (WORK / "c").rglob("*.h")))

    def compiled(file: Path) -> Path:
        if is_abandoned():
            raise SystemExit(1)
        flags = COLD if is_cold(file) else [*HOT, *compiler.together]
        name = hashlib.sha256((basis + " ".join(flags) + file.read_text()).encode()).hexdigest()[:20]
        target = kept / f"{file.stem}-{name}.o"
        if not target.exists():
            compiler.compile(file, target, include, flags)
        return target

    with timed("compile"), set_aside(), ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        made = list(pool.map(compiled, sorted(files, key=lambda file: -file.stat().st_size)))
    for file in set(kept.glob("*.o")) - set(made):
        file.unlink()
    return sorted(made)


def library(parts: list[Path], compiler: Compiler) -> Path:
    """All objects linked; the same objects have been linked before."""
    name = hashlib.sha256("".join(part.name for part in parts).encode()).hexdigest()[:20]
    target = WORK / f"{LIBRARY}-{name}{SUFFIX}"
    if not target.exists():
        for old in WORK.glob(f"{LIBRARY}-*"):
            old.unlink()
        compiler.link(parts, target.with_suffix(".new"))
        target.with_suffix(".new").replace(target)
    return target


def is_cold(file: Path) -> bool:
    return any(f"tablee___{folder}___" in file.name for folder in COLD_FOLDERS)


def generated(marked: list[str]) -> tuple[list[Path], list[str]]:
    """The C that mypyc writes, one file a module, and where its headers are."""
    from mypyc.build import mypycify

    sources = [str(Path("src/tablee", name)) for name in sorted(marked)]
    target = WORK / "c"
    shutil.rmtree(target, ignore_errors=True)  # a file of a module that is gone
    target.mkdir(parents=True)
    options = [f"--cache-dir={WORK / 'mypy'}", *LENIENT]
    with keeping_quiet():
        made, *_ = mypycify(
            [*options, *sources], multi_file=True, target_dir=str(target), group_name=LIBRARY.removesuffix("__mypyc")
        )
    mark_cold(target / f"__native_internal_{LIBRARY.removesuffix('__mypyc')}.h")
    files = [Path(file) for file in made.sources]
    for file in files:
        if SPARED.search(file.name) and not sysconfig.get_config_var("Py_GIL_DISABLED"):
            keep_spares(file)
    return files, made.include_dirs


def mark_cold(header: Path) -> None:
    """What plain Python calls, a module's own lines and all that leads to an exception: half of the code, never hot."""
    if not MSVC:
        header.write_text(SELDOM.sub(f"extern {LIGHTLY} ", header.read_text()) + FAULTS)


def keep_spares(file: Path) -> None:
    """What is freed is kept for the next of its kind, without Python's allocator in between."""
    text = MADE.sub(r"= (\1 *)taken(type, sizeof(\1));", file.read_text())
    text = text.replace("Py_TYPE(self)->tp_free((PyObject *)self);", "given((PyObject *)self);")
    before, _, after = text.partition("static ")
    file.write_text(f"{before}{SPARES}static {after}")


@contextmanager
def keeping_quiet() -> Iterator[None]:
    """mypyc's warnings are for those who write the rules and run mypy; its errors are for everybody."""
    said = io.StringIO()
    try:
        with redirect_stdout(said), redirect_stderr(said):
            yield
    except SystemExit:
        print(said.getvalue(), file=sys.stderr)
        raise


def shims(marked: list[str], place: Path, compiler: Compiler) -> dict[str, str]:
    """A copy of one small library for every module, where Python looks for it; the path of each."""
    names = sorted({Path(name).stem for name in marked})
    source, target = WORK / "shim.c", WORK / f"shim{SUFFIX}"
    source.write_text(
        SHIM.replace("@library@", LIBRARY).replace("@names@", "\n".join(f"NAMED({name})" for name in names))
    )
    compiler.compile(source, WORK / "shim.o", [], ["/O1"] if MSVC else ["-O1"])
    compiler.link([WORK / "shim.o"], target)
    found = {LIBRARY: f"{LIBRARY}{SUFFIX}"}
    for name in marked:
        path = Path("tablee", name).with_suffix("")
        found[".".join(path.parts)] = f"{path.as_posix()}{SUFFIX}"
        (place / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(target, place / f"{path}{SUFFIX}")
    return found


@contextmanager
def set_aside() -> Iterator[None]:
    """What the C compiler says is for whoever looks, not for those at the table."""
    with SAID.open("w") as said:
        shown = os.dup(2)
        os.dup2(said.fileno(), 2)
        try:
            yield
        finally:
            os.dup2(shown, 2)
            os.close(shown)


@contextmanager
def timed(phase: str) -> Iterator[None]:
    begun = time.perf_counter()
    yield
    took[phase] = round(time.perf_counter() - begun, 1)


@contextmanager
def alone() -> Iterator[None]:
    """Whoever comes second waits and finds the work done."""
    WORK.mkdir(parents=True, exist_ok=True)
    with (builds.BUILDS / "lock").open("w") as lock:
        with suppress(ImportError):
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        for left in builds.BUILDS.glob("unfinished-*"):
            shutil.rmtree(left, ignore_errors=True)
        yield


def forget_old(current: Path) -> None:
    for folder, _ in list(builds.builds())[KEPT:]:
        if folder != current:
            shutil.rmtree(folder)


def step_back() -> None:
    """Everybody else goes first."""
    with suppress(AttributeError, OSError):
        os.nice(19)
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))


def main(words: list[str]) -> int:
    """`--behind`: at low priority, and only as long as whoever started it lives."""
    start, behind = time.perf_counter(), "--behind" in words
    if behind:
        step_back()
    try:
        build(lambda: behind and os.getppid() != PARENT)
    except CannotCompile:
        print("The C compiler here builds no Python extension: the rules run interpreted.", file=sys.stderr)
        return 1
    except (CCompilerError, DistutilsError):
        is_full = "No space left" in SAID.read_text()
        print(FULL if is_full else FAILED.format(SAID.relative_to(builds.BUILDS.parent)), file=sys.stderr)
        return 1
    except OSError as problem:
        print(
            f"The rules run interpreted: {problem.filename} could not be written ({problem.strerror}).", file=sys.stderr
        )
        return 1
    if behind:
        print(DONE.format(time.perf_counter() - start), flush=True)
    return 0


if __name__ == "__main__":
    os.chdir(ROOT)
    sys.exit(main(sys.argv[1:]))

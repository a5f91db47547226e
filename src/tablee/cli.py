"""The `tablee` command."""

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated

import typer

import tablee

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False, help=tablee.__doc__)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 lets others on your network join.")] = (
        "127.0.0.1"
    ),
    port: Annotated[int | None, typer.Option(min=0, max=65535, help="Port; by default 8000 or any free one.")] = None,
    data: Annotated[Path | None, typer.Option(help="Where games are kept.")] = None,
    database: Annotated[str | None, typer.Option(help="postgresql://… for several processes; else a file.")] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Server processes; more than 1 with PostgreSQL.")] = 1,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the table in the browser.")] = True,
) -> None:
    """Open the table: the server and its web page."""
    from tablee.kernel.game import BadInput
    from tablee.server import serve as server
    from tablee.server.store import StoreFailed

    try:
        server.serve(host, port, data or server.data_folder(), browser=browser, database=database, workers=workers)
    except (BadInput, StoreFailed) as problem:
        refuse(str(problem))
    except OSError as problem:
        where = host if port is None else f"{host}:{port}"
        refuse(f"Cannot listen on {where} ({problem.strerror}); choose another with --host and --port.")


@app.command()
def version() -> None:
    """Say which version this is, and whether its rules are compiled."""
    print(f"tablee {tablee.__version__} ({'compiled' if is_compiled() else 'interpreted'})")


def is_compiled() -> bool:
    """Whether mypyc has compiled the kernel."""
    try:
        kernel = find_spec("tablee.kernel.state")
    except ModuleNotFoundError:
        return False
    return bool(kernel and kernel.origin and not kernel.origin.endswith(".py"))


def refuse(sentence: str) -> None:
    """Bad input: one sentence, exit code 2."""
    typer.echo(sentence, err=True)
    raise typer.Exit(2)


def main() -> None:
    """Entry point."""
    app()

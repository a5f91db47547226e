"""Tablée: five French table games on one rules kernel."""

from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("tablee")
except PackageNotFoundError:  # run from the sources, without an installation
    __version__ = "0+source"

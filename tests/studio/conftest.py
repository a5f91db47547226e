"""A `tablee` command for each test, as at the terminal."""

from tests.terminal.conftest import tablee as tablee

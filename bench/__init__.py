"""Measurements, each beside its peers in the same run: `python3 run.py bench NAME [--json] [--quick]`."""

QUICK = "a moment of everything: whether it runs; the figures say nothing"

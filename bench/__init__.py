"""Measurements, each beside its peers in the same run: `python3 run.py bench NAME [--json]`."""

"""Bots of others, behind a line protocol."""

"""Decisions as data: what was seen, what was open, what was chosen, what a search thought of it, what came of it."""

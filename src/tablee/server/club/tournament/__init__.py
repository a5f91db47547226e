"""Tournaments: who sits where, what a game is worth, and how an evening goes on."""

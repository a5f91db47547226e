"""Minds that learn: games are played, noted and learnt from, and what was learnt is written beside the rules."""

"""Minds that learn."""

"""Tablée: five French table games on one rules kernel."""

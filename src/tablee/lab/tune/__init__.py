"""Options and numbers that come nearest to a goal."""

"""What does not add up in a rulebook."""

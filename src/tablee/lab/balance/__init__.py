"""What each seat, role and card is worth."""

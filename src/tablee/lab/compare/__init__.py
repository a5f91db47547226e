"""What a changed option or box does."""

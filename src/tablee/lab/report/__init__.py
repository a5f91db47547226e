"""A page to read, to print and to send."""

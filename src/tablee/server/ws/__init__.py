"""A connection, from bytes to messages."""

"""What may be said between a client and the server, by whom, and what is refused."""

"""What may be said between a client and the server; it knows nothing else of the server."""

"""One table as its log tells it: no sockets, no timers, no storage."""

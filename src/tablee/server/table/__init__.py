"""One table as its log tells it: pure, without time, sockets or storage."""

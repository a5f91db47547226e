"""Load on the table server: a house, a crowd, the gates that must hold, and a peer beside it."""

"""Tables in memory: the people at them, their timers and their bots."""

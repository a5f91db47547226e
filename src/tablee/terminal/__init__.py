"""The terminal table: a person against bots."""

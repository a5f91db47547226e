"""Agents that read and write: our tables as text, for assistants (MCP) and for text environments (TextArena)."""

"""A WebSocket, from bytes to messages and back."""

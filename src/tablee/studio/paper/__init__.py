"""A box on paper: its cards to cut out, and its rule book."""

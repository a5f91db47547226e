"""After a game: what each move was worth."""

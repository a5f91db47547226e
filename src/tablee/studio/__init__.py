"""The studio: a game of one's own, from an empty folder (`new`) to one that keeps all laws (`check`)."""

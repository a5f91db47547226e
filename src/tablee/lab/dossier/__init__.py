"""All that the lab knows of a game, as one page to send to a publisher."""

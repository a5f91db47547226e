"""The rules kernel: seven words that any table game can be written with.  It imports nothing else of ours."""

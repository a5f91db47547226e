"""`tablee mcp`: an assistant finds games, sits down at a table and plays, by the same doors as a person."""

"""The research interfaces."""

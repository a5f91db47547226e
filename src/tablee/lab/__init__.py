"""The lab: many games, and what they come to."""

"""The lab behind the page."""

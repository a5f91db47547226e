"""The club: who wants to be reminded, and how reminders leave the house."""

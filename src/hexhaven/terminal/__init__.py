"""A game in the terminal: one person at a table with bots."""

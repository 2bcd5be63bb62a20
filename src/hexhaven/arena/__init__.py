"""The arena: bots play one another, and the results say how strong they are and how certain that is."""

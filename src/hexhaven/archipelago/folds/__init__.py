"""How events change a view, chapter by chapter."""

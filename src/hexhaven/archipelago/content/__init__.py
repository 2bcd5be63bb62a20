"""Component tables."""

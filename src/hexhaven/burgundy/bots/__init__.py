"""Bots that play Burgundy."""

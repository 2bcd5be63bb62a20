"""Bots that play Archipelago."""

"""Archipelago: the only public face of the game. docs/rules/archipelago.md is its law."""

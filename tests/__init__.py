"""The tests: those of a game follow the chapters of its rules."""

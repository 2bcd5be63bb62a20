"""One module per chapter of the rulebook."""

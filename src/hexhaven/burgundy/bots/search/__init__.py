"""What the search knows about Burgundy: a policy, and what a position is worth. Compiled."""

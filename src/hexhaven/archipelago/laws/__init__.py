"""What must be true in every position."""

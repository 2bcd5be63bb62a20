"""Positions written down for scenarios and tests, and what can be read off them."""

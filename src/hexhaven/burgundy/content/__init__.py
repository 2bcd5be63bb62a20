"""The components of the box as tables, one row per component."""

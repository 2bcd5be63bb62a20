"""Answers as short texts, and back."""

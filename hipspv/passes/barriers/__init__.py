"""Barriers of a block."""

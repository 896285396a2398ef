"""Barriers of the whole grid."""

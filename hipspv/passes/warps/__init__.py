"""Warps and their lanes."""

"""Passes that give a module the form of PTX."""

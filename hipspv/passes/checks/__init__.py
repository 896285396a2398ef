"""Passes that report code which can't be translated, or can't run, and data races."""

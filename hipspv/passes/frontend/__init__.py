"""Passes for language constructs as clang's front end leaves them, before the optimiser."""

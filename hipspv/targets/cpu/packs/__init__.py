"""Functions that run several threads at a time, in the elements of vectors."""

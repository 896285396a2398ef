"""Functions that run the threads of one block."""

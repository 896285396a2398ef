"""Address spaces, shared memory and kernel arguments."""

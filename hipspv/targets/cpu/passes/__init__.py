"""Passes that make functions of kernels which run a block each."""

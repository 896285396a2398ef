"""Passes that serve the vectoriser of Intel's OpenCL compiler for CPUs."""

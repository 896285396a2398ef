"""Passes that give a module the form of SPIR-V and OpenCL."""

"""Kernels as native code of the host's processor."""

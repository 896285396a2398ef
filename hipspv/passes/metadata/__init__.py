"""Passes that record facts about kernels for the runtime."""

"""The programs of the tests on a machine with an NVIDIA GPU that has no compiler: see run.py."""

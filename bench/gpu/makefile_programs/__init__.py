"""A comparison with nvcc on an NVIDIA GPU, by programs that have Makefiles: see __main__.py."""

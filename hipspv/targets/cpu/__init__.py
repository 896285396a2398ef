"""Native code of the host's processor, for kernels that run on it."""

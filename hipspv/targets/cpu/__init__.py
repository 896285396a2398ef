"""Native code of the host's processor, for kernels that run on it."""

TRIPLE = "x86_64-unknown-linux-gnu"

"""gdb's extension for kernels that run on the CPU. gdb's own Python runs it, which may be older."""

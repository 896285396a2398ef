"""The runtime's tests with sanitizers and under valgrind: make sanitize."""

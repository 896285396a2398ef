"""A limit that catches what hangs. No test may measure time: the machine may be busy."""

# Seconds: far more than the slowest program takes on a machine with ten times as much to do.
HANG_S = 1200

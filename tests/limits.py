"""A limit that catches hangs. No test may measure time: the machine may be busy."""

# Seconds: far more than the slowest program takes on a machine with ten times as much load.
HANG_S = 1200

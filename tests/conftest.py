"""Being here, it makes pytest import `tests`, for what its __init__ does, before any test."""
